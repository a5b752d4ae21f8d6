"""A recorded game that can be wound to any step and seen through any seat's eyes."""

from shoal.core.position import write_position
from shoal.core.state import CHANCE
from shoal.core.view import SPECTATOR, View
from shoal.match.record import Record, is_over


class Film:
    """Every position of a record, so that stepping back costs no more than stepping on."""

    def __init__(self, record: Record, eyes: tuple[int | None, ...] = ()) -> None:
        self.record = record
        self.game = record.game
        self.eyes = eyes or (*range(record.players), None)
        self._states = [record.start_state()]
        self._steps: list[tuple[int, int]] = []
        state = record.start_state()
        for mover, move in record.steps(state):
            state.play(mover, move)
            self._steps.append((mover, move))
            self._states.append(state.clone())

    @property
    def last(self) -> int:
        """The number of the last step; step 0 is the beginning."""
        return len(self._steps)

    def view(self, step: int, seat: int | None) -> View:
        """The position after a step."""
        return self.game.view(self._states[step], SPECTATOR if seat is None else seat)

    def told(self, step: int, seat: int | None) -> str:
        """What the seat heard at a step; '' if nothing."""
        if step == 0:
            return "The game begins."
        mover, move = self._steps[step - 1]
        before = self._states[step - 1]
        return self.game.log_line(before, mover, move, SPECTATOR if seat is None else seat)

    def position(self, step: int) -> str:
        """The whole position after a step; '' where secrets must be kept from these eyes."""
        return write_position(self.game, self._states[step]) if None in self.eyes else ""

    def verdict(self) -> str:
        """Who has won; '' if the record ends before the game does."""
        last = self._states[-1]
        return self.game.verdict(last) if is_over(last) else ""

    def next_eyes(self, seat: int | None) -> int | None:
        """Whose eyes come after this seat's."""
        return self.eyes[(self.eyes.index(seat) + 1) % len(self.eyes)]

    def decision(self, step: int, by: int) -> int:
        """The step of the nearest decision of a player in that direction, or the edge."""
        at = step + by
        while 0 < at < self.last and self._steps[at - 1][0] == CHANCE:
            at += by
        return min(max(at, 0), self.last)


def eyes_of(seat: int | None) -> str:
    """Through whose eyes, in words."""
    return "a watcher's eyes" if seat is None else f"seat {seat}'s eyes"
