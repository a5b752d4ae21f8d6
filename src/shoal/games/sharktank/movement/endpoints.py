"""Evaluates the cells where a moving shark may end, and with them the rest of a movement.

``LeadEvaluator`` looks at the lead in points that a cell brings,
``ProspectsEvaluator`` at every player's prospects afterwards.  A player's
prospects are a number: what the fish in hand are worth, and the best meal within
reach.  The difference of two players' prospects gives the chance that one
finishes above the other.
"""

import math
from abc import ABC, abstractmethod
from typing import Final, final

from shoal.core.bits import bit, count_bits
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.search.standing_evaluator import FAR_BEHIND, value_of_lead
from shoal.core.state import CHANCE
from shoal.games.sharktank.components import (
    DIE_FACES,
    FEW_FISH,
    MIN_TILES,
    ONE_SUIT_POINTS,
    ROW,
    SET_POINTS,
    SUIT_BITS,
    SUIT_COUNT,
    SUIT_MASK,
    SUIT_TOKENS,
    VALUE_COUNT,
)
from shoal.games.sharktank.movement.heuristics import (
    BASE_SWING,
    FAR,
    SWING_A_FISH,
    Weights,
    closeness,
    fish_worth,
    hunger,
    plain_worth,
    standing,
    tiles_to,
    weights_for,
)
from shoal.games.sharktank.movement.paths import PLACES, Paths, spot_at
from shoal.games.sharktank.moves import LAND, LAY, NONE, PAY, ROLL, STRETCH
from shoal.games.sharktank.rules import SharkTankState

HUNGER_POINTS: Final = 0.5
"""Points that coming near a fish is worth at full hunger."""

HUNGER_PROSPECTS: Final = 0.1
"""What coming near a fish adds to the prospects at full hunger."""

OUT_OF_REACH: Final = 1.2
"""The share of a meal out of reach that counts, to be divided by the missing tiles and one."""

NOWHERE: Final[i64] = -1
"""In place of a spot: there is none."""


class EndpointEvaluator(ABC):
    """Evaluates the cells where the moving shark may end."""

    def __init__(self, state: SharkTankState) -> None:
        self.state = state

    def eaten(self, spot: i64) -> i64:
        """How many fish the shark gobbles here."""
        state = self.state
        count: i64 = 0
        for fish in state.fish:
            if fish & SUIT_MASK == state.mover and state.touches(spot, fish >> SUIT_BITS):
                count += 1
        return count

    @abstractmethod
    def value(self, spot: i64) -> float:
        """How the seat to act stands when its shark ends here, from 0 to 1."""
        raise NotImplementedError


@final
class LeadEvaluator(EndpointEvaluator):
    """Looks at the meal only: the lead that it brings, and how much may still change."""

    def __init__(self, state: SharkTankState) -> None:
        super().__init__(state)
        self.points = standing(state, state.seat)
        self.rival = FAR_BEHIND
        for seat in range(state.players):
            if seat != state.seat:
                self.rival = max(self.rival, standing(state, seat))
        self.hunger = hunger(state)
        self.first_fish = fish_worth(state, state.mover)
        self.further_fish = plain_worth(state, state.mover)

    def value(self, spot: i64) -> float:
        state = self.state
        eaten = self.eaten(spot)
        points = self.points
        if eaten > 0:
            points += self.first_fish + float(eaten - 1) * self.further_fish
        lead = points - self.rival + HUNGER_POINTS * self.hunger * closeness(state, spot)
        swing = BASE_SWING + SWING_A_FISH * float(len(state.fish) - eaten) / float(state.players)
        return value_of_lead(lead, swing)


@final
class ProspectsEvaluator(EndpointEvaluator):
    """Compares every player's prospects for each cell where the moving shark may end."""

    def __init__(self, state: SharkTankState) -> None:
        super().__init__(state)
        self.weights = weights_for(state.players)
        self.patience = 1.0 - hunger(state)
        self.swimming = vec[i64]([0, 0, 0, 0])
        for fish in state.fish:
            self.swimming[fish & SUIT_MASK] += 1
        self.plain = vec[float]([])  # for each suit: what a fish brings by itself
        for suit in range(SUIT_COUNT):
            self.plain = append(self.plain, plain_worth(state, suit))
        self.points = vec[float]([])
        self.fish = vec[i64]([])
        self.suits = vec[i64]([])  # for each seat: how many of each suit
        for seat in range(state.players):
            self.points = append(self.points, standing(state, seat))
            self.fish = append(self.fish, count_bits(state.held[seat]))
            for suit in range(SUIT_COUNT):
                tokens = state.held[seat] >> VALUE_COUNT * suit & SUIT_TOKENS
                self.suits = append(self.suits, count_bits(tokens))
        # A hungry player in last place has little to lose by breaking up a single suit.
        self.one_suit = float(ONE_SUIT_POINTS) * (self.patience if self.is_last() else 1.0)
        self.gains = vec[float]([])  # for each seat: by a fish of the moving shark's suit
        self.elsewhere = vec[float]([])  # for each seat: the best meal of the other suits
        for seat in range(state.players):
            self.gains = append(self.gains, self.gain(seat, state.mover))
            self.elsewhere = append(self.elsewhere, self.best_elsewhere(seat))

    def value(self, spot: i64) -> float:
        """The share of the others that the seat to act is expected to finish above."""
        state = self.state
        eaten = self.eaten(spot)
        mine = self.prospects(self.weights, state.seat, spot, eaten)
        mine += HUNGER_PROSPECTS * (1.0 - self.patience) * closeness(state, spot)
        above = 0.0
        for seat in range(state.players):
            if seat != state.seat:
                theirs = self.prospects(self.weights, seat, spot, eaten)
                above += 1.0 / (1.0 + math.exp(theirs - mine))
        return above / float(state.players - 1)

    def is_last(self) -> bool:
        """Whether no other seat has fewer points than the seat to act."""
        for points in self.points:
            if points < self.points[self.state.seat]:
                return False
        return True

    def prospects(self, weights: Weights, seat: i64, spot: i64, eaten: i64) -> float:
        """The seat's prospects when the shark ends here and gobbles this many."""
        state = self.state
        more = eaten if seat == state.seat else 0
        hand = self.hand_value(weights, seat, state.mover, more, eaten)
        if self.will_skip(seat, eaten):
            return hand + self.patience * weights.leading
        turn = (seat - state.seat + state.players - 1) % state.players
        if state.last != NONE and turn >= state.last - 1:
            return hand
        meal = self.best_meal(seat, spot)
        if seat != state.seat:
            meal *= self.patience  # With hunger, the meals of others count less.
        weight = weights.next_meal if self.moves_next(seat, eaten) else weights.later_meal
        return hand + weight * meal

    def moves_next(self, seat: i64, eaten: i64) -> bool:
        """Whether the turn after this one is the seat's, which a leader skips (ST-29)."""
        players = self.state.players
        follower = (self.state.seat + 1) % players
        if self.will_skip(follower, eaten):
            return seat == (follower + 1) % players
        return seat == follower

    def hand_value(self, weights: Weights, seat: i64, suit: i64, more: i64, gone: i64) -> float:
        """What the seat's fish are worth, with more of a suit when this many have left the tank."""
        # With hunger, waiting for better fish and the end of the game count less.
        left = float(len(self.state.fish)) - self.patience * float(gone)
        early = self.patience * left
        points = self.points[seat] + self.points_for(seat, suit, more)
        worth = points * (weights.points + weights.late_points / (1.0 + left))
        if len(self.state.fish) - gone <= FEW_FISH:
            return worth
        worth += float(self.fish[seat] + more) * (weights.fish + weights.early_fish * early)
        suits = self.suits_with(seat, suit, more)
        if suits == 1:
            own = self.swimming_for(seat, suit, gone)
            return worth + weights.one_suit + weights.early_one * early + weights.own_suit * own
        if suits == 2:
            return worth + weights.two_suits + weights.early_two * early
        if suits == 3:
            return worth + weights.three_suits + weights.early_three * early
        return worth

    def points_for(self, seat: i64, suit: i64, more: i64) -> float:
        """Points that more fish of a suit bring the seat: their own, for sets, for one suit."""
        sets = self.sets_with(seat, suit, more) - self.sets_with(seat, suit, 0)
        points = float(more) * self.plain[suit] + float(SET_POINTS * sets)
        suits = self.suits_with(seat, suit, 0)
        if suits == 0 and more > 0:
            return points + float(ONE_SUIT_POINTS)
        if suits == 1 and self.suits_with(seat, suit, more) == 2:
            return points - (self.one_suit if seat == self.state.seat else float(ONE_SUIT_POINTS))
        return points

    def suits_with(self, seat: i64, suit: i64, more: i64) -> i64:
        """How many suits the seat has with this many more of one."""
        suits: i64 = 0
        for each in range(SUIT_COUNT):
            if self.suits[4 * seat + each] > 0 or (each == suit and more > 0):
                suits += 1
        return suits

    def sets_with(self, seat: i64, suit: i64, more: i64) -> i64:
        """How many sets of four suits the seat has with this many more of one."""
        sets = self.suits[4 * seat + suit] + more
        for each in range(SUIT_COUNT):
            if each != suit:
                sets = min(sets, self.suits[4 * seat + each])
        return sets

    def swimming_for(self, seat: i64, suit: i64, gone: i64) -> float:
        """Fish of the only suit that the seat has, when this many of a suit have left the tank."""
        for each in range(SUIT_COUNT):
            if each != suit and self.suits[4 * seat + each] > 0:
                return float(self.swimming[each])
        return float(self.swimming[suit] - gone)

    def gain(self, seat: i64, suit: i64) -> float:
        """What a fish of the suit adds to the seat's prospects."""
        hand = self.hand_value(self.weights, seat, suit, 0, 0)
        return self.hand_value(self.weights, seat, suit, 1, 1) - hand

    def best_meal(self, seat: i64, spot: i64) -> float:
        """The best meal that a seat may come to when the moving shark ends here."""
        here = self.within_reach(seat, self.state.mover, spot, self.gains[seat])
        return max(here, self.elsewhere[seat])

    def best_elsewhere(self, seat: i64) -> float:
        """The best meal of a seat with the sharks that do not move now."""
        best = 0.0
        for suit in range(SUIT_COUNT):
            if suit != self.state.mover and self.swimming[suit] > 0:
                shark = self.state.sharks[suit]
                best = max(best, self.within_reach(seat, suit, shark, self.gain(seat, suit)))
        return best

    def within_reach(self, seat: i64, suit: i64, shark: i64, gain: float) -> float:
        """What a gain counts for with the shark on this cell: less if it takes tokens or turns."""
        lacking = self.lacking(seat, suit, shark)
        if gain <= 0.0 or lacking >= FAR:
            return 0.0
        return gain if lacking <= 0 else OUT_OF_REACH * gain / float(1 + lacking)

    def lacking(self, seat: i64, suit: i64, shark: i64) -> i64:
        """Tiles that the seat lacks to come to a fish with the shark on this cell."""
        state = self.state
        nearest = 2 * FAR
        for fish in state.fish:
            if fish & SUIT_MASK == suit and not (
                suit == state.mover and state.touches(shark, fish >> SUIT_BITS)
            ):
                nearest = min(nearest, tiles_to(shark, fish >> SUIT_BITS))
        return nearest - MIN_TILES - state.tiles[seat]

    def points_within_reach(self, seat: i64, spot: i64) -> float:
        """Points of the best meal that a seat can come to when the moving shark ends here."""
        best = 0.0
        for suit in range(SUIT_COUNT):
            shark = spot if suit == self.state.mover else self.state.sharks[suit]
            if self.lacking(seat, suit, shark) <= 0:
                best = max(best, self.points_for(seat, suit, 1))
        return best

    def will_skip(self, seat: i64, eaten: i64) -> bool:
        """Whether the seat will have most fish when this many are gobbled, and skip (ST-29)."""
        acting = self.state.seat
        once = self.state.players <= self.state.settings.skip_once_up_to
        if once and seat != acting and self.state.tiles[seat] > 0:
            return False
        own = self.fish[seat] + (eaten if seat == acting else 0)
        for other in range(self.state.players):
            if other != seat and self.fish[other] + (eaten if other == acting else 0) >= own:
                return False
        return True


# The rest of a movement, with the best choices.


def evaluator_for(state: SharkTankState, *, far: bool) -> EndpointEvaluator:
    """The evaluator of the cells where the movement may end."""
    return ProspectsEvaluator(state) if far else LeadEvaluator(state)


def stand_spot(state: SharkTankState, move: i64) -> i64:
    """The cell that the shark is put on by this move."""
    after = state.clone()
    after.play(state.seat, move)
    return after.sharks[state.mover]


def movement_value(state: SharkTankState, *, far: bool) -> float:
    """The value of the rest of a movement, with the best choices."""
    if state.phase == ROLL:
        total = 0.0
        for face in range(DIE_FACES):
            after = state.clone()
            after.play(CHANCE, face)
            total += movement_value(after, far=far)
        return total / float(DIE_FACES)
    if state.phase == LAY or state.phase == LAND:
        return best_endpoint(state, far=far)[0]
    best = 0.0
    if state.phase == PAY or state.phase == STRETCH:
        for move in state.moves(state.seat):
            after = state.clone()
            after.play(state.seat, move)
            best = max(best, movement_value(after, far=far))
    return best


def best_endpoint(state: SharkTankState, *, far: bool) -> tuple[float, i64]:
    """The value of the best cell that the tiles still to be laid can come to, and the cell."""
    evaluated = vec[i64]([0] * (ROW * ROW))
    evaluator = evaluator_for(state, far=far)
    best = 0.0
    cell = NOWHERE
    for tile in last_tiles(state):
        for spot in (tile, tile + 1, tile + ROW, tile + ROW + 1):
            if not evaluated[spot]:
                evaluated[spot] = 1
                value = evaluator.value(spot)
                if value > best:
                    best = value
                    cell = spot
    return best, cell


def last_tiles(state: SharkTankState) -> vec[i64]:
    """Where the last tile of the movement can lie, or lies."""
    left = state.length - len(state.trail)
    if left == 0:
        return vec[i64]([state.trail[len(state.trail) - 1]])
    paths = Paths(state.water, left, bit(left - 1))
    if len(state.trail) > 0:
        paths.fill(state.trail[len(state.trail) - 1], first=False)
    else:
        paths.fill(state.sharks[state.mover], first=True)
    tiles = vec[i64]()
    for place in range(PLACES):
        if paths.has(left - 1, place):
            tiles = append(tiles, spot_at(place))
    return tiles


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
