"""``shoal join``: play at a table on a server."""

import argparse
import re
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from shoal.cli.arguments import add_more_games, read_more_games
from shoal.cli.commands.verify import NOT_VERIFIED
from shoal.cli.front_end import add_front_end, add_language, play_at, read_language
from shoal.client import NotAllowed, Seat, Server, Witness
from shoal.client.joining import sit_down
from shoal.core.errors import ShoalError
from shoal.core.options import clip
from shoal.tui import saved_games
from shoal.tui.tables.remote_table import RemoteTable
from shoal.tui.typed_ahead import asked_to_leave

TABLE_PATH: Final = re.compile(r"/table/([a-z2-7]{12})/?")

WAIT_SECONDS: Final = 0.5


class Link(NamedTuple):
    """The address of a table, with an invitation."""

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
        help="the whole link from the host, in quotes: http://host:8000/table/, twelve "
        "letters, # and the invitation",
    )
    parser.add_argument(
        "--name", default="", metavar="NAME", help="your name at the table (default: none)"
    )
    parser.add_argument(
        "--seat", type=int, metavar="S", help="a seat, from 0 (default: the first open one)"
    )
    add_more_games(parser, "the game of the table, if it is not installed")
    add_front_end(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Take a seat, wait for the start, play, and check the dice."""
    link, games = read_link(args.link), read_more_games(args)
    saved = saved_games.saved_seat(str(link)) or take_seat(link, args)
    witness = Witness(saved.commitment, saved.salts)
    with Seat(link.server, link.table, saved.ticket, link.invite, witness=witness) as seat:
        try:
            if wait_for_start(seat):
                save_seat(link, saved.ticket, witness)
                play_at(RemoteTable(seat, str(link), games, read_language(args)), args)
                return report_dice(seat)
        except KeyboardInterrupt:
            print()
        print(f"You keep your seat. To come back: shoal join {link}")
    return 0


def read_link(text: str) -> Link:
    """A link from its text.

    >>> read_link("http://127.0.0.1:8000/table/abcdefghijkl#AAAAAAAAAAAAAAAAAAAAAA").table
    'abcdefghijkl'
    """
    parts = urlsplit(text)
    found = TABLE_PATH.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or not found:
        raise ShoalError(f"{clip(text)} is not a link to a table.")
    return Link(f"{parts.scheme}://{parts.netloc}", found.group(1), parts.fragment)


def take_seat(link: Link, args: argparse.Namespace) -> saved_games.SavedSeat:
    """Take a new seat, and save it so that the same link returns to it."""
    try:
        seated, witness = sit_down(
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
        print("The game has no salt of yours, so the server could have chosen the dice.")
    return save_seat(link, seated.ticket, witness)


def save_seat(link: Link, ticket: str, witness: Witness) -> saved_games.SavedSeat:
    """Save the seat, and what its dice will be checked against."""
    dice_commitment = witness.dice_commitment
    seat = saved_games.SavedSeat(ticket, dice_commitment.commitment, dice_commitment.salts)
    saved_games.save_seat(str(link), seat)
    return seat


def report_dice(seat: Seat) -> int:
    """Print whether the dice of a finished game were fair; exit code 2 if they were not."""
    if not seat.known.played:
        return 0
    findings = seat.check_dice()
    if findings:
        print("The dice of this game were not fair:", *findings, sep="\n")
        return NOT_VERIFIED
    salted = any(seat.known.witness.salts.values())
    mine = "with your salt" if salted else "without a salt of yours"
    print(f"Fair dice: every throw matches the commitment from before the game, {mine}.")
    return 0


def wait_for_start(seat: Seat) -> bool:
    """Wait for the game to start, and say what it waits for; False if the player leaves."""
    printed = ""
    while seat.known.view is None:
        table = seat.known.table
        if table is not None:
            if table.stage == "closed":
                raise NotAllowed("table", "This game was cancelled.")
            seats = enumerate(table.seats)
            free_seats = [str(number) for number, info in seats if info.kind == "open"]
            waits = "for the host to start the game"
            if free_seats:
                waits = f"until someone takes seat {' and '.join(free_seats)} and the host starts"
            if waits != printed:
                print(f"Waiting {waits}; type quit, or press Ctrl-C, to leave.", flush=True)
                printed = waits
        if asked_to_leave():
            return False
        seat.wait(WAIT_SECONDS)
    return True
