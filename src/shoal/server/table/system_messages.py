"""Chat lines that the server writes: resignations, stand-ins, hints, time that ran out."""

from shoal import wire
from shoal.core.message import Message, say
from shoal.server.table import events
from shoal.server.table.reducers.event_change import Change
from shoal.server.table.table import PUBLIC_CHANNEL, Table


def add_line(table: Table, change: Change, message: Message) -> None:
    """Add a chat line for everybody to the change that caused it."""
    change.chat = wire.Chat(PUBLIC_CHANNEL, message=wire.wire_message(message))
    table.chats.append((change.chat, None))


def resigned(table: Table, change: Change, seat: int) -> None:
    """Say that a player resigned; if that ended the game, the result says so."""
    if table.stage == "playing":
        add_line(table, change, say("notice-resigned", seat=seat))


def stand_in_began(table: Table, change: Change, seat: int) -> None:
    """Say that a bot plays for somebody."""
    add_line(table, change, say("notice-away", seat=seat))


def player_returned(table: Table, change: Change, seat: int) -> None:
    """Say that the player is back."""
    add_line(table, change, say("notice-back", seat=seat))


def hint_used(table: Table, change: Change, seat: int) -> None:
    """Say that a player got a hint."""
    add_line(table, change, say("notice-hint", seat=seat))


def time_ran_out(table: Table, change: Change, event: events.Played) -> None:
    """Say that time ran out; not again until the player has made a move."""
    seat = event.seat
    if event.by != "clock":
        table.late.discard(seat)
    elif seat not in table.late and table.clocks.ticking and not table.seats[seat].bot_level:
        table.late.add(seat)
        # Not all rules have a pass, and whether there was one may be secret.
        if table.plan.timeout == "pass":
            add_line(table, change, say("notice-late-passed", seat=seat))
        else:
            add_line(table, change, say("notice-late-bot", seat=seat))
