"""Checks messages against positions: each key has a claim, which tells whether a message is true.

A claim is a function with the arguments of the message as its named arguments, after the
``Moment`` about which the message was said. So a missing or an unknown argument fails too.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from shoal.catalogue import Reader
from shoal.core.game import Game
from shoal.core.message import LINE, Message, heard_by
from shoal.core.position_text import read_position, write_position
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, State
from shoal.core.view import SPECTATOR, View
from shoal.games import game_info
from shoal.match.record_reader import read_record
from shoal.match.sentences import catalogue_of

RECORDS = Path(__file__).parents[1] / "games"
NAMES = ("Ada", "Kai", "Mia", "Zoe", "Ben", "Eva", "Tom", "Ida")


@dataclass
class Moment:
    """A position in which something is said to a viewer, of a move if there is one.

    ``after`` is the position after a move that was played.
    """

    game: Game
    before: State
    viewer: int
    mover: int = int(NOBODY)
    move: int = -1
    after: State | None = None

    @cached_property
    def view(self) -> View:
        """What the viewer sees before the move."""
        return self.game.view(self.before, self.viewer)

    @property
    def reader(self) -> Reader:
        """The viewer as a reader of sentences."""
        return Reader(None if self.viewer == SPECTATOR else self.viewer, NAMES)

    def text(self, message: Message) -> str:
        """A message in English."""
        return catalogue_of(self.game).format(message, self.reader)

    def __str__(self) -> str:
        move = ""
        if self.move >= 0:
            move = self.game.notation.write(self.before, self.mover, self.move)
        position = write_position(self.game, self.before)
        return f"{position}\n  {self.mover}: {move}\n  to {self.viewer}"


Claim = Callable[..., None]


@dataclass
class Claims:
    """What the messages of a game claim, by their keys; and how often each key was met."""

    claims: dict[str, tuple[Claim, tuple[str, ...], int]] = field(default_factory=dict)
    met: Counter[str] = field(default_factory=Counter)

    def of(self, key: str, *rules: str, level: int = LINE) -> Callable[[Claim], Claim]:
        """Decorates the claim of a key, which cites one of these rules and has this level."""

        def noted(claim: Claim) -> Claim:
            assert key not in self.claims
            self.claims[key] = (claim, rules or ("",), level)
            return claim

        return noted

    def check(self, message: Message, moment: Moment) -> None:
        """Check one message, and its words; what is wrong is shown with the position."""
        self.met[message.key] += 1
        try:
            claim, rules, level = self.claims[message.key]
            assert message.rule in rules, f"the rule is one of {rules}"
            assert message.level == level, f"the level is {level}"
            check_values(message)
            check_words(moment.text(message))
            claim(moment, **message.args)
        except (AssertionError, KeyError, TypeError) as wrong:
            raise AssertionError(f"{moment}\n  {message}\n  {wrong!r}") from wrong

    def check_log(self, moment: Moment) -> list[Message]:
        """Check what every viewer hears of a step; what the game said."""
        messages = moment.game.messages.log(moment.before, moment.mover, moment.move)
        for viewer in [*range(int(moment.before.players)), int(SPECTATOR)]:
            heard = Moment(
                moment.game, moment.before, viewer, moment.mover, moment.move, moment.after
            )
            for message in heard_by(messages, viewer):
                self.check(message, heard)
        return messages


def check_values(message: Message) -> None:
    """Arguments are plain numbers, texts and lists of these, as JSON has them."""
    for value in message.args.values():
        items = value if isinstance(value, list) else [value]
        assert all(type(item) in (int, float, str) for item in items), f"{value!r} is not plain"


def check_words(text: str, *, ends: tuple[str, ...] = (".", "!", "?")) -> None:
    """A text in which everything was found."""
    assert "{" not in text and "$" not in text, text
    assert "  " not in text and text == text.strip(), text
    assert not any(f"{kind}-" in text for kind in ("log", "ask", "no", "why", "won", "move")), text
    assert text.endswith(ends), text


def keys_in(game: Game, *kinds: str) -> set[str]:
    """The keys of the game's own catalogue that begin with one of these kinds."""
    text = (game.info.folder / "words" / "en.ftl").read_text(encoding="utf-8")
    keys = {line.partition(" =")[0] for line in text.splitlines() if " =" in line}
    return {key for key in keys if key.partition("-")[0] in kinds}


def random_steps(
    name: str, players: int, seed: int, options: dict[str, Any], most: int = 100_000
) -> Iterator[Moment]:
    """Every step of a game that is played at random, the last position excluded."""
    game = game_info(name).game(options)
    return steps_from(game, game.start_checked(players), Rng(seed), most)


def steps_from(game: Game, state: State, rng: Rng, most: int) -> Iterator[Moment]:
    """At most so many random steps from a position."""
    for _ in range(most):
        actor = int(state.actor())
        if actor == NOBODY:
            return
        if actor == CHANCE:
            step = actor, int(rng.below(state.outcomes()))
        else:
            choices = [
                (int(seat), int(move)) for seat in state.actors() for move in state.moves(seat)
            ]
            step = choices[rng.below(len(choices))]
        moment = played(game, state, *step)
        yield moment
        state = moment.after


def recorded_steps(name: str) -> Iterator[Moment]:
    """Every step of the games on record."""
    for path in sorted((RECORDS / name / "records").glob("*.record")):
        record = read_record(path.read_bytes())
        state = record.start_state()
        for mover, move in record.steps(state):
            yield played(record.game, state.clone(), int(mover), int(move))
            state.play(mover, move)


def step_at(name: str, position: str, move: str) -> Moment:
    """One move, or one outcome after a star, in a position."""
    game, state = read_position(game_info(name), position)
    mover = int(CHANCE) if move.startswith("*") else int(state.actors()[0])
    return played(game, state, mover, int(game.notation.read(state, mover, move.lstrip("* "))))


def played(game: Game, state: State, mover: int, move: int) -> Moment:
    """A step from a position."""
    after = state.clone()
    after.play(mover, move)
    return Moment(game, state, int(SPECTATOR), mover, move, after)
