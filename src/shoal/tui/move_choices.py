"""The legal moves as a person looks for them: by verb, narrowed by typing, completed."""

import re
from collections.abc import Sequence
from typing import Final

MANY = 24
"""A longer list of moves is told by its verbs first."""


LETTER_AND_NUMBER: Final = re.compile(r"(?<=[a-z])(?=\d)")


def by_verb(moves: Sequence[str]) -> dict[str, list[str]]:
    """The moves in their order, gathered under their first word.

    >>> by_verb(["fish 4x2", "shark 4", "fish 5x2"])
    {'fish': ['fish 4x2', 'fish 5x2'], 'shark': ['shark 4']}
    """
    groups: dict[str, list[str]] = {}
    for move in moves:
        groups.setdefault(move.partition(" ")[0], []).append(move)
    return groups


def matching(moves: Sequence[str], typed: str) -> list[str]:
    """The moves that begin as typed; if none does, those with such words further on.

    If there are none either, a letter and a number written together are two words.

    >>> matching(["add red a1", "add red b1", "move a1 b1"], "add red")
    ['add red a1', 'add red b1']
    >>> matching(["add red a1", "add red b1", "move a1 b1"], "b")
    ['add red b1', 'move a1 b1']
    >>> matching(["shark 2", "shark 5", "fish 1x2"], "s2")
    ['shark 2']
    """
    typed = squeezed(typed)
    begin = [move for move in moves if _fits(move.lower().split(), typed.split())]
    within = begin or [move for move in moves if _holds(move.lower().split(), typed.split())]
    apart = LETTER_AND_NUMBER.sub(" ", typed)
    return matching(moves, apart) if not within and apart != typed else within


def exact(moves: Sequence[str], typed: str) -> str:
    """The move that is typed in full, whatever its capitals; '' if none is."""
    typed = squeezed(typed)
    return next((move for move in moves if move.lower() == typed), "")


def completed(moves: Sequence[str], typed: str) -> str:
    """What is typed, lengthened as far as all matching moves agree.

    >>> completed(["add red a1", "add red b1", "hold"], "a")
    'add red '
    """
    found = matching(moves, typed)
    if not found:
        return typed
    common = found[0]
    for move in found[1:]:
        while not move.startswith(common):
            common = common[:-1]
    if len(common) >= len(squeezed(typed)) and _agree(common, typed):
        return common
    return typed


def squeezed(typed: str) -> str:
    """Small letters and single spaces."""
    return " ".join(typed.lower().split())


def _agree(common: str, typed: str) -> bool:
    return _fits(common.lower().split(), squeezed(typed).split())


def _fits(words: list[str], typed: list[str]) -> bool:
    """Whether each typed word is the beginning of the move's word in its place."""
    return len(typed) <= len(words) and all(
        word.startswith(part) for word, part in zip(words, typed, strict=False)
    )


def _holds(words: list[str], typed: list[str]) -> bool:
    return any(_fits(words[place:], typed) for place in range(len(words)))
