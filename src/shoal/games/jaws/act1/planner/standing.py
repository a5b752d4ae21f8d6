"""How a position at the end of a round stands for the crew: its chance to win."""

from typing import Final, final

from shoal.core.bits import nth_bit
from shoal.core.packed_arrays import i64, vec
from shoal.games.jaws.act1.event_phase import draw_count
from shoal.games.jaws.act1.planner.worth import Worth
from shoal.games.jaws.act1.state import swimmers_at
from shoal.games.jaws.components import (
    ALERT_UP_TO,
    ALL_EVENTS,
    BEACH_COUNT,
    BRODY,
    EAST_DOCK,
    EVENT_EXTRAS,
    EVENT_SWIMMERS,
    FAR,
    FIRST_BEACH,
    HOOPER,
    LAST_BARREL,
    QUINT,
    SHARK_ACTIONS,
    SPACE_COUNT,
    SWIM,
    WALK,
    WATERS,
    WEST_DOCK,
)
from shoal.games.jaws.rules import JawsState

# In swimmers.
APPETITE: Final = 0.75
"""The share of what it could eat that the shark does eat in its next turn."""
EATEN_LATER: Final = 0.1
"""What a swimmer left in the water costs in rounds after the next."""
CROWD: Final = 4
FRESHLY_CLOSED: Final = 0.3
STILL_CLOSED: Final = 0.1
QUINT_STEP: Final = 0.04
HOOPER_STEP: Final = 0.01
BRODY_STEP: Final = 0.008
# In hits.
LOADED: Final = [0.0, 0.5, 0.8, 0.85]
"""What barrels on the Orca are worth."""
NEXT_BARREL: Final = 0.22
NEXT_BARREL_STEP: Final = 0.03
BARREL_ON_THE_WAY: Final = 0.02
SENSOR: Final = 0.01


@final
class Standing:
    """Values positions for one decision, in which the belief and the deck do not change."""

    def __init__(
        self, worth: Worth, state: JawsState, chances: vec[float], *, hunted: bool
    ) -> None:
        self.worth = worth
        self.chances = chances
        self.track = float(state.track)
        self.stuck = state.stuck
        self.slope = worth.at(self.track, self.stuck) - worth.at(self.track + 1.0, self.stuck)
        self.hit = worth.at(self.track, self.stuck + 1) - worth.at(self.track, self.stuck)
        self.drawn = expected_swimmers(state, draws=hunted)
        self.steps = vec[float]([0.0] * int(SPACE_COUNT))  # expected steps to the shark
        for space in range(SPACE_COUNT):
            for place in range(WATERS):
                self.steps[space] += chances[place] * float(SWIM[space * SPACE_COUNT + place])
        self.costs: dict[int, float] = {}

    def value(self, state: JawsState) -> float:
        """The crew's chance to win if the round ended here, without a barrel that hit."""
        lost = self.swimmers_lost(state) + self.distances(state)
        return self.worth.at(self.track + lost, self.stuck) + self.hit * barrel_worth(state)

    def value_after_hit(self, state: JawsState) -> float:
        """The same if the barrel launched in this round hit."""
        if self.stuck + 1 >= LAST_BARREL:
            return self.worth.at(self.track, LAST_BARREL)
        lost = self.swimmers_lost(state) + self.distances(state)
        rest = self.worth.at(self.track, LAST_BARREL) - self.worth.at(self.track, self.stuck + 1)
        return self.worth.at(self.track + lost, self.stuck + 1) + rest * barrel_worth(state)

    def distances(self, state: JawsState) -> float:
        """What it costs to be far away."""
        cost = QUINT_STEP * self.steps[state.at[QUINT]] + HOOPER_STEP * self.steps[state.at[HOOPER]]
        here = state.at[BRODY] * SPACE_COUNT
        for beach in range(BEACH_COUNT):
            cost += BRODY_STEP * float(WALK[here + beach + FIRST_BEACH])
        return cost

    def swimmers_lost(self, state: JawsState) -> float:
        """How many swimmers the shark is going to eat, of those in the water or drawn next."""
        key = int(state.closed)
        for beach in range(BEACH_COUNT):
            key = 32 * key + int(swimmers_at(state, beach))
        known = self.costs.get(key)
        if known is None:
            known = self.next_meal(state) + later_meals(state)
            self.costs[key] = known
        return known

    def next_meal(self, state: JawsState) -> float:
        """The expected meal of the shark's next turn."""
        total = 0.0
        draws: i64 = len(self.drawn) // BEACH_COUNT
        swimmers = vec[i64]([0, 0, 0, 0])
        for draw in range(draws):
            for beach in range(BEACH_COUNT):
                swimmers[beach] = swimmers_at(state, beach)
                if beach != state.closed:
                    swimmers[beach] += self.drawn[draw * BEACH_COUNT + beach]
            for place in range(WATERS):
                if self.chances[place] > 0.0:
                    total += self.chances[place] * best_meal(swimmers, place)
        return APPETITE * total / float(draws)


def best_meal(swimmers: vec[i64], place: i64) -> float:
    """The most swimmers that can be eaten from here in a turn, at one beach."""
    best: i64 = 0
    for beach in range(BEACH_COUNT):
        left = SHARK_ACTIONS - SWIM[place * SPACE_COUNT + beach + FIRST_BEACH]
        best = max(best, min(left, swimmers[beach]))
    return float(best)


def later_meals(state: JawsState) -> float:
    """What swimmers cost in later turns, less what a closed beach saves."""
    cost = 0.0
    for beach in range(BEACH_COUNT):
        cost += EATEN_LATER * float(min(CROWD, swimmers_at(state, beach)))
    if state.closed < BEACH_COUNT:
        cost -= STILL_CLOSED if state.opening == 1 else FRESHLY_CLOSED
    return cost


def expected_swimmers(state: JawsState, *, draws: bool) -> vec[i64]:
    """For each card that may come next, the swimmers that it places at each beach."""
    if not draws:
        return vec[i64]([0, 0, 0, 0])
    deck = state.events
    if deck == 0:
        deck = ALL_EVENTS
    found: list[int] = []
    for index in range(draw_count(state)):
        event = nth_bit(deck, index)
        named = [int(beach) for beach in EVENT_SWIMMERS[event]]
        if state.track <= ALERT_UP_TO:
            named += [int(beach) for beach in EVENT_EXTRAS[event]]
        found += [named.count(beach) for beach in range(BEACH_COUNT)]
    return vec[i64](found)


def barrel_worth(state: JawsState) -> float:
    """What the crew's barrels are worth, in hits."""
    value = LOADED[min(state.orca, len(LOADED) - 1)]
    way = state.aboard + state.docks[0] + state.docks[1] + state.carried
    value += BARREL_ON_THE_WAY * float(min(way, LAST_BARREL))
    if state.orca == 0:
        value += max(0.0, NEXT_BARREL - NEXT_BARREL_STEP * float(steps_to_barrel(state)))
    for space in range(WATERS):
        if state.floating[space] > 0:
            value += SENSOR
    return value


def steps_to_barrel(state: JawsState) -> i64:
    """How far Quint is from a barrel that he can take; FAR if there is none."""
    here = state.at[QUINT] * SPACE_COUNT
    best: i64 = 2 * FAR
    for space in range(WATERS):
        if state.floating[space] > 0:
            best = min(best, SWIM[here + space])
    if state.aboard > 0:
        best = min(best, SWIM[here + state.at[HOOPER]])
    if state.docks[0] > 0:
        best = min(best, SWIM[here + WEST_DOCK])
    if state.docks[1] > 0:
        best = min(best, SWIM[here + EAST_DOCK])
    return best
