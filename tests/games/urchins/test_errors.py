"""What Sea Urchins says about a move or a position that is wrong."""

from argparse import Namespace

import pytest
from table import Table

from shoal.core.catalogue import LANGUAGES
from shoal.core.catalogue.catalogue import split_entries
from shoal.core.errors import BadNotation, BadPosition, ShoalError
from shoal.games import game_info
from shoal.games.urchins import solver

INFO = game_info("urchins")

MIDDLE = (
    "players=2 size=4 | board=...r/.RY./.y../.... pieces=b3,hand pile=17,17 won=0,0 "
    "turn=0 phase=1 added=no calm=2"
)
START = (
    "players=2 size=4 | board=..../..../..../.... pieces=hand,hand pile=20,20 won=0,0 "
    "turn=0 phase=lot added=no calm=0"
)


def move(text):
    return lambda: INFO.game({"size": 4}).parse_move(text)


def outcome(text):
    table = Table("urchins", START)
    return lambda: table.game.parse_chance(table.state, text)


def position(start, *changes):
    """Reads a position in which some words are replaced by others."""
    for change in changes:
        old = next(word for word in start.split() if word.startswith(change.partition("=")[0]))
        start = start.replace(old, change)
    return lambda: Table("urchins", start)


def solve(text="", most=10):
    return lambda: list(solver.solve(Namespace(position=text, most=most)))


NOTATION = {
    "error-move": move("swim"),
    "error-square": move("piece e1"),
    "error-not-in-line": move("move a1 b2"),
    "error-chance": outcome("first 2"),
}
POSITIONS = {
    "error-rows": position(MIDDLE, "board=...r/.RY./.y.."),
    "error-mark": position(MIDDLE, "board=...r/.RY./.y../...x"),
    "error-piece-empty": position(MIDDLE, "pieces=a1,hand"),
    "error-piece-twice": position(MIDDLE, "pieces=b3,b3"),
    "error-colour": position(MIDDLE, "pile=18,16"),
    "error-tokens": position(MIDDLE, "won=0,1"),
    "error-lot": position(START, "calm=1"),
    "error-lot-option": position(START.replace("size=4", "size=4 first=1")),
    "error-added": position(MIDDLE, "added=yes"),
    "error-not-over": position(MIDDLE, "phase=over"),
    "error-over": position(MIDDLE, "pile=0,0", "won=17,17"),
    "error-still": position(MIDDLE, "calm=8"),
    "error-solve-players": solve(
        MIDDLE.replace("players=2", "players=3")
        .replace("hand", "hand,hand")
        .replace("0,0", "0,0,0")
    ),
    "error-solve-nobody": solve(START),
    "error-solve-size": solve(MIDDLE),
}
SOLVER = {"error-solve-most": solve(most=0)}
CASES = [
    *[(BadNotation, key, act) for key, act in NOTATION.items()],
    *[(BadPosition, key, act) for key, act in POSITIONS.items()],
    *[(ShoalError, key, act) for key, act in SOLVER.items()],
]


@pytest.mark.parametrize(("kind", "key", "act"), CASES, ids=[key for _, key, _ in CASES])
def test_an_error_says_what_is_wrong_in_every_language(kind, key, act):
    with pytest.raises(kind) as wrong:
        act()
    error = wrong.value
    assert error.message.key == key
    sentences = [error.sentence(language) for language in LANGUAGES]
    assert all(sentence.endswith(".") and "error-" not in sentence for sentence in sentences)
    assert len(set(sentences)) == len(LANGUAGES)
    assert not error.rule or f"**{error.rule}**" in INFO.rules()


def test_every_error_of_the_catalogue_is_raised_above():
    text = (INFO.folder / "words" / "errors" / "en.ftl").read_text(encoding="utf-8")
    assert sorted(key for key, _text in split_entries(text)) == sorted(key for _, key, _ in CASES)
