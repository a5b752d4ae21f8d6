"""Why a move is not possible in Shark Tank, phase by phase."""

from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64
from shoal.games.sharktank.components import (
    NULL,
    STACK,
    VALUE_COUNT,
    tile_touches_cell,
    tiles_touch,
)
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
from shoal.games.sharktank.notation import suit_word, write_cell, write_spot
from shoal.games.sharktank.rules import SharkTankState


def refusal(state: SharkTankState, move: i64) -> Message:
    """Why the seat to act cannot make this move."""
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


def why_not_take(state: SharkTankState, move: i64) -> Message:
    """During the draft."""
    value = int(state.draft_value())
    if move < SHARK:
        return say("no-taken", suit=suit_word(move - TAKE), value=value, rule="ST-8")
    return say("no-draft-first", value=value, rule="ST-8")


def why_not_shark(state: SharkTankState, move: i64) -> Message:
    """Before a shark is chosen."""
    if SHARK <= move < KEEP:
        return why_not_that_shark(state, suit_word(move - SHARK))
    if move < SHARK:
        return say("no-draft-over", rule="ST-8")
    return say("no-shark-first", rule="ST-13")


def why_not_that_shark(state: SharkTankState, suit: str) -> Message:
    """A shark that cannot swim as far as another one."""
    tiles = int(state.length)
    if state.is_short():
        full = int(state.full_length())
        return say("no-shark-furthest", suit=suit, full=full, tiles=tiles, rule="ST-22")
    return say("no-shark-room", suit=suit, tiles=tiles, rule="ST-21")


def why_not_spend(state: SharkTankState, move: i64) -> Message:
    """While a token may be spent."""
    if SHARK <= move < KEEP:
        return say("no-shark-chosen", rule="ST-13")
    if not SPEND <= move < ADD:
        return say("no-spend-first", rule="ST-15")
    token = move - SPEND
    if not state.held[state.seat] >> token & 1:
        return not_held(token)
    if state.is_short():
        return too_short(state)
    return why_not_further(state, state.length + state.tiles_needed(token % VALUE_COUNT))


def not_held(token: i64) -> Message:
    """A fish that the player does not have."""
    suit = suit_word(token // VALUE_COUNT)
    return say("no-not-yours", suit=suit, value=int(token % VALUE_COUNT), rule="ST-15")


def why_not_further(state: SharkTankState, tiles: i64) -> Message:
    """When the movement would be too long."""
    if tiles > STACK:
        return say("no-limit", limit=int(STACK), tiles=int(tiles), rule="ST-24")
    return say("no-room", suit=suit_word(state.mover), tiles=int(tiles), rule="ST-21")


def why_not_stretch(state: SharkTankState, move: i64) -> Message:
    """With a Null's roll to use."""
    if not ADD <= move < TILE:
        return say("no-extra-first", rule="ST-16")
    if move - ADD > state.extra:
        return say("no-extra-rolled", rolled=int(state.extra), rule="ST-16")
    return why_not_further(state, state.length + move - ADD)


def why_not_tile(state: SharkTankState, move: i64) -> Message:
    """While tiles are laid."""
    if KEEP <= move < ADD:
        return why_not_spend_now(state, move)
    if move >= STAND:
        left = int(state.length - len(state.trail))
        return say("no-stand-yet", tiles=left, rule="ST-21")
    if move < TILE:
        return say("no-lay-first", rule="ST-21")
    return why_not_there(state, tile_spot(move))


def why_not_spend_now(state: SharkTankState, move: i64) -> Message:
    """A fish while tiles are laid: too late, or never possible in this movement."""
    if move == KEEP:
        return say("no-spend-settled", rule="ST-15")
    token = move - SPEND
    if not state.held[state.seat] >> token & 1:
        return not_held(token)
    if state.is_short() and not (token % VALUE_COUNT == NULL and state.settings.null_cut):
        return too_short(state)
    if len(state.trail) > 0 or state.length > state.full_length():
        return say("no-spend-late", rule="ST-15")
    needed = state.tiles_needed(token % VALUE_COUNT)
    if needed > state.extra_room():
        return why_not_further(state, state.length + needed)
    return say("no-spend-settled", rule="ST-15")


def too_short(state: SharkTankState) -> Message:
    """A fish in a movement that is short as it is."""
    full = int(state.full_length())
    if state.settings.null_cut:
        return say("no-spend-short", full=full, rule="ST-22")
    return say("no-spend-none", full=full, rule="ST-22")


def why_not_there(state: SharkTankState, spot: i64) -> Message:
    """A tile in the wrong place."""
    cell = write_spot(spot)
    if not state.water.has_room(spot):
        return say("no-tile-water", cell=cell, rule="ST-20")
    if len(state.trail) == 0 and not tile_touches_cell(spot, state.sharks[state.mover]):
        return say("no-tile-shark", cell=cell, suit=suit_word(state.mover), rule="ST-18")
    if len(state.trail) and not tiles_touch(spot, state.trail[len(state.trail) - 1]):
        return say("no-tile-last", cell=cell, rule="ST-19")
    return say("no-tile-rest", cell=cell, rule="ST-21")


def why_not_stand(state: SharkTankState, move: i64) -> Message:
    """When the shark is to be put down."""
    if move >= STAND:
        tile = write_spot(state.trail[len(state.trail) - 1])
        return say("no-stand-cell", cell=write_cell(move - STAND), tile=tile, rule="ST-25")
    return say("no-stand-now", suit=suit_word(state.mover), rule="ST-25")
