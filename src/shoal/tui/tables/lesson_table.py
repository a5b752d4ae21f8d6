"""A lesson in the terminal: the table of a newcomer, where only the right moves are made."""

from typing import final

from shoal.core.errors import IllegalMove, NotYourTurn
from shoal.core.game import View
from shoal.core.message import Message, say
from shoal.core.search.hint import Hint
from shoal.lessons.lesson import Lesson, Moment
from shoal.match.game_log import LogEntry, decode_entry
from shoal.match.record import Record
from shoal.tui.tables.table import TerminalTable


@final
class LessonTable(TerminalTable):
    """A lesson step by step; what a step did is told in the log."""

    moment: Moment

    def __init__(self, lesson: Lesson, language: str = "en") -> None:
        self.lesson = lesson
        self.language = language
        self._told: list[LogEntry] = []
        """The log of the steps before this one, and what they did."""
        self._begin(0)

    @property
    def over(self) -> bool:
        return self.moment.done

    def seat_to_move(self) -> int | None:
        return None if self.over else self.moment.seat

    def view(self, seat: int | None) -> View:
        return self.moment.view if seat == self.moment.seat else self.moment.history.view(seat)

    def log(self, seat: int | None) -> list[LogEntry]:
        return [*self._told, *([] if self.over else self._step_log(seat))]

    def prompt(self, seat: int) -> Message:
        number = say("tui-lesson-step", number=self.moment.number + 1, last=len(self.lesson.steps))
        task = self.moment.task
        return say(
            "tui-lesson-prompt", step=number, task=task, move=self._next_move(), rule=task.rule
        )

    def refusal(self, seat: int, move: str) -> Message | None:
        return self.lesson.moment(self.moment.number, (*self.moment.moves, move)).mistake

    def play(self, seat: int, move: str) -> None:
        moment = self.lesson.moment(self.moment.number, (*self.moment.moves, move))
        if moment.mistake is not None:
            raise IllegalMove(moment.mistake, self.game.info.folder)
        self.moment = moment
        if moment.done:
            self._finish_step()

    def undo(self, seat: int) -> Message:
        self.moment = self.lesson.moment(self.moment.number)
        return say("tui-lesson-step-again")

    def wait(self) -> None:
        """Nobody else plays."""

    def verdict(self) -> Message | None:
        return say("tui-lesson-finished", title=self.game.info.title)

    def hint(self, seat: int) -> Hint:
        move = self._next_move()
        return Hint(move, 1.0, say("tui-lesson-hint", move=move), None)

    def hint_text(self, hint: Hint, seat: int) -> str:
        return self.text(hint.description, seat)

    def record(self) -> Record:
        raise NotYourTurn(say("tui-lesson-no-record"))

    def names(self) -> list[str]:
        return self.moment.names()

    def bot_level(self, seat: int) -> str:
        return ""

    def farewell(self) -> Message:
        name = self.game.info.name
        if self.over:
            return say("tui-lesson-play-now", command=f"shoal play {name}")
        return say("tui-lesson-later", command=f"shoal lesson {name}")

    def leave(self) -> None:
        """Nothing is kept."""

    def _next_move(self) -> str:
        """The next move on a right way."""
        moment = self.moment
        done = len(moment.moves)
        ways = self.lesson.ways(moment.number)
        return min(way[done] for way in ways if way[:done] == moment.moves)

    def _finish_step(self) -> None:
        """Tell what the step did, and begin the next one."""
        moment = self.moment
        assert moment.result is not None
        entries = [*self._step_log(moment.seat), LogEntry(0, [moment.result])]
        self._told += [self._frozen(entry) for entry in entries]
        if moment.number + 1 < len(self.lesson.steps):
            self._begin(moment.number + 1)

    def _begin(self, number: int) -> None:
        """Begin a step, perhaps in another scene."""
        self.moment = self.lesson.moment(number)
        self.game = self.moment.game
        self.people = (self.moment.seat,)

    def _step_log(self, seat: int | None) -> list[LogEntry]:
        """What happened in this step so far."""
        before = self.lesson.start(self.moment.number).log(seat)
        return [decode_entry(entry) for entry in self.moment.history.log(seat)[len(before) :]]

    def _frozen(self, entry: LogEntry) -> LogEntry:
        """An entry as sentences: in the next scene "you" may be somebody else."""
        said = [
            say("tui-lesson-told", text=self.text(message, self.moment.seat), level=message.level)
            for message in entry.messages
        ]
        return LogEntry(len(self._told), said)
