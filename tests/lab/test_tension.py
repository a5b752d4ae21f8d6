"""Drama, decisiveness, uncertainty and forced moves of games for which they are known."""

from dataclasses import replace

import pytest

from shoal.lab.study_game import play_task
from shoal.lab.study_plan import Study
from shoal.lab.tension import decisiveness, drama, forced_share, tension, uncertainty

AHEAD, BEHIND = [0.75, 0.5, 0.25], [0.5, 0.75, 0.25]


@pytest.fixture(scope="module")
def game():
    """A game that seat 0 wins."""
    task = Study("sharkbait", (3,), "random", "easy", 4).tasks(set())[0]
    return replace(play_task(task)[0], ranks=[0, 1, 2])


def test_a_winner_who_led_all_along_has_no_drama(game):
    always = replace(game, values=[AHEAD] * 9)
    assert drama(always) == 0.0 and decisiveness(always) == 1.0


def test_drama_is_the_root_of_what_the_winner_lacked(game):
    assert drama(replace(game, values=[BEHIND] * 9)) == 0.5
    assert drama(replace(game, values=[BEHIND, *[AHEAD] * 8])) == pytest.approx(0.5 / 9)


def test_a_game_is_decided_when_the_winner_takes_the_lead_for_good(game):
    course = [AHEAD, BEHIND, AHEAD, AHEAD, BEHIND, AHEAD, AHEAD, AHEAD, AHEAD]
    assert decisiveness(replace(game, values=course)) == pytest.approx(4 / 9)
    assert decisiveness(replace(game, values=[BEHIND] * 9)) == 0.0


def test_a_side_of_several_seats_has_one_value(game):
    teams = replace(game, sides=[0, 1, 1], ranks=[1, 0, 0], values=[[0.5, 0.25, 0.5]] * 9)
    assert drama(teams) == 0.0
    assert tension([teams, teams])["uncertainty"][0]["mean"] == 1.0


def test_equal_prospects_are_uncertain_and_a_decided_game_is_not():
    assert uncertainty([0.3, 0.3, 0.3]) == pytest.approx(1)
    assert uncertainty([0.0, 0.9, 0.0]) == 0.0
    assert uncertainty([0.5, 0.5, 0.0]) == pytest.approx(0.6309, abs=1e-4)


def test_forced_moves_are_those_without_an_alternative(game):
    assert forced_share(replace(game, forced=3, decisions=9)) == 0.25


def test_games_of_an_older_version_have_no_such_figures(game):
    assert tension([replace(game, values=[])] * 3) is None
