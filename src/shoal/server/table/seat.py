"""A place at a table, and who plays there."""

from dataclasses import dataclass
from typing import Final, Literal

from shoal import wire
from shoal.server.table.events import Kept

STAND_IN: Final = "easy"
"""The level of the bot that plays for somebody who is away or out of time."""


@dataclass(slots=True)
class Seat:
    """A seat: open, a person's (by a ticket's hash), or a bot's.

    A bot may stand in for a person who is away; the ticket stays valid.
    """

    ticket: str = ""
    name: str = ""
    salt: str = ""
    level: str = ""
    stand_in: str = ""
    away: bool = False
    resigned: bool = False

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """Who sits there."""
        if self.level:
            return "bot"
        return "person" if self.ticket else "open"

    @property
    def bot_level(self) -> str:
        """The level of the bot that plays this seat now; '' if a person does, or nobody."""
        return self.level or self.stand_in

    def info(self) -> wire.SeatInfo:
        """The seat as everybody may see it."""
        return wire.SeatInfo(
            self.kind, self.name, self.level, self.stand_in, self.away, self.resigned
        )

    def carried_over(self) -> Kept:
        """The seat as a rematch takes it over: a salt that the table knows is worth nothing."""
        return Kept(self.ticket, self.name, level=self.level)
