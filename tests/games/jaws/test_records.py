"""Recorded games, one for every ending of Jaws, which must keep replaying."""

from pathlib import Path

import pytest

import shoal
from shoal.match.match import Match

RECORDS = Path(__file__).parent / "records"
ENDINGS = {
    "act1_second_barrel": "it hits the shark (JW-60)! The crew has won (JW-74).",
    "act1_seven_swimmers": "The shark has won (JW-74).",
    "act1_summer_over": "Time is up: a draw (JW-74).",
    "act2_shark_dead": "The shark is dead. The crew has won (JW-128).",
    "act2_orca_sunk": "The Orca is gone. The shark has won (JW-128).",
    "act2_crew_eaten": "Nobody of the crew is left. The shark has won (JW-128).",
    "act2_night_falls": "Time is up: a draw (JW-130).",
    "act1_helicopter_by_brody": "Time is up: a draw (JW-74).",
    "act2_maul_of_a_bonus_attack": "Time is up: a draw (JW-130).",
    "both_second_barrel_shark_dead": "The shark is dead. The crew has won (JW-128).",
    "both_ninth_swimmer_orca_sunk": "The Orca is gone. The shark has won (JW-128).",
    "both_ninth_swimmer_crew_eaten": "Nobody of the crew is left. The shark has won (JW-128).",
}


def test_every_stored_record_has_an_expected_ending():
    assert {path.stem for path in RECORDS.glob("*.record")} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_a_stored_record_is_valid(name):
    assert shoal.verify(RECORDS / f"{name}.record") == []


@pytest.mark.parametrize("name", ENDINGS)
def test_a_stored_record_ends_as_its_name_says(name):
    match = Match.replay(shoal.read(RECORDS / f"{name}.record"))
    assert match.over and match.log(None)[-1].endswith(ENDINGS[name])


@pytest.mark.parametrize(
    ("name", "ending"),
    [
        (
            "both_second_barrel_shark_dead",
            "it hits the shark (JW-60)! Act 1 is over; Act 2 begins (JW-71).",
        ),
        ("both_ninth_swimmer_orca_sunk", "played (JW-48). Act 1 is over; Act 2 begins (JW-71)."),
    ],
)
def test_act_1_ends_as_the_name_of_the_record_says(name, ending):
    match = Match.replay(shoal.read(RECORDS / f"{name}.record"))
    assert any(line.endswith(ending) for line in match.log(None))


@pytest.mark.parametrize("name", ENDINGS)
def test_no_log_line_of_the_crew_is_empty(name):
    match = Match.replay(shoal.read(RECORDS / f"{name}.record"))
    assert all(match.log(1)) and len(match.log(0)) > len(match.log(1))


def test_brodys_player_flew_him_with_the_helicopter():
    record = shoal.read(RECORDS / "act1_helicopter_by_brody.record")
    drawn = [step for step, (_, text) in enumerate(record.moves) if text == "event helicopter"]
    assert drawn and all(record.moves[step + 1][0] == 2 for step in drawn)


def test_maul_again_served_a_bonus_attack():
    texts = [text for _, text in shoal.read(RECORDS / "act2_maul_of_a_bonus_attack.record").moves]
    mauled = [step for step, text in enumerate(texts) if text.startswith("maul ")]
    assert any(texts[step - 2].startswith("bonus ") for step in mauled)
