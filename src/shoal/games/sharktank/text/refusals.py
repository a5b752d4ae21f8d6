"""Why a move of Shark Tank is not allowed, with the rule that says so."""

from shoal.core.game import Refusal
from shoal.core.packed_arrays import i64
from shoal.games.sharktank.components import NULL, STACK, SUITS, VALUE_COUNT, VALUES
from shoal.games.sharktank.movement.spots import tile_touches_cell, tiles_touch
from shoal.games.sharktank.moves import (
    ADD,
    CHOOSE,
    DRAFT,
    KEEP,
    LAND,
    LAY,
    PAY,
    SHARK,
    SPEND,
    STAND,
    STRETCH,
    TAKE,
    TILE,
    tile_spot,
)
from shoal.games.sharktank.notation import write_cell, write_spot
from shoal.games.sharktank.rules import SharkTankState
from shoal.games.sharktank.text.board import count_tiles
from shoal.games.sharktank.text.log import name_token


def why_not(state: SharkTankState, move: i64) -> Refusal:
    """The reason for a move that the player to act cannot make."""
    if state.phase == DRAFT:
        return why_not_take(state, move)
    if state.phase == CHOOSE:
        return why_not_shark(state, move)
    if state.phase == PAY:
        return why_not_spend(state, move)
    if state.phase == STRETCH:
        return why_not_stretch(state, move)
    if state.phase == LAY:
        return why_not_tile(state, move)
    assert state.phase == LAND
    return why_not_stand(state, move)


def why_not_take(state: SharkTankState, move: i64) -> Refusal:
    """During the draft."""
    value = VALUES[state.draft_value()]
    if move < SHARK:
        return Refusal(f"The {value} of {SUITS[move - TAKE]} has been taken.", "ST-8")
    return Refusal(f"The draft is not over: take a {value}.", "ST-8")


def why_not_shark(state: SharkTankState, move: i64) -> Refusal:
    """Before a shark is chosen."""
    if SHARK <= move < KEEP:
        return why_not_that_shark(state, SUITS[move - SHARK])
    if move < SHARK:
        return Refusal("The draft is over: choose a shark.", "ST-8")
    return Refusal("Choose a shark first.", "ST-13")


def why_not_that_shark(state: SharkTankState, suit: str) -> Refusal:
    """A shark that cannot swim as far as another one."""
    tiles = count_tiles(state.length)
    if state.is_short():
        return Refusal(
            f"No shark can swim {count_tiles(state.full_length())}: take one that swims furthest, "
            f"{tiles}, for which the shark of {suit} has no room.",
            "ST-22",
        )
    return Refusal(f"The shark of {suit} has no room to swim {tiles}; another one has.", "ST-21")


def why_not_spend(state: SharkTankState, move: i64) -> Refusal:
    """While a token may be spent."""
    if SHARK <= move < KEEP:
        return Refusal("You have chosen your shark already.", "ST-13")
    if not SPEND <= move < ADD:
        return Refusal("Say first whether you spend a fish.", "ST-15")
    token = move - SPEND
    if not state.held[state.seat] >> token & 1:
        return not_held(token)
    if state.is_short():
        return too_short(state)
    return why_not_further(state, state.length + state.tiles_needed(token % VALUE_COUNT))


def not_held(token: i64) -> Refusal:
    """A fish that the player does not have."""
    return Refusal(f"You do not have the {name_token(token)}.", "ST-15")


def why_not_further(state: SharkTankState, tiles: i64) -> Refusal:
    """When the movement would be too long."""
    if tiles > STACK:
        return Refusal(
            f"No movement is longer than {STACK} tiles; this one would be {tiles}.", "ST-24"
        )
    return Refusal(f"The shark of {SUITS[state.mover]} has no room to swim {tiles} tiles.", "ST-21")


def why_not_stretch(state: SharkTankState, move: i64) -> Refusal:
    """With a Null's roll to use."""
    if not ADD <= move < TILE:
        return Refusal("Say first how many of the rolled tiles you use.", "ST-16")
    if move - ADD > state.extra:
        return Refusal(f"The Null rolled only {state.extra}.", "ST-16")
    return why_not_further(state, state.length + move - ADD)


def why_not_tile(state: SharkTankState, move: i64) -> Refusal:
    """While tiles are laid."""
    if KEEP <= move < ADD:
        return why_not_spend_now(state, move)
    if move >= STAND:
        left = state.length - len(state.trail)
        tiles = "1 tile is" if left == 1 else f"{left} tiles are"
        return Refusal(f"The shark moves after the last tile: {tiles} still to be laid.", "ST-21")
    if move < TILE:
        return Refusal("The movement has begun: lay a tile.", "ST-21")
    return why_not_there(state, tile_spot(move))


def why_not_spend_now(state: SharkTankState, move: i64) -> Refusal:
    """A fish while tiles are laid: too late, or never possible in this movement."""
    if move == KEEP:
        return Refusal("What you spend this turn is settled: lay a tile.", "ST-15")
    token = move - SPEND
    if not state.held[state.seat] >> token & 1:
        return not_held(token)
    if state.is_short() and not (token % VALUE_COUNT == NULL and state.settings.null_cut):
        return too_short(state)
    if len(state.trail) > 0 or state.length > state.full_length():
        return Refusal("A fish is spent before the first tile is laid, one a turn.", "ST-15")
    needed = state.tiles_needed(token % VALUE_COUNT)
    if needed > state.extra_room():
        return why_not_further(state, state.length + needed)
    return Refusal("What you spend this turn is settled: lay a tile.", "ST-15")


def too_short(state: SharkTankState) -> Refusal:
    """A fish in a movement that is short as it is."""
    which = "no fish but a Null" if state.settings.null_cut else "no fish"
    return Refusal(f"No shark can swim the full number of tiles, so {which} can be spent.", "ST-22")


def why_not_there(state: SharkTankState, spot: i64) -> Refusal:
    """A tile in the wrong place."""
    name = write_spot(spot)
    if not state.water.has_room(spot):
        return Refusal(f"A tile at {name} would not lie in free water.", "ST-20")
    if len(state.trail) == 0 and not tile_touches_cell(spot, state.sharks[state.mover]):
        return Refusal(f"A first tile at {name} would not touch the shark.", "ST-18")
    if len(state.trail) and not tiles_touch(spot, state.trail[len(state.trail) - 1]):
        return Refusal(f"A tile at {name} would not touch the last tile.", "ST-19")
    return Refusal(f"After a tile at {name} the rest of the movement would not fit.", "ST-21")


def why_not_stand(state: SharkTankState, move: i64) -> Refusal:
    """When the shark is to be put down."""
    last = state.trail[len(state.trail) - 1]
    if move >= STAND:
        return Refusal(
            f"Cell {write_cell(move - STAND)} is not on the last tile, {write_spot(last)}.",
            "ST-25",
        )
    return Refusal("All tiles are laid: put the shark on the last one.", "ST-25")
