"""A lesson being played: which moves are right, and the position after them.

Nothing is stored: the number of a step and the moves made in it say where a newcomer is.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from shoal.bots.bot_names import bot_name
from shoal.core.errors import BadPosition, BadRecord, ShoalError
from shoal.core.game import Game, GameInfo, View
from shoal.core.message import Message, Value, say
from shoal.core.state import CHANCE, State
from shoal.core.text.clip import clip
from shoal.core.text.position_text import read_position
from shoal.lessons.lesson_file import Claim, Step, read_steps
from shoal.match.history import GameHistory
from shoal.match.record import CHANCE_MARK, read_step

Way = tuple[str, ...]
"""The moves of a step, in order."""


@dataclass(frozen=True)
class Moment:
    """Where a newcomer is in a lesson."""

    number: int
    """The number of the step, from 0."""
    moves: Way
    """The right moves of this step so far."""
    history: GameHistory
    seat: int
    done: bool
    """Whether the step is complete; then others and chance have acted too."""
    task: Message
    """What to do."""
    result: Message | None = None
    """What the step did, once it is done."""
    mistake: Message | None = None
    """Why the last move was not made."""

    @property
    def game(self) -> Game:
        """The rules of this scene."""
        return self.history.game

    @property
    def view(self) -> View:
        """What the newcomer sees; no move is possible once the step is done."""
        view = self.history.view(self.seat)
        if self.done:
            view.moves = []
        return view

    def names(self) -> list[str]:
        """The names of the players; '' for the newcomer."""
        return ["" if seat == self.seat else bot_name(seat) for seat in range(self.history.players)]


class Lesson:
    """The steps of a game's lesson."""

    def __init__(self, info: GameInfo, steps: Sequence[Step]) -> None:
        self.info = info
        self.steps = steps
        self._ways: dict[int, frozenset[Way]] = {}

    def moment(self, number: int, moves: Sequence[str] = ()) -> Moment:
        """Where these moves of a step lead; the first wrong one ends them, and says why."""
        if not 0 <= number < len(self.steps):
            raise BadRecord(say("error-no-lesson-step", last=len(self.steps), number=number + 1))
        step, seat = self.steps[number], self.seat(number)
        history = self.start(number)
        task = Message(f"lesson-{step.name}", arguments(history.view(seat), step.before))
        played: list[str] = []
        for text in moves:
            mistake = self._mistake(number, history, (*played, text))
            if mistake is not None:
                return Moment(number, tuple(played), history, seat, False, task, None, mistake)
            play_line(history, seat, text)
            played.append(text)
        if len(played) < len(step.moves):
            return Moment(number, tuple(played), history, seat, False, task)
        play_lines(history, step.then)
        done = Message(f"lesson-{step.name}-done", arguments(history.view(seat), step.after))
        return Moment(number, tuple(played), history, seat, True, task, done)

    def seat(self, number: int) -> int:
        """The seat that the newcomer plays in a step."""
        given = [step.seat for step in self.steps[: number + 1] if step.seat is not None]
        return given[-1] if given else 0

    def start(self, number: int) -> GameHistory:
        """The scene from its beginning until a step begins."""
        scene = max(n for n, step in enumerate(self.steps[: number + 1]) if step.position or n == 0)
        game, state = read_position(self.info, self.steps[scene].position)
        history = GameHistory(game, int(state.players), state)
        for earlier in range(scene, number):
            step = self.steps[earlier]
            play_lines(history, step.setup)
            for move in step.moves:
                play_line(history, self.seat(earlier), move)
            play_lines(history, step.then)
        play_lines(history, self.steps[number].setup)
        return history

    def ways(self, number: int) -> frozenset[Way]:
        """Every right way to make the moves of a step."""
        if number not in self._ways:
            step = self.steps[number]
            found = self._same_ends(number) if step.any_way else ()
            self._ways[number] = frozenset([tuple(step.moves), *found])
        return self._ways[number]

    def _same_ends(self, number: int) -> Iterator[Way]:
        """The ways with the same first words that lead to the same position."""
        step, seat = self.steps[number], self.seat(number)
        history = self.start(number)
        state = history.state
        for move in step.moves:
            play_line(history, seat, move)
        verbs = [verb(move) for move in step.moves]
        return ways_to(history.game, state, seat, verbs, history.state)

    def _mistake(self, number: int, history: GameHistory, way: Way) -> Message | None:
        """Why the last of these moves is not right; None if it is."""
        seat, text = self.seat(number), way[-1]
        try:
            read_step(history.game, history.state, seat, text)
        except ShoalError as wrong:
            return wrong.message
        if any(right[: len(way)] == way for right in self.ways(number)):
            return None
        return say("not-in-this-step")


def ways_to(game: Game, state: State, seat: int, verbs: Sequence[str], end: State) -> Iterator[Way]:
    """The moves with these first words that lead from a position to another."""
    if not verbs:
        if state == end:
            yield ()
        return
    if state.actor() != seat:
        return
    for move in state.moves(seat):
        text = game.notation.write_move(move)
        if verb(text) != verbs[0]:
            continue
        after = state.clone()
        after.play(seat, move)
        for rest in ways_to(game, after, seat, verbs[1:], end):
            yield (text, *rest)


def verb(move: str) -> str:
    """The first word of a move."""
    return move.partition(" ")[0]


def play_lines(history: GameHistory, lines: Sequence[str]) -> None:
    """Play lines of a record: a seat, or * for chance, and the move."""
    for line in lines:
        who, _, text = line.partition(" ")
        if who != CHANCE_MARK and not who.isdecimal():
            raise BadRecord(say("error-lesson-line", line=clip(line)))
        play_line(history, int(CHANCE) if who == CHANCE_MARK else int(who), text)


def play_line(history: GameHistory, mover: int, text: str) -> None:
    """Play a move or an outcome of chance; BadRecord if it is impossible."""
    history.apply(mover, read_step(history.game, history.state, mover, text))


def arguments(view: View, claims: Sequence[Claim]) -> dict[str, Value]:
    """The arguments of a sentence, as the View has them."""
    return {claim.name: fact_at(view, claim.fact) for claim in claims if claim.name}


# Any: the facts differ from game to game.
def fact_at(view: View, path: str) -> Any:
    """A fact of a View, or a part of it: ``points.0``."""
    value: Any = view.facts
    for word in path.split("."):
        try:
            value = value[int(word)] if isinstance(value, list) else value[word]
        except (KeyError, IndexError, TypeError, ValueError) as wrong:
            raise BadPosition(say("error-lesson-fact", fact=clip(path))) from wrong
    return value


@lru_cache
def lesson_of(info: GameInfo) -> Lesson | None:
    """The lesson of a game; None if it has none."""
    steps = read_steps(info)
    return Lesson(info, steps) if steps else None
