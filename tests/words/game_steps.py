"""Steps of games, about which messages are said: seeded games, records and single positions."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from engines.compared_games import Plan

from shoal.core.game import Game, View
from shoal.core.message import Message
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, SPECTATOR, State
from shoal.core.text.position_text import read_position, write_position
from shoal.games import game_info
from shoal.match.record_reader import read_record

RECORDS = Path(__file__).parents[1] / "games"
NO_MOVE = -1


@dataclass
class Step:
    """A move or an outcome between the positions before and after it.

    A question, refusal, hint or verdict is about a position: ``after`` is ``before`` unless the
    message says what the move would bring. The viewer is the mover unless another one is named.
    """

    game: Game
    before: State
    mover: int
    move: int
    after: State
    viewer: int | None = None
    origin: "Step | None" = None

    def __post_init__(self) -> None:
        if self.viewer is None:
            self.viewer = self.mover if self.mover >= 0 else int(SPECTATOR)

    @cached_property
    def text(self) -> str:
        """The move as it is written."""
        if self.move == NO_MOVE:
            return "-"
        return str(self.game.notation.write(self.before, self.mover, self.move))

    @cached_property
    def moves(self) -> list[str]:
        """The legal moves of the mover before the step."""
        return [self.game.notation.write_move(move) for move in self.before.moves(self.mover)]

    @cached_property
    def view(self) -> View:
        """What the viewer sees before the step."""
        return self.game.view(self.before, self.viewer)

    def was(self, fact: str) -> Any:
        """A fact before the step, as seat 0 knows it."""
        return self.facts_before[fact]

    def now(self, fact: str) -> Any:
        """A fact after the step, as seat 0 knows it."""
        return self.facts_after[fact]

    def gained(self, fact: str) -> list[int]:
        """What a fact that is a list of numbers has gained in each place."""
        return [new - old for old, new in zip(self.was(fact), self.now(fact), strict=True)]

    @cached_property
    def facts_before(self) -> dict[str, Any]:
        """All facts before the step."""
        return self.origin.facts_before if self.origin else self.game.facts(self.before, 0)

    @cached_property
    def facts_after(self) -> dict[str, Any]:
        """All facts after the step."""
        same = self.after is self.before
        return self.facts_before if same else self.game.facts(self.after, 0)

    @cached_property
    def log(self) -> list[Message]:
        """What is said about the step, to anybody."""
        return list(self.game.messages.log(self.before, self.mover, self.move))

    def heard_by(self, viewer: int) -> "Step":
        """The same step for a viewer."""
        return Step(self.game, self.before, self.mover, self.move, self.after, viewer, self)

    def question(self, seat: int, move: int = NO_MOVE) -> "Step":
        """A seat in the position before this step, perhaps with a move that it does not play."""
        return Step(self.game, self.before, seat, move, self.before, None, self)

    def option(self, seat: int, move: int) -> "Step":
        """A move that a seat could play instead."""
        step = played(self.game, self.before, seat, move)
        step.origin = self
        return step

    def __str__(self) -> str:
        position = write_position(self.game, self.before)
        return f"{position}\n  {self.mover} plays {self.text}\n  to {self.viewer}"


def viewers(state: State) -> list[int]:
    """The seats, and a spectator."""
    return [*range(int(state.players)), int(SPECTATOR)]


def position_step(game: Game, state: State, seat: int = int(NOBODY)) -> Step:
    """A position in which nothing is played."""
    return Step(game, state, seat, NO_MOVE, state)


def played(game: Game, before: State, mover: int, move: int) -> Step:
    """A move or an outcome in a position, with what comes of it."""
    after = before.clone()
    after.play(mover, move)
    return Step(game, before, mover, move, after)


def step_at(name: str, position: str, move: str, seat: int | None = None) -> Step:
    """One move, or one outcome after a star, in a position."""
    game, state = read_position(game_info(name), position)
    mover = seat
    if mover is None:
        mover = int(CHANCE) if move.startswith("*") else int(state.actors()[0])
    number = int(game.notation.read(state, mover, move.removeprefix("* ")))
    return played(game, state, mover, number)


def recorded_steps(name: str) -> Iterator[Step]:
    """Every step of the games on record."""
    for path in sorted((RECORDS / name / "records").glob("*.record")):
        record = read_record(path.read_bytes())
        state = record.start_state()
        for mover, move in record.steps(state):
            yield played(record.game, state.clone(), int(mover), int(move))
            state.play(mover, move)


def seeded_steps(name: str, plans: Iterable[Plan]) -> Iterator[Step]:
    """Every step of games that are played at random."""
    info, player = game_info(name), RarePlayer()
    for plan in plans:
        if plan.start:
            game, state = read_position(info, plan.start)
        else:
            game = info.game(plan.options)
            state = game.start_checked(plan.players)
        rng, script = Rng(plan.seed), list(plan.script)
        for _step in range(plan.steps):
            if state.actor() == NOBODY:
                break
            step = played(game, state, *player.choose(game, state, rng, script))
            yield step
            state = step.after


class RarePlayer:
    """Chooses moves at random; every other one is of a kind that was rarely played."""

    def __init__(self) -> None:
        self.played: Counter[str] = Counter()

    def choose(self, game: Game, state: State, rng: Rng, script: list[str]) -> tuple[int, int]:
        """An outcome, the next move of the script if it is legal, or any move."""
        outcomes = int(state.outcomes())
        if outcomes > 0:
            return int(CHANCE), int(rng.below(outcomes))
        write = game.notation.write_move
        steps = [(int(seat), int(move)) for seat in state.actors() for move in state.moves(seat)]
        if script:
            steps = [step for step in steps if write(step[1]) == script[0]] or steps
        elif rng.below(2):
            kinds = [write(move).partition(" ")[0] for _, move in steps]
            least = min(self.played[kind] for kind in kinds)
            pairs = zip(steps, kinds, strict=True)
            steps = [step for step, kind in pairs if self.played[kind] == least]
        chosen = steps[int(rng.below(len(steps)))]
        text = write(chosen[1])
        if script and text == script[0]:
            del script[0]
        self.played[text.partition(" ")[0]] += 1
        return chosen


def every(number: int, steps: Iterable[Step]) -> Iterator[Step]:
    """Every n-th step, and those that end a game."""
    for place, step in enumerate(steps):
        if place % number == 0 or step.after.actor() == NOBODY:
            yield step
