"""Compares messages with what happened: every key of a game has a claim about its arguments.

A game's claims are in ``NAME_messages.py``. A claim is a function that gets the step and the
arguments of the message by name, so that a missing or a surplus argument fails as well.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from engines.compared_games import Plan

from shoal.catalogue import Reader
from shoal.core.game import Game, View
from shoal.core.message import LINE, Message
from shoal.core.position_text import read_position, write_position
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, State
from shoal.games import game_info
from shoal.match.record_reader import read_record
from shoal.match.sentences import catalogue_of

RECORDS = Path(__file__).parents[1] / "games"
KINDS = ("log", "ask", "no", "why", "won", "move")
NAMES = ("Ada", "Kai", "Marina", "Noa", "Iris", "Otto", "Ines", "Finn")
CODE = re.compile(r"\b[A-Z]{2}-\d")
"""The number of a rule, which never stands in a sentence."""


@dataclass
class Step:
    """A move or an outcome between two positions; they are the same where nothing is played."""

    game: Game
    before: State
    mover: int
    move: int
    after: State

    @cached_property
    def text(self) -> str:
        """The move as it is written."""
        return self.game.notation.write(self.before, self.mover, self.move)

    @cached_property
    def moves(self) -> list[str]:
        """The legal moves of the mover before the step."""
        return [self.game.notation.write_move(move) for move in self.before.moves(self.mover)]

    @cached_property
    def view(self) -> View:
        """What the mover sees before the step."""
        return self.game.view(self.before, self.mover)

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
        """What a fact that is a list of numbers has gained in each place."""
        return [new - old for old, new in zip(self.was(fact), self.now(fact), strict=True)]

    def __str__(self) -> str:
        return f"{write_position(self.game, self.before)}\n  {self.mover} plays move {self.move}"


Claim = Callable[..., None]


@dataclass
class Kind:
    """The claim of a key, with its rule and level; None if the claim checks these itself."""

    claim: Claim
    rule: str | None
    level: int | None


class Claims:
    """What the messages of a game claim, by key."""

    def __init__(self) -> None:
        self.kinds: dict[str, Kind] = {}
        self.met: Counter[str] = Counter()
        self.written: set[tuple[Message, int]] = set()

    def says(
        self, key: str, rule: str | None = "", level: int | None = LINE
    ) -> Callable[[Claim], Claim]:
        """Decorates the claim of a key.

        Without a fixed rule or level the claim gets the message's own.
        """

        def noted(claim: Claim) -> Claim:
            assert key not in self.kinds, key
            self.kinds[key] = Kind(claim, rule, level)
            return claim

        return noted

    def check(self, step: Step, message: Message) -> None:
        """Check a message against a step, and its sentence for every reader."""
        try:
            self._check_claim(step, message)
            self._check_sentence(step, message)
        except (AssertionError, TypeError, KeyError) as wrong:
            raise AssertionError(f"{step}\n  {message}\n  {wrong!r}") from wrong

    def _check_claim(self, step: Step, message: Message) -> None:
        kind = self.kinds[message.key]
        args: dict[str, Any] = dict(message.args)
        if kind.rule is None:
            args["rule"] = message.rule
        else:
            assert message.rule == kind.rule
        if kind.level is None:
            args["level"] = message.level
        else:
            assert message.level == kind.level
        for value in message.args.values():
            assert is_plain(value), f"{value!r} is not plain"
        kind.claim(step, **args)
        self.met[message.key] += 1

    def _check_sentence(self, step: Step, message: Message) -> None:
        players = int(step.before.players)
        if (message, players) in self.written:
            return
        self.written.add((message, players))
        for seat in [None, *range(players)]:
            text = catalogue_of(step.game).format(message, Reader(seat, NAMES[:players]))
            assert message.key not in text and not CODE.search(text), text
            assert not set("{}") & set(text) and "  " not in text and text == text.strip(), text
            assert message.key.startswith("move-") or text[-1] in ".!?", text

    def never_met(self) -> list[str]:
        """The keys with a claim that no step has used."""
        return sorted(set(self.kinds) - set(self.met))

    def unclaimed(self, game: Game) -> list[str]:
        """The messages in the game's catalogue that have no claim."""
        text = (game.info.folder / "words" / "en.ftl").read_text(encoding="utf-8")
        keys = re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)
        return [key for key in keys if key.startswith(KINDS) and key not in self.kinds]


def is_plain(value: object) -> bool:
    """Whether an argument is a number, a text or a list of these, and no type of the engine."""
    if isinstance(value, list):
        return all(is_plain(one) for one in value)
    return type(value) in (int, float, str)


def check_log(claims: Claims, step: Step) -> list[Message]:
    """Check what the log says about a step; all messages of it."""
    said = step.game.messages.log(step.before, step.mover, step.move)
    for message in said:
        claims.check(step, message)
    return said


def check_position(claims: Claims, step: Step) -> None:
    """Check what is said to those who may act before a step, and how a game that is over ended."""
    messages, evaluator = step.game.messages, step.game.evaluator
    for seat in [int(seat) for seat in step.before.actors() if seat != CHANCE]:
        here = Step(step.game, step.before, seat, -1, step.before)
        claims.check(here, messages.prompt(here.view))
        legal = [int(move) for move in step.before.moves(seat)]
        for move in legal:
            then = played(step.game, step.before, seat, move)
            claims.check(then, messages.describe_move(here.view, move))
            reason = evaluator.reason(here.view, move)
            if reason:
                claims.check(then, reason)
        for move in set(range(int(step.game.move_count))) - set(legal):
            refused = Step(step.game, step.before, seat, move, step.before)
            claims.check(refused, messages.why_not(step.before, seat, move))
    if step.after.actor() == NOBODY:
        verdict = messages.verdict(step.after)
        if verdict:
            claims.check(Step(step.game, step.after, -1, -1, step.after), verdict)


def played(game: Game, before: State, mover: int, move: int) -> Step:
    """A move in a position, with what comes of it."""
    after = before.clone()
    after.play(mover, move)
    return Step(game, before, mover, move, after)


def seeded_steps(name: str, plans: Sequence[Plan]) -> Iterator[Step]:
    """Every step of games that are played at random, with rare kinds of moves every other time."""
    seen: Counter[str] = Counter()
    for plan in plans:
        game = game_info(name).game(plan.options)
        state, rng = game.start(plan.players), Rng(plan.seed)
        for _step in range(plan.steps):
            if state.actor() == NOBODY:
                break
            step = played(game, state, *choose(game, state, rng, seen))
            yield step
            state = step.after


def choose(game: Game, state: State, rng: Rng, seen: Counter[str]) -> tuple[int, int]:
    """A chance outcome, or a move."""
    if state.actor() == CHANCE:
        return int(CHANCE), int(rng.below(state.outcomes()))
    steps = [(int(seat), int(move)) for seat in state.actors() for move in state.moves(seat)]
    kinds = {step: game.notation.write_move(step[1]).split()[0] for step in steps}
    if rng.below(2):
        least = min(seen[kind] for kind in kinds.values())
        steps = [step for step in steps if seen[kinds[step]] == least]
    chosen = steps[int(rng.below(len(steps)))]
    seen[kinds[chosen]] += 1
    return chosen


def recorded_steps(name: str) -> Iterator[Step]:
    """Every step of the games on record."""
    for path in sorted((RECORDS / name / "records").glob("*.record")):
        record = read_record(path.read_bytes())
        state = record.start_state()
        for mover, move in record.steps(state):
            before = state.clone()
            state.play(mover, move)
            yield Step(record.game, before, int(mover), int(move), state.clone())


def step_at(name: str, position: str, move: str) -> Step:
    """One move, or one outcome after a star, in a position."""
    game, state = read_position(game_info(name), position)
    mover = int(CHANCE) if move.startswith("*") else int(state.actors()[0])
    return played(
        game, state, mover, int(game.notation.read(state, mover, move.removeprefix("* ")))
    )


def every(number: int, steps: Iterable[Step]) -> Iterator[Step]:
    """Every n-th step, and those that end a game."""
    for place, step in enumerate(steps):
        if place % number == 0 or step.after.actor() == NOBODY:
            yield step
