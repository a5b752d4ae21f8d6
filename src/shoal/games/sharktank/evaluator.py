"""What a good player of Shark Tank looks at: values of positions and moves, and reasons.

``value`` and ``prior`` are rough, for the search.  ``evaluate_moves`` evaluates
each move by where whole movements end.  Every cell that a shark can be brought
to is evaluated: what it eats there, and what the way there has cost.  With
``far`` every player's prospects are compared, else only the lead in points.
Hunger makes both go for a fish in the end.
"""

from typing import Final, final

from shoal.core.bits import bit
from shoal.core.message import Message
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.rng import Rng
from shoal.core.search.lead_value import StandingEvaluator
from shoal.core.search.search_params import SearchParams
from shoal.core.sentence_messages import sentence
from shoal.core.state import CHANCE, State
from shoal.core.view import View
from shoal.games.sharktank.board_text import count_tiles
from shoal.games.sharktank.components import DIE_FACES, MAX_VALUE, NULL, ROW, SUITS, spot_of
from shoal.games.sharktank.endpoint_evaluator import (
    EndpointEvaluator,
    LeadEvaluator,
    ProspectsEvaluator,
)
from shoal.games.sharktank.heuristics import (
    BASE_SWING,
    DIE_MEAN,
    FAR,
    SWING_A_FISH,
    closeness,
    fish_worth,
    hunger,
    meal,
    nearest,
    set_gain,
    standing,
)
from shoal.games.sharktank.moves import (
    ADD,
    DRAFT,
    KEEP,
    LAND,
    LAY,
    PAY,
    ROLL,
    SHARK,
    SPEND,
    STAND,
    STRETCH,
    TILE,
    tile_spot,
)
from shoal.games.sharktank.notation import write_spot
from shoal.games.sharktank.paths import PLACES, Paths, spot_at
from shoal.games.sharktank.rules import SharkTankState, own

SEARCH_PARAMS = SearchParams(exploration=0.6, cutoff=0, guided_share=0.0)
"""No playouts: ``value`` tells more than a movement laid at random."""

NOWHERE: Final[i64] = -1
"""In place of a spot: there is none."""

MAX_DRAFT_GAIN: Final = 40.0
"""More than any drafted token brings; values of the draft are shares of it."""


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
        return sentence(self.reason_text(view, move))

    def reason_text(self, view: View, move: i64) -> str:
        """What can be eaten, and what is left to the next player."""
        state = own(self.game.imagine(view, Rng(0)))
        if move >= STAND:
            return endpoint_sentence(state, stand_spot(state, move), "It")
        if move >= TILE or SHARK <= move < KEEP:
            after = state.clone()
            after.play(state.seat, move)
            return best_end_sentence(after)
        if move >= KEEP:
            return f"The shark of {SUITS[state.mover]} then swims {length_in_words(state, move)}."
        worth = fish_worth(state, move)
        return f"A fish of {SUITS[move]} is worth about {worth:.1f} points to you now."


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


# Where whole movements end.


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


# Reasons.


def length_in_words(state: SharkTankState, move: i64) -> str:
    """The tiles of the movement once its length is settled by this move."""
    if move >= ADD:
        return count_tiles(state.length + move - ADD)
    if move == KEEP:
        return count_tiles(state.length)
    value = (move - SPEND) % 6
    if value == NULL:
        return f"{count_tiles(state.length)} and as many more as the die shows{up_to(state)}"
    return count_tiles(state.length + value)


def up_to(state: SharkTankState) -> str:
    """How many tiles of a Null's roll fit, where some may not (ST-21)."""
    room = state.extra_room()
    return f", up to {room}" if room < MAX_VALUE else ""


def best_end_sentence(state: SharkTankState) -> str:
    """Where the movement may end best, as far as that is settled without the die."""
    ahead = with_best_payment(state)
    spot = NOWHERE
    if ahead.phase == LAY or ahead.phase == LAND:
        spot = best_endpoint(ahead, far=True)[1]
    if spot == NOWHERE:
        distance = distance_in_words(state, state.sharks[state.mover])
        return f"Now it is {distance}; the rest is up to the die."
    if meal(ahead, spot) <= 0.0:
        return endpoint_sentence(ahead, spot, "This turn it")
    what = "For a token it" if ahead.spent != state.spent else "It"
    return endpoint_sentence(ahead, spot, f"{what} can come to {write_spot(spot)}, where it")


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


def endpoint_sentence(state: SharkTankState, spot: i64, who: str) -> str:
    """The meal here, or how far one is; and the meal that the next player is left with."""
    eaten = meal(state, spot)
    sentence = f"{who} gobbles nothing and ends {distance_in_words(state, spot)}"
    if eaten > 0.0:
        sentence = f"{who} gobbles fish for about {eaten:.1f} points"
    left = ProspectsEvaluator(state).points_within_reach((state.seat + 1) % state.players, spot)
    if left >= 1.0:
        return f"{sentence}; the next player can come to about {left:.1f}."
    return f"{sentence}, and nothing is within the next player's reach."


def distance_in_words(state: SharkTankState, spot: i64) -> str:
    """How far the nearest meal is."""
    tiles = nearest(state, state.mover, spot)
    if tiles == FAR:
        return f"with no fish of {SUITS[state.mover]} left"
    return f"{count_tiles(tiles)} from a fish of {SUITS[state.mover]}"
