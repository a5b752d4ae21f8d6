"""What the house itself says at a table: who gave up, who is stood in for, whose time was up."""

from typing import TYPE_CHECKING, Final

from shoal import wire
from shoal.server.table import events
from shoal.server.table.change import Change

if TYPE_CHECKING:
    from shoal.server.table.table import Table

WORDS: Final = "table"
"""The channel that everybody hears."""


def remark(table: "Table", change: Change, text: str) -> None:
    """Say something to everybody; it comes with the change that it is about."""
    change.chat = wire.Chat(WORDS, text)
    table.chats.append((change.chat, None))


def gave_up(table: "Table", change: Change, seat: int) -> None:
    """The result says it where the game is over with that."""
    if table.stage == "playing":
        remark(table, change, f"Seat {seat} has given up: a bot plays on there to the end.")


def was_stood_in(table: "Table", change: Change, seat: int) -> None:
    """A bot plays for somebody."""
    remark(table, change, f"Seat {seat} is away: a bot stands in until they come back.")


def came_back(table: "Table", change: Change, seat: int) -> None:
    """The bot has gone again."""
    remark(table, change, f"Seat {seat} is back, and the bot that stood in has left.")


def was_late(table: "Table", change: Change, event: events.Played) -> None:
    """Time was up; said once until they move by themselves again, or it would be said for ever."""
    seat = event.seat
    if event.by != "clock":
        table.late.discard(seat)
    elif seat not in table.late and table.clocks.ticking and not table.seats[seat].bot_level:
        table.late.add(seat)
        # Not all rules know a pass, and whether there was one may be secret.
        done = "the table moved on" if table.plan.timeout == "pass" else "a bot made the move"
        remark(table, change, f"Seat {seat} was out of time: {done}.")
