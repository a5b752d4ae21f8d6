"""Rough values of positions and moves of Jaws, for the search, and reasons for hints.

Act 2 is in ``act2/evaluator.py``; the reasons are in ``act1/reasons.py`` and ``act2/reasons.py``.
"""

from typing import Final, final

from shoal.core.bits import bit, count_bits, lowest_bit
from shoal.core.game import Evaluator, Game, View
from shoal.core.message import Message
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.search.search_params import SearchParams
from shoal.core.state import State
from shoal.games.jaws.act1.crew_phase import barrels_at_dock
from shoal.games.jaws.act1.planner.crew_belief import CrewBelief
from shoal.games.jaws.act1.planner.evaluation import CrewEvaluation
from shoal.games.jaws.act1.planner.worth import SHARK_WIN_RATES
from shoal.games.jaws.act1.reasons import act1_reason
from shoal.games.jaws.act1.state import swimmers_at
from shoal.games.jaws.act2.evaluator import orca_prior, orca_value
from shoal.games.jaws.act2.reasons import act2_reason
from shoal.games.jaws.act2.state import Board
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

SEARCH_PARAMS = SearchParams(
    exploration=0.6, cutoff=30, guided_share=1.0, one_informed_seat=True, informed_time_share=0.1
)
"""Playouts of about a round, then ``value``.

The shark sees everything and has nothing to guess, so a tenth of the time is enough for it.
"""

MIXED_PHASES: Final = ("start", "surface", "ability", "target")
"""Phases with secret choices: a player who always chooses the same is easy to predict."""

# The shark's outlook in Act 1: the swimmers that it is still going to eat.
OUTLOOK: Final = 3.0
STUCK_BARREL_COST: Final = 1.6
TOKEN_WORTH: Final = 0.25
NEAR_MEAL_WORTH: Final = 0.3
QUINT_NEAR_COST: Final = 0.5
MEAL_LIMIT: Final = 3
"""A beach with more swimmers is not a better meal: the shark has three actions."""
ENOUGH_SWIMMERS: Final = 8.5
"""So many swimmers, eaten or to come, win Act 1 alone."""
LEAST_CHANCE: Final = 0.03
MOST_CHANCE: Final = 0.97

# Weights of moves.  A move that nothing speaks for or against weighs 1.
NEUTRAL: Final = 1.0
START_AT_BEACH_BONUS: Final = 2.0
FIRST_TURN_WEIGHTS: Final = [1.0, 2.0, 3.0]
"""Hooper and Brody look for the shark before Quint launches a barrel at it."""
FLIGHT_TO_BARRELS: Final = 3.0

# The shark's tokens and its turn.
KEEP_TOKENS: Final = 4.0
FRENZY_FOR_CROWD: Final = 8.0
CROWD: Final = 3
CROWD_STEPS: Final = 2
BURST_IF_HUNGRY: Final = 1.0
HUNGRY_BELOW: Final = 0.7
WASTED_TOKEN: Final = 0.3
BIG_MEAL: Final = 12.0
MEAL: Final = 6.0
KNOCK_OVERBOARD: Final = 4.0
START_OR_END_BURST: Final = 1.5
END_HUNT: Final = 0.5
STROKE: Final = 0.5
STROKE_TO_MEAL: Final = 2.0
BARREL_FACTOR: Final = 0.4
END_NEAR_QUINT_FACTOR: Final = 0.6
QUINT_STEPS: Final = 2

# The crew's turns.
RESCUE_SWIMMER: Final = 4.0
RESCUE_SON_BONUS: Final = 3.0
USE_FINDER: Final = 3.0
FINDER_NEAR_BONUS: Final = 4.0
USE_BINOCULARS: Final = 5.0
PASS_BARREL_ON: Final = 6.0
CLOSE_BEACH: Final = 2.0
CLIMB_BACK: Final = 3.0
END_EARLY: Final = 0.3
BRODY_TO_GOAL: Final = 2.0
STEP: Final = 0.5
STEP_TO_BARRELS: Final = 3.0
FOLLOW_SHARK: Final = 6.0
HOOPER_AT_FULL_DOCK: Final = 1.0
LAUNCH_AT_SEEN: Final = 20.0
LAUNCH_BESIDE_SEEN: Final = 0.1
LAUNCH_AT_REPORTED: Final = 9.0
LAUNCH_STEP_COST: Final = 6.0
LAUNCH_ON_BARREL: Final = 0.2
LAUNCH_BLINDLY: Final = 0.3
LAUNCH_AT_MEAL: Final = 0.2
TAKE_ALL: Final = 5.0
TAKE_LAST_RESORT: Final = 7.0
TAKE_FEWER: Final = 0.2
LEAVE_SENSOR: Final = 0.3


@final
class JawsEvaluator(Evaluator):
    """What a good player looks at; the crew's priors use nothing that the crew cannot see."""

    def __init__(self, game: Game, tracker: BeliefTracker) -> None:
        super().__init__(game)
        self.tracker = tracker
        self.crew = CrewEvaluation(tracker.settings)
        self.belief = CrewBelief(tracker.settings)

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
            return NEUTRAL + START_AT_BEACH_BONUS * float(move - START >= FIRST_BEACH)
        return NEUTRAL

    def evaluate_moves(self, view: View, rng: Rng) -> list[float]:
        if view.seat == SHARK or view.number("act") == 2:
            return []
        worlds = self.belief.worlds(view.number("base"), view.rows("story"))
        return self.crew.values(own(self.game.shown(view)), view.moves, worlds)

    def evaluate_moves_roughly(self, view: View, rng: Rng) -> list[float]:
        return []

    def search_params(self) -> SearchParams:
        return SEARCH_PARAMS

    def mixes_moves(self, view: View) -> bool:
        return view.word("phase") in MIXED_PHASES

    def reason(self, view: View, move: i64) -> Message | None:
        position = own(self.game.imagine(view, Rng(0)))
        if position.phase >= DEAL_ABILITIES:
            return act2_reason(position, move)
        return act1_reason(position, move, self.tracker.belief(view))


def amity_value(state: JawsState) -> float:
    """The shark's chances in Act 1: swimmers eaten and near, against barrels and hunters."""
    outlook = OUTLOOK - STUCK_BARREL_COST * float(state.stuck)
    outlook += TOKEN_WORTH * float(count_bits(state.tokens))
    if state.place < SHOP:
        outlook += NEAR_MEAL_WORTH * meal_near(state, state.place)
        if SWIM[state.at[QUINT] * SPACE_COUNT + state.place] <= 1 and state.orca > 0:
            outlook -= QUINT_NEAR_COST
    if state.settings.acts == ONLY_ACT_1:
        chance = (float(state.track) + outlook) / ENOUGH_SWIMMERS
        return min(MOST_CHANCE, max(LEAST_CHANCE, chance))
    end = min(float(FULL_TRACK), float(state.track) + max(0.0, outlook))
    low = min(len(SHARK_WIN_RATES) - 2, int(end))
    return SHARK_WIN_RATES[low] + (end - float(low)) * (
        SHARK_WIN_RATES[low + 1] - SHARK_WIN_RATES[low]
    )


def meal_near(board: Board, place: i64) -> float:
    """The best meal within reach, nearer ones counting more."""
    best = 0.0
    for beach in range(BEACH_COUNT):
        swimmers = swimmers_at(board, beach) - board.bites[beach]
        steps = SWIM[place * SPACE_COUNT + beach + FIRST_BEACH]
        meal = float(min(MEAL_LIMIT, swimmers)) / float(1 + steps)
        best = max(best, meal)
    return best


def event_prior(state: JawsState, move: i64) -> float:
    """Close the fullest beach; set Brody down at the shop, or at a dock with his barrel."""
    if BEACH <= move < DOCK:
        return NEUTRAL + float(swimmers_at(state, move - BEACH))
    if move < START:
        wanted = move == SHOP
        if state.carried == 1:
            wanted = move == WEST_DOCK or move == EAST_DOCK
        return FLIGHT_TO_BARRELS if wanted else NEUTRAL
    return NEUTRAL


def token_prior(state: JawsState, token: i64) -> float:
    """Tokens are few: a frenzy for a crowd, a burst for a far one, else none."""
    if token == NO_TOKEN:
        return KEEP_TOKENS
    if token == FRENZY:
        for beach in range(BEACH_COUNT):
            near = SWIM[state.place * SPACE_COUNT + beach + FIRST_BEACH] <= CROWD_STEPS
            if near and swimmers_at(state, beach) >= CROWD:
                return FRENZY_FOR_CROWD
        return WASTED_TOKEN
    if token == BURST:
        hungry = meal_near(state, state.place) < HUNGRY_BELOW
        return BURST_IF_HUNGRY if hungry else WASTED_TOKEN
    return NEUTRAL + float(state.stuck)


def hunt_prior(state: JawsState, move: i64) -> float:
    """Eat, or get nearer to a meal and away from barrels and boats."""
    if move == EAT_ALL or move == EAT_MICHAEL:
        return BIG_MEAL
    if move == EAT:
        return MEAL
    if move == END:
        return END_HUNT
    if move >= KNOCK:
        return KNOCK_OVERBOARD
    if move < START:
        space = move - TO
        weight = STROKE + STROKE_TO_MEAL * meal_near(state, space)
        if state.floating[space] > 0:
            weight *= BARREL_FACTOR
        if state.strokes <= 1 and SWIM[state.at[QUINT] * SPACE_COUNT + space] <= QUINT_STEPS:
            weight *= END_NEAR_QUINT_FACTOR
        return weight
    return START_OR_END_BURST


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
        return RESCUE_SWIMMER + RESCUE_SON_BONUS * float(move == RESCUE_MICHAEL)
    if move == FINDER:
        near = steps_to_last_known(state, state.at[HOOPER]) <= 1
        return USE_FINDER + FINDER_NEAR_BONUS * float(near)
    if move == BINOCULARS:
        return USE_BINOCULARS
    if LAUNCH <= move < BINOCULARS:
        return launch_prior(state, move - LAUNCH)
    if TAKE_DOCK <= move < TAKE_SHOP:
        return take_prior(state, move)
    if move == TAKE_SHOP or move == DROP or move == GIVE:
        return PASS_BARREL_ON
    if CLOSE <= move < GIVE:
        return CLOSE_BEACH
    return END_EARLY if move == END else CLIMB_BACK


def travel_prior(state: JawsState, space: i64) -> float:
    """Boats follow the shark or go to swimmers; Brody goes to the shop and the docks."""
    if state.active == BRODY:
        goal = SHOP if state.carried == 0 and state.shop > 0 else WEST_DOCK
        steps = WALK[space * SPACE_COUNT + goal]
        if goal == WEST_DOCK:
            steps = min(steps, WALK[space * SPACE_COUNT + EAST_DOCK])
        return BRODY_TO_GOAL / float(1 + steps)
    if state.active == QUINT and state.orca == 0:
        barrels = barrels_at_dock(state, space) + state.floating[space]
        return STEP + STEP_TO_BARRELS * float(barrels)
    weight = STEP + meal_near(state, space)
    steps = steps_to_last_known(state, space)
    if steps < FAR and steps < steps_to_last_known(state, state.at[state.active]):
        weight += FOLLOW_SHARK / float(1 + steps)
    if barrels_at_dock(state, space) > 0 and state.active == HOOPER:
        weight += HOOPER_AT_FULL_DOCK
    return weight


def launch_prior(state: JawsState, space: i64) -> float:
    """Launch where the shark was seen or last reported, else where its meals are."""
    steps = steps_to_last_known(state, space)
    if state.meeple < SHOP:
        return LAUNCH_AT_SEEN if steps == 0 else LAUNCH_BESIDE_SEEN
    if steps <= 1:
        return LAUNCH_AT_REPORTED - LAUNCH_STEP_COST * float(steps)
    if state.floating[space] > 0:
        return LAUNCH_ON_BARREL
    return LAUNCH_BLINDLY + LAUNCH_AT_MEAL * meal_near(state, space)


def take_prior(state: JawsState, move: i64) -> float:
    """Take all barrels; leave floating ones where they sense the shark, if there are others."""
    if move >= TAKE_HOOPER:
        return TAKE_ALL if move - TAKE_HOOPER + 1 == state.aboard else TAKE_FEWER
    if move >= TAKE_WATER:
        here = state.floating[state.at[state.active]]
        wanted = state.active == QUINT and state.orca == 0 and move - TAKE_WATER + 1 == here
        return TAKE_LAST_RESORT if wanted else LEAVE_SENSOR
    full = barrels_at_dock(state, state.at[state.active])
    return TAKE_ALL if move - TAKE_DOCK + 1 == full else TAKE_FEWER
