"""Evaluates the cells where a moving shark may end.

``LeadEvaluator`` looks at the lead in points that a cell brings,
``ProspectsEvaluator`` at every player's prospects afterwards.  A player's
prospects are a number: what the fish in hand are worth, and the best meal within
reach.  The difference of two players' prospects gives the chance that one
finishes above the other.
"""

import math
from abc import ABC, abstractmethod
from typing import Final, final

from shoal.core.bits import count_bits
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.search.lead_value import FAR_BEHIND, value_of_lead
from shoal.games.sharktank.components import (
    FEW_FISH,
    MIN_TILES,
    ONE_SUIT_POINTS,
    SET_POINTS,
    SUIT_BITS,
    SUIT_COUNT,
    SUIT_MASK,
    SUIT_TOKENS,
    VALUE_COUNT,
)
from shoal.games.sharktank.heuristics import (
    BASE_SWING,
    FAR,
    SWING_A_FISH,
    closeness,
    fish_worth,
    hunger,
    plain_worth,
    standing,
    tiles_to,
)
from shoal.games.sharktank.moves import NONE
from shoal.games.sharktank.rules import SharkTankState

HUNGER_POINTS: Final = 0.5
"""Points that coming near a fish is worth at full hunger."""

HUNGER_PROSPECTS: Final = 0.1
"""What coming near a fish adds to the prospects at full hunger."""

OUT_OF_REACH: Final = 1.2
"""The share of a meal out of reach that counts, to be divided by the missing tiles and one."""


@final
class Weights:
    """How much each feature of a hand counts towards finishing above another player.

    ``tools/fit_sharktank_weights.py`` fits the numbers to games: to which player finished above
    which.  They show when a single suit pays (ST-38): hardly while there is much to eat, and well
    at the end.  ``early`` ones count for each fish in the tank.  Nothing but points counts from
    the last round on (ST-31).
    """

    def __init__(
        self,
        *,
        points: float = 0.0,
        late_points: float = 0.0,
        fish: float = 0.0,
        early_fish: float = 0.0,
        one_suit: float = 0.0,
        early_one: float = 0.0,
        own_suit: float = 0.0,
        two_suits: float = 0.0,
        early_two: float = 0.0,
        three_suits: float = 0.0,
        early_three: float = 0.0,
        leading: float = 0.0,
        next_meal: float = 0.0,
        later_meal: float = 0.0,
    ) -> None:
        self.points = points
        self.late_points = late_points  # divided by the fish in the tank and one
        self.fish = fish
        self.early_fish = early_fish
        self.one_suit = one_suit
        self.early_one = early_one
        self.own_suit = own_suit  # for each fish in the tank of the only suit held
        self.two_suits = two_suits
        self.early_two = early_two
        self.three_suits = three_suits
        self.early_three = early_three
        self.leading = leading
        self.next_meal = next_meal  # what a meal within reach adds for the player who moves next
        self.later_meal = later_meal  # and for those who move later


WITH_TWO: Final = Weights(
    points=0.137,
    late_points=0.693,
    fish=-0.163,
    early_fish=-0.07,
    one_suit=-2.763,
    early_one=-0.387,
    own_suit=-0.881,
    two_suits=1.246,
    early_two=-0.324,
    three_suits=1.298,
    early_three=-0.073,
    leading=-0.242,
    next_meal=0.24,
    later_meal=0.0,
)
WITH_THREE: Final = Weights(
    points=0.091,
    late_points=0.706,
    fish=-0.232,
    early_fish=0.007,
    one_suit=-0.593,
    early_one=-0.114,
    own_suit=0.196,
    two_suits=0.209,
    early_two=-0.055,
    three_suits=-0.272,
    early_three=0.013,
    leading=-0.069,
    next_meal=0.417,
    later_meal=0.22,
)
WITH_FOUR: Final = Weights(
    points=0.078,
    late_points=0.893,
    fish=-0.116,
    early_fish=0.032,
    one_suit=-0.829,
    early_one=-0.037,
    own_suit=0.214,
    two_suits=0.349,
    early_two=-0.007,
    three_suits=-0.42,
    early_three=0.06,
    leading=-0.564,
    next_meal=0.331,
    later_meal=0.155,
)


def weights_for(players: i64) -> Weights:
    """The weights for this many players."""
    if players == 2:
        return WITH_TWO
    return WITH_THREE if players == 3 else WITH_FOUR


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
        if self.leads(seat, eaten):
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
        if self.leads(follower, eaten):
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

    def leads(self, seat: i64, eaten: i64) -> bool:
        """Whether the seat will have most fish when this many are gobbled, and skip (ST-29)."""
        acting = self.state.seat
        own = self.fish[seat] + (eaten if seat == acting else 0)
        for other in range(self.state.players):
            if other != seat and self.fish[other] + (eaten if other == acting else 0) >= own:
                return False
        return True
