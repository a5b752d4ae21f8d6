"""What a good player of Pescado looks at: values and weights."""

import math
from typing import Final, final

from shoal.core.bits import bit, count_bits, lowest_bit, members
from shoal.core.game import View
from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.search.search_params import SearchParams
from shoal.core.search.standing_evaluator import StandingEvaluator
from shoal.core.state import State
from shoal.games.pescado.components import (
    KEPT,
    POOL,
    chance,
    choices,
)
from shoal.games.pescado.moves import (
    CLAIM,
    DONE,
    FISH,
    FISH_AGAIN,
    FLIP,
    KEEP,
    MARK,
    SEAL,
    SECRET,
    SNATCH,
    TAKE_ALL,
    THROW,
    THROW_AGAIN,
)
from shoal.games.pescado.rules import PescadoState, own

SEARCH_PARAMS = SearchParams(exploration=0.6, cutoff=0, guided_share=0.0, noise=0.45)
"""No playouts: ``value`` works out what the rest of a turn brings on average."""

POINTS_A_TURN: Final = 2.5
"""What a whole turn brings on average with sensible play."""

RISKS: Final = [0.0, 0.35, 0.22, 0.11]
"""How often the next player catches a fresh tile, by its value."""

SHARPNESS: Final = 0.7
"""How much a point more counts when dice to keep are compared at first sight."""

ROUGH_CHANCES: Final = [1.0, 0.6, 0.25, 0.1]
"""How likely a tile looks at first sight, by the number of fish that are missing."""

RIGHT_MARK_CHANCES: Final[i64] = 12
WRONG_MARK_CHANCES: Final[i64] = 1
MARK_CHANCES: Final[i64] = 16
"""How often, in 16, the other players are expected to mark a right tile and a wrong one."""

MAX_GAIN: Final = 40.0
"""More than any turn brings; values are shares of it."""

WORTH_NAMING: Final = 0.15
"""Tiles with a smaller chance are left out of a reason."""


@final
class PescadoEvaluator(StandingEvaluator):
    """Values, weights and reasons for bots and hints."""

    def standing(self, state: State, seat: i64) -> float:
        """A seat's points, with what is at risk and what the turn still brings."""
        table = own(state)
        points = float(table.settings.deck.points(table.won[seat]))
        if seat == table.turn:
            return points + rest_of_turn(table) - at_risk(table, table.fresh)
        if seat == table.predecessor():
            return points - at_risk(table, table.prey)
        return points

    def swing(self, state: State) -> float:
        """The fewer tiles are left, the less changes."""
        return 1.0 + 1.2 * math.sqrt(float(count_bits(own(state).stack)) + 1.0)

    def prior(self, state: State, seat: i64, move: i64) -> float:
        """How promising a move looks: take what is caught, then keep the dice that bring most."""
        table = own(state)
        if table.phase == SNATCH or table.phase == SECRET:
            return snatch_prior(table, seat, move)
        if move == TAKE_ALL:
            return 40.0
        if move < TAKE_ALL:
            return 4.0 + 4.0 * float(table.settings.deck.values[move])
        weight = 1.0
        if table.phase == FISH and table.flips == 0 and table.caught():
            weight = 0.1  # what is caught is taken first
        if move < KEEP:
            return weight * flip_prior(table, move - FLIP)
        if move < CLAIM:
            kept = KEPT[move - KEEP]
            return weight * math.exp(SHARPNESS * rough_points(table, kept))
        return weight

    def evaluate_moves(self, view: View, rng: Rng) -> list[float]:
        """The value of each move with the best that can follow it in this turn; [] in a snatch."""
        table = own(self.game.imagine(view, rng))
        if table.phase != FISH and table.phase != FISH_AGAIN:
            return []
        seat = view.seat
        values = []
        for move in view.moves:
            after = table.clone()
            after.play(seat, move)
            gained = gain(table, after.won[seat] & ~table.won[seat])
            if after.turn == seat and after.thrown == table.thrown:
                gained += gain_of_rest(after, -1)
            values.append(0.5 + gained / (2.0 * MAX_GAIN))
        return values

    def search_params(self) -> SearchParams:
        return SEARCH_PARAMS

    def reason(self, view: View, move: i64) -> Message | None:
        return reason_for(own(self.game.imagine(view, Rng(0))), view.seat, move)


# What dice bring on average.


def expected_points(state: PescadoState, tiles: i64, kept: i64, dice: i64) -> float:
    """The mean points of these tiles with these kept and thrown dice; exact."""
    deck = state.settings.deck
    points = 0.0
    while tiles:
        tile = lowest_bit(tiles)
        points += float(deck.values[tile]) * chance(deck.needs[tile], kept, dice)
        tiles &= tiles - 1
    return points


def best_kept(state: PescadoState, tiles: i64) -> i64:
    """The dice of the first throw to keep for the most points on average."""
    best: i64 = 0
    most = -1.0
    for choice in choices(state.dice):
        kept = KEPT[choice]
        points = expected_points(state, tiles, kept, state.dice_to_throw(kept))
        if points > most:
            most = points
            best = kept
    return best


# How well a seat stands.


def at_risk(state: PescadoState, tiles: i64) -> float:
    """What the next player will take of these tiles on average."""
    points = 0.0
    while tiles:
        value = state.settings.deck.values[lowest_bit(tiles)]
        points += RISKS[value] * float(value)
        tiles &= tiles - 1
    return points


def rest_of_turn(state: PescadoState) -> float:
    """The mean points of the rest of the turn."""
    if state.phase == FISH_AGAIN:
        return expected_points(state, state.within_reach(), state.dice, 0)
    if state.phase == THROW_AGAIN:
        return expected_points(
            state, state.within_reach(), state.dice, state.dice_to_throw(state.dice)
        )
    if state.phase == FISH:
        caught: i64 = 0
        if state.flips == 0:
            caught = state.caught()
        left = state.within_reach() & ~caught
        kept = best_kept(state, left)
        now = float(state.settings.deck.points(caught))
        return now + expected_points(state, left, kept, state.dice_to_throw(kept))
    if state.phase >= THROW:
        return POINTS_A_TURN
    return 0.0


# First sight: the weights of moves.


def rough_points(state: PescadoState, kept: i64) -> float:
    """The points of the kept dice at first sight: by the fish missing, not by the odds."""
    deck = state.settings.deck
    points = 0.0
    tiles = state.within_reach()
    while tiles:
        tile = lowest_bit(tiles)
        points += float(deck.values[tile]) * ROUGH_CHANCES[missing(deck.needs[tile], kept)]
        tiles &= tiles - 1
    return points


def missing(need: i64, kept: i64) -> i64:
    """How many fish of a tile the kept dice do not show."""
    count: i64 = 0
    while need:
        count += max(0, (need & 7) - (kept & 7))
        need = need >> 3
        kept = kept >> 3
    return count


def flip_prior(state: PescadoState, number: i64) -> float:
    """At first sight only a cheap tile is worth half a grey die."""
    return 1.0 / float(state.settings.deck.values[number])


def snatch_prior(state: PescadoState, seat: i64, move: i64) -> float:
    """Right tiles, dear ones first; a word when none is left."""
    left = state.right() & ~state.fingers[seat]
    if move == DONE or move == SEAL:
        if left:
            return 0.1
        return 5.0
    tile = move - CLAIM
    if move >= MARK:
        tile = move - MARK
    if left >> tile & 1:
        return 10.0 * float(state.settings.deck.values[tile])
    return 0.02


# What the others may have marked in secret.


def likely_marks(state: PescadoState, rng: Rng) -> i64:
    """Marks of a good player: most right tiles, and a wrong one now and then."""
    right = state.right()
    marks: i64 = 0
    for tile in members(state.pool):
        chances = WRONG_MARK_CHANCES
        if right >> tile & 1:
            chances = RIGHT_MARK_CHANCES
        if rng.below(MARK_CHANCES) < chances:
            marks |= bit(tile)
    return marks


# The best way through a turn: every way to flip, keep and throw.  A tile of the pool counts its
# points less the risk of losing it to the next player; a tile of the predecessor counts its points
# and what they lose by it.


def gain(state: PescadoState, tiles: i64) -> float:
    """What these tiles, all within reach, bring the player whose turn it is."""
    total = 0.0
    while tiles:
        total += tile_gain(state, lowest_bit(tiles))
        tiles &= tiles - 1
    return total


def tile_gain(state: PescadoState, tile: i64) -> float:
    """A tile of the pool may be lost again; one of the predecessor is safe, and missed there."""
    value = state.settings.deck.values[tile]
    points = float(value)
    if state.prey >> tile & 1:
        return points + points / float(state.players - 1)
    return points * (1.0 - RISKS[value])


def gain_of_rest(state: PescadoState, last: i64) -> float:
    """What the best way to go on with the turn brings; flips after tile ``last`` only.

    The order in which tiles are flipped does not matter, so one is enough.
    """
    if state.phase == FISH_AGAIN:
        return gain(state, state.caught())
    if state.phase == THROW_AGAIN:
        return expected_gain(state, state.dice, state.dice_to_throw(state.dice))
    if state.phase != FISH:
        return 0.0
    if state.flips == 0 and state.caught():
        return gain_with_catch(state)
    best = 0.0
    if state.flips & 1 == 0:
        best = gain_of_best_throw(state)
    for move in state.moves(state.turn):
        if FLIP <= move < KEEP and move - FLIP > last:
            after = state.clone()
            after.play(state.turn, move)
            best = max(best, gain_of_rest(after, move - FLIP))
    return best


def gain_with_catch(state: PescadoState) -> float:
    """Take what is caught, then go on."""
    caught = state.caught()
    after = state.clone()
    after.take_all()
    return gain(state, caught) + gain_of_rest(after, -1)


def gain_of_best_throw(state: PescadoState) -> float:
    """What the best choice of dice to keep brings."""
    best = 0.0
    for choice in choices(state.dice):
        kept = KEPT[choice]
        best = max(best, expected_gain(state, kept, state.dice_to_throw(kept)))
    return best


def expected_gain(state: PescadoState, kept: i64, dice: i64) -> float:
    """What a throw of this many dice beside the kept ones brings on average: exact."""
    deck = state.settings.deck
    total = 0.0
    tiles = state.within_reach()
    while tiles:
        tile = lowest_bit(tiles)
        total += tile_gain(state, tile) * chance(deck.needs[tile], kept, dice)
        tiles &= tiles - 1
    return total


# Reasons: why a move is good or bad.


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
    thrown = state.dice_to_throw(kept)
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
        tile=deck.word(likely[0]),
        chance=percent(chance(deck.needs[likely[0]], kept, thrown)),
        more=[deck.word(tile) for tile in likely[1:]],
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
    average = round(expected_points(state, tiles, kept, state.dice_to_throw(kept)), 1)
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
