"""RULES.md, who knows what: JW-131 to JW-135."""

import pytest

from shoal.core.state import SPECTATOR

SECRETS = ("shark", "tokens", "token", "strokes", "bites", "touched", "knocked")


def facts(table, seat):
    return table.game.view(table.state, seat).facts


@pytest.mark.parametrize("seat", [1, 2, 3, SPECTATOR])
def test_JW_131_the_crew_sees_nothing_of_the_sharks_notes(amity, seat):
    seen = facts(amity("pick", players=4, tokens="burst"), seat)
    assert not set(SECRETS) & set(seen) and seen["tokensleft"] == 1


def test_JW_131_the_shark_sees_its_own_notes(amity):
    assert set(SECRETS) < set(facts(amity("pick"), 0))


def test_JW_132_hand_token_and_ability_are_the_sharks_until_the_reveal(orca):
    table = orca("ready", choice="B", hand="maul", ability="hard")
    assert not {"hand", "choice", "ability"} & set(facts(table, 1))
    assert facts(table, 0)["choice"] == "B"
    shown = facts(orca("bite", choice="B", hand="maul", ability="hard"), 1)
    assert (shown["choice"], shown["ability"]) == ("B", "hard") and "hand" not in shown


def test_JW_133_gear_weapons_and_targets_lie_open(orca):
    table = orca("move", active="quint", actions=2, choice="A", done="brody",
                 weapons="-,Pistol,-", targets="-,7,-")  # fmt: skip
    shark = facts(table, 0)
    assert shark["weapons"] == ["-", "Pistol", "-"] and shark["targets"] == ["-", "7", "-"]
    assert shark["gear"]["hooper"] == ["Shark-Dart", "Shark-Cage"]


@pytest.mark.parametrize("phase", ["pick", "token"])
def test_JW_134_spectators_see_what_the_crew_sees(amity, phase):
    table = amity(phase)
    assert facts(table, SPECTATOR) == facts(table, 1)


def test_JW_135_the_belief_uses_reports_and_answers_alone(amity):
    here, there = amity("pick", shark="1"), amity("pick", shark="S")
    beliefs = [
        table.game.tracker.belief(table.game.view(table.state, 1)) for table in (here, there)
    ]
    assert beliefs[0] == beliefs[1] == dict.fromkeys(beliefs[0], pytest.approx(1 / 12))
