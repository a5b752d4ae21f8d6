"""Pescado's odds, values and priors, and the hints made from them."""

from itertools import product

import pytest
from table import Table

from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, SEVERAL
from shoal.games import game_info
from shoal.games.pescado.components import chance, dice_from

POOL = "flips=0 pool=yyy,oor,ykk,yrb,obg,bgk flipped=- fresh=- prey=- won=-/-"
FISH = f"players=2 | phase=fish turn=0 thrown=4 dice=yyorb {POOL}"
SNATCH = f"players=2 snatch=live | phase=snatch turn=0 thrown=4 dice=yyyrb {POOL} claims=-/- done=-"


@pytest.mark.parametrize("tile", ["yyy", "oor", "yrb"])
@pytest.mark.parametrize("kept", ["", "y", "or", "yyr"])
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_the_chance_of_a_tile_equals_a_count_of_all_throws(tile, kept, count):
    falls = [kept + "".join(fall) for fall in product("yorbgk", repeat=count)]
    hits = [fall for fall in falls if all(fall.count(c) >= tile.count(c) for c in tile)]
    counted = len(hits) / len(falls)
    assert chance(dice_from(tile), dice_from(kept), count) == pytest.approx(counted)


def weigh(text: str, move: str) -> float:
    table = Table("pescado", text)
    return table.game.evaluator.prior(table.state, 0, table.game.notation.read_move(move))


def test_hints_take_caught_tiles_before_the_second_throw():
    assert weigh(FISH, "take yrb") > weigh(FISH, "keep yy") > weigh(FISH, "keep b")


def test_dear_tiles_are_worth_more_than_cheap_ones():
    dear = FISH.replace("yyorb", "yyyrb")
    assert weigh(dear, "take yyy") > weigh(dear, "take yrb")


def test_tiles_within_easy_reach_are_not_flipped():
    easy = FISH.replace("yyorb", "yyoob")
    assert weigh(easy, "flip bgk") > weigh(easy, "flip yyy")


def test_hints_make_right_claims_and_no_wrong_ones():
    assert weigh(SNATCH, "claim yyy") > weigh(SNATCH, "done") > weigh(SNATCH, "claim oor")


def test_value_is_a_share_of_the_win_at_the_end():
    over = FISH.replace("phase=fish", "phase=over").replace("players=2", "players=3 throws=4")
    table = Table("pescado", over.replace("won=-/-", "won=kkk/ooo/yob"))
    assert [table.game.evaluator.value(table.state, seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_points_in_front_of_a_seat_are_good_for_it():
    table = Table("pescado", FISH.replace("won=-/-", "won=kkk/-"))
    ahead = table.game.evaluator.value(table.state, 0)
    assert ahead > Table("pescado", FISH).game.evaluator.value(Table("pescado", FISH).state, 0)
    assert table.game.evaluator.value(table.state, 1) < 0.5 < ahead < 1.0


def best_by_prior(game, state, seat):
    """The move with the greatest weight."""
    return max(state.moves(seat), key=lambda move: game.evaluator.prior(state, seat, move))


@pytest.mark.parametrize("snatch", ["off", "live", "sealed"])
def test_a_player_who_follows_the_hints_beats_random_ones(snatch):
    """Seat 0 follows the weights, two others play at random: an even share would be a third."""
    game = game_info("pescado").game({"snatch": snatch})
    rng = Rng(5)
    wins = 0
    for _ in range(12):
        state = game.start(3)
        while (seat := state.actor()) != NOBODY:
            if seat == CHANCE:
                state.play(CHANCE, rng.below(state.outcomes()))
                continue
            if seat == SEVERAL:
                seats = state.actors()
                seat = seats[rng.below(len(seats))]
            moves = state.moves(seat)
            move = moves[rng.below(len(moves))]
            state.play(seat, best_by_prior(game, state, 0) if seat == 0 else move)
        wins += state.ranks()[0] == 0
    assert wins >= 10
