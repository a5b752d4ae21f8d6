"""What a good player of Shark Tank looks at: values of positions and moves, and reasons.

``value`` and ``prior`` are rough, for the search.  ``evaluate_moves`` evaluates
each move by where whole movements end.  Every cell that a shark can be brought
to is evaluated: what it eats there, and what the way there has cost.  With
``far`` every player's prospects are compared, else only the lead in points.
Hunger makes both go for a fish in the end.
"""

from typing import Final, final

from shoal.core.bits import bit, nth_bit
from shoal.core.game import View
from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.search.search_params import SearchParams
from shoal.core.search.standing_evaluator import StandingEvaluator
from shoal.core.state import State
from shoal.games.sharktank.components import (
    MAX_VALUE,
    NULL,
    ONE_SUIT_POINTS,
    ROW,
    SET_POINTS,
    SUIT_COUNT,
    SUIT_TOKENS,
    VALUE_COUNT,
    one_suit_points,
    set_points,
    spot_of,
)
from shoal.games.sharktank.movement.endpoints import (
    ProspectsEvaluator,
    best_endpoint,
    evaluator_for,
    movement_value,
    stand_spot,
    with_best_payment,
)
from shoal.games.sharktank.movement.heuristics import (
    BASE_SWING,
    DIE_MEAN,
    FAR,
    SWING_A_FISH,
    closeness,
    fish_worth,
    hunger,
    meal,
    nearest,
    plain_worth,
    set_gain,
    standing,
)
from shoal.games.sharktank.moves import (
    ADD,
    DRAFT,
    KEEP,
    LAND,
    NONE,
    ROLL,
    SHARK,
    SPEND,
    STAND,
    TILE,
    tile_spot,
)
from shoal.games.sharktank.notation import suit_word, write_spot
from shoal.games.sharktank.rules import SharkTankState, own

SEARCH_PARAMS = SearchParams(exploration=0.6, cutoff=0, guided_share=0.0)
"""No playouts: ``value`` tells more than a movement laid at random."""

MAX_DRAFT_GAIN: Final = 40.0
"""More than any drafted token brings; values of the draft are shares of it."""

NO_TURN: Final = -1.0
"""In place of points: nobody has another turn."""


@final
class SharkTankEvaluator(StandingEvaluator):
    """What a good player of Shark Tank looks at."""

    def standing(self, state: State, seat: i64) -> float:
        return standing(own(state), seat)

    def swing(self, state: State) -> float:
        """The fewer fish are left, the less changes."""
        table = own(state)
        return BASE_SWING + SWING_A_FISH * float(len(table.fish)) / float(table.players)

    def prior(self, state: State, seat: i64, move: i64) -> float:
        """How promising a move looks: sharks that can eat now, tiles that lead to fish."""
        table = own(state)
        if move >= STAND:
            spot = spot_of(move - STAND)
            return 0.3 + 4.0 * meal(table, spot) + hunger(table) * closeness(table, spot)
        if move >= TILE:
            return tile_gain(table, tile_spot(move))
        if move >= ADD:
            return swim_gain(table, table.mover, table.length + move - ADD)
        if move >= SPEND:
            return spend_gain(table, (move - SPEND) % 6, (move - SPEND) // 6)
        if move == KEEP:
            return 0.5 + swim_gain(table, table.mover, table.length)
        if move >= SHARK:
            return 0.2 + swim_gain(table, move - SHARK, table.length)
        return 1.0 + draft_gain(table, move)

    def evaluate_moves(self, view: View, rng: Rng) -> list[float]:
        return move_values(own(self.game.imagine(view, rng)), view.moves, far=True)

    def evaluate_moves_roughly(self, view: View, rng: Rng) -> list[float]:
        return move_values(own(self.game.imagine(view, rng)), view.moves, far=False)

    def search_params(self) -> SearchParams:
        return SEARCH_PARAMS

    def reason(self, view: View, move: i64) -> Message | None:
        """What can be eaten, and what is left to the next player."""
        state = own(self.game.imagine(view, Rng(0)))
        if move >= STAND:
            return stand_reason(state, stand_spot(state, move))
        if move >= TILE or SHARK <= move < KEEP:
            after = state.clone()
            after.play(state.seat, move)
            return way_reason(after)
        if move >= KEEP:
            return length_reason(state, move)
        return take_reason(state, move)


# How promising a move looks.


def draft_gain(state: SharkTankState, suit: i64) -> float:
    """Suits that complete a set, and the tasty one."""
    gain = set_gain(state.held[state.seat], suit) / 2.0
    if suit == state.tasty:
        gain += 1.0
    return gain


def swim_gain(state: SharkTankState, suit: i64, length: i64) -> float:
    """What the shark may eat with this many tiles; less for a fish that stays out of reach."""
    tiles = nearest(state, suit, state.sharks[suit])
    if tiles == FAR:
        return 0.1
    if tiles <= length:
        return fish_worth(state, suit)
    return 1.0 / float(1 + tiles - length)


def spend_gain(state: SharkTankState, face: i64, suit: i64) -> float:
    """A token pays when it brings a fish into reach that was out of it, for its own points."""
    extra = face
    cost = 1.0 + float(face)
    if face == 0:
        extra = min(2, state.extra_room())
        cost = 1.0 + DIE_MEAN
    if suit == state.tasty:
        cost += 1.0
    before = swim_gain(state, state.mover, state.length)
    gain = swim_gain(state, state.mover, state.length + extra) - before
    return max(0.05, gain - cost + 1.0)


def tile_gain(state: SharkTankState, spot: i64) -> float:
    """Tiles from which the rest of the movement still comes to a fish."""
    to_come = state.length - len(state.trail) - 1
    tiles = nearest(state, state.mover, spot)
    if tiles == FAR:
        return 1.0
    if to_come == 0:
        # The last tile: some cell of it should touch a fish.
        best = max(meal(state, spot), meal(state, spot + 1))
        best = max(best, meal(state, spot + ROW), meal(state, spot + ROW + 1))
        return 0.3 + best + hunger(state) * closeness(state, spot)
    if tiles <= to_come:
        return 4.0
    return 1.0 / float(1 + tiles - to_come)


def move_values(state: SharkTankState, moves: list[int], *, far: bool) -> list[float]:
    """The value of each move of the seat to act, with the best that can follow it in this turn."""
    if state.phase == DRAFT:
        return [0.5 + draft_gain(state, suit) / MAX_DRAFT_GAIN for suit in moves]
    values = []
    for move in moves:
        if state.phase == LAND:
            values.append(evaluator_for(state, far=far).value(stand_spot(state, move)))
        else:
            after = state.clone()
            after.play(state.seat, move)
            values.append(movement_value(after, far=far))
    return values


# Why a move is good or bad: what it eats, and what it leaves to the others.


def take_reason(state: SharkTankState, suit: i64) -> Message:
    """What a drafted fish does for the suits of its player."""
    held = state.held[state.seat]
    with_it = held | bit(VALUE_COUNT * suit + state.draft_value())
    if set_points(with_it) > set_points(held):
        return say("why-take-set", points=int(SET_POINTS), rule="ST-37")
    if one_suit_points(with_it):
        return say("why-take-single", points=int(ONE_SUIT_POINTS), rule="ST-38")
    if suit == state.tasty:
        return say("why-take-tasty", suit=suit_word(suit), rule="ST-35")
    suits = [each for each in range(SUIT_COUNT) if with_it >> VALUE_COUNT * each & SUIT_TOKENS]
    return say("why-take", suits=len(suits), of=int(SUIT_COUNT), rule="ST-37")


def length_reason(state: SharkTankState, move: i64) -> Message:
    """The tiles of the movement once its length is settled by this move."""
    suit = suit_word(state.mover)
    tiles = int(state.length)
    if move >= ADD:
        return say("why-length", suit=suit, tiles=tiles + int(move - ADD), rule="ST-14")
    if move == KEEP:
        return say("why-length", suit=suit, tiles=tiles, rule="ST-14")
    value = int((move - SPEND) % VALUE_COUNT)
    if value != NULL:
        return say("why-length", suit=suit, tiles=tiles + value, rule="ST-14")
    room = int(state.extra_room())
    if room < MAX_VALUE:
        return say("why-roll-room", suit=suit, tiles=tiles, room=room, rule="ST-21")
    return say("why-roll", suit=suit, tiles=tiles, rule="ST-16")


def stand_reason(state: SharkTankState, spot: i64) -> Message:
    """The meal here, or how far one is; and the meal that the next player is left with."""
    here = Endpoint(state, spot)
    if here.fish > 0:
        points = here.points()
        return say(
            "why-stand-meal" if points >= 0 else "why-stand-loss",
            fish=here.fish,
            points=abs(points),
            other=here.other,
            left=here.left(),
            rule="ST-26" if points >= 0 else "ST-38",
        )
    suit = suit_word(state.mover)
    tiles = int(nearest(state, state.mover, spot))
    if tiles == FAR:
        return say("why-stand-gone", suit=suit, other=here.other, left=here.left(), rule="ST-26")
    return say(
        "why-stand-far",
        suit=suit,
        tiles=tiles,
        other=here.other,
        left=here.left(),
        rule="ST-26",
    )


def way_reason(state: SharkTankState) -> Message:
    """Where the movement may end best, as far as that is settled without the die."""
    ahead = with_best_payment(state)
    if ahead.phase == ROLL:
        return roll_reason(state, ahead)
    here = Endpoint(ahead, best_endpoint(ahead, far=True)[1])
    if ahead.spent != state.spent:
        return paid_reason(here, lowest_bit(ahead.spent & ~state.spent))
    if here.fish > 0:
        points = here.points()
        return say(
            "why-way-meal" if points >= 0 else "why-way-loss",
            cell=write_spot(here.spot),
            fish=here.fish,
            points=abs(points),
            other=here.other,
            left=here.left(),
            rule="ST-26" if points >= 0 else "ST-38",
        )
    suit = suit_word(state.mover)
    cell = write_spot(here.spot)
    tiles = int(nearest(state, state.mover, here.spot))
    if tiles == FAR:
        return say(
            "why-way-gone", suit=suit, cell=cell, other=here.other, left=here.left(), rule="ST-26"
        )
    return say(
        "why-way-far",
        suit=suit,
        cell=cell,
        tiles=tiles,
        other=here.other,
        left=here.left(),
        rule="ST-26",
    )


def paid_reason(here: "Endpoint", token: i64) -> Message:
    """The best end is beyond the free tiles: the fish to spend for it."""
    suit = suit_word(token // VALUE_COUNT)
    value = int(token % VALUE_COUNT)
    cell = write_spot(here.spot)
    if here.fish == 0:
        return say(
            "why-paid-none",
            suit=suit,
            value=value,
            cell=cell,
            other=here.other,
            left=here.left(),
            rule="ST-15",
        )
    points = here.points()
    return say(
        "why-paid-meal" if points >= 0 else "why-paid-loss",
        suit=suit,
        value=value,
        cell=cell,
        fish=here.fish,
        points=abs(points),
        other=here.other,
        left=here.left(),
        rule="ST-15" if points >= 0 else "ST-38",
    )


def roll_reason(state: SharkTankState, ahead: SharkTankState) -> Message:
    """The best payment is a Null, so the die decides where the shark can end."""
    token = lowest_bit(ahead.spent & ~state.spent)
    spent = suit_word(token // VALUE_COUNT)
    suit = suit_word(state.mover)
    tiles = int(nearest(state, state.mover, state.sharks[state.mover]))
    if tiles == FAR:
        return say("why-die-gone", spent=spent, suit=suit, rule="ST-16")
    return say("why-die", spent=spent, suit=suit, tiles=tiles, rule="ST-16")


def lowest_bit(bits: i64) -> i64:
    """The number of the lowest bit that is set."""
    return nth_bit(bits, 0)


@final
class Endpoint:
    """What a movement that ends on a cell brings, and what it leaves to the others."""

    def __init__(self, state: SharkTankState, spot: i64) -> None:
        self.state = state
        self.spot = spot
        self.prospects = ProspectsEvaluator(state)
        self.fish = int(self.prospects.eaten(spot))
        follower = (state.seat + 1) % state.players
        if self.prospects.will_skip(follower, self.fish):  # They skip (ST-29).
            follower = (follower + 1) % state.players
        self.other = int(follower)
        """Who moves a shark next, if anybody does."""

    def points(self) -> float:
        """What the meal changes in the player's points, on average.

        Only a second suit makes it a loss: the points for a single one are gone (ST-38).
        """
        state = self.state
        seat, suit = state.seat, state.mover
        before = self.prospects.suits_with(seat, suit, 0)
        sets = self.prospects.sets_with(seat, suit, self.fish)
        points = float(self.fish) * plain_worth(state, suit)
        points += float(SET_POINTS * (sets - self.prospects.sets_with(seat, suit, 0)))
        if before == 0:
            points += float(ONE_SUIT_POINTS)
        elif before == 1 and self.prospects.suits_with(seat, suit, self.fish) == 2:
            points -= float(ONE_SUIT_POINTS)
        return round(points, 1)

    def left(self) -> float:
        """Points of the best meal within reach of the next player; NO_TURN if the game ends."""
        state = self.state
        skipped = (self.other - state.seat - 1) % state.players
        is_over = len(state.fish) == self.fish or state.turn + skipped + 1 >= state.settings.turns
        if is_over or (state.last != NONE and state.last <= skipped + 1):
            return NO_TURN
        left = self.prospects.points_within_reach(self.other, self.spot)
        return round(left, 1) if left >= 1.0 else 0.0
