"""A seat at a table, and who plays it."""

from dataclasses import dataclass
from typing import Final, Literal

from shoal import wire
from shoal.bots.bot_names import bot_name
from shoal.server.table.events import Kept

STAND_IN: Final = "easy"
"""The level of the bot that plays for a player who is away or out of time."""


@dataclass(slots=True)
class Seat:
    """A seat: open, a person's (by a ticket's hash), or a bot's.

    A bot can play for a person who is away; the ticket stays valid.
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
        """Whether nobody, a person or a bot has the seat."""
        if self.level:
            return "bot"
        return "person" if self.ticket else "open"

    @property
    def bot_level(self) -> str:
        """The level of the bot that plays this seat now; '' if a person does, or nobody."""
        return self.level or self.stand_in

    def info(self, number: int) -> wire.SeatInfo:
        """What everybody may see of the seat with this number; a bot is named after its seat."""
        name = bot_name(number) if self.level else self.name
        return wire.SeatInfo(self.kind, name, self.level, self.stand_in, self.away, self.resigned)

    def carried_over(self) -> Kept:
        """What a rematch takes over: not the salt, because the server already knows it."""
        return Kept(self.ticket, self.name, level=self.level)
