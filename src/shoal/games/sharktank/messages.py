"""What Shark Tank says while it is played: prompts, refusals, names of moves and the verdict.

``log.py`` says what happened.
"""

from typing import final

from shoal.core.game import GameMessages, View
from shoal.core.message import Message, key_in, say
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE, State
from shoal.games.sharktank.board_text import full_length
from shoal.games.sharktank.components import (
    MAX_VALUE,
    NULL,
    STACK,
    VALUE_COUNT,
    VALUES,
    tile_touches_cell,
    tiles_touch,
)
from shoal.games.sharktank.log import chance_messages, move_messages
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
from shoal.games.sharktank.rules import SharkTankState, own


@final
class SharkTankMessages(GameMessages):
    """What Shark Tank says while it is played."""

    def prompt(self, view: View) -> Message:
        phase = view.word("phase")
        tiles = view.number("length")
        if phase == "draft":
            return say("ask-take", value=draft_value(view), rule="ST-8")
        if phase == "choose":
            return say("ask-shark", tiles=tiles, rule="ST-13")
        if phase == "pay":
            return spend_prompt(view)
        if phase == "stretch":
            return say("ask-extra", rolled=view.number("extra"), rule="ST-16")
        if phase == "lay":
            laid = len(view.words("trail"))
            rule = "ST-19" if laid else "ST-18"
            return say("ask-lay", suit=mover_word(view), number=laid + 1, tiles=tiles, rule=rule)
        if phase == "land":
            return say("ask-stand", suit=mover_word(view), rule="ST-25")
        return say("ask-nothing")

    def log(self, state: State, mover: i64, move: i64) -> list[Message]:
        if mover == CHANCE:
            return chance_messages(own(state), move)
        return move_messages(own(state), mover, move)

    def why_not(self, state: State, seat: i64, move: i64) -> Message:
        return refusal(own(state), move)

    def verdict(self, state: State) -> Message | None:
        """Most points win, then most tasty fish (ST-39)."""
        ended = own(state)
        points = [int(score) for score in ended.scores()]
        tasty = [int(ended.tasty_in(tokens)) for tokens in ended.held]
        best = max(points)
        level = [seat for seat in range(len(points)) if points[seat] == best]
        if len(level) == 1:
            return say("won-points", seat=level[0], points=best, rule="ST-39")
        most = max([tasty[seat] for seat in level])
        winners = [seat for seat in level if tasty[seat] == most]
        others = [seat for seat in level if tasty[seat] < most]
        if not others:
            return say("won-level", seats=winners, points=best, fish=most, rule="ST-39")
        if len(winners) > 1:
            return say("won-shared", seats=winners, points=best, fish=most, rule="ST-39")
        fewer = max([tasty[seat] for seat in others])
        return say(
            "won-tasty",
            seat=winners[0],
            seats=others,
            points=best,
            fish=most,
            fewer=fewer,
            rule="ST-39",
        )

    def headline(self, state: State) -> Message | None:
        """By how many points, or by how many tasty fish if the points are equal (ST-39)."""
        ended = own(state)
        points = [int(score) for score in ended.scores()]
        best = max(points)
        level = [seat for seat in range(len(points)) if points[seat] == best]
        if len(level) == 1:
            second = max([score for score in points if score < best])
            return say("end-points", seat=level[0], count=best - second)
        tasty = [int(ended.tasty_in(ended.held[seat])) for seat in level]
        most = max(tasty)
        winners = [seat for seat, fish in zip(level, tasty, strict=True) if fish == most]
        if len(winners) > 1:
            return say("end-shared", seats=winners)
        second = max([fish for fish in tasty if fish < most])
        return say("end-tasty", seat=winners[0], count=most - second)

    def describe_move(self, view: View, move: i64) -> Message:
        if move >= STAND:
            return say("move-stand", suit=mover_word(view), cell=write_cell(move - STAND))
        if move >= TILE:
            return say("move-lay", cell=write_spot(tile_spot(move)))
        if move >= ADD:
            return say("move-extra", tiles=int(move - ADD))
        if move >= SPEND:
            token = move - SPEND
            suit = suit_word(token // VALUE_COUNT)
            return say("move-spend", suit=suit, value=int(token % VALUE_COUNT))
        if move == KEEP:
            return say("move-keep")
        if move >= SHARK:
            return say("move-choose", suit=suit_word(move - SHARK))
        return say("move-take", suit=suit_word(move - TAKE), value=draft_value(view))


def draft_value(view: View) -> int:
    """The value that is drafted now."""
    return VALUES.index(view.word("drafting"))


def mover_word(view: View) -> str:
    """The key of the suit of the shark that moves."""
    return key_in("suit", view.word("mover"))


def spend_prompt(view: View) -> Message:
    """What a fish can be spent for: a Null alone may bring nothing (ST-21, ST-22, ST-24)."""
    suit = mover_word(view)
    tiles = view.number("length")
    if any(move >= SPEND and (move - SPEND) % VALUE_COUNT for move in view.moves):
        return say("ask-spend", suit=suit, tiles=tiles, rule="ST-15")
    if tiles < full_length(view):
        return say("ask-spend-short", suit=suit, tiles=tiles, rule="ST-22")
    if tiles == STACK:
        return say("ask-spend-limit", suit=suit, tiles=tiles, rule="ST-24")
    if tiles + MAX_VALUE > STACK:
        limit = int(STACK)
        return say("ask-spend-roll-limit", suit=suit, tiles=tiles, limit=limit, rule="ST-24")
    return say("ask-spend-roll", suit=suit, tiles=tiles, rule="ST-21")


# Why a move is not possible, phase by phase.


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
