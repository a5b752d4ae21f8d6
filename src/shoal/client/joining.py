"""Sitting down so that nobody can choose the dice, and checking them when the game is over."""

import time
from typing import Final

import msgspec

from shoal import wire
from shoal.client.errors import NotAllowed, Unreachable
from shoal.client.fair_dice import Witness, new_salt
from shoal.client.follower import Follower
from shoal.client.server import Server
from shoal.games import names
from shoal.match.match import Match
from shoal.match.record_reader import read_record

TRIES: Final = 8
PATIENCE: Final = 0.1
"""Seconds before the dice are asked for again; doubled for each further time."""


def sit_down(
    server: Server, table: str, invite: str = "", name: str = "", seat: int | None = None
) -> tuple[wire.Seated, Witness]:
    """Take a seat; the commitment is seen first, and only then a salt is given."""
    witness = Witness()
    face = server.table(table, invite=invite)
    witness.see(face)
    salt = new_salt()
    seated = server.sit(table, wire.Sit(name, seat, salt, invite))
    if seated.salted:
        witness.salts[seated.seat] = salt
    witness.refused = not seated.salted and face.stage == "gathering"
    return seated, witness


def sit_again(server: Server, table: str, ticket: str) -> Witness:
    """Come to the table of a rematch, with a fresh salt for its dice."""
    witness = Witness()
    face = server.table(table, ticket)
    witness.see(face)
    if face.stage == "gathering" and face.you is not None:
        salt = new_salt()
        try:
            server.give_salt(table, ticket, salt)
        except NotAllowed as no:
            witness.refused = no.check != "stage"  # it may have begun without us
        else:
            witness.salts[face.you] = salt
    return witness


def check_dice(server: Server, table: str, known: Follower) -> list[str]:
    """What is wrong with the dice of a game that is over; [] if they were fair."""
    for attempt in range(TRIES - 1):
        try:
            return _check_dice(server, table, known)
        except (NotAllowed, Unreachable) as no:
            if isinstance(no, NotAllowed) and no.check != "busy":
                raise
            time.sleep(PATIENCE * 2**attempt)
    return _check_dice(server, table, known)


def _check_dice(server: Server, table: str, known: Follower) -> list[str]:
    key = (table, known.ticket, known.invite)
    if known.table is None or known.table.game not in names():
        return known.witness.check_receipt(server.receipt(*key))
    told = server.record(*key)
    return known.witness.check_record(told) or compare_with_seen(told, known)


def compare_with_seen(told: wire.RecordText, known: Follower) -> list[str]:
    """Whether a record, in which all is well, ends as the game did that was seen here."""
    if known.view is None:
        return []
    facts = Match.replay(read_record(told.text)).view(known.seat).facts
    if msgspec.json.decode(msgspec.json.encode(facts)) == known.view.facts:
        return []
    return ["The record ends otherwise than the game that was played here."]
