"""Recorded games, one for every ending of Jaws, which must keep replaying."""

from pathlib import Path

import pytest

import shoal
from shoal.match.match import Match

RECORDS = Path(__file__).parent / "records"
ENDINGS = {
    "act1_second_barrel": ("won-barrels", "JW-74"),
    "act1_seven_swimmers": ("won-swimmers", "JW-74"),
    "act1_summer_over": ("won-nobody-summer", "JW-74"),
    "act2_shark_dead": ("won-wounds", "JW-128"),
    "act2_orca_sunk": ("won-sinking", "JW-128"),
    "act2_crew_eaten": ("won-eating", "JW-128"),
    "act2_night_falls": ("won-nobody-night", "JW-130"),
    "act1_helicopter_by_brody": ("won-nobody-summer", "JW-74"),
    "act2_maul_of_a_bonus_attack": ("won-nobody-night", "JW-130"),
    "both_second_barrel_shark_dead": ("won-wounds", "JW-128"),
    "both_ninth_swimmer_orca_sunk": ("won-sinking", "JW-128"),
    "both_ninth_swimmer_crew_eaten": ("won-eating", "JW-128"),
}


def test_every_stored_record_has_an_expected_ending():
    assert {path.stem for path in RECORDS.glob("*.record")} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_a_stored_record_is_valid(name):
    assert shoal.verify(RECORDS / f"{name}.record") == []


@pytest.mark.parametrize("name", ENDINGS)
def test_a_stored_record_ends_as_its_name_says(name):
    match = Match.replay(shoal.read(RECORDS / f"{name}.record"))
    last = match.log(None)[-1].messages[-1]
    assert match.over and (last.key, last.rule) == ENDINGS[name]


@pytest.mark.parametrize(
    ("name", "ending"),
    [
        ("both_second_barrel_shark_dead", "log-act-over-barrels"),
        ("both_ninth_swimmer_orca_sunk", "log-act-over-swimmers"),
    ],
)
def test_act_1_ends_as_the_name_of_the_record_says(name, ending):
    match = Match.replay(shoal.read(RECORDS / f"{name}.record"))
    assert ending in [entry.messages[-1].key for entry in match.log(None)]


@pytest.mark.parametrize("name", ENDINGS)
def test_no_log_entry_of_the_crew_is_empty(name):
    match = Match.replay(shoal.read(RECORDS / f"{name}.record"))
    assert all(entry.messages for entry in match.log(1))
    assert len(match.log(0)) > len(match.log(1))


def test_brodys_player_flew_him_with_the_helicopter():
    record = shoal.read(RECORDS / "act1_helicopter_by_brody.record")
    drawn = [step for step, (_, text) in enumerate(record.moves) if text == "event helicopter"]
    assert drawn and all(record.moves[step + 1][0] == 2 for step in drawn)


def test_maul_again_served_a_bonus_attack():
    texts = [text for _, text in shoal.read(RECORDS / "act2_maul_of_a_bonus_attack.record").moves]
    mauled = [step for step, text in enumerate(texts) if text.startswith("maul ")]
    assert any(texts[step - 2].startswith("bonus ") for step in mauled)
