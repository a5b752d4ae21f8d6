"""A recorded game at any step, as any viewer saw it."""

from shoal.core.position_text import write_position
from shoal.core.state import CHANCE
from shoal.core.view import SPECTATOR, View
from shoal.match.record import Record, is_over


class Replay:
    """Every position of a record, so that a step back costs no more than a step forward."""

    def __init__(self, record: Record, viewers: tuple[int | None, ...] = ()) -> None:
        self.record = record
        self.game = record.game
        self.viewers = viewers or (*range(record.players), None)
        self._states = [record.start_state()]
        self._steps: list[tuple[int, int]] = []
        state = record.start_state()
        for mover, move in record.steps(state):
            state.play(mover, move)
            self._steps.append((mover, move))
            self._states.append(state.clone())

    @property
    def last(self) -> int:
        """The number of the last step; step 0 is the start."""
        return len(self._steps)

    def view(self, step: int, viewer: int | None) -> View:
        """The position after a step."""
        return self.game.view(self._states[step], SPECTATOR if viewer is None else viewer)

    def log_line(self, step: int, viewer: int | None) -> str:
        """The log line of a step; '' if there is none."""
        if step == 0:
            return "The game starts."
        mover, move = self._steps[step - 1]
        before = self._states[step - 1]
        seat = SPECTATOR if viewer is None else viewer
        return self.game.messages.log_line(before, mover, move, seat)

    def position(self, step: int) -> str:
        """The whole position after a step; '' where it would reveal secrets."""
        return write_position(self.game, self._states[step]) if None in self.viewers else ""

    def verdict(self) -> str:
        """The winner; '' if the record ends before the game does."""
        last = self._states[-1]
        return self.game.messages.verdict(last) if is_over(last) else ""

    def next_viewer(self, viewer: int | None) -> int | None:
        """The viewer after this one."""
        return self.viewers[(self.viewers.index(viewer) + 1) % len(self.viewers)]

    def decision(self, step: int, by: int) -> int:
        """The nearest step in that direction at which a player decided, or the first or last."""
        at = step + by
        while 0 < at < self.last and self._steps[at - 1][0] == CHANCE:
            at += by
        return min(max(at, 0), self.last)


def viewer_name(viewer: int | None) -> str:
    """A viewer in words."""
    return "a spectator" if viewer is None else f"seat {viewer}"
