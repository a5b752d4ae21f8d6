"""A recorded game at any step, as any viewer saw it."""

from collections.abc import Sequence

from shoal.core.catalogue import Catalogue, Reader
from shoal.core.catalogue.board_rendering import board_text
from shoal.core.game import View
from shoal.core.message import Message, heard_by, say
from shoal.core.state import CHANCE, SPECTATOR
from shoal.core.text.position_text import write_position
from shoal.match.game_log import LogEntry
from shoal.match.history import GameHistory
from shoal.match.record import Record, is_over
from shoal.tui.player_names import names_in_record
from shoal.tui.terminal_words import Sentence, sentence_of, words_of


class Replay:
    """Every position of a record, so that a step back costs no more than a step forward.

    ``names`` are the players' names, by default those in the record.
    """

    def __init__(
        self,
        record: Record,
        viewers: tuple[int | None, ...] = (),
        names: Sequence[str] = (),
        language: str = "en",
    ) -> None:
        self.record = record
        self.game = record.game
        self.viewers = viewers or (*range(record.players), None)
        self.names = names or names_in_record(record.names)
        self.language = language
        self._states = [record.start_state()]
        self._steps: list[tuple[int, int]] = []
        history = GameHistory(record.game, record.players, record.start_state())
        state = record.start_state()
        for mover, move in record.steps(state):
            state.play(mover, move)
            history.apply(mover, move)
            self._steps.append((mover, move))
            self._states.append(history.state)
        self._turns = history.turns

    @property
    def last(self) -> int:
        """The number of the last step; step 0 is the start."""
        return len(self._steps)

    def view(self, step: int, viewer: int | None) -> View:
        """The position after a step."""
        return self.game.view(self._states[step], SPECTATOR if viewer is None else viewer)

    def log(self, first: int, last: int, viewer: int | None) -> list[LogEntry]:
        """What the viewer heard from one step to another; step 0 is the start."""
        entries = [LogEntry(0, [say("log-start")])] if first == 0 else []
        for step in range(max(first, 1), last + 1):
            mover, move = self._steps[step - 1]
            messages = self.game.messages.log(self._states[step - 1], mover, move)
            heard = heard_by(messages, SPECTATOR if viewer is None else viewer)
            if heard:
                entries.append(LogEntry(self._turns[step - 1], heard))
        return entries

    def position(self, step: int) -> str:
        """The whole position after a step; '' where it would reveal secrets."""
        return write_position(self.game, self._states[step]) if None in self.viewers else ""

    def board(self, step: int, viewer: int | None) -> str:
        """The board after a step, in words."""
        return board_text(self.view(step, viewer).lines(), self.words, self.reader(viewer))

    def verdict(self, viewer: int | None) -> Sentence:
        """The winner; an empty sentence if the record ends before the game does."""
        last = self._states[-1]
        verdict = self.game.messages.verdict(last) if is_over(last) else None
        return sentence_of(self.words, verdict, self.reader(viewer))

    @property
    def words(self) -> Catalogue:
        """The catalogue for this game."""
        return words_of(self.game.info, self.language)

    def reader(self, viewer: int | None) -> Reader:
        """The viewer as the reader of messages."""
        return Reader(viewer, self.names)

    def text(self, message: Message, viewer: int | None) -> str:
        """A message as a sentence."""
        return self.words.format(message, self.reader(viewer))

    def viewed(self, step: int, viewer: int | None) -> Message:
        """The step, and whose view is shown."""
        if viewer is None:
            return say("replay-as-spectator", step=step, last=self.last)
        return say("replay-as", step=step, last=self.last, seat=viewer)

    def viewer_labels(self) -> list[str]:
        """What the viewers are called."""
        return [self.text(viewer_message(viewer), None) for viewer in self.viewers]

    def seat_names(self) -> list[str]:
        """What the players are called, by seat."""
        return [self.text(viewer_message(seat), None) for seat in range(self.record.players)]

    def next_viewer(self, viewer: int | None) -> int | None:
        """The viewer after this one."""
        return self.viewers[(self.viewers.index(viewer) + 1) % len(self.viewers)]

    def decision(self, step: int, by: int) -> int:
        """The nearest step in that direction at which a player decided, or the first or last."""
        at = step + by
        while 0 < at < self.last and self._steps[at - 1][0] == CHANCE:
            at += by
        return min(max(at, 0), self.last)


def viewer_message(viewer: int | None) -> Message:
    """A viewer as a word."""
    return say("spectator") if viewer is None else say("board-seat", seat=viewer)
