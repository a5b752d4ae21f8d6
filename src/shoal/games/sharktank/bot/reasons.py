"""A sentence on what speaks for or against a move of Shark Tank."""

from shoal.core.packed_arrays import i64
from shoal.games.sharktank.bot.heuristics import FAR, fish_worth, meal, nearest
from shoal.games.sharktank.bot.move_evaluation import (
    NOWHERE,
    best_endpoint,
    movement_value,
    stand_spot,
)
from shoal.games.sharktank.bot.prospects_evaluator import ProspectsEvaluator
from shoal.games.sharktank.components import MAX_VALUE, NULL, SUITS
from shoal.games.sharktank.moves import (
    ADD,
    KEEP,
    LAND,
    LAY,
    PAY,
    SHARK,
    SPEND,
    STAND,
    STRETCH,
    TILE,
)
from shoal.games.sharktank.notation import write_spot
from shoal.games.sharktank.rules import SharkTankState
from shoal.games.sharktank.text.board import count_tiles


def reason(state: SharkTankState, move: i64) -> str:
    """What can be eaten, and what is left to the next player."""
    if move >= STAND:
        return endpoint_sentence(state, stand_spot(state, move), "It")
    if move >= TILE or SHARK <= move < KEEP:
        after = state.clone()
        after.play(state.seat, move)
        return best_end_sentence(after)
    if move >= KEEP:
        return f"The shark of {SUITS[state.mover]} then swims {length_in_words(state, move)}."
    worth = fish_worth(state, move)
    return f"A fish of {SUITS[move]} is worth about {worth:.1f} points to you now."


def length_in_words(state: SharkTankState, move: i64) -> str:
    """The tiles of the movement once its length is settled by this move."""
    if move >= ADD:
        return count_tiles(state.length + move - ADD)
    if move == KEEP:
        return count_tiles(state.length)
    value = (move - SPEND) % 6
    if value == NULL:
        return f"{count_tiles(state.length)} and as many more as the die shows{up_to(state)}"
    return count_tiles(state.length + value)


def up_to(state: SharkTankState) -> str:
    """How many tiles of a Null's roll fit, where some may not (ST-21)."""
    room = state.extra_room()
    return f", up to {room}" if room < MAX_VALUE else ""


def best_end_sentence(state: SharkTankState) -> str:
    """Where the movement may end best, as far as that is settled without the die."""
    ahead = with_best_payment(state)
    spot = NOWHERE
    if ahead.phase == LAY or ahead.phase == LAND:
        spot = best_endpoint(ahead, far=True)[1]
    if spot == NOWHERE:
        distance = distance_in_words(state, state.sharks[state.mover])
        return f"Now it is {distance}; the rest is up to the die."
    if meal(ahead, spot) <= 0.0:
        return endpoint_sentence(ahead, spot, "This turn it")
    what = "For a token it" if ahead.spent != state.spent else "It"
    return endpoint_sentence(ahead, spot, f"{what} can come to {write_spot(spot)}, where it")


def with_best_payment(state: SharkTankState) -> SharkTankState:
    """The position when the player has made the best payment for the length."""
    while state.phase == PAY or state.phase == STRETCH:
        best = -1.0
        chosen = state
        for move in state.moves(state.seat):
            after = state.clone()
            after.play(state.seat, move)
            value = movement_value(after, far=True)
            if value > best:
                best = value
                chosen = after
        state = chosen
    return state


def endpoint_sentence(state: SharkTankState, spot: i64, who: str) -> str:
    """The meal here, or how far one is; and the meal that the next player is left with."""
    eaten = meal(state, spot)
    sentence = f"{who} gobbles nothing and ends {distance_in_words(state, spot)}"
    if eaten > 0.0:
        sentence = f"{who} gobbles fish for about {eaten:.1f} points"
    left = ProspectsEvaluator(state).points_within_reach((state.seat + 1) % state.players, spot)
    if left >= 1.0:
        return f"{sentence}; the next player can come to about {left:.1f}."
    return f"{sentence}, and nothing is within the next player's reach."


def distance_in_words(state: SharkTankState, spot: i64) -> str:
    """How far the nearest meal is."""
    tiles = nearest(state, state.mover, spot)
    if tiles == FAR:
        return f"with no fish of {SUITS[state.mover]} left"
    return f"{count_tiles(tiles)} from a fish of {SUITS[state.mover]}"
