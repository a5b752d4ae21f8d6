"""Recorded games, one for every way in which Sea Urchins can end: all must replay."""

from pathlib import Path

import pytest

import shoal
from shoal.match.match import Match

RECORDS = Path(__file__).parent / "records"
ENDINGS = {
    "both_piles_empty_two_players": "The pile is used up, and the game is over (UR-37).",
    "both_piles_empty_four_players_large_board": "used up, and the game is over (UR-37).",
    "either_pile_empty": "token left, and the game is over (UR-37).",
    "nobody_can_add": "nobody can add, nobody fished, and the game is over (UR-39).",
    "shared_win": "share the win",
}


def test_every_stored_record_has_an_expected_ending():
    assert {path.stem for path in RECORDS.glob("*.record")} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_a_stored_record_is_valid(name):
    assert shoal.verify(RECORDS / f"{name}.record") == []


@pytest.mark.parametrize("name", ENDINGS)
def test_a_stored_record_ends_as_its_name_says(name):
    match = Match.replay(shoal.read(RECORDS / f"{name}.record"))
    assert match.over and ENDINGS[name] in match.log(None)[-1]
