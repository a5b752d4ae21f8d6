"""Shark Tank's own evaluation: meals now, and the turns to come."""

import pytest
from bots.bot_helpers import chosen, quick, view_of
from games.sharktank.positions import text_at

from shoal.bots.evaluating_bot import EvaluatingBot
from shoal.bots.simple_bots import GreedyBot
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY
from shoal.games import game_info

LANDING = {"phase": "land", "mover": "suns", "sharks": "a4,t1,a20,t20", "trail": "b3,c1"}
"""The shark of suns has swum two tiles from a4 and may stand on c1, d1, c2 or d2."""

AHEAD = {"tokens": "n1/1/2/n;-/n2/n1/12", "spent": "2/-/-/-"}
"""Seat 1 has most fish and will skip its turn (ST-29): seat 0 moves twice in a row."""


def stands(**words):
    view = view_of(game_info("sharktank"), text_at(**{**LANDING, **words}))
    return chosen(EvaluatingBot(quick(1)), view)


def test_a_meal_in_reach_is_eaten():
    assert stands(fish="e1,l8,p12/p4,h8,l12/l4,p8,h12/h16,l16,p16") == "stand d1"


def test_a_player_who_moves_again_brings_the_shark_nearer_to_a_fish():
    """A player who only avoids giving fish to others would never come near this fish."""
    fish = "m1,o20,q20/c16,e18,g20/r3,t5,p3/a8,c10,e12"
    assert stands(fish=fish, **AHEAD) in {"stand d1", "stand d2"}


def test_a_shark_is_not_brought_to_a_meal_for_the_next_player():
    """Both have the same number of fish: seat 1 moves next, and would eat."""
    fish = "i1,o20,q20/p4,h8,l12/l4,p8,h12/h16,l16,p16"
    assert stands(fish=fish) in {"stand c1", "stand c2"}


def one_suit_of_three(**words):
    """Seat 0 of three has moons only, and a fish of suns within reach on e1."""
    tokens = "-/n12/-/-;n/-/12/-;2/-/n/1"
    tank = text_at("players=3", **{**LANDING, "tokens": tokens, "tiles": "0,0,0", **words})
    return view_of(game_info("sharktank"), tank)


LATE = {"fish": "e1/-/l4/h16", "spent": "345/345/34/n234"}
EARLY = {"fish": "e1,l8,p12,c18/p4,h8,l12/l4,p8,h12/h16,l16,p16,c12,e9"}


def test_a_collection_of_one_suit_is_not_ended_by_a_late_meal():
    """ST-38: the fish of suns would bring two points and cost ten, with little more to come."""
    assert chosen(EvaluatingBot(quick(1)), one_suit_of_three(**LATE)) != "stand d1"


def test_a_collection_of_one_suit_is_ended_while_there_is_much_to_eat():
    """A player who takes only one suit gets few fish."""
    assert chosen(EvaluatingBot(quick(1)), one_suit_of_three(**EARLY)) == "stand d1"


def test_a_rough_evaluation_eats_any_fish_in_reach():
    """A rough evaluation ignores the collection and the next player's options."""
    assert chosen(EvaluatingBot(quick(1), rough=True), one_suit_of_three(**LATE)) == "stand d1"


def test_late_in_the_game_the_shark_goes_to_a_fish_although_the_next_player_may_eat():
    """The same position as above, twenty turns a player later."""
    fish = "i1,o20,q20/p4,h8,l12/l4,p8,h12/h16,l16,p16"
    assert stands(fish=fish, turn="40") in {"stand d1", "stand d2"}


@pytest.mark.parametrize(("bot", "games"), [(GreedyBot(), 4), (EvaluatingBot(quick(1)), 1)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_do_not_avoid_fish_until_the_turn_limit(players, bot, games):
    """ST-33 ends a game after 200 turns; nobody wants to see that happen."""
    one = game_info("sharktank")
    for seed in range(games):
        game = one.game({})
        state, rng = game.start(players), Rng(seed)
        while (actor := state.actor()) != NOBODY:
            if actor == CHANCE:
                state.play(CHANCE, rng.below(state.outcomes()))
            else:
                state.play(actor, bot.choose(game.view(state, actor), rng))
        assert state.turn < 150
