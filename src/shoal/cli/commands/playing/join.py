"""``shoal join``: play at a table on a server."""

import argparse
import re
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from shoal.cli.arguments import add_more_games, read_more_games, read_seat
from shoal.cli.commands.verify import NOT_VERIFIED
from shoal.cli.front_end import add_front_end, play_at
from shoal.cli.sentence_parser import SentenceParser
from shoal.client import NotAllowed, Seat, Server, Witness
from shoal.client.joining import sit_down
from shoal.core.catalogue import Catalogue
from shoal.core.errors import ShoalError
from shoal.core.message import Message, say
from shoal.core.text.clip import clip
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


def add_arguments(parser: SentenceParser) -> None:
    """The command's arguments."""
    add = parser.add_argument
    add("link", metavar="LINK", help=say("help-link"))
    add("--name", default="", metavar="NAME", help=say("help-name"))
    add("--seat", metavar="N", help=say("help-join-player"))
    add_more_games(parser, say("help-game-of-table"))
    add_front_end(parser)


def run(args: argparse.Namespace) -> int:
    """Take a seat, wait for the start, play, and check the dice."""
    link, games = read_link(args.link), read_more_games(args)
    saved = saved_games.saved_seat(str(link)) or take_seat(link, args)
    witness = Witness(saved.commitment, saved.salts)
    with Seat(link.server, link.table, saved.ticket, link.invite, witness=witness) as seat:
        try:
            if wait_for_start(seat, args.words):
                save_seat(link, saved.ticket, witness)
                play_at(RemoteTable(seat, str(link), games, args.words.language), args)
                return report_dice(seat, args.words)
        except KeyboardInterrupt:
            print()
        print(args.words.format(say("seat-kept", link=str(link))))
    return 0


def read_link(text: str) -> Link:
    """A link from its text.

    >>> read_link("http://127.0.0.1:8000/table/abcdefghijkl#AAAAAAAAAAAAAAAAAAAAAA").table
    'abcdefghijkl'
    """
    parts = urlsplit(text)
    found = TABLE_PATH.fullmatch(parts.path)
    if parts.scheme not in ("http", "https") or not parts.netloc or not found:
        raise ShoalError(say("cli-join-link", text=clip(text)))
    return Link(f"{parts.scheme}://{parts.netloc}", found.group(1), parts.fragment)


def take_seat(link: Link, args: argparse.Namespace) -> saved_games.SavedSeat:
    """Take a new seat, and save it so that the same link returns to it."""
    try:
        seat = wanted_seat(link, args.seat)
        seated, witness = sit_down(Server(link.server), link.table, link.invite, args.name, seat)
    except NotAllowed as refused:
        if link.invite or refused.check != "ticket":
            raise
        more = say("cli-join-incomplete")
        raise ShoalError(say("cli-two", one=refused.message, other=more)) from refused
    print(args.words.format(say("cli-join-seat", seat=seated.seat)))
    if witness.refused:
        print(args.words.format(say("cli-join-no-salt")))
    return save_seat(link, seated.ticket, witness)


def wanted_seat(link: Link, player: str | None) -> int | None:
    """The seat of the player who was asked for; None if any will do."""
    if player is None:
        return None
    table = Server(link.server).table(link.table, invite=link.invite)
    return read_seat(player, len(table.seats))


def save_seat(link: Link, ticket: str, witness: Witness) -> saved_games.SavedSeat:
    """Save the seat, and what its dice will be checked against."""
    dice_commitment = witness.dice_commitment
    seat = saved_games.SavedSeat(ticket, dice_commitment.commitment, dice_commitment.salts)
    saved_games.save_seat(str(link), seat)
    return seat


def report_dice(seat: Seat, words: Catalogue) -> int:
    """Print whether the dice of a finished game were fair; exit code 2 if they were not."""
    if not seat.known.played:
        return 0
    findings = seat.check_dice()
    if findings:
        print(words.format(say("cli-join-unfair")), *findings, sep="\n")
        return NOT_VERIFIED
    salted = any(seat.known.witness.salts.values())
    fair = say("cli-join-fair") if salted else say("cli-join-fair-without-salt")
    print(words.format(fair))
    return 0


def wait_for_start(seat: Seat, words: Catalogue) -> bool:
    """Wait for the game to start, and say what it waits for; False if the player leaves."""
    printed: Message | None = None
    while seat.known.view is None:
        table = seat.known.table
        if table is not None:
            if table.stage == "closed":
                raise NotAllowed("table", say("cli-join-cancelled"))
            open_seats = sum(info.kind == "open" for info in table.seats)
            waiting = say("cli-join-waiting", open=open_seats)
            if waiting != printed:
                print(words.format(waiting), flush=True)
                printed = waiting
        if asked_to_leave(words):
            return False
        seat.wait(WAIT_SECONDS)
    return True
