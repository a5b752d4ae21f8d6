"""Where the shark may be, computed exactly from what the crew has been told.

The model of the shark: it starts in any of the twelve waters with equal
chance; each round it plays no token or one of those left, all with equal
chance; then every small decision of its turn (a space to move to, a bite, the
end of the turn) is drawn evenly from those that the rules allow.  Under this
model ``Watch.worlds`` gives the probability of every (place, tokens left,
token of this round), by carrying each possibility through the shark's turns
with the rules themselves and keeping what agrees with reports and answers.
Nothing is used but the story that a View shows.

A story that cannot have happened (only a position typed by hand has one) is
forgotten up to where it became impossible.
"""

from typing import Final, final

from shoal.core.arrays import i64, vec
from shoal.core.bits import bit, shift_left
from shoal.core.rng import Rng
from shoal.games.jaws.bits import count_bits, listed
from shoal.games.jaws.components import (
    ALL_TOKENS,
    BY_WATER,
    EVASIVE,
    GARDNER,
    HOOPER,
    NO_EVENT,
    QUINT,
    SIGHT,
    WATERS,
)
from shoal.games.jaws.crew_knowledge import (
    BOARD_ROW,
    BY_FINDER,
    BY_LAUNCH,
    NEARBY,
    NOT_THERE,
    REPORT_ROW,
    THERE,
    row_of,
    word_of,
)
from shoal.games.jaws.moves import HUNT, SPEED_BURST
from shoal.games.jaws.options import Settings
from shoal.games.jaws.rules import JawsState

World = tuple[int, int, int]
"""The shark's place, the set of tokens left, and the token of this round."""
Worlds = dict[World, float]

MOST_REMEMBERED: Final = 512
FAR_FROM_FULL: Final[i64] = -1000
FINE: Final = 0x4000_0000


def even(left: int, played: int) -> Worlds:
    """All places alike, and all sets of so many tokens, with or without one played."""
    found: list[World] = []
    for tokens in range(ALL_TOKENS + 1):
        if count_bits(tokens) != left:
            continue
        rest = listed(ALL_TOKENS & ~tokens) if played else [-1]
        found += [(place, tokens, token + 1) for place in range(WATERS) for token in rest]
    return dict.fromkeys(found, 1.0 / max(1, len(found)))


def scaled(worlds: Worlds) -> Worlds:
    """The same worlds with probabilities that sum to one; none if nothing is possible."""
    total = sum(worlds.values())
    if total <= 0.0:
        return {}
    return {world: weight / total for world, weight in worlds.items() if weight > 0.0}


def answers(row: list[int], world: World) -> bool:
    """Whether the shark would answer like this in that world."""
    _, how, space, answer = row
    place, _, token = world
    if how == BY_LAUNCH:
        return answer == (THERE if place == space else NOT_THERE)
    if token == SIGHT:
        return answer == NOT_THERE
    if place == space:
        return answer == THERE
    if how == BY_FINDER and BY_WATER[space] >> place & 1:
        return answer == NEARBY
    return answer == NOT_THERE


@final
class Watch:
    """What the crew can work out in one game; remembers what it has worked out before."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.known: dict[tuple[int, ...], Worlds] = {}

    def worlds(self, base: int, story: list[list[int]]) -> Worlds:
        """Every world that agrees with the story, with its probability."""
        words = (base, *[int(word_of(row)) for row in story])
        start = len(words)
        while start > 1 and words[:start] not in self.known:
            start -= 1
        worlds = self.known.get(words[:start], even(base >> 1, base & 1))
        for end in range(start, len(words)):
            worlds = self.told(words, end, worlds)
            if len(self.known) >= MOST_REMEMBERED:
                self.known.clear()
            self.known[words[: end + 1]] = worlds
        return worlds

    def told(self, words: tuple[int, ...], end: int, worlds: Worlds) -> Worlds:
        """The worlds after one more word of the story."""
        row = row_of(words[end])
        if row[0] == BOARD_ROW:
            return worlds
        if row[0] == REPORT_ROW:
            after = self.hunted(words[end - 1], words[end], worlds)
        else:
            after = scaled({w: weight for w, weight in worlds.items() if answers(row, w)})
        if after:
            return after
        left, played = tokens_after(words[: end + 1])
        return even(left, played)

    def hunted(self, board: int, report: int, worlds: Worlds) -> Worlds:
        """The worlds after a secret turn from this board that ended with this report."""
        after: Worlds = {}
        for token in range(1, 5) if row_of(report)[7] else [0]:
            needed = bit(token - 1) if token else 0
            sets = sorted({tokens for _, tokens, _ in worlds if tokens & needed == needed})
            starts: dict[int, list[float]] = {}
            for (place, tokens, _), weight in worlds.items():
                if tokens in sets:
                    chances = starts.setdefault(place, [0.0] * len(sets))
                    chances[sets.index(tokens)] += weight / float(1 + count_bits(tokens))
            for place, chances in Turn(self.settings, board, report, token).ends(starts).items():
                for tokens, chance in zip(sets, chances, strict=True):
                    after[place, tokens & ~needed, token] = chance
        return scaled(after)


@final
class Turn:
    """All ways in which one secret turn can go, equal ones taken together.

    A way is packed into one number by ``packed_turn``; with it go its chances,
    one for each set of tokens that the shark may have had.
    """

    def __init__(self, settings: Settings, board: int, report: int, token: int) -> None:
        self.row = row_of(board)
        self.report = report
        self.told = row_of(report)
        self.floating = vec[i64]([self.row[6] >> space & 1 for space in range(12)])
        state = JawsState()
        state.settings = settings
        state.floating = self.floating
        state.event = GARDNER if self.row[8] else NO_EVENT
        state.at[QUINT] = self.row[9]
        state.at[HOOPER] = self.row[10]
        state.token = token
        self.state = state

    def ends(self, starts: dict[int, list[float]]) -> dict[int, list[float]]:
        """For each place where such a turn may end, the chances that it does with this report."""
        found: dict[int, list[float]] = {}
        wave: dict[int, list[float]] = {}
        for place, chances in starts.items():
            self.set_out(place)
            if may_end_so(self.state, self.told):
                wave[packed_turn(self.state)] = chances
        while wave:
            wave = self.next_wave(wave, found)
        return found

    def set_out(self, place: int) -> None:
        """The table as the turn begins, the shark in this place."""
        state = self.state
        state.story = vec[i64]([])
        state.track = FAR_FROM_FULL  # No report ends Act 1 here.
        state.overboard = self.row[11]
        state.michael = self.row[5]
        for beach in range(4):
            state.swimmers[beach] = self.row[1 + beach]
            state.bites[beach] = 0
        state.phase = HUNT
        state.strokes = self.row[7]
        state.rush = state.rushed = state.bit_michael = state.knocked = 0
        state.place = place
        state.touched = self.row[6] & bit(place)

    def take_up(self, way: i64) -> None:
        """The table after a way that was packed."""
        state = self.state
        self.set_out(int(way & 15))
        state.strokes = way >> 4 & 7
        state.rush = way >> 7 & 3
        state.rushed = way >> 9 & 1
        state.bit_michael = way >> 10 & 1
        state.knocked = way >> 11 & 7
        state.touched = way >> 14 & 4095
        if way >> 26 & 1:
            state.phase = SPEED_BURST
        for beach in range(4):
            state.bites[beach] = way >> (27 + 4 * beach) & 15

    def next_wave(
        self, wave: dict[int, list[float]], found: dict[int, list[float]]
    ) -> dict[int, list[float]]:
        """All ways one decision further; turns that are over and fit the report are found."""
        onward: dict[int, list[float]] = {}
        state = self.state
        for way, chances in wave.items():
            self.take_up(way)
            moves = state.moves(0)
            share = 1.0 / float(len(moves))
            for move in moves:
                self.take_up(way)
                state.play(0, move)
                if state.phase == HUNT or state.phase == SPEED_BURST:
                    if may_end_so(state, self.told):
                        add(onward, packed_turn(state), chances, share)
                elif state.story[0] == self.report:
                    add(found, int(state.place), chances, share)
        return onward


def add(table: dict[int, list[float]], key: int, chances: list[float], share: float) -> None:
    """Add a share of these chances to an entry."""
    if key not in table:
        table[key] = [chance * share for chance in chances]
        return
    entry = table[key]
    for place, chance in enumerate(chances):
        entry[place] += chance * share


def packed_turn(state: JawsState) -> int:
    """All that the rest of a secret turn depends on, in one number."""
    way = state.place | shift_left(state.strokes, 4) | shift_left(state.rush, 7)
    way |= shift_left(state.rushed, 9) | shift_left(state.bit_michael, 10)
    way |= shift_left(state.knocked, 11) | shift_left(state.touched, 14)
    if state.phase == SPEED_BURST:
        way |= bit(26)
    for beach in range(4):
        way |= shift_left(state.bites[beach], 27 + 4 * beach)
    return int(way)


def tokens_after(words: tuple[int, ...]) -> tuple[int, int]:
    """How many tokens are left after a story, and whether one lies played."""
    left, played = words[0] >> 1, words[0] & 1
    for word in words[1:]:
        row = row_of(word)
        if row[0] == REPORT_ROW:
            played = row[7]
            left -= played
    return left, played


def may_end_so(state: JawsState, row: list[int]) -> bool:
    """Whether the turn so far has done nothing that the report does not tell."""
    for beach in range(4):
        if state.bites[beach] > row[1 + beach]:
            return False
    if state.bit_michael > row[5] or state.knocked & ~row[8]:
        return False
    return state.token == EVASIVE or state.touched & ~row[6] == 0


def drawn(worlds: Worlds, rng: Rng) -> World:
    """One of the worlds, each with its probability."""
    point = (float(rng.below(FINE)) + 0.5) / FINE
    last: World = (0, 0, 0)
    for world, weight in worlds.items():
        last = world
        point -= weight
        if point < 0.0:
            return world
    return last


def places(worlds: Worlds) -> dict[int, float]:
    """The probability of each place."""
    found: dict[int, float] = {}
    for (place, _, _), weight in worlds.items():
        found[place] = found.get(place, 0.0) + weight
    return found
