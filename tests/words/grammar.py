"""Checks the sentences of a log against the changes: each kind of sentence has a claim."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from engines.compared_games import Plan
from engines.transcript import Player

from shoal.core.game import Game
from shoal.core.position_text import write_position
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, State
from shoal.core.view import SPECTATOR
from shoal.match.record_reader import read_record

RECORDS = Path(__file__).parents[1] / "games"


@dataclass
class Step:
    """A move or an outcome between the positions before and after it, for one viewer."""

    game: Game
    before: State
    mover: int
    move: int
    after: State
    seat: int = int(SPECTATOR)

    @property
    def text(self) -> str:
        """The move as it is written."""
        return self.game.notation.write(self.before, self.mover, self.move)

    @property
    def line(self) -> str:
        """The log line for the viewer."""
        return self.game.messages.log_line(self.before, self.mover, self.move, self.seat)

    def was(self, fact: str) -> Any:
        """A fact before the step, as seat 0 knows it."""
        return self._facts_before[fact]

    def now(self, fact: str) -> Any:
        """A fact after the step, as seat 0 knows it."""
        return self._facts_after[fact]

    @cached_property
    def _facts_before(self) -> dict[str, Any]:
        return self.game.facts(self.before, 0)

    @cached_property
    def _facts_after(self) -> dict[str, Any]:
        return self.game.facts(self.after, 0)

    def gained(self, fact: str) -> list[int]:
        """What a fact that is a number for each seat or column has gained."""
        return [new - old for old, new in zip(self.was(fact), self.now(fact), strict=True)]

    def __str__(self) -> str:
        return (
            f"{write_position(self.game, self.before)}\n  {self.mover} plays {self.text}\n"
            f"  seat {self.seat} reads: {self.line}"
        )


Claim = Callable[..., None]


class Grammar:
    """The kinds of sentences that a game's log is made of."""

    def __init__(self) -> None:
        self.kinds: list[tuple[re.Pattern[str], Claim]] = []
        self.used: Counter[str] = Counter()

    def says(self, pattern: str) -> Callable[[Claim], Claim]:
        """Decorates the claim of a kind of sentence; it gets the groups of the pattern."""

        def noted(claim: Claim) -> Claim:
            self.kinds.append((re.compile(pattern), claim))
            return claim

        return noted

    def check(self, step: Step) -> None:
        """Check every sentence of the line against the step."""
        line = step.line
        rest = line
        while rest:
            found, claim = self.first(rest, line)
            self.used[claim.__name__] += 1
            claim(step, *found.groups())
            rest = rest[found.end() :].lstrip(" ")

    def first(self, rest: str, line: str) -> tuple[re.Match[str], Claim]:
        """The sentence with which the rest of a line begins."""
        for pattern, claim in self.kinds:
            found = pattern.match(rest)
            if found:
                return found, claim
        raise AssertionError(f"No sentence of this game begins {rest!r}, in {line!r}")

    def never_heard(self) -> list[str]:
        """The kinds of sentences that no step has used."""
        return [claim.__name__ for _, claim in self.kinds if not self.used[claim.__name__]]


def planned_steps(name: str, plans: list[Plan]) -> Iterator[Step]:
    """Every step of games that are played by chance."""
    player = Player(name)
    for plan in plans:
        game, state = player.begin(plan)
        rng = Rng(plan.seed)
        script = list(plan.script)
        for _step in range(plan.steps):
            if state.actor() == NOBODY:
                break
            mover, move = player.choose(game, state, rng, script)
            after = state.clone()
            after.play(mover, move)
            yield Step(game, state, mover, move, after)
            state = after


def recorded_steps(name: str) -> Iterator[Step]:
    """Every step of the games on record."""
    for path in sorted((RECORDS / name / "records").glob("*.record")):
        record = read_record(path.read_bytes())
        state = record.start_state()
        for mover, move in record.steps(state):
            before = state.clone()
            state.play(mover, move)
            yield Step(record.game, before, mover, move, state.clone())


def step_at(name: str, position: str, move: str) -> Step:
    """One move, or one outcome after a star, in a position."""
    game, state = Player(name).begin(Plan(0, 0, 0, start=position))
    mover = int(CHANCE) if move.startswith("*") else int(state.actors()[0])
    text = move.removeprefix("* ")
    number = int(game.notation.read(state, mover, text))
    after = state.clone()
    after.play(mover, number)
    return Step(game, state, mover, number, after)


def hold(grammar: Grammar, steps: Iterator[Step]) -> None:
    """Check the log lines of these steps for every viewer; a false sentence is shown whole."""
    for step in steps:
        for seat in [*range(int(step.before.players)), int(SPECTATOR)]:
            step.seat = seat
            try:
                grammar.check(step)
            except AssertionError as wrong:
                raise AssertionError(f"{step}\n  {wrong}") from wrong
