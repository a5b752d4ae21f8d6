"""One game of a study: played like any game of the arena, and told in numbers."""

import hashlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from shoal.arena.arena_game import Sitting
from shoal.arena.pairings import Fixture, dice_seed
from shoal.arena.results import Log
from shoal.bots.simple_bots import Bot, Whim
from shoal.core.game import Game
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, State
from shoal.core.view import View
from shoal.lab.study_plan import Study, Table, Task

TENTHS = range(1, 10)
"""Where in a game it is noted who leads."""


@dataclass(frozen=True)
class Sample:
    """What one game came to; lists go by seat unless they say otherwise."""

    table: str
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
    """Of all moves and throws: games with the same one are the same."""
    choices: list[float]
    """Legal moves of a decision, on average, in each tenth of the game; 0 where there was none."""
    widest: int
    """Legal moves of the decision that had most."""
    decisions: int
    moves: int
    """Legal moves of all decisions together."""
    leaders: list[int]
    """Who had most points at each tenth, -1 where several had."""
    favourites: list[int]
    """Whom the room's hints favoured at each tenth, -1 where several."""
    lead_changes: int
    happenings: dict[str, dict[str, list[int]]] = field(default_factory=dict)

    def key(self) -> tuple[str, int, int]:
        """What tells it from all others of a study."""
        return (self.table, self.deal, self.turned)

    def same_game(self, other: "Sample") -> bool:
        """Whether both games went alike: moves and choices, points and results."""
        return all(
            getattr(self, name) == getattr(other, name)
            for name in ("moves_digest", "ranks", "scores", "choices", "moves", "widest", "leaders")
        )

    def json(self) -> dict[str, object]:
        """As JSON values."""
        return asdict(self)

    def choice(self) -> float:
        """Legal moves of a decision, on average."""
        return self.moves / max(self.decisions, 1)

    def margin(self) -> float:
        """Points between the first and the second."""
        first, second = sorted(self.scores, reverse=True)[:2]
        return float(first - second)

    def held(self) -> float:
        """What the leader at half-time won; half where nobody led."""
        half = self.leaders[len(self.leaders) // 2]
        return self.wins()[half] if half >= 0 else 0.5

    def begun(self) -> float:
        """What the seat that decided first won; where seats have sides, what seat 0 won."""
        whole_sides = len(set(self.sides)) < len(self.sides)
        return self.wins()[0 if whole_sides else self.first]

    def wins(self) -> list[float]:
        """1 for each seat of the winning side, shared where sides are level."""
        winners = {side for side, rank in zip(self.sides, self.ranks, strict=True) if rank == 0}
        return [float(rank == 0) / len(winners) for rank in self.ranks]

    def shares(self) -> list[float]:
        """The share of the others, those on the same side left out, that each finished above."""
        return [self._share(seat) for seat in range(len(self.ranks))]

    def _share(self, seat: int) -> float:
        above = [
            (self.ranks[seat] < rank) + (self.ranks[seat] == rank) / 2
            for side, rank in zip(self.sides, self.ranks, strict=True)
            if side != self.sides[seat]
        ]
        return sum(above) / len(above)


class Notes:
    """Everything that a study wants to know of a game while it is played."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.sides = [int(side) for side in game.sides(players)]
        self.states: list[State] = []
        self.choices: list[int] = []  # for each step; 0 where there was nothing to choose
        self.first = -1
        self.digest = hashlib.sha256()
        self.happenings: dict[str, dict[str, list[int]]] = {}

    def see(self, state: State, mover: int, move: int) -> None:
        """Note down a step."""
        after = state.clone()
        after.play(mover, move)
        self.digest.update(f"{mover} {move}\n".encode())
        moves = 0
        if mover != CHANCE:
            moves = len(state.moves(mover))
            self.first = mover if self.first < 0 else self.first
        self.choices.append(moves if moves > 1 else 0)
        for happening in self.game.statistics_events(state, mover, move, after):
            counts = self.happenings.setdefault(happening.kind, {})
            seats = counts.setdefault(happening.what, [0] * len(self.sides))
            seats[int(happening.seat)] += 1
        self.states.append(after)

    def sample(self, table: Table, fixture: Fixture) -> Sample:
        """The game in numbers."""
        last = self.states[-1]
        steps = len(self.states)
        tenths = [self.states[steps * tenth // 10] for tenth in TENTHS]
        ahead = [ahead_of(points_of(state), self.sides) for state in self.states]
        return Sample(
            table=table.name,
            deal=fixture.deal,
            turned=fixture.turned,
            seats=list(fixture.seats),
            sides=self.sides,
            ranks=[int(rank) for rank in last.ranks()],
            scores=[int(score) for score in last.scores()],
            first=self.first,
            steps=steps,
            moves_digest=self.digest.hexdigest()[:16],
            choices=by_tenth(self.choices),
            widest=max(self.choices),
            decisions=sum(moves > 0 for moves in self.choices),
            moves=sum(self.choices),
            leaders=[ahead_of(points_of(state), self.sides) for state in tenths],
            favourites=[ahead_of(self._hopes(state), self.sides) for state in tenths],
            lead_changes=changes(ahead),
            happenings=self.happenings,
        )

    def _hopes(self, state: State) -> list[float]:
        seats = range(len(self.sides))
        return [round(float(self.game.value(state, seat)), 6) for seat in seats]


class Opening(Bot):
    """Plays its first decisions on a whim, the same in all games of a deal, and then as it can."""

    def __init__(self, bot: Bot, whims: int, luck: Rng) -> None:
        self.bot = bot
        self.whims = whims
        self.luck = luck

    def choose(self, view: View, rng: Rng) -> int:
        """One of the view's moves."""
        if self.whims > 0 and len(view.moves) > 1:
            self.whims -= 1
            return Whim().choose(view, self.luck)
        return self.bot.choose(view, rng)


def play_task(task: Task) -> list[Sample]:
    """Play some games of a table."""
    table, fixtures = task
    return [play(table, fixture) for fixture in fixtures]


def play(table: Table, fixture: Fixture) -> Sample:
    """Play a game and note down what is to be known of it."""
    notes = Notes(table.rules(), table.players)
    sitting = Sitting(table, fixture, notes)
    if table.whims:
        seed = int.from_bytes(dice_seed(table.seed, fixture.deal)[8:16], "big")
        sitting.bots = [
            Opening(bot, table.whims, Rng(seed + seat)) for seat, bot in enumerate(sitting.bots)
        ]
    sitting.play()
    return notes.sample(table, fixture)


def points_of(state: State) -> list[float]:
    """Each seat's points."""
    return [float(points) for points in state.scores()]


def ahead_of(marks: Sequence[float], sides: Sequence[int]) -> int:
    """The first seat of the side with the highest mark, or -1 where sides are level.

    >>> ahead_of([3, 5, 1], [0, 1, 2]), ahead_of([5, 5, 1], [0, 1, 2])
    (1, -1)
    >>> ahead_of([1, 2, 2], [0, 1, 1])
    1
    """
    most = max(marks)
    best = [seat for seat, mark in enumerate(marks) if mark == most]
    return best[0] if len({sides[seat] for seat in best}) == 1 else -1


def changes(ahead: Sequence[int]) -> int:
    """How often somebody else came to lead alone.

    >>> changes([-1, 0, -1, 0, 1, 1, 0])
    2
    """
    alone = [seat for seat in ahead if seat >= 0]
    return sum(one != other for one, other in pairwise(alone))


def by_tenth(choices: Sequence[int]) -> list[float]:
    """The mean of the decisions in each tenth, 0 where there was none.

    >>> by_tenth([0, 4, 2, 2, 0, 0, 0, 0, 3, 5])
    [0.0, 4.0, 2.0, 2.0, 0.0, 0.0, 0.0, 0.0, 3.0, 5.0]
    """
    steps = len(choices)
    found = []
    for tenth in range(10):
        some = choices[steps * tenth // 10 : steps * (tenth + 1) // 10]
        decided = [moves for moves in some if moves]
        found.append(round(sum(decided) / len(decided), 3) if decided else 0.0)
    return found


def sample_of(told: dict[str, Any]) -> Sample:  # Any: it is JSON
    """A sample from its JSON values."""
    return Sample(**told)


class Ledger(Log[Sample]):
    """The file of a study."""

    def __init__(self, path: Path, study: Study) -> None:
        super().__init__(path, study, sample_of, Sample.json)

    def done(self) -> set[tuple[str, int, int]]:
        """The games that were played."""
        return {sample.key() for sample in self.results}
