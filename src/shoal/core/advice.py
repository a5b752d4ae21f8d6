"""What a strong player says about a move."""

from typing import final


@final
class Advice:
    """A move with what it promises.

    ``chance`` is the share of the others that the seat would finish above,
    from 0 to 1; ``reason`` says why in the game's own words.
    """

    def __init__(self, move: str, chance: float, reason: str) -> None:
        self.move = move
        self.chance = chance
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.move}: {100.0 * self.chance:.1f} %. {self.reason}".rstrip()

    def __repr__(self) -> str:
        return f"Advice({self.move!r}, {self.chance:.3f}, {self.reason!r})"
