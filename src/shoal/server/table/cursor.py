"""What each onlooker has heard, counted: the numbers by which a client resumes.

Every seat has its own numbers, and so have the watchers, and they count what
that onlooker could notice.  One count for the whole table would tell how many
hidden parts a turn had.
"""

from array import array
from itertools import accumulate


class Cursor:
    """For each number: the step of the match, the length of the log and of the chat then.

    The step is that of the last change of the position that the onlooker noticed:
    hidden moves since then are none of its business.
    """

    def __init__(self) -> None:
        self.number = 0
        """The number of the last news."""
        self.lines = 0
        """The length of the log at the last news."""
        # Three for each number, side by side: what is noted together is touched together.
        self._marks = array("i", (0, 0, 0))

    @property
    def step(self) -> int:
        """The step at the last news."""
        return self._marks[-3]

    def step_by(self, step: int) -> int:
        """The step of the last noticed change of the position that stands after going back."""
        for noticed in self._marks[-3::-3]:
            if noticed <= step:
                return noticed
        return 0

    def note(self, step: int, lines: int, chats: int) -> None:
        """Something was noticed."""
        self.number += 1
        self.lines = lines
        self._marks.extend((step, lines, chats))

    def step_at(self, number: int) -> int:
        """The step of the match at that number, or the last before it that still stands."""
        return min(self._marks[3 * number :: 3])

    def shown(self) -> list[int]:
        """The numbers with which something new came to sight that still stands; 0 is the first."""
        stands = list(accumulate(self._marks[-3::-3], min))[::-1]
        return [
            number for number, step in enumerate(stands) if not number or stands[number - 1] != step
        ]

    def lines_kept(self, number: int) -> int:
        """How many lines that were heard by that number still stand."""
        return min(self._marks[3 * number + 1 :: 3])

    def lines_at(self, number: int) -> int:
        """How long the log was at that number."""
        return self._marks[3 * number + 1]

    def chats_at(self, number: int) -> int:
        """How much had been said by that number."""
        return self._marks[3 * number + 2]
