"""The time that each seat has: told by the times of the table's events, and by nothing else.

A seat's clock runs while the seat is to act.  An increment is given when its
turn has passed, and new time and lag when everybody has noticed a move, so that
nobody can read from a clock how many hidden parts a turn had.  Whoever was to
act before a move was taken back goes on, when it comes to that again, with the
time that was left, or where all have agreed to it with new time for the move.
What others used because of a move that is taken back unasked is taken from who
does so.
"""

from array import array
from collections.abc import Sequence

from shoal import wire


class Clocks:
    """One clock for each seat, in milliseconds."""

    def __init__(self, pace: wire.Pace, players: int) -> None:
        self.pace = pace
        self.full = pace.seconds * 1000
        self.left = [self.full] * players
        self.since: list[int | None] = [None] * players
        self._used = [0] * players
        """All the time that each has ever used: it stays used when a move is taken back."""
        self._marks: list[tuple[int, list[int]]] = [(0, self.left[:])]
        """What each had been given in all, used or not, from each step on."""
        self._spells = array("q")
        """Three for each time that a seat was to act: the step after it, the seat, what it used."""
        self._begun = [0] * players
        """What each had used in all when it was last to act."""
        self._debt = [0] * players
        """What each has used already of the time for the turn that comes again."""
        self._owed = [0] * players
        """Most lag of a hidden move, given back once with a move that everybody notices."""

    @property
    def ticking(self) -> bool:
        """Whether this table has clocks at all."""
        return self.pace.kind != "none"

    def turn(
        self, at: int, actors: Sequence[int], step: int, mover: int = -1, lag: int = 0
    ) -> None:
        """The position changed to that of this step; ``lag`` is given back to who moved."""
        for seat, since in enumerate(self.since):
            if since is not None and (seat == mover or seat not in actors):
                self._stop(seat, at, since, self._lag_of(seat, mover, lag))
                self._book(seat, step)
                if seat not in actors:
                    self.left[seat] += self.pace.increment * 1000
            if seat in actors and self.since[seat] is None:
                self._start(seat, at)
        given = [left + used for left, used in zip(self.left, self._used, strict=True)]
        if given != self._marks[-1][1]:
            self._marks.append((step, given))

    def owe(self, mover: int, lag: int) -> None:
        """A hidden move shows on no clock."""
        self._owed[mover] = max(self._owed[mover], lag)

    def forfeit(self, mover: int) -> None:
        """A hidden move was taken back: nothing is owed for it, nor for those before it."""
        self._owed[mover] = 0

    def _lag_of(self, seat: int, mover: int, lag: int) -> int:
        owed, self._owed[seat] = self._owed[seat], 0
        return max(owed, lag) if seat == mover else owed

    def stop(self, at: int) -> None:
        """Nobody's clock runs any more."""
        for seat, since in enumerate(self.since):
            if since is not None:
                self._stop(seat, at, since, 0)

    def back(self, at: int, actors: Sequence[int], step: int, by: int = -1) -> None:
        """All is taken back to this step: what was given since is lost, what was used stays so.

        ``by`` is who takes a move back unasked.  Without it all have agreed, and whoever has a
        time for each move has it anew.
        """
        ran = by < 0 or self.since[by] is not None
        self.stop(at)
        if not ran:
            self._charge(by, actors)
        self._owed = [0] * len(self._owed)
        while self._marks[-1][0] > step:
            self._marks.pop()
        for seat, given in enumerate(self._marks[-1][1]):
            self.left[seat] = max(0, given - self._used[seat])
        self._reopen(step)
        if by < 0 and self.pace.kind != "game":
            self._forgive(actors)
        for seat in actors:
            self._book(seat, step)
        self.go_on(at, actors)

    def _charge(self, mover: int, actors: Sequence[int]) -> None:
        """What others used because of a move counts for who takes it back: it is no trap."""
        spent = [
            0 if seat in actors else used - begun
            for seat, (used, begun) in enumerate(zip(self._used, self._begun, strict=True))
        ]
        self._used = [used - lost for used, lost in zip(self._used, spent, strict=True)]
        self._used[mover] += max(spent)

    def _book(self, seat: int, step: int) -> None:
        """The seat's time to act is over, or begins anew, with this step."""
        if self.pace.kind != "game":
            spent = self._debt[seat] + self._used[seat] - self._begun[seat]
            self._spells.extend((step, seat, spent))
        self._debt[seat] = 0
        self._begun[seat] = self._used[seat]

    def _reopen(self, step: int) -> None:
        """What was used since this step was used for turns that come again."""
        for seat, used in enumerate(self._used):
            self._debt[seat] += used - self._begun[seat]
            self._begun[seat] = used
        while self._spells and self._spells[-3] > step:
            self._debt[self._spells[-2]] += self._spells[-1]
            del self._spells[-3:]

    def _forgive(self, actors: Sequence[int]) -> None:
        """What was used of turns that come again is given back."""
        self._debt = [0] * len(self._debt)
        for seat in actors:
            self.left[seat] = self.full
        given = [left + used for left, used in zip(self.left, self._used, strict=True)]
        self._marks[-1] = (self._marks[-1][0], given)

    def go_on(self, at: int, actors: Sequence[int]) -> None:
        """The clocks of these run again from where they were stopped."""
        for seat in actors:
            if self.since[seat] is None:
                self.since[seat] = at

    def _start(self, seat: int, at: int) -> None:
        if self.pace.kind != "game":
            self.left[seat] = max(0, self.full - self._debt[seat])
        self._begun[seat] = self._used[seat]
        self.since[seat] = at

    def _stop(self, seat: int, at: int, since: int, lag: int) -> None:
        # Lag counts as given, so that it goes back with the move.
        self._used[seat] += max(0, at - since)
        self.left[seat] = max(0, self.left[seat] - max(0, at - since - lag))
        self.since[seat] = None

    def not_after(self, now: int) -> None:
        """No clock runs since later than now."""
        self.since = [None if since is None else min(since, now) for since in self.since]

    def deadline(self) -> tuple[int, int] | None:
        """The next time at which a seat runs out of time, and the seat; None if no clock runs."""
        if not self.ticking:
            return None
        ends = [
            (since + self.left[seat], seat)
            for seat, since in enumerate(self.since)
            if since is not None
        ]
        return min(ends, default=None)

    def faces(self, at: int) -> list[wire.Clock]:
        """The clocks as they are shown at this time; none if the table has no pace."""
        if not self.ticking:
            return []
        return [self._face(seat, at) for seat in range(len(self.left))]

    def _face(self, seat: int, at: int) -> wire.Clock:
        since = self.since[seat]
        if since is None:
            return wire.Clock(self.left[seat])
        return wire.Clock(max(0, self.left[seat] - max(0, at - since)), running=True)
