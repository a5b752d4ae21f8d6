"""What SharkBait says about a move, an option or a position that is wrong."""

from argparse import Namespace

import pytest
from table import Table

from shoal.core.catalogue import LANGUAGES
from shoal.core.catalogue.catalogue import split_entries
from shoal.core.errors import BadNotation, BadOption, BadPosition, ShoalError
from shoal.games import game_info
from shoal.games.sharkbait import solver

INFO = game_info("sharkbait")

ROLL = (
    "players=3 | phase=throw round=1 first=0 turn=0 pawns=0,0,0 baits=1,1,1 trophies=0,0,0 "
    "won=0,0,0 hold=18,19,20 ocean=000000 sharks=- dice=8 thrown=- black=- placed=- prize=0"
)
SETUP = ROLL.replace("phase=throw", "phase=first").replace("hold=18,19,20", "hold=-")
HOME = ROLL.replace("sharks=-", "sharks=36")


def move(text):
    return lambda: INFO.game().parse_move(text)


def outcome(text):
    table = Table("sharkbait", ROLL)
    return lambda: table.game.parse_chance(table.state, text)


def tokens(text):
    return lambda: INFO.game({"tokens": text})


def position(start, *changes):
    """Reads a position in which some words are replaced by others."""
    for change in changes:
        old = next(word for word in start.split() if word.startswith(change.partition("=")[0]))
        start = start.replace(old, change)
    return lambda: Table("sharkbait", start)


def solve(**arguments):
    given = {"position": "", "hold": None, "bait": 0.5, "out": None, **arguments}
    return lambda: list(solver.solve(Namespace(**given)))


NOTATION = {
    "error-move": move("swim"),
    "error-one-fish": move("fish 4x1"),
    "error-chance": outcome("hold 3"),
    "error-roll": outcome("throw 123 4"),
}
OPTIONS = {
    "error-token-form": tokens("1-20"),
    "error-token-number": tokens("22-41:0"),
    "error-token-steps": tokens("1-20:21"),
    "error-token-twice": tokens("1-20:1,3:2"),
    "error-token-count": tokens("1-19:0"),
}
POSITIONS = {
    "error-won": position(ROLL, "won=5,0,0"),
    "error-token-in-two-places": position(ROLL, "turn=1", "won=18,0,0"),
    "error-no-such-token": position(ROLL, "turn=1", "won=40,0,0"),
    "error-baits": position(ROLL, "baits=9,9,9"),
    "error-hold": position(ROLL, "hold=18"),
    "error-trophies": position(ROLL, "trophies=1,0,0"),
    "error-setup": position(SETUP, "pawns=1,0,0"),
    "error-phase-first": position(SETUP, "first=1", "turn=1"),
    "error-phase-throw": position(HOME, "ocean=700000", "dice=1"),
    "error-phase-place": position(HOME, "phase=place", "dice=2", "thrown=12"),
    "error-loss-choice": position(HOME, "phase=loss", "ocean=200000", "dice=1", "thrown=12"),
    "error-loss-fish": position(HOME, "phase=loss", "dice=1", "thrown=12"),
    "error-loss-shark": position(ROLL, "phase=loss", "ocean=110000", "dice=1", "thrown=12"),
    "error-prize-phase": position(ROLL, "prize=4"),
    "error-prize-bait": position(HOME, "phase=prize", "baits=0,1,1", "prize=4"),
    "error-prize-low": position(HOME, "phase=prize", "ocean=800000", "dice=0", "prize=4"),
    "error-fish": position(ROLL, "ocean=100000"),
    "error-between-turns": position(SETUP, "dice=7"),
    "error-dice-rolled": position(ROLL, "phase=place", "thrown=12"),
    "error-dice-left": position(
        ROLL, "phase=decide", "ocean=200000", "dice=6", "thrown=12", "placed=1"
    ),
    "error-placed": position(
        HOME, "phase=decide", "ocean=200000", "dice=6", "thrown=123456", "placed=2"
    ),
    "error-bad-roll": position(HOME, "phase=loss", "ocean=220000", "dice=1", "thrown=11"),
    "error-no-roll": position(ROLL, "thrown=12"),
}
SOLVER = {
    "error-solve-no-turn": solve(position=SETUP),
    "error-solve-hold": solve(hold="4,4,4"),
    "error-solve-bait": solve(bait=11.0),
}
CASES = [
    *[(BadNotation, key, act) for key, act in NOTATION.items()],
    *[(BadOption, key, act) for key, act in OPTIONS.items()],
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
