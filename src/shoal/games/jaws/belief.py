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
from shoal.core.rng import Rng
from shoal.games.jaws.bits import count_bits, listed
from shoal.games.jaws.box import Box
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
from shoal.games.jaws.numbering import AT_HUNT, AT_RUSH
from shoal.games.jaws.rules import JawsState
from shoal.games.jaws.story import (
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

World = tuple[int, int, int]
"""The shark's place, the set of tokens left, and the token of this round."""
Worlds = dict[World, float]

MOST_REMEMBERED: Final = 4096
FAR_FROM_FULL: Final[i64] = -1000
FINE: Final = 1 << 30


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

    def __init__(self, box: Box) -> None:
        self.box = box
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
        played = row_of(report)[7]
        after: Worlds = {}
        turns: dict[tuple[int, int], dict[int, float]] = {}
        for (place, tokens, _), weight in worlds.items():
            chance = weight / float(1 + count_bits(tokens))
            for token in [token + 1 for token in listed(tokens)] if played else [0]:
                if (place, token) not in turns:
                    turns[place, token] = self.turn(board, report, place, token)
                left = tokens & ~(1 << (token - 1)) if token else tokens
                for end, share in turns[place, token].items():
                    world = (end, int(left), token)
                    after[world] = after.get(world, 0.0) + chance * share
        return scaled(after)

    def turn(self, board: int, report: int, place: int, token: int) -> dict[int, float]:
        """For each place where such a turn may end, the chance that it does with this report."""
        ends: dict[int, float] = {}
        start = self.scene(board, place, token)
        wave: dict[tuple[int, ...], tuple[JawsState, float]] = {key_of(start): (start, 1.0)}
        while wave:
            wave = self.next_wave(wave, report, ends)
        return ends

    def next_wave(
        self,
        wave: dict[tuple[int, ...], tuple[JawsState, float]],
        report: int,
        ends: dict[int, float],
    ) -> dict[tuple[int, ...], tuple[JawsState, float]]:
        """All ways to take one more decision, equal ones together; finished turns go to ends."""
        onward: dict[tuple[int, ...], tuple[JawsState, float]] = {}
        row = row_of(report)
        for state, weight in wave.values():
            moves = state.moves(0)
            share = weight / float(len(moves))
            for move in moves:
                after = state.clone()
                after.play(0, move)
                if after.stage != AT_HUNT and after.stage != AT_RUSH:
                    if after.story[len(after.story) - 1] == report:
                        ends[int(after.place)] = ends.get(int(after.place), 0.0) + share
                elif may_end_so(after, row):
                    key = key_of(after)
                    sum_so_far = onward[key][1] if key in onward else 0.0
                    onward[key] = (after, sum_so_far + share)
        return onward

    def scene(self, board: int, place: int, token: int) -> JawsState:
        """The table as the shark's turn began, the shark in this place with this token."""
        row = row_of(board)
        state = JawsState()
        state.box = self.box
        state.swimmers = vec[i64](row[1:5])
        state.michael = row[5]
        for space in listed(row[6]):
            state.floating[space] = 1
        state.strokes = row[7]
        state.event = GARDNER if row[8] else NO_EVENT
        state.at[QUINT] = row[9]
        state.at[HOOPER] = row[10]
        state.overboard = row[11]
        state.place = place
        state.token = token
        state.touched = row[6] & (1 << place)
        state.track = FAR_FROM_FULL  # No report ends Act 1 here.
        state.stage = AT_HUNT
        return state


def tokens_after(words: tuple[int, ...]) -> tuple[int, int]:
    """How many tokens are left after a story, and whether one lies played."""
    left, played = words[0] >> 1, words[0] & 1
    for word in words[1:]:
        row = row_of(word)
        if row[0] == REPORT_ROW:
            played = row[7]
            left -= played
    return left, played


def key_of(state: JawsState) -> tuple[int, ...]:
    """All that the rest of a secret turn depends on."""
    return (
        int(state.place),
        int(state.strokes),
        int(state.rush * 4 + state.rushed * 2 + state.bit_michael),
        int(state.touched),
        int(state.knocked * 64 + state.stage),
        *[int(bites) for bites in state.bites],
    )


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
