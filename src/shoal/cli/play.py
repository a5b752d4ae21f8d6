"""``shoal play`` and ``shoal replay``: open a table, or a record, in the face that fits."""

import argparse
import os
import sys
from pathlib import Path

import shoal
from shoal.cli.arguments import (
    BOTS,
    add_table,
    read_bots,
    read_count,
    read_options,
    read_players,
    split_bots,
)
from shoal.core.errors import BadPlayers, ShoalError
from shoal.core.options import clip
from shoal.games import game_info, names
from shoal.match.dice import read_seed
from shoal.tui import saved_games
from shoal.tui.local_table import LocalTable
from shoal.tui.plain import Plain, lines
from shoal.tui.plain_replay import show_log, step_through
from shoal.tui.replay import Film
from shoal.tui.table import Table

THEMES = ("dark", "light")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``shoal play``."""
    add_table(parser, "?", seed="drawn at random")
    add = parser.add_argument
    add("--seat", default="0", metavar="S[,S...]", help="seats played here, from 0, or all")
    add(
        "--bots",
        default="easy",
        metavar="BOT[,BOT...]",
        help=f"who plays the other seats, one for all or one each: {BOTS}",
    )
    add(
        "--save",
        metavar="FILE",
        help="keep the record of the game here (default: the folder for your records)",
    )
    add(
        "--resume",
        nargs="?",
        const="",
        metavar="TABLE",
        help="go on with a game that was left: of this game or table, or the last one "
        "(default: a new game)",
    )
    add_face(parser)


def add_replay_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``shoal replay``."""
    parser.add_argument("file", metavar="FILE", help="the record of a game")
    parser.add_argument(
        "--step",
        type=int,
        metavar="N",
        help="stand after this many moves and throws (default: 0; in a pipe the last one)",
    )
    parser.add_argument(
        "--seat",
        type=int,
        metavar="S",
        help="see it through this seat's eyes (default: a watcher's eyes)",
    )
    add_face(parser)


def add_face(parser: argparse.ArgumentParser) -> None:
    """Which face the terminal shows."""
    parser.add_argument("--plain", action="store_true", help="line by line, without a full screen")
    parser.add_argument(
        "--theme", choices=THEMES, default="dark", help="colours of the full screen: dark or light"
    )


def run(args: argparse.Namespace) -> int:
    """Sit down and play."""
    save = None if args.save is None else Path(args.save)
    if save is not None:
        check_save(save)
    table = begin(args, save) if args.resume is None else go_on(args, save)
    sit_down(table, args)
    return 0


def begin(args: argparse.Namespace, save: Path | None) -> LocalTable:
    """A new table as the arguments describe it."""
    if args.game is None:
        raise ShoalError(f"Say which game to play: {', '.join(names())}.")
    found = game_info(args.game)
    players = read_players(found, args.players)
    levels = seat_bots(args.bots, read_seats(args.seat, players), players)
    seed = read_seed(None if args.seed is None else read_count("--seed", args.seed, 0)).hex()
    called = [levels.get(seat, "person") for seat in range(players)]
    match = shoal.new(args.game, players, seed, read_options(args.option), names=called)
    try:
        slot = saved_games.Slot.new(args.game)
    except OSError as wrong:
        print(f"shoal: The game cannot be kept: {wrong}.", file=sys.stderr)
        slot = None
    return LocalTable(match, seed, levels, slot, save)


def go_on(args: argparse.Namespace, save: Path | None) -> LocalTable:
    """The table that waits on the shelf."""
    wanted = args.resume or args.game or ""
    slot = saved_games.take(wanted)
    others = [name for name in saved_games.waiting() if name != slot.name]
    if others:
        print(f"This is {slot.name}; other tables wait: {', '.join(others)}.")
    return LocalTable.resume(slot, save)


def read_seats(text: str, players: int) -> list[int]:
    """The seats of people, from their numbers with commas."""
    if text == "all":
        return list(range(players))
    seats = []
    for word in text.split(","):
        if not (word.isascii() and word.isdigit() and len(word) < 3 and int(word) < players):
            raise BadPlayers(f"The seats are 0 to {players - 1}, not {clip(word)}.")
        seats.append(int(word))
    return sorted(set(seats))


def seat_bots(text: str, people: list[int], players: int) -> dict[int, str]:
    """The levels of the bots by their seats."""
    others = [seat for seat in range(players) if seat not in people]
    if not others:
        return {}
    read_bots(text, len(others))
    return dict(zip(others, split_bots(text, len(others)), strict=True))


def check_save(path: Path) -> None:
    """Complain before the first throw, not after the last, if the record cannot be kept there."""
    try:
        if path.exists() and path.stat().st_size:
            raise ShoalError(f"{clip(str(path))} exists already: say another file to --save.")
        with path.open("a", encoding="utf-8"):
            pass
    except (OSError, ValueError) as wrong:
        raise ShoalError(f"The record cannot be kept in {clip(str(path))}: {wrong}.") from wrong


def sit_down(table: Table, args: argparse.Namespace) -> None:
    """Play at a table in the face that fits, and say what became of it."""
    try:
        if is_plain(args):
            Plain(table).play()
        else:
            from shoal.tui.screen import app  # noqa: PLC0415 - loads slowly, only where needed

            app.play(table, args.theme)
    finally:
        table.leave()
    print(table.farewell())


def is_plain(args: argparse.Namespace) -> bool:
    """Whether the terminal is no place for a full screen, or somebody wants none."""
    here = sys.stdin.isatty() and sys.stdout.isatty()
    return args.plain or not here or os.environ.get("TERM", "dumb") in ("dumb", "")


def replay(args: argparse.Namespace) -> int:
    """Step through a record."""
    film = Film(shoal.read(args.file))
    if args.seat is not None and args.seat not in film.eyes:
        raise BadPlayers(f"The seats are 0 to {film.record.players - 1}, not {clip(args.seat)}.")
    reading = sys.stdin.isatty()
    step = film.record.check_step(args.step if args.step is not None or not reading else 0)
    if not is_plain(args):
        from shoal.tui.screen import app  # noqa: PLC0415 - as above

        app.replay(film, step, args.seat, args.theme)
        return 0
    if not reading:
        show_log(film, step, args.seat)
    step_through(film, step, args.seat, lines())
    return 0
