"""Rough values of positions and moves of Jaws, for the search, and reasons for hints.

Act 2 is in ``evaluator_act2.py``; the reasons are in ``reasons.py`` and ``reasons_act2.py``.
"""

from typing import Final, final

from shoal.core.bits import bit, count_bits, lowest_bit
from shoal.core.game import Evaluator, Game
from shoal.core.message import Message
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.search.search_params import SearchParams
from shoal.core.state import State
from shoal.core.view import View
from shoal.games.jaws.act1.crew_phase import barrels_at_dock
from shoal.games.jaws.belief import BeliefTracker
from shoal.games.jaws.components import (
    BEACH_COUNT,
    BRODY,
    BURST,
    EAST_DOCK,
    FAR,
    FIRST_BEACH,
    FRENZY,
    FULL_TRACK,
    HOOPER,
    NO_TOKEN,
    QUINT,
    SHARK,
    SHOP,
    SPACE_COUNT,
    SWIM,
    WALK,
    WEST_DOCK,
)
from shoal.games.jaws.crew_knowledge import (
    ANSWER_AT,
    ANSWER_MASK,
    BEACH_BITS,
    BEACH_MASK,
    FIRST_BEACH_AT,
    KIND_MASK,
    LOOK_ROW,
    REPORT_ROW,
    SENSORS_AT,
    SENSORS_MASK,
    SPACE_AT,
    SPACE_MASK,
    THERE,
)
from shoal.games.jaws.evaluator_act2 import orca_prior, orca_value
from shoal.games.jaws.messages.reasons import act1_reason
from shoal.games.jaws.messages.reasons_act2 import act2_reason
from shoal.games.jaws.moves import (
    ANSWER_EVENT,
    BEACH,
    BINOCULARS,
    CLOSE,
    CREW_TURN,
    DEAL_ABILITIES,
    DOCK,
    DROP,
    EAT,
    EAT_ALL,
    EAT_MICHAEL,
    END,
    FINDER,
    GIVE,
    HUNT,
    KNOCK,
    LAUNCH,
    OVER,
    PICK_MEMBER,
    RESCUE,
    RESCUE_MICHAEL,
    SPEED_BURST,
    START,
    TAKE_DOCK,
    TAKE_HOOPER,
    TAKE_SHOP,
    TAKE_WATER,
    TO,
    TOKEN,
    TURN,
)
from shoal.games.jaws.options import ONLY_ACT_1
from shoal.games.jaws.rules import JawsState, own
from shoal.games.jaws.state import Board, swimmers_at

SEARCH_PARAMS = SearchParams(
    exploration=0.6, cutoff=30, guided_share=1.0, one_informed_seat=True, informed_time_share=0.1
)
"""Playouts of about a round, then ``value``.

The shark sees everything and has nothing to guess, so a tenth of the time is enough for it.
"""

MIXED_PHASES: Final = ("start", "surface", "ability", "target")
"""Phases with secret choices: a player who always chooses the same is easy to predict."""

SHARK_WIN_RATES: Final = [0.40, 0.45, 0.50, 0.53, 0.56, 0.58, 0.61, 0.65, 0.70, 0.76]
"""The shark's win rate in Act 2 by swimmers eaten, from 1,500 games of simple bots, smoothed."""
FIRST_TURN_WEIGHTS: Final = [1.0, 2.0, 3.0]
"""Hooper and Brody look for the shark before Quint launches a barrel at it."""


@final
class JawsEvaluator(Evaluator):
    """What a good player looks at; the crew's priors use nothing that the crew cannot see."""

    def __init__(self, game: Game, tracker: BeliefTracker) -> None:
        super().__init__(game)
        self.tracker = tracker

    def value(self, state: State, seat: i64) -> float:
        position = own(state)
        if position.phase == OVER:
            points = position.scores()
            if points[0] == points[1]:
                return 0.5
            return float(points[seat])
        if position.phase >= DEAL_ABILITIES:
            shark = orca_value(position)
        else:
            shark = amity_value(position)
        return shark if seat == SHARK else 1.0 - shark

    def prior(self, state: State, seat: i64, move: i64) -> float:
        position = own(state)
        phase = position.phase
        if phase >= DEAL_ABILITIES:
            return orca_prior(position, move)
        if phase == HUNT or phase == SPEED_BURST:
            return hunt_prior(position, move)
        if phase == PICK_MEMBER:
            return FIRST_TURN_WEIGHTS[move - TURN]
        if phase == CREW_TURN:
            return crew_prior(position, move)
        if phase == ANSWER_EVENT:
            return event_prior(position, move)
        if TOKEN <= move < EAT:
            return token_prior(position, move - TOKEN)
        if START <= move < BEACH:
            return 1.0 + 2.0 * float(move - START >= FIRST_BEACH)
        return 1.0

    def search_params(self) -> SearchParams:
        return SEARCH_PARAMS

    def mixes_moves(self, view: View) -> bool:
        return view.word("stage") in MIXED_PHASES

    def reason(self, view: View, move: i64) -> Message | None:
        position = own(self.game.imagine(view, Rng(0)))
        if position.phase >= DEAL_ABILITIES:
            return act2_reason(position, move)
        return act1_reason(position, move, self.tracker.belief(view))


def amity_value(state: JawsState) -> float:
    """The shark's chances in Act 1: swimmers eaten and near, against barrels and hunters."""
    outlook = 3.0 - 1.6 * float(state.stuck) + 0.25 * float(count_bits(state.tokens))
    if state.place < SHOP:
        outlook += 0.3 * meal_near(state, state.place)
        if SWIM[state.at[QUINT] * SPACE_COUNT + state.place] <= 1 and state.orca > 0:
            outlook -= 0.5
    if state.settings.acts == ONLY_ACT_1:
        return min(0.97, max(0.03, (float(state.track) + outlook) / 8.5))
    end = min(float(FULL_TRACK), float(state.track) + max(0.0, outlook))
    low = min(8, int(end))
    return SHARK_WIN_RATES[low] + (end - float(low)) * (
        SHARK_WIN_RATES[low + 1] - SHARK_WIN_RATES[low]
    )


def meal_near(board: Board, place: i64) -> float:
    """The best meal within reach, nearer ones counting more."""
    best = 0.0
    for beach in range(BEACH_COUNT):
        swimmers = swimmers_at(board, beach) - board.bites[beach]
        steps = SWIM[place * SPACE_COUNT + beach + FIRST_BEACH]
        meal = float(min(3, swimmers)) / float(1 + steps)
        best = max(best, meal)
    return best


def event_prior(state: JawsState, move: i64) -> float:
    """Close the fullest beach; set Brody down at the shop, or at a dock with his barrel."""
    if BEACH <= move < DOCK:
        return 1.0 + float(swimmers_at(state, move - BEACH))
    if move < START:
        wanted = move == SHOP
        if state.carried == 1:
            wanted = move == WEST_DOCK or move == EAST_DOCK
        return 3.0 if wanted else 1.0
    return 1.0


def token_prior(state: JawsState, token: i64) -> float:
    """Tokens are few: a frenzy for a crowd, a burst for a far one, else none."""
    if token == NO_TOKEN:
        return 4.0
    if token == FRENZY:
        for beach in range(BEACH_COUNT):
            near = SWIM[state.place * SPACE_COUNT + beach + FIRST_BEACH] <= 2
            if near and swimmers_at(state, beach) >= 3:
                return 8.0
        return 0.3
    if token == BURST:
        return 1.0 if meal_near(state, state.place) < 0.7 else 0.3
    return 1.0 + float(state.stuck)


def hunt_prior(state: JawsState, move: i64) -> float:
    """Eat, or get nearer to a meal and away from barrels and boats."""
    if move == EAT_ALL or move == EAT_MICHAEL:
        return 12.0
    if move == EAT:
        return 6.0
    if move == END:
        return 0.5
    if move >= KNOCK:
        return 4.0
    if move < START:
        space = move - TO
        weight = 0.5 + 2.0 * meal_near(state, space)
        if state.floating[space] > 0:
            weight *= 0.4
        if state.strokes <= 1 and SWIM[state.at[QUINT] * SPACE_COUNT + space] <= 2:
            weight *= 0.6
        return weight
    return 1.5


def last_known(state: JawsState) -> i64:
    """Spaces where the last report places the shark, without those searched since, as bits."""
    empty: i64 = 0
    for back in range(len(state.knowledge)):
        entry = state.knowledge[len(state.knowledge) - 1 - back]
        if entry & KIND_MASK == LOOK_ROW:
            if entry >> ANSWER_AT & ANSWER_MASK != THERE:
                empty |= bit(entry >> SPACE_AT & SPACE_MASK)
        elif entry & KIND_MASK == REPORT_ROW:
            found = entry >> SENSORS_AT & SENSORS_MASK
            for beach in range(BEACH_COUNT):
                if entry >> (FIRST_BEACH_AT + BEACH_BITS * beach) & BEACH_MASK:
                    found |= bit(beach + FIRST_BEACH)
            return found & ~empty
    return 0


def steps_to_last_known(state: JawsState, space: i64) -> i64:
    """Steps to where the shark was last seen or reported; FAR if nobody knows."""
    if state.meeple < SHOP:
        return SWIM[space * SPACE_COUNT + state.meeple]
    steps = FAR
    spaces = last_known(state)
    while spaces != 0:
        steps = min(steps, SWIM[space * SPACE_COUNT + lowest_bit(spaces)])
        spaces &= spaces - 1
    return steps


def crew_prior(state: JawsState, move: i64) -> float:
    """Follow the shark, search, rescue, and keep barrels coming."""
    if move < START:
        return travel_prior(state, move - TO)
    if move == RESCUE or move == RESCUE_MICHAEL:
        return 4.0 + 3.0 * float(move == RESCUE_MICHAEL)
    if move == FINDER:
        return 3.0 + 4.0 * float(steps_to_last_known(state, state.at[HOOPER]) <= 1)
    if move == BINOCULARS:
        return 5.0
    if LAUNCH <= move < BINOCULARS:
        return launch_prior(state, move - LAUNCH)
    if TAKE_DOCK <= move < TAKE_SHOP:
        return take_prior(state, move)
    if move == TAKE_SHOP or move == DROP or move == GIVE:
        return 6.0
    if CLOSE <= move < GIVE:
        return 2.0
    return 0.3 if move == END else 3.0


def travel_prior(state: JawsState, space: i64) -> float:
    """Boats follow the shark or go to swimmers; Brody goes to the shop and the docks."""
    if state.active == BRODY:
        goal = SHOP if state.carried == 0 and state.shop > 0 else WEST_DOCK
        steps = WALK[space * SPACE_COUNT + goal]
        if goal == WEST_DOCK:
            steps = min(steps, WALK[space * SPACE_COUNT + EAST_DOCK])
        return 2.0 / float(1 + steps)
    if state.active == QUINT and state.orca == 0:
        return 0.5 + 3.0 * float(barrels_at_dock(state, space) + state.floating[space])
    weight = 0.5 + meal_near(state, space)
    steps = steps_to_last_known(state, space)
    if steps < FAR and steps < steps_to_last_known(state, state.at[state.active]):
        weight += 6.0 / float(1 + steps)
    if barrels_at_dock(state, space) > 0 and state.active == HOOPER:
        weight += 1.0
    return weight


def launch_prior(state: JawsState, space: i64) -> float:
    """Launch where the shark was seen or last reported, else where its meals are."""
    steps = steps_to_last_known(state, space)
    if state.meeple < SHOP:
        return 20.0 if steps == 0 else 0.1
    if steps <= 1:
        return 9.0 - 6.0 * float(steps)
    if state.floating[space] > 0:
        return 0.2
    return 0.3 + 0.2 * meal_near(state, space)


def take_prior(state: JawsState, move: i64) -> float:
    """Take all barrels; leave floating ones where they sense the shark, if there are others."""
    if move >= TAKE_HOOPER:
        return 5.0 if move - TAKE_HOOPER + 1 == state.aboard else 0.2
    if move >= TAKE_WATER:
        here = state.floating[state.at[state.active]]
        wanted = state.active == QUINT and state.orca == 0 and move - TAKE_WATER + 1 == here
        return 7.0 if wanted else 0.3
    full = barrels_at_dock(state, state.at[state.active])
    return 5.0 if move - TAKE_DOCK + 1 == full else 0.2
