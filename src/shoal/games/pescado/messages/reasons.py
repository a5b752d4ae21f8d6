"""Why a move of Pescado is good or bad."""

from typing import Final

from shoal.core.bits import bit, count_bits, members
from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64
from shoal.games.pescado.components import KEPT, POOL
from shoal.games.pescado.messages.message_words import tile_word
from shoal.games.pescado.moves import (
    CLAIM,
    DONE,
    FLIP,
    KEEP,
    MARK,
    SEAL,
    SECRET,
    SNATCH,
    TAKE_ALL,
)
from shoal.games.pescado.odds import best_kept, chance, dice_thrown, expected_points
from shoal.games.pescado.rules import PescadoState

WORTH_NAMING: Final = 0.15
"""Tiles with a smaller chance are left out of a reason."""


def reason_for(state: PescadoState, seat: i64, move: i64) -> Message:
    """What speaks for or against a move."""
    if move < TAKE_ALL:
        return reason_to_take(state, move)
    if move == TAKE_ALL:
        points = state.settings.deck.points(state.caught())
        return say("why-take-all", points=points, rule="PE-9")
    if move < KEEP:
        return reason_to_flip(state, move - FLIP)
    if move < CLAIM:
        return reason_to_keep(state, KEPT[move - KEEP])
    if move < MARK:
        return reason_to_snatch(state, seat, move - CLAIM)
    if move < DONE:
        return reason_to_snatch(state, seat, move - MARK)
    if move == SEAL or state.phase == SNATCH:
        left = state.right() & ~state.fingers[seat]
        return say("why-done", count=count_bits(left), rule="PE-28")
    return reason_to_stop(state)


def reason_to_take(state: PescadoState, tile: i64) -> Message:
    """Whether somebody can still take the tile away."""
    points = state.settings.deck.values[tile]
    if state.prey >> tile & 1:
        return say("why-steal", other=state.predecessor(), points=points, rule="PE-19")
    if is_last_turn(state, tile):
        return say("why-take-last", points=points, rule="PE-24")
    return say("why-take", points=points, rule="PE-18")


def is_last_turn(state: PescadoState, tile: i64) -> bool:
    """Whether no other turn can follow once this tile of the pool is taken (PE-23, PE-26)."""
    missing = POOL - count_bits(state.pool & ~bit(tile))
    return count_bits(state.stack) < missing or state.thrown >= state.settings.throws


def reason_to_flip(state: PescadoState, tile: i64) -> Message:
    """What half a grey die costs."""
    if state.prey >> tile & 1:
        return say("why-flip-theirs", other=state.predecessor(), rule="PE-21")
    return say("why-flip", rule="PE-15")


def reason_to_keep(state: PescadoState, kept: i64) -> Message:
    """What the second throw is likely to catch."""
    thrown = dice_thrown(state, kept)
    if thrown == 0:
        return say("why-keep-all", count=count_bits(state.caught()), rule="PE-16")
    average = round(expected_points(state, state.within_reach(), kept, thrown), 1)
    likely = likely_tiles(state, kept, thrown)
    if not likely:
        return say("why-keep-little", count=thrown, average=average, rule="PE-11")
    deck = state.settings.deck
    return say(
        "why-keep",
        count=thrown,
        tile=tile_word(deck, likely[0]),
        chance=percent(chance(deck.needs[likely[0]], kept, thrown)),
        more=[tile_word(deck, tile) for tile in likely[1:]],
        average=average,
        rule="PE-11",
    )


def likely_tiles(state: PescadoState, kept: i64, thrown: i64) -> list[int]:
    """The tiles that the throw may well catch, the likeliest first."""
    needs = state.settings.deck.needs
    found: list[tuple[float, int]] = []
    for tile in members(state.within_reach()):
        likely = chance(needs[tile], kept, thrown)
        if likely >= WORTH_NAMING:
            found.append((-likely, tile))
    return [tile for _likely, tile in sorted(found)]


def percent(share: float) -> int:
    """A share in per cent, as a whole number."""
    return int(100.0 * share + 0.5)


def reason_to_stop(state: PescadoState) -> Message:
    """What is left: a catch, or a second throw."""
    caught = state.caught()
    if caught:
        points = state.settings.deck.points(caught)
        return say("why-leave", count=count_bits(caught), points=points, rule="PE-9")
    tiles = state.within_reach()
    kept = best_kept(state, tiles)
    average = round(expected_points(state, tiles, kept, dice_thrown(state, kept)), 1)
    return say("why-stop", average=average, rule="PE-10")


def reason_to_snatch(state: PescadoState, seat: i64, tile: i64) -> Message:
    """What a claim or a mark brings or costs."""
    if state.right() >> tile & 1:
        return say("why-snatch", points=state.settings.deck.values[tile], rule="PE-29")
    wrong: i64 = 0
    if state.phase == SECRET:
        wrong = state.fingers[seat] & ~state.right()
    cost = price(state, seat, wrong | bit(tile)) - price(state, seat, wrong)
    return say("why-wrong", points=cost, rule="PE-30")


def price(state: PescadoState, seat: i64, wrong: i64) -> int:
    """The points that a seat would lose for wrong fingers on these tiles (PE-30, PE-42)."""
    paying = state.clone()
    for tile in members(wrong):
        paying.pay(seat, tile)
    deck = state.settings.deck
    return int(deck.points(state.won[seat]) - deck.points(paying.won[seat]))
