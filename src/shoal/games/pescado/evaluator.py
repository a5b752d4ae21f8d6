"""Rough values of positions and moves of Pescado, for the search, and the odds behind them."""

import math
from typing import Final

from shoal.core.bits import bit, count_bits, lowest_bit, members
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.search.lead_value import value_of_lead, win_share
from shoal.core.search.search_params import SearchParams
from shoal.games.pescado.components import FLIPS_A_DIE, SIDES, WHITE_DICE
from shoal.games.pescado.dice import KEPT, choices, number_of_dice
from shoal.games.pescado.moves import (
    CLAIM,
    DONE,
    FISH,
    FISH_AGAIN,
    FLIP,
    KEEP,
    MARK,
    OVER,
    SEAL,
    SECRET,
    SNATCH,
    TAKE_ALL,
    THROW,
    THROW_AGAIN,
)
from shoal.games.pescado.rules import PescadoState

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

FAR_BEHIND: Final = -1000.0
"""Below every standing."""

RIGHT_MARK_CHANCES: Final[i64] = 12
WRONG_MARK_CHANCES: Final[i64] = 1
MARK_CHANCES: Final[i64] = 16
"""How often, in 16, the other players are expected to mark a right tile and a wrong one."""

DICE_COUNTS: Final[i64] = 8
"""None to seven dice."""


def ways(needs: list[int], dice: int, others: int) -> int:
    """In how many falls this many dice show each needed colour often enough."""
    if not needs:
        return int(others**dice)
    return sum(
        [
            math.comb(dice, count) * ways(needs[1:], dice - count, others)
            for count in range(needs[0], dice + 1)
        ]
    )


def _chances() -> list[float]:
    """The chance that 0 to 7 dice bring what is missing, by fish and colours missing."""
    chances = [0.0] * (16 * DICE_COUNTS)
    sides = int(SIDES)
    for needs in ([], [1], [2], [1, 1], [3], [2, 1], [1, 1, 1]):
        for dice in range(int(DICE_COUNTS)):
            place = DICE_COUNTS * (4 * sum(needs) + len(needs)) + dice
            chances[place] = ways(needs, dice, sides - len(needs)) / sides**dice
    return chances


CHANCES: Final = _chances()


def chance(need: i64, kept: i64, dice: i64) -> float:
    """How likely this many thrown dice complete a tile beside the kept ones."""
    missing: i64 = 0
    colours: i64 = 0
    while need:
        lacking = (need & 7) - (kept & 7)
        if lacking > 0:
            missing += lacking
            colours += 1
        need = need >> 3
        kept = kept >> 3
    return CHANCES[DICE_COUNTS * (4 * missing + colours) + dice]


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
        points = expected_points(state, tiles, kept, dice_thrown(state, kept))
        if points > most:
            most = points
            best = kept
    return best


def dice_thrown(state: PescadoState, kept: i64) -> i64:
    """How many dice would be thrown beside the kept ones."""
    return WHITE_DICE - number_of_dice(kept) + state.flips // FLIPS_A_DIE


def value(state: PescadoState, seat: i64) -> float:
    """How well the seat stands, from 0 to 1: its lead in points against the tiles left."""
    if state.phase == OVER:
        return win_share(state, seat)
    best_other = FAR_BEHIND
    for other in range(state.players):
        if other != seat:
            best_other = max(best_other, standing(state, other))
    lead = standing(state, seat) - best_other
    swing = 1.0 + 1.2 * math.sqrt(float(count_bits(state.stack)) + 1.0)
    return value_of_lead(lead, swing)


def standing(state: PescadoState, seat: i64) -> float:
    """A seat's points, with what is at risk and what the turn still brings."""
    points = float(state.settings.deck.points(state.won[seat]))
    if seat == state.turn:
        return points + rest_of_turn(state) - at_risk(state, state.fresh)
    if seat == state.predecessor():
        return points - at_risk(state, state.prey)
    return points


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
        return expected_points(state, state.within_reach(), state.dice, state.dice_to_throw())
    if state.phase == FISH:
        caught: i64 = 0
        if state.flips == 0:
            caught = state.caught()
        left = state.within_reach() & ~caught
        kept = best_kept(state, left)
        now = float(state.settings.deck.points(caught))
        return now + expected_points(state, left, kept, dice_thrown(state, kept))
    if state.phase >= THROW:
        return POINTS_A_TURN
    return 0.0


def prior(state: PescadoState, seat: i64, move: i64) -> float:
    """How promising a move looks: take what is caught, then keep the dice that bring most."""
    if state.phase == SNATCH or state.phase == SECRET:
        return snatch_prior(state, seat, move)
    if move == TAKE_ALL:
        return 40.0
    if move < TAKE_ALL:
        return 4.0 + 4.0 * float(state.settings.deck.values[move])
    weight = 1.0
    if state.phase == FISH and state.flips == 0 and state.caught():
        weight = 0.1  # what is caught is taken first
    if move < KEEP:
        return weight * flip_prior(state, move - FLIP)
    if move < CLAIM:
        kept = KEPT[move - KEEP]
        return weight * math.exp(SHARPNESS * rough_points(state, kept))
    return weight


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
