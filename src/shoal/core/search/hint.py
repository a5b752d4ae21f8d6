"""A hint: a move with its expected result and a reason."""

from typing import final

from shoal.core.message import Message


@final
class Hint:
    """A move with its expected result.

    ``chance`` is the expected share of opponents that the seat finishes ahead of, from 0 to 1.
    ``description`` is the move as a player would say it. ``reason`` says why it is good or bad.
    """

    def __init__(
        self, move: str, chance: float, description: Message, reason: Message | None
    ) -> None:
        self.move = move
        self.chance = chance
        self.description = description
        self.reason = reason

    def __repr__(self) -> str:
        return f"Hint({self.move!r}, {self.chance:.3f}, {self.reason!r})"
