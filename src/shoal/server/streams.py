"""What each onlooker has heard, counted: the numbers by which a client resumes.

Every seat has its own numbers, and so have the watchers, and they count what
that onlooker could notice.  One count for the whole table would tell how many
hidden parts a turn had.
"""

from array import array


class Stream:
    """For each number: the step of the match, the length of the log and of the chat then."""

    def __init__(self) -> None:
        self._steps = array("i", [0])
        self._lines = array("i", [0])
        self._chats = array("i", [0])

    @property
    def number(self) -> int:
        """The number of the last news."""
        return len(self._steps) - 1

    @property
    def lines(self) -> int:
        """The length of the log at the last news."""
        return self._lines[-1]

    def note(self, step: int, lines: int, chats: int) -> None:
        """Something was noticed."""
        self._steps.append(step)
        self._lines.append(lines)
        self._chats.append(chats)

    def step_at(self, number: int) -> int:
        """The step of the match at that number."""
        return self._steps[number]

    def lines_kept(self, number: int) -> int:
        """How many lines that were heard by that number still stand."""
        return min(self._lines[number:])

    def lines_at(self, number: int) -> int:
        """How long the log was at that number."""
        return self._lines[number]

    def chats_at(self, number: int) -> int:
        """How much had been said by that number."""
        return self._chats[number]
