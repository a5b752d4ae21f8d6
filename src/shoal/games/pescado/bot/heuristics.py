"""What a good Pescado player looks at: what the second throw is likely to bring."""

import math
from typing import Final

from shoal.core.arrays import i64
from shoal.core.search_params import SearchParams
from shoal.games.pescado.components import WHITE_DICE
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
from shoal.games.pescado.tile_sets import how_many, tiles_of

SEARCH_PARAMS = SearchParams(curious=0.6, cutoff=0, guided=0.0, by_eye=0.45)
"""What the rest of a turn brings on average is worked out, not played out."""

# A turn from its first throw brings about so much with sensible play.
POINTS_A_TURN: Final = 2.5
# How often a tile in front of the predecessor is caught, by its value.
RISKS: Final = [0.0, 0.35, 0.22, 0.11]
SHARPNESS: Final = 0.7
# How likely a tile looks by the number of fish that are missing.
GLIMPSES: Final = [1.0, 0.6, 0.25, 0.1]


def ways(needs: list[int], dice: int, others: int) -> int:
    """In how many falls so many dice show each needed colour often enough."""
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
    chances = [0.0] * (16 * 8)
    for needs in ([], [1], [2], [1, 1], [3], [2, 1], [1, 1, 1]):
        for dice in range(8):
            place = 8 * (4 * sum(needs) + len(needs)) + dice
            chances[place] = ways(needs, dice, 6 - len(needs)) / 6**dice
    return chances


CHANCES: Final = _chances()


def chance(need: i64, kept: i64, dice: i64) -> float:
    """How likely so many thrown dice complete a tile beside the kept ones."""
    missing: i64 = 0
    colours: i64 = 0
    while need:
        lacking = (need & 7) - (kept & 7)
        if lacking > 0:
            missing += lacking
            colours += 1
        need = need >> 3
        kept = kept >> 3
    return CHANCES[8 * (4 * missing + colours) + dice]


def hope(state: PescadoState, tiles: i64, kept: i64, dice: i64) -> float:
    """The points that these tiles bring on average with these kept and thrown dice: exact."""
    deck = state.rulings.deck
    points = 0.0
    for tile in tiles_of(tiles):
        points += float(deck.values[tile]) * chance(deck.needs[tile], kept, dice)
    return points


def best_kept(state: PescadoState, tiles: i64) -> i64:
    """The dice of the first throw with which the second one promises most."""
    best: i64 = 0
    promise = -1.0
    for choice in choices(state.dice):
        kept = KEPT[choice]
        points = hope(state, tiles, kept, to_throw(state, kept))
        if points > promise:
            promise = points
            best = kept
    return best


def to_throw(state: PescadoState, kept: i64) -> i64:
    """How many dice would be thrown beside the kept ones."""
    return WHITE_DICE - number_of_dice(kept) + state.flips // 2


def value(state: PescadoState, seat: i64) -> float:
    """Standing from 0 to 1: the lead in points, weighed by how much is left to fish."""
    if state.phase == OVER:
        return result(state, seat)
    best_other = -1000.0
    for other in range(state.players):
        if other != seat:
            best_other = max(best_other, standing(state, other))
    lead = standing(state, seat) - best_other
    swing = 1.0 + 1.2 * math.sqrt(float(how_many(state.stack)) + 1.0)
    return 0.5 + 0.5 * lead / (swing + abs(lead))


def result(state: PescadoState, seat: i64) -> float:
    """1 for a win, shared among those who tie, 0 below."""
    ranks = state.ranks()
    if ranks[seat] > 0:
        return 0.0
    winners = 0.0
    for rank in ranks:
        if rank == 0:
            winners += 1.0
    return 1.0 / winners


def standing(state: PescadoState, seat: i64) -> float:
    """A seat's points, with what is at risk and what the turn still promises."""
    points = float(state.rulings.deck.points(state.won[seat]))
    if seat == state.turn:
        return points + promise(state) - at_risk(state, state.fresh)
    if seat == state.predecessor():
        return points - at_risk(state, state.prey)
    return points


def at_risk(state: PescadoState, tiles: i64) -> float:
    """What the next player will take of these tiles on average."""
    points = 0.0
    for tile in tiles_of(tiles):
        worth = state.rulings.deck.values[tile]
        points += RISKS[worth] * float(worth)
    return points


def promise(state: PescadoState) -> float:
    """What the rest of the turn brings on average."""
    if state.phase == FISH_AGAIN:
        return hope(state, state.within_reach(), state.dice, 0)
    if state.phase == THROW_AGAIN:
        return hope(state, state.within_reach(), state.dice, state.dice_to_throw())
    if state.phase == FISH:
        caught: i64 = 0
        if state.flips == 0:
            caught = state.caught()
        left = state.within_reach() & ~caught
        kept = best_kept(state, left)
        now = float(state.rulings.deck.points(caught))
        return now + hope(state, left, kept, to_throw(state, kept))
    if state.phase >= THROW:
        return POINTS_A_TURN
    return 0.0


def prior(state: PescadoState, seat: i64, move: i64) -> float:
    """How promising a move looks: take what is caught, then throw where most hope is."""
    if state.phase == SNATCH or state.phase == SECRET:
        return snatch_prior(state, seat, move)
    if move == TAKE_ALL:
        return 40.0
    if move < TAKE_ALL:
        return 4.0 + 4.0 * float(state.rulings.deck.values[move])
    weight = 1.0
    if state.phase == FISH and state.flips == 0 and state.caught():
        weight = 0.1  # what is caught is taken first
    if move < KEEP:
        return weight * flip_prior(state, move - FLIP)
    if move < CLAIM:
        kept = KEPT[move - KEEP]
        return weight * math.exp(SHARPNESS * glimpse(state, kept))
    return weight


def glimpse(state: PescadoState, kept: i64) -> float:
    """Points that the kept dice promise at first sight: by the fish missing, not by the odds."""
    deck = state.rulings.deck
    points = 0.0
    for tile in tiles_of(state.within_reach()):
        points += float(deck.values[tile]) * GLIMPSES[missing(deck.needs[tile], kept)]
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
    return 1.0 / float(state.rulings.deck.values[number])


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
        return 10.0 * float(state.rulings.deck.values[tile])
    return 0.02
