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

    def __repr__(self) -> str:
        words = []
        if self.milliseconds > 0.0:
            words.append(f"milliseconds={self.milliseconds:g}")
        if self.iterations < ENDLESS:
            words.append(f"iterations={self.iterations}")
        return f"Budget({', '.join(words)})"
