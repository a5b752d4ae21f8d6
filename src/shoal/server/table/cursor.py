"""How far a viewer is in the updates of a table; a client resumes from this number.

Every seat has its own cursor, and spectators share one.  A cursor counts only what its
viewer could notice: one count for the whole table would reveal how many hidden parts a turn had.
"""

from array import array
from itertools import accumulate


class Cursor:
    """For each number: the step of the match, and the lengths of the log and of the chat then.

    The step is that of the last change of the position that the viewer noticed, so it reveals
    nothing about hidden moves.
    """

    def __init__(self) -> None:
        self.number = 0
        """The number of the last update."""
        self.lines = 0
        """The length of the log at the last update."""
        # Three values for each number, side by side in one array.
        self._marks = array("i", (0, 0, 0))

    @property
    def step(self) -> int:
        """The step at the last update."""
        return self._marks[-3]

    def step_by(self, step: int) -> int:
        """The last noticed step that remains after the match went back to this step."""
        for noticed in self._marks[-3::-3]:
            if noticed <= step:
                return noticed
        return 0

    def advance(self, step: int, lines: int, chats: int) -> None:
        """Count something that the viewer noticed."""
        self.number += 1
        self.lines = lines
        self._marks.extend((step, lines, chats))

    def step_at(self, number: int) -> int:
        """The step of the match at that number, or the last one before it that was not undone."""
        return min(self._marks[3 * number :: 3])

    def visible_numbers(self) -> list[int]:
        """The numbers at which the visible position changed, from 0, without undone ones."""
        stands = list(accumulate(self._marks[-3::-3], min))[::-1]
        return [
            number for number, step in enumerate(stands) if not number or stands[number - 1] != step
        ]

    def lines_kept(self, number: int) -> int:
        """How many of the log lines at that number have not been undone."""
        return min(self._marks[3 * number + 1 :: 3])

    def lines_at(self, number: int) -> int:
        """How long the log was at that number."""
        return self._marks[3 * number + 1]

    def chats_at(self, number: int) -> int:
        """How many chat lines there were at that number."""
        return self._marks[3 * number + 2]
