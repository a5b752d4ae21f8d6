"""Compares messages with the state: every key has a claim, and every game's message is checked.

A game writes a claim for each key::

    claims = Claims("pescado")

    @claims.of("log-take")
    def takes(said: Message, step: Step) -> None:
        assert said.args["seat"] == step.mover

``said`` is the message; ``step`` has the positions before and after. A prompt, a refusal, a reason,
a description or a verdict is about a position: there ``step.after`` is ``step.before``.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from shoal.catalogue import Catalogue, Reader, load
from shoal.core.game import Game
from shoal.core.message import Message, heard_by
from shoal.core.position_text import read_position, write_position
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, State
from shoal.core.view import SPECTATOR
from shoal.games import game_info
from shoal.match.record_reader import read_record

GAMES = Path(__file__).parents[1] / "games"
NAMES = ["Ada", "Kai", "Marina", "Zoe", "Ines", "Otto", "Uma", "Yuri"]
CODES = re.compile(r"\b[A-Z]{2}-\d+\b|\{|\}|  |\b(?:log|ask|no|why|won|move|part)-[a-z]")
"""Rule numbers, placeables, double spaces and raw keys: nothing that a player should read."""


@dataclass
class Step:
    """A move or an outcome between the positions before and after it."""

    game: Game
    before: State
    mover: int
    move: int
    after: State

    @property
    def text(self) -> str:
        """The move as it is written."""
        return self.game.notation.write(self.before, self.mover, self.move)

    def __str__(self) -> str:
        return f"{write_position(self.game, self.before)}\n  {self.mover} plays {self.text}"


Claim = Callable[[Message, Step], None]


class Claims:
    """What the messages of a game claim, by their keys, and which keys have been met."""

    def __init__(self, name: str) -> None:
        self.info = game_info(name)
        self.by_key: dict[str, Claim] = {}
        self.met: Counter[str] = Counter()

    def of(self, *keys: str) -> Callable[[Claim], Claim]:
        """Decorates the claim of one or more keys."""

        def noted(claim: Claim) -> Claim:
            for key in keys:
                assert key not in self.by_key, f"{key} has two claims"
                self.by_key[key] = claim
            return claim

        return noted

    def check(self, said: Message, step: Step) -> None:
        """Compare a message with the step, and read it aloud for everybody who may hear it."""
        assert said.key in self.by_key, f"{said.key} has no claim"
        self.met[said.key] += 1
        try:
            self.by_key[said.key](said, step)
            check_sentences(step.game, said, int(step.before.players))
        except AssertionError as wrong:
            raise AssertionError(f"{step}\n  {said!r}\n  {wrong}") from wrong

    def check_log(self, step: Step) -> list[Message]:
        """Check everything that the log says of a step."""
        messages = step.game.messages.log(step.before, step.mover, step.move)
        for said in messages:
            self.check(said, step)
        return messages

    def check_position(self, game: Game, state: State, rng: Rng, illegal: int) -> None:
        """Check prompts, descriptions, reasons, some refusals, and the verdict of a position."""
        if state.actor() == NOBODY:
            verdict = game.messages.verdict(state)
            if verdict:
                self.check(verdict, Step(game, state, int(NOBODY), 0, state))
        for actor in [int(seat) for seat in state.actors()]:
            view = game.view(state, actor)
            asked = Step(game, state, actor, view.moves[0], state)
            self.check(game.messages.prompt(view), asked)
            for move in view.moves:
                step = Step(game, state, actor, move, state)
                self.check(game.messages.describe_move(view, move), step)
                reason = game.evaluator.reason(view, move)
                if reason:
                    self.check(reason, step)
            for _try in range(illegal):
                move = int(rng.below(game.move_count))
                if move not in view.moves:
                    step = Step(game, state, actor, move, state)
                    self.check(game.messages.why_not(state, actor, move), step)

    def keys(self, *kinds: str) -> set[str]:
        """The keys of these kinds in the game's catalogue."""
        text = (self.info.folder / "words" / "en.ftl").read_text(encoding="utf-8")
        return {key for key in Catalogue("en", [text]).keys() if key.startswith(kinds)}  # noqa: SIM118


def check_sentences(game: Game, said: Message, players: int) -> None:
    """The English sentence for every seat that may hear it, and for spectators."""
    words = load("en", game.info.folder)
    names_a_seat = {"seat", "other", "seats"} & set(said.args)
    readers = [seat for seat in [int(SPECTATOR), *range(players)] if said.is_for(seat)]
    for seat in readers if names_a_seat else readers[:1]:
        reader = Reader(None if seat == SPECTATOR else seat, NAMES)
        sentence = words.format(said, reader)
        assert sentence == sentence.strip(), f"{sentence!r} has spaces around it"
        assert not CODES.search(sentence), f"{sentence!r} contains a code"
        assert sentence[0].isupper() or sentence[0].isdigit(), f"{sentence!r} begins in lower case"
        is_move = said.key.startswith("move-")
        assert is_move or sentence[-1] in ".!?", f"{sentence!r} has no end"


def played_steps(
    name: str, tables: Sequence[tuple[int, dict[str, str]]], seed: int
) -> Iterator[Step]:
    """Every step of seeded random games, which prefer kinds of moves that were rarely played."""
    kinds: Counter[str] = Counter()
    for number, (players, options) in enumerate(tables):
        game = game_info(name).game(options)
        state = game.start_checked(players)
        rng = Rng(seed + number)
        while state.actor() != NOBODY:
            mover, move = random_step(game, state, rng, kinds)
            after = state.clone()
            after.play(mover, move)
            yield Step(game, state, mover, move, after)
            state = after


def random_step(game: Game, state: State, rng: Rng, kinds: Counter[str]) -> tuple[int, int]:
    """A chance outcome, any move, or every other time one of a rare kind."""
    outcomes = int(state.outcomes())
    if outcomes > 0:
        return int(CHANCE), int(rng.below(outcomes))
    steps = [(int(seat), int(move)) for seat in state.actors() for move in state.moves(seat)]
    kind_of = {move: game.notation.write_move(move).split(" ")[0] for _seat, move in steps}
    if rng.below(2):
        rarest = min([kinds[kind] for kind in kind_of.values()])
        steps = [step for step in steps if kinds[kind_of[step[1]]] == rarest]
    chosen = steps[rng.below(len(steps))]
    kinds[kind_of[chosen[1]]] += 1
    return chosen


def recorded_steps(name: str) -> Iterator[Step]:
    """Every step of the games on record."""
    for path in sorted((GAMES / name / "records").glob("*.record")):
        record = read_record(path.read_bytes())
        state = record.start_state()
        for mover, move in record.steps(state):
            before = state.clone()
            state.play(mover, move)
            yield Step(record.game, before, mover, move, state.clone())


def step_at(name: str, position: str, move: str, seat: int | None = None) -> Step:
    """One move, or one outcome after a star, in a position."""
    game, state = read_position(game_info(name), position)
    mover = int(state.actors()[0]) if seat is None and not move.startswith("*") else int(CHANCE)
    mover = mover if seat is None else seat
    number = int(game.notation.read(state, mover, move.removeprefix("* ")))
    after = state.clone()
    after.play(mover, number)
    return Step(game, state, mover, number, after)


def said_to(step: Step, viewer: int) -> list[tuple[str, dict[str, object]]]:
    """The keys and arguments that a viewer hears of a step."""
    messages = step.game.messages.log(step.before, step.mover, step.move)
    return [(said.key, dict(said.args)) for said in heard_by(messages, viewer)]
