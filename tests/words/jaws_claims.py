"""Checks the messages of Jaws against what happened: each key has a claim about its arguments.

``Claims`` is the table of a game's claims. A claim gets the step and the message, and fails if an
argument is not what changed. Steps come from seeded games, from records and from positions.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from engines.compared_games import Plan

from shoal.catalogue import Catalogue, Reader, load
from shoal.core.game import Game
from shoal.core.message import Message
from shoal.core.position_text import read_position, write_position
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, State
from shoal.games import game_info
from shoal.match.record_reader import read_record

RECORDS = Path(__file__).parents[1] / "games"
ENDS = (".", "!", "?")


@dataclass
class Step:
    """A move or an outcome, between the positions before and after it.

    For a prompt, a refusal or a reason the two positions are the same, and ``mover`` is the seat.
    """

    game: Game
    before: State
    mover: int
    move: int
    after: State

    @property
    def text(self) -> str:
        """The move as it is written."""
        return str(self.game.notation.write(self.before, self.mover, self.move))

    def was(self, fact: str) -> Any:
        """A fact before the step, as seat 0 knows it."""
        return self.facts_before[fact]

    def now(self, fact: str) -> Any:
        """A fact after the step, as seat 0 knows it."""
        return self.facts_after[fact]

    @cached_property
    def facts_before(self) -> dict[str, Any]:
        """All facts before the step."""
        return self.game.facts(self.before, 0)

    @cached_property
    def facts_after(self) -> dict[str, Any]:
        """All facts after the step."""
        return self.game.facts(self.after, 0)

    def gained(self, fact: str) -> list[int]:
        """What a fact that is a list of numbers has gained."""
        return [new - old for old, new in zip(self.was(fact), self.now(fact), strict=True)]

    def log(self) -> list[Message]:
        """What is said about the step."""
        return list(self.game.messages.log(self.before, self.mover, self.move))

    def __str__(self) -> str:
        return f"{write_position(self.game, self.before)}\n  {self.mover} plays {self.text}"


Claim = Callable[[Step, Message], None]


class Claims:
    """The claims of a game, and which of its keys were met."""

    def __init__(self, name: str) -> None:
        self.claims: dict[str, Claim] = {}
        self.met: Counter[str] = Counter()
        self.catalogue: Catalogue = load("en", game_info(name).folder)

    def of(self, *keys: str) -> Callable[[Claim], Claim]:
        """Decorates the claim of one key or several."""

        def noted(claim: Claim) -> Claim:
            for key in keys:
                assert key not in self.claims, f"{key} has two claims"
                self.claims[key] = claim
            return claim

        return noted

    def check(self, step: Step, message: Message) -> None:
        """Hold a message against the step, and format it for every reader."""
        try:
            self.claims[message.key](step, message)
            self.check_words(message, int(step.before.players))
        except (AssertionError, KeyError, ValueError, IndexError) as wrong:
            raise AssertionError(f"{step}\n  says {message!r}\n  {wrong!r}") from wrong
        self.met[message.key] += 1

    def check_words(self, message: Message, players: int) -> None:
        """The message is a sentence for all its readers."""
        names = ["Kai", "Marina", "Wanda", "Ada", "Finn", "Nemo", "Coral", "Pearl"][:players]
        for seat in [None, *range(players)]:
            text = self.catalogue.format(message, Reader(seat, names))
            assert text.strip() == text, text
            assert text and "{" not in text and message.key not in text, text
            assert "  " not in text and ".." not in text, text
            assert message.key.startswith("move-") or text.endswith(ENDS), text
            for word in words_in(message):
                assert self.catalogue.word(word) == word or word not in text, text

    def without(self, prefixes: Iterable[str]) -> list[str]:
        """The keys of the catalogue with one of these prefixes that have no claim."""
        keys = set(self.catalogue.keys()) - set(load("en").keys()) - set(self.claims)
        return sorted(key for key in keys if key.startswith(tuple(prefixes)))

    def never_met(self, prefixes: Iterable[str]) -> list[str]:
        """The keys with a claim that no step has said."""
        wanted = tuple(prefixes)
        return sorted(key for key in self.claims if key.startswith(wanted) and not self.met[key])


def words_in(message: Message) -> list[str]:
    """The arguments of a message that are texts."""
    found: list[str] = []
    for value in message.args.values():
        if isinstance(value, str):
            found.append(value)
        elif isinstance(value, list):
            found += [item for item in value if isinstance(item, str)]
    return [word for word in found if "-" in word]


class RarePlayer:
    """Chooses moves at random; every other one is of a kind that was rarely played."""

    def __init__(self) -> None:
        self.played: Counter[str] = Counter()

    def choose(self, game: Game, state: State, rng: Rng, script: list[str]) -> tuple[int, int]:
        """The next move of the script if it is legal, an outcome, or a move."""
        outcomes = int(state.outcomes())
        if outcomes > 0:
            return int(CHANCE), int(rng.below(outcomes))
        steps = [(int(seat), int(move)) for seat in state.actors() for move in state.moves(seat)]
        write = game.notation.write_move
        if script:
            steps = [step for step in steps if write(step[1]) == script[0]] or steps
        elif rng.below(2):
            least = min(self.played[write(move).partition(" ")[0]] for _, move in steps)
            steps = [
                step for step in steps if self.played[write(step[1]).partition(" ")[0]] == least
            ]
        chosen = steps[rng.below(len(steps))]
        if script and write(chosen[1]) == script[0]:
            del script[0]
        self.played[write(chosen[1]).partition(" ")[0]] += 1
        return chosen


def planned_steps(name: str, plans: Iterable[Plan]) -> Iterator[Step]:
    """Every step of seeded games."""
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


def step_at(name: str, position: str, move: str, seat: int | None = None) -> Step:
    """One move, or one outcome after a star, in a position."""
    game, state = read_position(game_info(name), position)
    mover = int(CHANCE) if move.startswith("*") else int(state.actors()[0])
    if seat is not None:
        mover = seat
    number = int(game.notation.read(state, mover, move.removeprefix("* ")))
    after = state.clone()
    after.play(mover, number)
    return Step(game, state, mover, number, after)
