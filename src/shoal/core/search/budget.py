"""How long a search may run."""

from typing import final

from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.core.packed_arrays import i64

MAX_ITERATIONS = 1_000_000_000
MAX_MILLISECONDS = 3_600_000.0


@final
class Budget:
    """A limit in milliseconds, in iterations, or both.

    >>> Budget(iterations=200)
    Budget(iterations=200)
    >>> Budget()
    Traceback (most recent call last):
    shoal.core.errors.ShoalError: A budget has milliseconds or iterations, and neither below 0.
    """

    def __init__(self, *, milliseconds: float = 0.0, iterations: int = 0) -> None:
        if (
            not (0.0 <= milliseconds <= MAX_MILLISECONDS and 0 <= iterations <= MAX_ITERATIONS)
            or milliseconds + iterations == 0
        ):
            raise ShoalError(say("error-budget"))
        self.milliseconds = milliseconds
        self.iterations: i64 = iterations
        if iterations == 0:
            self.iterations = MAX_ITERATIONS

    def __reduce__(self) -> tuple[object, ...]:
        return restore_budget, (self.milliseconds, int(self.iterations))

    def within(self, milliseconds: float) -> "Budget":
        """The same budget with at most so many milliseconds.

        >>> Budget(milliseconds=100).within(40), Budget(milliseconds=10).within(40)
        (Budget(milliseconds=40), Budget(milliseconds=10))
        >>> Budget(iterations=400).within(40)
        Budget(milliseconds=40, iterations=400)
        """
        shorter = milliseconds
        if 0.0 < self.milliseconds < shorter:
            shorter = self.milliseconds
        if self.iterations == MAX_ITERATIONS:
            return Budget(milliseconds=shorter)
        return Budget(milliseconds=shorter, iterations=self.iterations)

    def __repr__(self) -> str:
        words = []
        if self.milliseconds > 0.0:
            words.append(f"milliseconds={self.milliseconds:g}")
        if self.iterations < MAX_ITERATIONS:
            words.append(f"iterations={self.iterations}")
        return f"Budget({', '.join(words)})"


def restore_budget(milliseconds: float, iterations: int) -> Budget:
    """A budget that was pickled."""
    return Budget(milliseconds=milliseconds, iterations=iterations)
