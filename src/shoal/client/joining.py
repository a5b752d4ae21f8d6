"""Taking a seat with a salt for fair dice, and checking the dice after the game."""

import time
from typing import Final

import msgspec

from shoal import wire
from shoal.client.errors import NotAllowed, Unreachable
from shoal.client.fair_dice import Witness, new_salt
from shoal.client.server import Server
from shoal.client.table_state import TableState
from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.games import names
from shoal.match.match import Match
from shoal.match.record_reader import read_record

MAX_ATTEMPTS: Final = 8
FIRST_PAUSE: Final = 0.1
"""Seconds before the second attempt; doubled for each further one."""


def sit_down(
    server: Server, table: str, invite: str = "", name: str = "", seat: int | None = None
) -> tuple[wire.Seated, Witness]:
    """Take a seat: read the commitment first, then give a salt."""
    witness = Witness()
    info = server.table(table, invite=invite)
    witness.see(info)
    salt = new_salt()
    seated = server.sit(table, wire.Sit(name, seat, salt, invite))
    if seated.salted:
        witness.salts[seated.seat] = salt
    witness.refused = not seated.salted and info.stage == "waiting"
    return seated, witness


def sit_again(server: Server, table: str, ticket: str) -> Witness:
    """Go to the table of a rematch, with a new salt for its dice."""
    witness = Witness()
    info = server.table(table, ticket)
    witness.see(info)
    if info.stage == "waiting" and info.your_seat is not None:
        salt = new_salt()
        try:
            server.give_salt(table, ticket, salt)
        except NotAllowed as refused:
            witness.refused = refused.check != "stage"  # the game may have started already
        else:
            witness.salts[info.your_seat] = salt
    return witness


def check_dice(server: Server, table: str, known: TableState) -> list[ShoalError]:
    """What is wrong with the dice of a finished game; [] if they were fair."""
    for attempt in range(MAX_ATTEMPTS - 1):
        try:
            return _check_dice(server, table, known)
        except (NotAllowed, Unreachable) as refused:
            if isinstance(refused, NotAllowed) and refused.check != "busy":
                raise
            time.sleep(FIRST_PAUSE * 2**attempt)
    return _check_dice(server, table, known)


def _check_dice(server: Server, table: str, known: TableState) -> list[ShoalError]:
    key = (table, known.ticket, known.invite)
    if known.table is None or known.table.game not in names():
        return known.witness.check_receipt(server.receipt(*key))
    record = server.record(*key)
    return known.witness.check_record(record) or compare_with_seen(record, known)


def compare_with_seen(record: wire.RecordText, known: TableState) -> list[ShoalError]:
    """What differs between the end of a valid record and the last position seen here."""
    if known.view is None:
        return []
    facts = Match.replay(read_record(record.text)).view(known.seat).facts
    if msgspec.json.decode(msgspec.json.encode(facts)) == known.view.facts:
        return []
    return [ShoalError(say("finding-other-end"))]
