"""``shoal join``: sit down at a table of a running server and play there."""

import argparse
import re
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from shoal.cli.play import add_face, sit_down
from shoal.cli.verify import SOMETHING_WRONG
from shoal.client import NotAllowed, Seat, Server, Witness
from shoal.client.joining import sit_down as sit_down_at
from shoal.core.errors import ShoalError
from shoal.core.options import clip
from shoal.tui import saved_games
from shoal.tui.remote_table import RemoteTable
from shoal.tui.typed_ahead import asked_to_leave

PATH: Final = re.compile(r"/table/([a-z2-7]{12})/?")


class Link(NamedTuple):
    """Where a table is, and what lets one in."""

    server: str
    table: str
    invite: str

    def __str__(self) -> str:
        return f"{self.server}/table/{self.table}" + (f"#{self.invite}" if self.invite else "")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument(
        "link",
        metavar="LINK",
        help="the whole link that the host sends, in quotes: http://host:8000/table/ and twelve "
        "letters, then # and the invitation that lets you in",
    )
    parser.add_argument(
        "--name", default="", metavar="NAME", help="your name there (default: none)"
    )
    parser.add_argument(
        "--seat", type=int, metavar="S", help="a seat, from 0 (default: the first that is open)"
    )
    add_face(parser)


def run(args: argparse.Namespace) -> int:
    """Sit down, wait until the game begins, play, and check the dice."""
    link = read_link(args.link)
    kept = saved_games.seat(str(link)) or take_seat(link, args)
    witness = Witness(kept.commitment, kept.salts)
    with Seat(link.server, link.table, kept.ticket, link.invite, witness=witness) as seat:
        try:
            if wait_for_the_start(seat):
                keep_seat(link, kept.ticket, witness)
                sit_down(RemoteTable(seat, str(link)), args)
                return report_dice(seat)
        except KeyboardInterrupt:
            print()
        print(f"Your seat stays yours: shoal join {link} brings you back.")
    return 0


def read_link(text: str) -> Link:
    """A link from its text.

    >>> read_link("http://127.0.0.1:8000/table/abcdefghijkl#AAAAAAAAAAAAAAAAAAAAAA").table
    'abcdefghijkl'
    """
    parts = urlsplit(text)
    found = PATH.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or not found:
        raise ShoalError(f"{clip(text)} is no link to a table.")
    return Link(f"{parts.scheme}://{parts.netloc}", found.group(1), parts.fragment)


def take_seat(link: Link, args: argparse.Namespace) -> saved_games.KeptSeat:
    """A new seat; it is kept, so that the same link leads back to it."""
    try:
        seated, witness = sit_down_at(
            Server(link.server), link.table, link.invite, args.name, args.seat
        )
    except NotAllowed as refused:
        if link.invite or refused.check != "ticket":
            raise
        raise ShoalError(
            f"{refused} The link seems incomplete: # and the invitation are missing at its end."
        ) from refused
    print(f"You have seat {seated.seat}.")
    if witness.refused:
        print("The table took no salt from you, so that it could choose its dice.")
    return keep_seat(link, seated.ticket, witness)


def keep_seat(link: Link, ticket: str, witness: Witness) -> saved_games.KeptSeat:
    """Remember the seat, and what its dice will be held against."""
    promise = witness.promise
    kept = saved_games.KeptSeat(ticket, promise.commitment, promise.salts)
    saved_games.keep_seat(str(link), kept)
    return kept


def report_dice(seat: Seat) -> int:
    """Say whether the dice of a game that is over were fair; exit code 2 if they were not."""
    if not seat.known.played:
        return 0
    findings = seat.check_dice()
    if findings:
        print("The dice of this game were not fair:", *findings, sep="\n")
        return SOMETHING_WRONG
    salted = any(seat.known.witness.salts.values())
    mine = ", and your salt is in it." if salted else "; no salt of yours is in it."
    print(f"Every throw was checked: the seed is the one that was promised{mine}")
    return 0


def wait_for_the_start(seat: Seat) -> bool:
    """Say who is here until everybody is; False if the person leaves before that."""
    told = ""
    while seat.known.view is None:
        table = seat.known.table
        if table is not None:
            if table.stage == "closed":
                raise NotAllowed("table", "The table is closed.")
            free = [str(place) for place, face in enumerate(table.seats) if face.kind == "open"]
            waits = "for the host to start the game"
            if free:
                waits = f"until somebody takes seat {' and '.join(free)} and the host starts"
            if waits != told:
                print(f"Waiting {waits}; type quit, or press Ctrl-C, to leave.", flush=True)
                told = waits
        if asked_to_leave():
            return False
        seat.wait(0.5)
    return True
