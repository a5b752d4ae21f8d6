"""How long a bot may think."""

from typing import final

from shoal.core.arrays import i64
from shoal.core.errors import ShoalError

ENDLESS = 1_000_000_000
LONGEST = 3_600_000.0


@final
class Budget:
    """Milliseconds, or iterations of a search, or whichever ends first.

    >>> Budget(iterations=200)
    Budget(iterations=200)
    >>> Budget()
    Traceback (most recent call last):
    shoal.core.errors.ShoalError: A budget has milliseconds or iterations, and neither below 0.
    """

    def __init__(self, *, milliseconds: float = 0.0, iterations: int = 0) -> None:
        if (
            not (0.0 <= milliseconds <= LONGEST and 0 <= iterations <= ENDLESS)
            or milliseconds + iterations == 0
        ):
            raise ShoalError("A budget has milliseconds or iterations, and neither below 0.")
        self.milliseconds = milliseconds
        self.iterations: i64 = iterations
        if iterations == 0:
            self.iterations = ENDLESS

    def within(self, milliseconds: float) -> "Budget":
        """The same with at most so many milliseconds.

        >>> Budget(milliseconds=100).within(40), Budget(milliseconds=10).within(40)
        (Budget(milliseconds=40), Budget(milliseconds=10))
        >>> Budget(iterations=400).within(40)
        Budget(milliseconds=40, iterations=400)
        """
        least = milliseconds
        if 0.0 < self.milliseconds < least:
            least = self.milliseconds
        if self.iterations == ENDLESS:
            return Budget(milliseconds=least)
        return Budget(milliseconds=least, iterations=self.iterations)

    def __repr__(self) -> str:
        words = []
        if self.milliseconds > 0.0:
            words.append(f"milliseconds={self.milliseconds:g}")
        if self.iterations < ENDLESS:
            words.append(f"iterations={self.iterations}")
        return f"Budget({', '.join(words)})"
