"""The clocks of a table, computed only from the times of its events.

A seat's clock runs while the seat is to move.  It gets its increment when its turn has passed, and
new time and lag credit when everybody has noticed a move, so that a clock does not tell how many
hidden parts a turn had.  After an undo a seat goes on with the time it had left; where all have
agreed to the undo, it gets new time for the move.  Time that others used because of a move that was
undone without asking is charged to the player who undid it.
"""

from array import array
from collections.abc import Sequence

from shoal import wire


class Clocks:
    """One clock for each seat, in milliseconds."""

    def __init__(self, time_control: wire.TimeControl, players: int) -> None:
        self.time_control = time_control
        self.full = time_control.seconds * 1000
        self.left = [self.full] * players
        self.since: list[int | None] = [None] * players
        self._used = [0] * players
        """The total time that each seat has used; an undo does not reduce it."""
        self._given: list[tuple[int, list[int]]] = [(0, self.left[:])]
        """For each step where it changed: the total time that each seat had been given."""
        self._turns = array("q")
        """Three values for each turn of a seat: the step after it, the seat, the time it used."""
        self._used_at_start = [0] * players
        """The total time that each seat had used when its turn began."""
        self._used_before = [0] * players
        """The time that each seat has already used of a turn that is repeated after an undo."""
        self._hidden_lag = [0] * players
        """The largest lag of hidden moves, credited at the next move that everybody notices."""

    @property
    def ticking(self) -> bool:
        """Whether this table has clocks at all."""
        return self.time_control.kind != "none"

    def next_turn(
        self, at: int, actors: Sequence[int], step: int, mover: int = -1, lag: int = 0
    ) -> None:
        """Switch clocks for the position of this step; ``lag`` is credited to the mover."""
        for seat, since in enumerate(self.since):
            if since is not None and (seat == mover or seat not in actors):
                self._stop(seat, at, since, self._lag_of(seat, mover, lag))
                self._note_turn(seat, step)
                if seat not in actors:
                    self.left[seat] += self.time_control.increment * 1000
            if seat in actors and self.since[seat] is None:
                self._start(seat, at)
        given = [left + used for left, used in zip(self.left, self._used, strict=True)]
        if given != self._given[-1][1]:
            self._given.append((step, given))

    def remember_lag(self, mover: int, lag: int) -> None:
        """Remember the lag of a hidden move, which no clock may show yet."""
        self._hidden_lag[mover] = max(self._hidden_lag[mover], lag)

    def forget_lag(self, mover: int) -> None:
        """Forget the lag of hidden moves: one was undone."""
        self._hidden_lag[mover] = 0

    def _lag_of(self, seat: int, mover: int, lag: int) -> int:
        hidden, self._hidden_lag[seat] = self._hidden_lag[seat], 0
        return max(hidden, lag) if seat == mover else hidden

    def stop(self, at: int) -> None:
        """Stop all clocks."""
        for seat, since in enumerate(self.since):
            if since is not None:
                self._stop(seat, at, since, 0)

    def undo(self, at: int, actors: Sequence[int], step: int, by: int = -1) -> None:
        """Go back to this step: time given since then is lost, time used stays used.

        ``by`` is the seat that undid a move without asking.  Without it all have agreed, and
        where there is a time for each move, it starts again.
        """
        ran = by < 0 or self.since[by] is not None
        self.stop(at)
        if not ran:
            self._charge(by, actors)
        self._hidden_lag = [0] * len(self._hidden_lag)
        while self._given[-1][0] > step:
            self._given.pop()
        for seat, given in enumerate(self._given[-1][1]):
            self.left[seat] = max(0, given - self._used[seat])
        self._reopen_turns(step)
        if by < 0 and self.time_control.kind != "game":
            self._refund(actors)
        for seat in actors:
            self._note_turn(seat, step)
        self.resume(at, actors)

    def _charge(self, mover: int, actors: Sequence[int]) -> None:
        """Charge the time that others used because of a move to the player who undid it."""
        spent = [
            0 if seat in actors else used - begun
            for seat, (used, begun) in enumerate(zip(self._used, self._used_at_start, strict=True))
        ]
        self._used = [used - lost for used, lost in zip(self._used, spent, strict=True)]
        self._used[mover] += max(spent)

    def _note_turn(self, seat: int, step: int) -> None:
        """Note that the seat's turn ended, or starts over, at this step."""
        if self.time_control.kind != "game":
            spent = self._used_before[seat] + self._used[seat] - self._used_at_start[seat]
            self._turns.extend((step, seat, spent))
        self._used_before[seat] = 0
        self._used_at_start[seat] = self._used[seat]

    def _reopen_turns(self, step: int) -> None:
        """Assign the time used since this step to the turns that will be repeated."""
        for seat, used in enumerate(self._used):
            self._used_before[seat] += used - self._used_at_start[seat]
            self._used_at_start[seat] = used
        while self._turns and self._turns[-3] > step:
            self._used_before[self._turns[-2]] += self._turns[-1]
            del self._turns[-3:]

    def _refund(self, actors: Sequence[int]) -> None:
        """Give back the time used in turns that will be repeated."""
        self._used_before = [0] * len(self._used_before)
        for seat in actors:
            self.left[seat] = self.full
        given = [left + used for left, used in zip(self.left, self._used, strict=True)]
        self._given[-1] = (self._given[-1][0], given)

    def resume(self, at: int, actors: Sequence[int]) -> None:
        """Start the clocks of these seats again."""
        for seat in actors:
            if self.since[seat] is None:
                self.since[seat] = at

    def _start(self, seat: int, at: int) -> None:
        if self.time_control.kind != "game":
            self.left[seat] = max(0, self.full - self._used_before[seat])
        self._used_at_start[seat] = self._used[seat]
        self.since[seat] = at

    def _stop(self, seat: int, at: int, since: int, lag: int) -> None:
        # Lag counts as time given, so that an undo removes it with the move.
        self._used[seat] += max(0, at - since)
        self.left[seat] = max(0, self.left[seat] - max(0, at - since - lag))
        self.since[seat] = None

    def not_after(self, now: int) -> None:
        """Move starting times in the future back to now."""
        self.since = [None if since is None else min(since, now) for since in self.since]

    def deadline(self) -> tuple[int, int] | None:
        """When the next seat runs out of time, and which; None if no clock runs."""
        if not self.ticking:
            return None
        ends = [
            (since + self.left[seat], seat)
            for seat, since in enumerate(self.since)
            if since is not None
        ]
        return min(ends, default=None)

    def shown(self, at: int) -> list[wire.Clock]:
        """The clocks as shown at this time; [] if the table has no clocks."""
        if not self.ticking:
            return []
        return [self._shown(seat, at) for seat in range(len(self.left))]

    def _shown(self, seat: int, at: int) -> wire.Clock:
        since = self.since[seat]
        if since is None:
            return wire.Clock(self.left[seat])
        return wire.Clock(max(0, self.left[seat] - max(0, at - since)), running=True)
