"""Recorded games, one for every way in which Sea Urchins can end: all must replay."""

from pathlib import Path

import pytest

import shoal
from shoal.match.match import Match

RECORDS = Path(__file__).parent / "records"
ENDINGS = {
    "both_piles_empty_two_players": "log-end-pile",
    "both_piles_empty_four_players_large_board": "log-end-pile",
    "either_pile_empty": "log-end-colour",
    "nobody_can_add": "log-end-still",
    "shared_win": "won-shared",
}


def test_every_stored_record_has_an_expected_ending():
    assert {path.stem for path in RECORDS.glob("*.record")} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_a_stored_record_is_valid(name):
    assert shoal.verify(RECORDS / f"{name}.record") == []


@pytest.mark.parametrize("name", ENDINGS)
def test_a_stored_record_ends_as_its_name_says(name):
    match = Match.replay(shoal.read(RECORDS / f"{name}.record"))
    ending = [said.key for said in match.log(None)[-1].messages]
    assert match.over and ENDINGS[name] in ending
