"""One game of a study: played as an arena game, and what is measured while it runs."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from itertools import pairwise
from pathlib import Path
from typing import Any

from shoal.arena.arena_game import ArenaGame
from shoal.arena.pairings import Pairing, dice_seed
from shoal.arena.results import ResultsFile
from shoal.bots.simple_bots import Bot, WeightedBot
from shoal.core.game import Game, View
from shoal.core.message import Message
from shoal.core.message_json import message_from_json
from shoal.core.rng import Rng
from shoal.core.search.rank_rewards import pair_share
from shoal.core.state import CHANCE, State
from shoal.lab.questions.restricted_play import RestrictedBot, restricted_side
from shoal.lab.study_plan import Study, Task, Variant

PARTS = 10
"""Measurements along a game are taken for each tenth of it."""
TENTHS = range(1, PARTS)
"""The ends of all tenths but the last: there the leader is recorded."""
NOBODY_AHEAD = -1
DIGEST_LENGTH = 16
JSON_KEYS = {"variant": "table", "moves_digest": "course"}
"""Fields with another key in a results file, so that files of older versions can be read."""
OLD_EVENTS = "happenings"
"""The key of events in files of older versions, which name them by English texts."""

Events = dict[str, dict[Message | str, list[int]]]
"""Counts by seat of each event, by kind; a game without a catalogue names events by texts."""


@dataclass(frozen=True)
class StudyGame:
    """The measurements of one game; lists are by seat unless their comment says otherwise."""

    variant: str
    deal: int
    turned: int
    seats: list[str]
    sides: list[int]
    ranks: list[int]
    scores: list[int]
    first: int
    """The seat that decided first."""
    steps: int
    moves_digest: str
    """A hash of all moves and throws: two games with the same hash went the same way."""
    choices: list[float]
    """Mean number of legal moves of a decision, by tenth of the game; 0 without a decision."""
    widest: int
    """Most legal moves of any decision."""
    decisions: int
    moves: int
    """Sum of the legal moves of all decisions."""
    leaders: list[int]
    """The seat with most points at each tenth; -1 if sides were level."""
    favourites: list[int]
    """The seat with the best evaluation at each tenth; -1 if sides were level."""
    lead_changes: int
    events: Events = field(default_factory=dict)
    """Counts of statistics events: by kind, by event, by seat."""
    values: list[list[float]] = field(default_factory=list)
    """The evaluation of each seat at each tenth; empty in files of older versions."""
    forced: int = 0
    """Moves without an alternative."""
    has_event_texts: bool = False
    """Whether events are texts, as in files of version 0.1.0."""

    def key(self) -> tuple[str, int, int]:
        """What identifies the game within its study."""
        return (self.variant, self.deal, self.turned)

    def same_game(self, other: "StudyGame") -> bool:
        """Whether both games are the same in moves, choices, points and ranks."""
        return (
            self.moves_digest == other.moves_digest
            and self.ranks == other.ranks
            and self.same_points(other)
            and self.same_choices(other)
        )

    def same_points(self, other: "StudyGame") -> bool:
        """Whether the points at the end are the same, and who led along the game."""
        return self.scores == other.scores and self.leaders == other.leaders

    def same_choices(self, other: "StudyGame") -> bool:
        """Whether decisions had as many legal moves."""
        return (self.choices, self.moves, self.widest) == (other.choices, other.moves, other.widest)

    def json(self) -> dict[str, object]:
        """The game as JSON values."""
        values = {one.name: getattr(self, one.name) for one in fields(self)}
        events = {
            kind: [
                [what if isinstance(what, str) else what.to_json(), counts[what]] for what in counts
            ]
            for kind, counts in self.events.items()
        }
        del values["has_event_texts"]
        values = {**values, "events": events}
        return {JSON_KEYS.get(name, name): value for name, value in values.items()}

    def choice(self) -> float:
        """Mean number of legal moves of a decision."""
        return self.moves / max(self.decisions, 1)

    def margin(self) -> float:
        """Points between first and second place."""
        first, second = sorted(self.scores, reverse=True)[:2]
        return float(first - second)

    def half_time_leader_wins(self) -> float:
        """The wins of the leader at half-time; one half if nobody led."""
        half = self.leaders[len(self.leaders) // 2]
        return self.wins()[half] if half != NOBODY_AHEAD else 0.5

    def first_seat_wins(self) -> float:
        """The wins of the seat that decided first; where seats form sides, those of seat 0."""
        return self.wins()[0 if has_teams(self.sides) else self.first]

    def wins(self) -> list[float]:
        """1 for each seat of the winning side, divided if several sides win."""
        winners = {side for side, rank in zip(self.sides, self.ranks, strict=True) if rank == 0}
        return [float(rank == 0) / len(winners) for rank in self.ranks]

    def shares(self) -> list[float]:
        """The share of the seats of other sides that each finished above; a tie counts half."""
        return [self._share(seat) for seat in range(len(self.ranks))]

    def _share(self, seat: int) -> float:
        opponents = [
            rank
            for side, rank in zip(self.sides, self.ranks, strict=True)
            if side != self.sides[seat]
        ]
        return pair_share([self.ranks[seat]], opponents)


class GameRecorder:
    """Records what a study measures while a game is played."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.sides = [int(side) for side in game.sides(players)]
        self.states: list[State] = []
        self.choices: list[int] = []  # by step; 0 where there was nothing to choose
        self.first = NOBODY_AHEAD
        self.forced = 0
        self.digest = hashlib.sha256()
        self.events: Events = {}

    def record_step(self, state: State, mover: int, move: int) -> None:
        """Record a step that is about to be played."""
        after = state.clone()
        after.play(mover, move)
        self.digest.update(f"{mover} {move}\n".encode())
        moves = 0
        if mover != CHANCE:
            moves = len(state.moves(mover))
            self.first = mover if self.first < 0 else self.first
            self.forced += moves == 1
        self.choices.append(moves if moves > 1 else 0)
        for event in self.game.statistics.events(state, mover, move, after):
            counts = self.events.setdefault(event.kind, {})
            seats = counts.setdefault(event.what, [0] * len(self.sides))
            seats[int(event.seat)] += 1
        self.states.append(after)

    def measured(self, variant: Variant, pairing: Pairing) -> StudyGame:
        """The measurements of the finished game."""
        last = self.states[-1]
        steps = len(self.states)
        tenths = [self.states[steps * tenth // PARTS] for tenth in TENTHS]
        values = [self._values(state) for state in tenths]
        ahead = [ahead_of(points_of(state), self.sides) for state in self.states]
        return StudyGame(
            variant=variant.name,
            deal=pairing.deal,
            turned=pairing.turned,
            seats=list(pairing.seats),
            sides=self.sides,
            ranks=[int(rank) for rank in last.ranks()],
            scores=[int(score) for score in last.scores()],
            first=self.first,
            steps=steps,
            moves_digest=self.digest.hexdigest()[:DIGEST_LENGTH],
            choices=by_tenth(self.choices),
            widest=max(self.choices),
            decisions=sum(moves > 0 for moves in self.choices),
            moves=sum(self.choices),
            leaders=[ahead_of(points_of(state), self.sides) for state in tenths],
            favourites=[ahead_of(one, self.sides) for one in values],
            lead_changes=count_changes(ahead),
            events=self.events,
            values=values,
            forced=self.forced,
        )

    def _values(self, state: State) -> list[float]:
        seats = range(len(self.sides))
        return [round(float(self.game.evaluator.value(state, seat)), 6) for seat in seats]


class VariedOpening(Bot):
    """Plays its first decisions by a weighted random draw, the same in all games of a deal."""

    def __init__(self, bot: Bot, decisions: int, rng: Rng) -> None:
        self.bot = bot
        self.decisions = decisions
        self.rng = rng

    def choose(self, view: View, rng: Rng) -> int:
        """One of the view's moves."""
        if self.decisions > 0 and len(view.moves) > 1:
            self.decisions -= 1
            return WeightedBot().choose(view, self.rng)
        return self.bot.choose(view, rng)


def play_task(task: Task) -> list[StudyGame]:
    """Play the games of a task."""
    variant, pairings = task
    return [play_study_game(variant, pairing) for pairing in pairings]


def play_study_game(variant: Variant, pairing: Pairing) -> StudyGame:
    """Play a game and measure it."""
    seed = int.from_bytes(dice_seed(variant.seed, pairing.deal)[8:16], "big")

    def varied(bot: Bot, seat: int) -> Bot:
        return VariedOpening(bot, variant.varied_decisions, Rng(seed + seat))

    recorder = GameRecorder(variant.rules(), variant.players)
    side = restricted_side(pairing.deal, recorder.sides)

    def wrapped(bot: Bot, seat: int) -> Bot:
        if variant.without is not None and recorder.sides[seat] == side:
            bot = RestrictedBot(bot, variant.without, Rng(seed - seat - 1))
        return varied(bot, seat) if variant.varied_decisions else bot

    ArenaGame(variant, pairing, wrapped).play(recorder.record_step)
    return recorder.measured(variant, pairing)


def has_teams(sides: Sequence[int]) -> bool:
    """Whether several seats are on one side.

    >>> has_teams([0, 1, 1]), has_teams([0, 1, 2])
    (True, False)
    """
    return len(set(sides)) < len(sides)


def points_of(state: State) -> list[float]:
    """Each seat's points."""
    return [float(points) for points in state.scores()]


def ahead_of(marks: Sequence[float], sides: Sequence[int]) -> int:
    """The first seat of the side with the highest mark, or -1 if sides are level.

    >>> ahead_of([3, 5, 1], [0, 1, 2]), ahead_of([5, 5, 1], [0, 1, 2])
    (1, -1)
    >>> ahead_of([1, 2, 2], [0, 1, 1])
    1
    """
    most = max(marks)
    best = [seat for seat, mark in enumerate(marks) if mark == most]
    return best[0] if len({sides[seat] for seat in best}) == 1 else NOBODY_AHEAD


def count_changes(ahead: Sequence[int]) -> int:
    """How often the sole leader changed.

    >>> count_changes([-1, 0, -1, 0, 1, 1, 0])
    2
    """
    alone = [seat for seat in ahead if seat != NOBODY_AHEAD]
    return sum(one != other for one, other in pairwise(alone))


def by_tenth(choices: Sequence[int]) -> list[float]:
    """The mean of the decisions in each tenth, 0 for a tenth without any.

    >>> by_tenth([0, 4, 2, 2, 0, 0, 0, 0, 3, 5])
    [0.0, 4.0, 2.0, 2.0, 0.0, 0.0, 0.0, 0.0, 3.0, 5.0]
    """
    steps = len(choices)
    found = []
    for tenth in range(PARTS):
        some = choices[steps * tenth // PARTS : steps * (tenth + 1) // PARTS]
        decided = [moves for moves in some if moves]
        found.append(round(sum(decided) / len(decided), 3) if decided else 0.0)
    return found


def read_study_game(row: dict[str, Any]) -> StudyGame:  # Any: it is JSON
    """A game from its JSON values."""
    names = {key: name for name, key in JSON_KEYS.items()}
    values = {names.get(key, key): value for key, value in row.items()}
    if OLD_EVENTS in values:
        events = values.pop(OLD_EVENTS)
        return StudyGame(**values, events=events, has_event_texts=True)
    return StudyGame(**{**values, "events": read_events(values["events"])})


def read_events(kinds: dict[str, list[tuple[object, list[int]]]]) -> Events:
    """The counts of events from their JSON values."""
    return {
        kind: {
            what if isinstance(what, str) else message_from_json(what): counts
            for what, counts in rows
        }
        for kind, rows in kinds.items()
    }


class StudyResults(ResultsFile[StudyGame]):
    """The results file of a study."""

    def __init__(self, path: Path, study: Study) -> None:
        super().__init__(path, study, read_study_game, StudyGame.json)

    def done(self) -> set[tuple[str, int, int]]:
        """The keys of the games that have been played."""
        return {game.key() for game in self.results}
