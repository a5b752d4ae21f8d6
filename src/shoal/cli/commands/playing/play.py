"""``shoal play``: play at this terminal, against bots or with several people."""

import argparse
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
from shoal.cli.front_end import add_front_end, add_language, play_at, read_language
from shoal.core.errors import BadPlayers, ShoalError
from shoal.core.options import clip
from shoal.games import find_game, names
from shoal.match.dice import read_seed
from shoal.tui import saved_games
from shoal.tui.player_names import PERSON
from shoal.tui.saved_games import SaveSlot
from shoal.tui.tables.local_table import LocalTable


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    add_table(parser, "?", seed="drawn at random")
    add = parser.add_argument
    add("--seat", default="0", metavar="S[,S...]", help="seats played by people, from 0, or all")
    add(
        "--bots",
        default="easy",
        metavar="BOT[,BOT...]",
        help=f"bots for the other seats, one for all or one each: {BOTS}",
    )
    add(
        "--save",
        metavar="FILE",
        help="write the record of the game to this file (default: your folder for records)",
    )
    add(
        "--resume",
        nargs="?",
        const="",
        metavar="SAVED",
        help="continue a saved game: of this game, of this name, or the last one (default: a "
        "new game)",
    )
    add_front_end(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Play a new game, or a saved one."""
    save = None if args.save is None else Path(args.save)
    if save is not None:
        check_save(save)
    table = new_game(args, save) if args.resume is None else resume_game(args, save)
    play_at(table, args)
    return 0


def new_game(args: argparse.Namespace, save: Path | None) -> LocalTable:
    """A new table as the arguments describe it."""
    if args.game is None:
        raise ShoalError(f"Which game do you want to play? Choose {', '.join(names())}.")
    info = find_game(args.game)
    players = read_players(info, args.players)
    levels = seat_bots(args.bots, read_seats(args.seat, players), players)
    seed = read_seed(None if args.seed is None else read_count("--seed", args.seed, 0)).hex()
    player_names = [levels.get(seat, PERSON) for seat in range(players)]
    match = shoal.new(info, players, seed, read_options(args.option), names=player_names)
    try:
        slot = SaveSlot.new(info.name)
    except OSError as wrong:
        print(f"shoal: The game cannot be saved: {wrong}.", file=sys.stderr)
        slot = None
    return LocalTable(match, seed, levels, slot, save, read_language(args))


def resume_game(args: argparse.Namespace, save: Path | None) -> LocalTable:
    """A saved table."""
    games = [find_game(args.game)] if args.game else []
    slot = saved_games.open_saved(args.resume or "".join(info.name for info in games))
    others = [name for name in saved_games.saved_names() if name != slot.name]
    if others:
        print(f"This is {slot.name}; other saved games: {', '.join(others)}.")
    return LocalTable.resume(slot, save, games, read_language(args))


def read_seats(text: str, players: int) -> list[int]:
    """The seats of people, from numbers with commas between them."""
    if text == "all":
        return list(range(players))
    seats = []
    for word in text.split(","):
        if not (word.isascii() and word.isdigit() and len(word) < 3 and int(word) < players):
            raise BadPlayers(f"The seats are 0 to {players - 1}, not {clip(word)}.")
        seats.append(int(word))
    return sorted(set(seats))


def seat_bots(text: str, people: list[int], players: int) -> dict[int, str]:
    """The level of each bot, by its seat."""
    others = [seat for seat in range(players) if seat not in people]
    if not others:
        return {}
    read_bots(text, len(others))
    return dict(zip(others, split_bots(text, len(others)), strict=True))


def check_save(path: Path) -> None:
    """Refuse a file that cannot take the record, before the game starts."""
    try:
        if path.exists() and path.stat().st_size:
            raise ShoalError(f"{clip(str(path))} exists already: give --save another file.")
        with path.open("a", encoding="utf-8"):
            pass
    except (OSError, ValueError) as wrong:
        raise ShoalError(f"The record cannot be written to {clip(str(path))}: {wrong}.") from wrong
