import ast
import itertools
import re

import pytest
from checks import outlaws
from checks.lagoon import GAME, Lagoon, room_of
from checks.outlaws import CASES

from shoal.core import checks
from shoal.core.errors import BadPlayers, CheckFailed
from shoal.sample_games import connect_four, tic_tac_toe


@pytest.fixture(autouse=True)
def restart_the_clock():
    """No outlaw depends on how many ran before it."""
    outlaws.ticks = itertools.count()


def broken(game, **how):
    with pytest.raises(CheckFailed) as caught:
        checks.check(room_of(game), **how)
    return caught.value


def outlaw(name):
    return next(game for _, game in CASES if game.__name__ == name)


def test_an_honest_game_keeps_all_laws():
    assert checks.check(GAME, games=12) == 36


@pytest.mark.parametrize(("law", "game"), CASES, ids=[game.__name__ for _, game in CASES])
def test_a_game_that(law, game):
    assert broken(game).law == law


def test_every_law_is_broken_by_somebody():
    assert {law for law, _ in CASES} == {law.name for law in checks.LAWS}


def test_every_law_is_a_sentence():
    assert all(law.sentence.endswith(".") for law in checks.LAWS)


@pytest.mark.parametrize("specimen", [connect_four, tic_tac_toe])
def test_the_specimens_keep_all_laws(specimen):
    assert checks.check(specimen.GAME, games=12) == 12


@pytest.mark.parametrize(
    "name",
    ["OffersAMoveTwice", "DropsShellsInTheSea", "AcceptsAnyPosition", "TellsWhereOthersHide"],
)
def test_a_broken_law_tells_how_to_break_it_again(name):
    first = broken(outlaw(name), seed=5)
    again = re.search(r"players=(\d), options=({.*}), games=1, seed=(\d+)", str(first))
    players, options, seed = map(ast.literal_eval, again.groups())
    second = broken(outlaw(name), players=players, options=options, games=1, seed=seed)
    assert str(second) == str(first)


def test_a_broken_law_tells_the_moves_as_in_a_record():
    told = str(broken(outlaw("DropsShellsInTheSea")))
    assert re.search(r"Moves: \d hide \d; .*\* tide \d.*\n  Position: players=\d .*\| round=", told)


def test_games_are_counted_while_they_go():
    told = []
    checks.check(GAME, games=2, players=3, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 2), (2, 2)]


def test_laws_are_not_tried_with_too_many_players():
    with pytest.raises(BadPlayers, match="2 to 4 players, not 9"):
        checks.check(GAME, players=9)


def test_the_same_seed_has_the_same_digest():
    assert checks.digest(GAME, players=3) == checks.digest(room_of(Lagoon), players=3)


def test_another_seed_has_another_digest():
    assert checks.digest(GAME, players=3, seed=1) != checks.digest(GAME, players=3, seed=2)


def test_another_rule_has_another_digest():
    other = room_of(outlaw("CountsRanksFromOne"))
    assert checks.digest(GAME, players=2) != checks.digest(other, players=2)
