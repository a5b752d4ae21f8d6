"""Holds what a game says against what happened: every key has a claim about its arguments."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from engines.compared_games import PLANS, Plan

from shoal.catalogue import Reader, load
from shoal.core.game import Game
from shoal.core.message import LINE, Message, heard_by
from shoal.core.position_text import read_position, write_position
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, State
from shoal.core.view import SPECTATOR
from shoal.games import game_info
from shoal.match.record_reader import read_record

RECORDS = Path(__file__).parents[1] / "games"
NAMES = ("Ada", "Kai", "Marina", "Wanda", "Noor", "Piet", "Zoe", "Ravi")
NO_MOVE = -1


@dataclass
class Step:
    """A move, outcome, question or refused move between the positions before and after it."""

    game: Game
    before: State
    mover: int
    move: int
    after: State

    @property
    def text(self) -> str:
        """The move as it is written."""
        if self.move == NO_MOVE:
            return "-"
        return self.game.notation.write(self.before, self.mover, self.move)

    def was(self, fact: str) -> Any:
        """A fact before the step."""
        return self._facts_before[fact]

    def now(self, fact: str) -> Any:
        """A fact after the step."""
        return self._facts_after[fact]

    def gained(self, fact: str) -> list[int]:
        """What a fact that is a list of numbers has gained."""
        return [new - old for old, new in zip(self.was(fact), self.now(fact), strict=True)]

    @cached_property
    def _facts_before(self) -> dict[str, Any]:
        return self.game.facts(self.before, 0)

    @cached_property
    def _facts_after(self) -> dict[str, Any]:
        return self.game.facts(self.after, 0)

    def __str__(self) -> str:
        return f"{write_position(self.game, self.before)}\n  {self.mover} plays {self.text}"


Claim = Callable[..., None]


class Claims:
    """What the messages of a game claim, by their keys."""

    def __init__(self, game: str) -> None:
        self.info = game_info(game)
        self.words = load("en", self.info.folder)
        self.claims: dict[str, tuple[str, int, Claim]] = {}
        self.met: Counter[str] = Counter()

    def of(self, key: str, rule: str = "", level: int = LINE) -> Callable[[Claim], Claim]:
        """Decorates the claim of a key; it gets the step, and the arguments by their names."""

        def noted(claim: Claim) -> Claim:
            assert key not in self.claims, key
            self.claims[key] = (rule, level, claim)
            return claim

        return noted

    def check(self, message: Message, step: Step) -> None:
        """Compare a message with what happened, and read it for every reader."""
        try:
            rule, level, claim = self.claims[message.key]
            assert (message.rule, message.level) == (rule, level)
            assert not rule or f"**{rule}**" in rules_of(self.info.name)
            claim(step, **message.args)
            for reader in readers(int(step.before.players)):
                self.check_text(message, self.words.format(message, reader))
        except (AssertionError, KeyError, TypeError) as wrong:
            raise AssertionError(f"{step}\n  {message}\n  {wrong!r}") from wrong
        self.met[message.key] += 1

    def check_text(self, message: Message, text: str) -> None:
        """A whole sentence without codes; a move has no full stop."""
        assert text and not set(text) & set("{}"), text
        assert "  " not in text and text == text.strip(), text
        assert message.key not in text, text
        assert not message.rule or message.rule not in text, text
        is_move = message.key.startswith("move-")
        assert text.endswith((".", "!", "?")) != is_move, text

    def check_log(self, step: Step) -> list[Message]:
        """The log of a step, compared with what happened."""
        said = log_of(step)
        for message in said:
            self.check(message, step)
        return said

    def unclaimed(self) -> list[str]:
        """The keys of the game's catalogue that should have a claim, and have none."""
        kinds = ("log-", "ask-", "no-", "why-", "won-", "move-")
        own = load("en", self.info.folder).keys()
        shared = load("en").keys()
        return [k for k in own if k.startswith(kinds) and k not in {*shared, *self.claims}]

    def never_met(self) -> list[str]:
        """The keys with a claim that nothing has said."""
        return [key for key in self.claims if not self.met[key]]


RULES: dict[str, str] = {}


def rules_of(name: str) -> str:
    """The numbered rules of a game."""
    if name not in RULES:
        RULES[name] = game_info(name).rules()
    return RULES[name]


def readers(players: int) -> list[Reader]:
    """Everybody who may read: each seat, and a spectator."""
    return [Reader(seat, NAMES[:players]) for seat in (*range(players), None)]


def viewers(state: State) -> list[int]:
    """The seats, and a spectator."""
    return [*range(int(state.players)), int(SPECTATOR)]


def log_of(step: Step) -> list[Message]:
    """Everything that the log says about a step."""
    return step.game.messages.log(step.before, step.mover, step.move)


def all_hear_the_same(step: Step) -> bool:
    """Whether the log of a step is the same for all viewers."""
    said = log_of(step)
    return all(heard_by(said, seat) == said for seat in viewers(step.before))


def planned_steps(name: str, plan: Plan) -> Iterator[Step]:
    """Every step of a game with random moves."""
    info = game_info(name)
    game = info.game(plan.options)
    state = game.start_checked(plan.players)
    rng = Rng(plan.seed)
    for _step in range(plan.steps):
        if state.actor() == NOBODY:
            return
        seat, moves = int(CHANCE), list(range(int(state.outcomes())))
        if not moves:
            seat = int(state.actors()[rng.below(len(state.actors()))])
            moves = [int(move) for move in state.moves(seat)]
        move = moves[rng.below(len(moves))]
        after = state.clone()
        after.play(seat, move)
        yield Step(game, state, seat, move, after)
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


def all_steps(name: str, more: list[Plan]) -> Iterator[Step]:
    """The steps of all games: those that compare the engines, these, and those on record."""
    for plan in [*PLANS[name], *more]:
        yield from planned_steps(name, plan)
    yield from recorded_steps(name)


def step_at(name: str, position: str, move: str) -> Step:
    """One move of the seat to act, or one outcome, in a position."""
    game, state = read_position(game_info(name), position)
    mover = int(state.actor())
    number = int(game.notation.read(state, mover, move))
    after = state.clone()
    after.play(mover, number)
    return Step(game, state, mover, number, after)


def question_at(game: Game, state: State, seat: int) -> Step:
    """A seat before its decision: nothing happens."""
    return Step(game, state, seat, NO_MOVE, state)
