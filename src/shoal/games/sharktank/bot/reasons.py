"""What speaks for or against a move of Shark Tank, in a sentence."""

from shoal.core.arrays import i64
from shoal.games.sharktank.bot.evaluator import Hopes
from shoal.games.sharktank.bot.heuristics import FAR, fish_worth, meal, nearest
from shoal.games.sharktank.bot.move_evaluation import NOWHERE, best_end, movement, stand_spot
from shoal.games.sharktank.components import HIGHEST, NULL, SUITS
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
        return standing_there(state, stand_spot(state, move), "It")
    if move >= TILE or SHARK <= move < KEEP:
        after = state.clone()
        after.play(state.seat, move)
        return promise(after)
    if move >= KEEP:
        return f"The shark of {SUITS[state.mover]} then swims {how_far(state, move)}."
    worth = fish_worth(state, move)
    return f"A fish of {SUITS[move]} is worth about {worth:.1f} points to you now."


def how_far(state: SharkTankState, move: i64) -> str:
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
    info = state.extra_room()
    return f", up to {info}" if info < HIGHEST else ""


def promise(state: SharkTankState) -> str:
    """Where the movement may end best, as far as that is settled without the die."""
    ahead = paid(state)
    spot = NOWHERE
    if ahead.phase == LAY or ahead.phase == LAND:
        spot = best_end(ahead, far=True)[1]
    if spot == NOWHERE:
        return f"Now it is {way_on(state, state.sharks[state.mover])}; the rest is up to the die."
    if meal(ahead, spot) <= 0.0:
        return standing_there(ahead, spot, "This turn it")
    what = "For a token it" if ahead.spent != state.spent else "It"
    return standing_there(ahead, spot, f"{what} can come to {write_spot(spot)}, where it")


def paid(state: SharkTankState) -> SharkTankState:
    """The position when the player has paid what promises most for the length."""
    while state.phase == PAY or state.phase == STRETCH:
        best = -1.0
        chosen = state
        for move in state.moves(state.seat):
            after = state.clone()
            after.play(state.seat, move)
            worth = movement(after, far=True)
            if worth > best:
                best = worth
                chosen = after
        state = chosen
    return state


def standing_there(state: SharkTankState, spot: i64, who: str) -> str:
    """The meal here, or how far one is; and the meal that the next player is left with."""
    eaten = meal(state, spot)
    told = f"{who} gobbles nothing and ends {way_on(state, spot)}"
    if eaten > 0.0:
        told = f"{who} gobbles fish for about {eaten:.1f} points"
    left = Hopes(state).points_within_reach((state.seat + 1) % state.players, spot)
    if left >= 1.0:
        return f"{told}; the next player can come to about {left:.1f}."
    return f"{told}, and nothing is within the next player's reach."


def way_on(state: SharkTankState, spot: i64) -> str:
    """How far the nearest meal is."""
    tiles = nearest(state, state.mover, spot)
    if tiles == FAR:
        return f"with no fish of {SUITS[state.mover]} left"
    return f"{count_tiles(tiles)} from a fish of {SUITS[state.mover]}"
