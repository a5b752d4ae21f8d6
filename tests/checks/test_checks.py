import ast
import itertools
import re

import pytest
from checks import broken_games
from checks.broken_games import CASES
from checks.lagoon import GAME, Lagoon, info_of

from shoal.core import checks
from shoal.core.errors import BadPlayers, CheckFailed
from shoal.sample_games import connect_four, tic_tac_toe


@pytest.fixture(autouse=True)
def restart_the_clock():
    """Makes the result of a broken game independent of those before it."""
    broken_games.ticks = itertools.count()


def failure_of(game, **how):
    with pytest.raises(CheckFailed) as caught:
        checks.check(info_of(game), **how)
    return caught.value


def broken_game(name):
    return next(game for _, game in CASES if game.__name__ == name)


def test_an_honest_game_passes_all_checks():
    assert checks.check(GAME, games=12) == 36


@pytest.mark.parametrize(("check", "game"), CASES, ids=[game.__name__ for _, game in CASES])
def test_a_broken_game_fails_its_check(check, game):
    assert failure_of(game).check == check


def test_every_check_is_failed_by_some_game():
    assert {name for name, _ in CASES} == {check.name for check in checks.CHECKS}


def test_every_check_is_a_sentence():
    assert all(check.sentence.endswith(".") for check in checks.CHECKS)


@pytest.mark.parametrize("module", [connect_four, tic_tac_toe])
def test_the_sample_games_pass_all_checks(module):
    assert checks.check(module.GAME, games=12) == 12


@pytest.mark.parametrize(
    "name",
    ["OffersAMoveTwice", "DropsShellsInTheSea", "AcceptsAnyPosition", "TellsWhereOthersHide"],
)
def test_a_failure_says_how_to_reproduce_it(name):
    first = failure_of(broken_game(name), seed=5)
    again = re.search(r"players=(\d), options=({.*}), games=1, seed=(\d+)", str(first))
    players, options, seed = map(ast.literal_eval, again.groups())
    second = failure_of(broken_game(name), players=players, options=options, games=1, seed=seed)
    assert str(second) == str(first)


def test_a_failure_shows_the_moves_as_in_a_record():
    told = str(failure_of(broken_game("DropsShellsInTheSea")))
    assert re.search(r"Moves: \d hide \d; .*\* tide \d.*\n  Position: players=\d .*\| round=", told)


def test_progress_is_reported_after_each_game():
    told = []
    checks.check(GAME, games=2, players=3, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 2), (2, 2)]


def test_checks_are_not_run_with_too_many_players():
    with pytest.raises(BadPlayers, match="2 to 4 players, not 9"):
        checks.check(GAME, players=9)


def test_the_same_seed_has_the_same_digest():
    assert checks.digest(GAME, players=3) == checks.digest(info_of(Lagoon), players=3)


def test_another_seed_has_another_digest():
    assert checks.digest(GAME, players=3, seed=1) != checks.digest(GAME, players=3, seed=2)


def test_another_rule_has_another_digest():
    other = info_of(broken_game("CountsRanksFromOne"))
    assert checks.digest(GAME, players=2) != checks.digest(other, players=2)
