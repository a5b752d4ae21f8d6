"""A hint: a move with its expected result and a reason."""

from typing import final


@final
class Advice:
    """A move with its expected result.

    ``chance`` is the expected share of opponents that the seat finishes ahead of, from 0 to 1.
    ``reason`` is a sentence that says why.
    """

    def __init__(self, move: str, chance: float, reason: str) -> None:
        self.move = move
        self.chance = chance
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.move}: {100.0 * self.chance:.1f} %. {self.reason}".rstrip()

    def __repr__(self) -> str:
        return f"Advice({self.move!r}, {self.chance:.3f}, {self.reason!r})"
