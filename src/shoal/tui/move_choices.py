"""Finding a legal move: grouped by verb, filtered and completed by what is typed."""

import re
from collections.abc import Sequence
from typing import Final

MANY = 24
"""A longer list of moves is shown by its verbs first."""

LETTER_AND_NUMBER: Final = re.compile(r"(?<=[a-z])(?=\d)")


def by_verb(moves: Sequence[str]) -> dict[str, list[str]]:
    """The moves in order, grouped by their first word.

    >>> by_verb(["fish 4x2", "shark 4", "fish 5x2"])
    {'fish': ['fish 4x2', 'fish 5x2'], 'shark': ['shark 4']}
    """
    groups: dict[str, list[str]] = {}
    for move in moves:
        groups.setdefault(move.partition(" ")[0], []).append(move)
    return groups


def matching(moves: Sequence[str], typed: str) -> list[str]:
    """The moves that start as typed; if none does, those with such words further on.

    If there are none either, a letter and a number written together count as two words.

    >>> matching(["add red a1", "add red b1", "move a1 b1"], "add red")
    ['add red a1', 'add red b1']
    >>> matching(["add red a1", "add red b1", "move a1 b1"], "b")
    ['add red b1', 'move a1 b1']
    >>> matching(["shark 2", "shark 5", "fish 1x2"], "s2")
    ['shark 2']
    """
    typed = normalized(typed)
    begin = [move for move in moves if _starts_with(move.lower().split(), typed.split())]
    within = begin or [move for move in moves if _contains(move.lower().split(), typed.split())]
    apart = LETTER_AND_NUMBER.sub(" ", typed)
    return matching(moves, apart) if not within and apart != typed else within


def exact(moves: Sequence[str], typed: str) -> str:
    """The move that is typed in full, in any case; '' if none is."""
    typed = normalized(typed)
    return next((move for move in moves if move.lower() == typed), "")


def completed(moves: Sequence[str], typed: str) -> str:
    """What is typed, completed as far as all matching moves agree.

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
    if len(common) >= len(normalized(typed)) and _agree(common, typed):
        return common
    return typed


def normalized(typed: str) -> str:
    """Lower case and single spaces."""
    return " ".join(typed.lower().split())


def _agree(common: str, typed: str) -> bool:
    return _starts_with(common.lower().split(), normalized(typed).split())


def _starts_with(words: list[str], typed: list[str]) -> bool:
    """Whether each typed word starts the word of the move in the same place."""
    return len(typed) <= len(words) and all(
        word.startswith(part) for word, part in zip(words, typed, strict=False)
    )


def _contains(words: list[str], typed: list[str]) -> bool:
    return any(_starts_with(words[index:], typed) for index in range(len(words)))
