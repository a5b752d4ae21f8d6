"""The deciding moment is the last step with which the winners took the lead."""

from random import Random

import pytest
from game_tables import game_table

import shoal
from shoal.match.deciding_moment import deciding_moment, leaders
from shoal.match.record import ranking_of, scores_of


def finished(game, players, options, seed):
    match = shoal.new(game, players=players, seed=seed, options=options)
    chooser = Random(seed)
    for _ in range(5000):
        if not match.actors:
            return match.history
        actor = chooser.choice(match.actors)
        match.play(actor, chooser.choice(match.moves(actor)))
    raise AssertionError(f"{game} does not end")


GAMES = [(game, *row) for game, rows in game_table("boards").items() for row in rows]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_the_winners_lead_from_the_deciding_moment_on_and_not_before(game, players, options):
    history = finished(game, players, options, 1)
    winners = set(ranking_of(history.state)[0])
    moment = deciding_moment(history)
    if moment is None:
        assert not winners <= leaders(scores_of(history.state))
        return
    lead = [
        winners <= leaders(scores_of(history.position(step)))
        for step in range(moment.step - 1, history.step + 1)
    ]
    assert lead == [False] + [True] * (len(lead) - 1)
    assert moment.turn == history.turns[moment.step - 1]
    assert moment.entry is None or moment.entry in history.log(None)


def test_a_tie_of_all_is_no_lead():
    assert leaders((3, 3)) == set()
    assert leaders((3, 5, 5)) == {1, 2}
