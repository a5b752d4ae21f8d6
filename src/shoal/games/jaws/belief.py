"""Where the shark may be: exact probabilities from what the crew knows.

The model of the shark: it starts in any of the twelve waters with equal
chance; each round it plays no token or one of those left, all with equal
chance; then every small decision of its turn (a space to move to, a bite, the
end of the turn) is drawn evenly from those that the rules allow.  Under this
model ``BeliefTracker.worlds`` gives the probability of every (place, tokens
left, token of this round): it plays the shark's turns from each possibility
with the rules themselves, and keeps what agrees with reports and answers.  It
uses nothing but the rows that a View shows.

After a row that cannot have happened (only a position typed by hand has one)
all places are equally likely again.
"""

from typing import Final, final

from shoal.core.bits import bit, count_bits, members, shift_left
from shoal.core.game import View
from shoal.core.packed_arrays import i64, vec
from shoal.core.rng import Rng
from shoal.games.jaws.act2.state import lay_out
from shoal.games.jaws.components import (
    ALL_CREW,
    ALL_TOKENS,
    BEACH_COUNT,
    BY_WATER,
    EVASIVE,
    GARDNER,
    HOOPER,
    NO_EVENT,
    QUINT,
    SHARK,
    SIGHT,
    SPACES,
    TOKEN_COUNT,
    WATERS,
)
from shoal.games.jaws.crew_knowledge import (
    AT_BEACHES,
    BEACH_BITS,
    BEACH_MASK,
    BOARD_BARRELS,
    BOARD_GARDNER,
    BOARD_HOOPER,
    BOARD_MICHAEL,
    BOARD_OVERBOARD,
    BOARD_QUINT,
    BOARD_ROW,
    BOARD_STROKES,
    BY_FINDER,
    BY_LAUNCH,
    NEARBY,
    NOT_THERE,
    REPORT_MICHAEL,
    REPORT_OVERBOARD,
    REPORT_ROW,
    REPORT_SENSORS,
    REPORT_TOKEN,
    SENSORS_MASK,
    THERE,
    pack_row,
    unpack_row,
)
from shoal.games.jaws.moves import HUNT, SPEED_BURST
from shoal.games.jaws.options import Settings
from shoal.games.jaws.rules import JawsState

World = tuple[int, int, int]
"""The shark's place, the set of tokens left, and the token of this round."""
Worlds = dict[World, float]

MAX_REMEMBERED: Final = 512
FAR_FROM_FULL: Final[i64] = -1000
SAMPLE_STEPS: Final = 0x4000_0000

# Where the parts of a packed turn are; the place has the lowest bits.
PLACE_MASK: Final[i64] = 15
STROKES_AT: Final[i64] = 4
RUSH_AT: Final[i64] = 7
RUSHED_AT: Final[i64] = 9
MICHAEL_AT: Final[i64] = 10
KNOCKED_AT: Final[i64] = 11
TOUCHED_AT: Final[i64] = 14
BURST_AT: Final[i64] = 26
BITES_AT: Final[i64] = 27


def uniform(left: int, played: int) -> Worlds:
    """Equal probabilities for all places and all sets of so many tokens left."""
    found: list[World] = []
    for tokens in range(ALL_TOKENS + 1):
        if count_bits(tokens) != left:
            continue
        rest = members(ALL_TOKENS & ~tokens) if played else [-1]
        found += [(place, tokens, token + 1) for place in range(WATERS) for token in rest]
    return dict.fromkeys(found, 1.0 / max(1, len(found)))


def normalized(worlds: Worlds) -> Worlds:
    """The same worlds with probabilities that sum to one; empty if nothing is possible."""
    total = sum(worlds.values())
    if total <= 0.0:
        return {}
    return {world: weight / total for world, weight in worlds.items() if weight > 0.0}


def agrees(row: list[int], world: World) -> bool:
    """Whether the shark would give the answer of this row in that world."""
    _, tool, space, answer = row
    place, _, token = world
    if tool == BY_LAUNCH:
        return answer == (THERE if place == space else NOT_THERE)
    if token == SIGHT:
        return answer == NOT_THERE
    if place == space:
        return answer == THERE
    if tool == BY_FINDER and BY_WATER[space] >> place & 1:
        return answer == NEARBY
    return answer == NOT_THERE


@final
class BeliefTracker:
    """The crew's belief in one game; remembers the worlds after each entry."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.memory: dict[tuple[int, ...], Worlds] = {}

    def worlds(self, base: int, rows: list[list[int]]) -> Worlds:
        """Every world that agrees with the rows, with its probability."""
        entries = (base, *[int(pack_row(row)) for row in rows])
        start = len(entries)
        while start > 1 and entries[:start] not in self.memory:
            start -= 1
        worlds = self.memory.get(entries[:start], uniform(base >> 1, base & 1))
        for end in range(start, len(entries)):
            worlds = self.after_entry(entries, end, worlds)
            if len(self.memory) >= MAX_REMEMBERED:
                self.memory.clear()
            self.memory[entries[: end + 1]] = worlds
        return worlds

    def belief(self, view: View) -> dict[str, float]:
        """Space -> probability that the shark is there, from the view alone; empty in Act 2."""
        if view.number("act") == 2 or view.word("phase") == "start":
            return {}
        found = dict.fromkeys(SPACES[:WATERS], 0.0)
        if view.seat == SHARK:
            found[view.word("shark")] = 1.0
            return found
        for (place, _, _), weight in worlds(view, self).items():
            found[SPACES[place]] += weight
        return found

    def after_entry(self, entries: tuple[int, ...], end: int, worlds: Worlds) -> Worlds:
        """The worlds after one more entry."""
        row = unpack_row(entries[end])
        if row[0] == BOARD_ROW:
            return worlds
        if row[0] == REPORT_ROW:
            after = self.after_turn(entries[end - 1], entries[end], worlds)
        else:
            after = normalized({w: weight for w, weight in worlds.items() if agrees(row, w)})
        if after:
            return after
        left, played = tokens_after(entries[: end + 1])
        return uniform(left, played)

    def after_turn(self, board: int, report: int, worlds: Worlds) -> Worlds:
        """The worlds after a secret turn from this board that ended with this report."""
        after: Worlds = {}
        for token in range(1, TOKEN_COUNT + 1) if unpack_row(report)[REPORT_TOKEN] else [0]:
            needed = bit(token - 1) if token else 0
            sets = sorted({tokens for _, tokens, _ in worlds if tokens & needed == needed})
            starts: dict[int, list[float]] = {}
            for (place, tokens, _), weight in worlds.items():
                if tokens in sets:
                    chances = starts.setdefault(place, [0.0] * len(sets))
                    chances[sets.index(tokens)] += weight / float(1 + count_bits(tokens))
            for place, chances in (
                SecretTurn(self.settings, board, report, token).ends(starts).items()
            ):
                for tokens, chance in zip(sets, chances, strict=True):
                    after[place, tokens & ~needed, token] = chance
        return normalized(after)


@final
class SecretTurn:
    """Every course that one secret turn can take; equal positions are merged.

    A turn so far is packed into one number by ``pack_turn``; its chances are a
    list, one for each set of tokens that the shark may have had.
    """

    def __init__(self, settings: Settings, board: int, report: int, token: int) -> None:
        self.row = unpack_row(board)
        self.report = report
        self.report_row = unpack_row(report)
        self.floating = vec[i64]([self.row[BOARD_BARRELS] >> space & 1 for space in range(WATERS)])
        state = JawsState()
        lay_out(state)
        state.settings = settings
        state.floating = self.floating
        state.event = GARDNER if self.row[BOARD_GARDNER] else NO_EVENT
        state.at[QUINT] = self.row[BOARD_QUINT]
        state.at[HOOPER] = self.row[BOARD_HOOPER]
        state.token = token
        self.state = state

    def ends(self, starts: dict[int, list[float]]) -> dict[int, list[float]]:
        """For each place, the chances that the turn ends there with this report."""
        found: dict[int, list[float]] = {}
        frontier: dict[int, list[float]] = {}
        for place, chances in starts.items():
            self.start_turn(place)
            if fits_report(self.state, self.report_row):
                frontier[pack_turn(self.state)] = chances
        while frontier:
            frontier = self.next_frontier(frontier, found)
        return found

    def start_turn(self, place: int) -> None:
        """Set the state to the start of the turn, with the shark in this place."""
        state = self.state
        state.knowledge = vec[i64]([])
        state.track = FAR_FROM_FULL  # No report ends Act 1 here.
        state.overboard = self.row[BOARD_OVERBOARD]
        state.michael = self.row[BOARD_MICHAEL]
        for beach in range(BEACH_COUNT):
            state.swimmers[beach] = self.row[AT_BEACHES + beach]
            state.bites[beach] = 0
        state.phase = HUNT
        state.strokes = self.row[BOARD_STROKES]
        state.rush = state.rushed = state.bit_michael = state.knocked = 0
        state.place = place
        state.touched = self.row[BOARD_BARRELS] & bit(place)

    def restore(self, packed: i64) -> None:
        """Set the state to a turn that was packed."""
        state = self.state
        self.start_turn(int(packed & PLACE_MASK))
        state.strokes = packed >> STROKES_AT & 7
        state.rush = packed >> RUSH_AT & 3
        state.rushed = packed >> RUSHED_AT & 1
        state.bit_michael = packed >> MICHAEL_AT & 1
        state.knocked = packed >> KNOCKED_AT & ALL_CREW
        state.touched = packed >> TOUCHED_AT & SENSORS_MASK
        if packed >> BURST_AT & 1:
            state.phase = SPEED_BURST
        for beach in range(BEACH_COUNT):
            state.bites[beach] = packed >> (BITES_AT + BEACH_BITS * beach) & BEACH_MASK

    def next_frontier(
        self, frontier: dict[int, list[float]], found: dict[int, list[float]]
    ) -> dict[int, list[float]]:
        """All turns one decision further; those that end with the report go to ``found``."""
        further: dict[int, list[float]] = {}
        state = self.state
        for packed, chances in frontier.items():
            self.restore(packed)
            moves = state.moves(0)
            share = 1.0 / float(len(moves))
            for move in moves:
                self.restore(packed)
                state.play(0, move)
                if state.phase == HUNT or state.phase == SPEED_BURST:
                    if fits_report(state, self.report_row):
                        add(further, pack_turn(state), chances, share)
                elif state.knowledge[0] == self.report:
                    add(found, int(state.place), chances, share)
        return further


def add(table: dict[int, list[float]], key: int, chances: list[float], share: float) -> None:
    """Add a share of these chances to an entry."""
    if key not in table:
        table[key] = [chance * share for chance in chances]
        return
    entry = table[key]
    for place, chance in enumerate(chances):
        entry[place] += chance * share


def pack_turn(state: JawsState) -> int:
    """All that the rest of a secret turn depends on, in one number."""
    packed = state.place | shift_left(state.strokes, STROKES_AT) | shift_left(state.rush, RUSH_AT)
    packed |= shift_left(state.rushed, RUSHED_AT) | shift_left(state.bit_michael, MICHAEL_AT)
    packed |= shift_left(state.knocked, KNOCKED_AT) | shift_left(state.touched, TOUCHED_AT)
    if state.phase == SPEED_BURST:
        packed |= bit(BURST_AT)
    for beach in range(BEACH_COUNT):
        packed |= shift_left(state.bites[beach], BITES_AT + BEACH_BITS * beach)
    return int(packed)


def tokens_after(entries: tuple[int, ...]) -> tuple[int, int]:
    """How many tokens are left after these entries, and whether one is played."""
    left, played = entries[0] >> 1, entries[0] & 1
    for entry in entries[1:]:
        row = unpack_row(entry)
        if row[0] == REPORT_ROW:
            played = row[REPORT_TOKEN]
            left -= played
    return left, played


def fits_report(state: JawsState, row: list[int]) -> bool:
    """Whether the turn so far has done nothing that is not in the report."""
    for beach in range(BEACH_COUNT):
        if state.bites[beach] > row[AT_BEACHES + beach]:
            return False
    if state.bit_michael > row[REPORT_MICHAEL] or state.knocked & ~row[REPORT_OVERBOARD]:
        return False
    return state.token == EVASIVE or state.touched & ~row[REPORT_SENSORS] == 0


def sample_world(worlds: Worlds, rng: Rng) -> World:
    """One of the worlds, drawn with its probability."""
    point = (float(rng.below(SAMPLE_STEPS)) + 0.5) / SAMPLE_STEPS
    last: World = (0, 0, 0)
    for world, weight in worlds.items():
        last = world
        point -= weight
        if point < 0.0:
            return world
    return last


def worlds(view: View, tracker: BeliefTracker) -> Worlds:
    """Every place and set of tokens that the shark may have, with its probability."""
    return tracker.worlds(view.number("base"), view.rows("story"))
