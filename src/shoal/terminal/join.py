"""``shoal join``: sit down at a table of a running server and play there."""

import argparse
import re
import secrets
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from shoal import wire
from shoal.client import NotAllowed, Seat, Server
from shoal.core.errors import ShoalError
from shoal.core.options import clip
from shoal.terminal import shelf
from shoal.terminal.play import add_face, sit_down
from shoal.terminal.remote import RemoteTable

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
    parser.add_argument("--name", default="", metavar="NAME", help="how you are called there")
    parser.add_argument("--seat", type=int, metavar="S", help="this seat (the first that is open)")
    add_face(parser)


def run(args: argparse.Namespace) -> int:
    """Sit down, wait until the game begins, and play."""
    link = read_link(args.link)
    ticket = shelf.ticket(str(link)) or take_seat(link, args)
    with Seat(link.server, link.table, ticket, link.invite) as seat:
        try:
            wait_for_the_start(seat)
            sit_down(RemoteTable(seat, str(link)), args)
        except KeyboardInterrupt:
            print(f"\nYour seat stays yours: shoal join {link} brings you back.")
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


def take_seat(link: Link, args: argparse.Namespace) -> str:
    """A new seat; its ticket is kept, so that the same link leads back to it."""
    wish = wire.Sit(args.name, args.seat, secrets.token_hex(8), link.invite)
    try:
        seated = Server(link.server).sit(link.table, wish)
    except NotAllowed as refused:
        if link.invite or refused.check != "ticket":
            raise
        raise ShoalError(
            f"{refused} The link seems incomplete: # and the invitation are missing at its end."
        ) from refused
    shelf.keep_ticket(str(link), seated.ticket)
    print(f"You have seat {seated.seat}.")
    return seated.ticket


def wait_for_the_start(seat: Seat) -> None:
    """Say who is here until everybody is."""
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
                print(f"Waiting {waits}; Ctrl-C leaves.", flush=True)
                told = waits
        seat.wait(0.5)
