"""``shoal play``: play at this terminal, against bots or with several people."""

import argparse
import sys
from pathlib import Path

import shoal
from shoal.cli.arguments import (
    add_game,
    add_match,
    all_bots,
    all_games,
    chosen_options,
    read_bots,
    read_count,
    read_players,
    read_seat,
    split_bots,
)
from shoal.cli.front_end import add_front_end, play_at
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.core.system_error_reason import reason_of
from shoal.core.text.clip import clip
from shoal.games import find_game, names
from shoal.match.dice import read_seed
from shoal.tui import saved_games
from shoal.tui.player_names import PERSON
from shoal.tui.saved_games import SaveSlot
from shoal.tui.tables.local_table import LocalTable


def add_arguments(parser: SentenceParser) -> None:
    """The command's arguments."""
    add_game(parser, say("help-play-game", game=all_games()), nargs="?")
    add_match(parser)
    add = parser.add_argument
    add("--seed", type=int, metavar="S", help=say("help-seed-random"))
    add("--seat", default="1", metavar="N[,N...]", help=say("help-play-player"))
    bots = say("help-play-bots", bots=all_bots())
    add("--bots", default="easy", metavar="BOT[,BOT...]", help=bots)
    add("--save", metavar="FILE", help=say("help-save"))
    add("--resume", nargs="?", const="", metavar="SAVED", help=say("help-resume"))
    add_front_end(parser)


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
        raise ShoalError(say("cli-play-which", games=names()))
    info = find_game(args.game)
    players = read_players(info, args.players)
    levels = seat_bots(args.bots, read_seats(args.seat, players), players)
    seed = read_seed(None if args.seed is None else read_count("--seed", args.seed, 0)).hex()
    player_names = [levels.get(seat, PERSON) for seat in range(players)]
    match = shoal.new(info, players, seed, chosen_options(info, args), names=player_names)
    try:
        slot = SaveSlot.new(info.name)
    except OSError as wrong:
        unsaved = say("game-not-saved", reason=reason_of(wrong))
        print(f"shoal: {args.words.format(unsaved)}", file=sys.stderr)
        slot = None
    return LocalTable(match, seed, levels, slot, save, args.words.language)


def resume_game(args: argparse.Namespace, save: Path | None) -> LocalTable:
    """A saved table."""
    games = [find_game(args.game)] if args.game else []
    slot = saved_games.open_saved(args.resume or "".join(info.name for info in games))
    others = [name for name in saved_games.saved_names() if name != slot.name]
    if others:
        print(args.words.format(say("cli-play-resumed", name=slot.name, others=others)))
    return LocalTable.resume(slot, save, games, args.words.language)


def read_seats(text: str, players: int) -> list[int]:
    """The seats of people, from numbers of players with commas between them."""
    if text == "all":
        return list(range(players))
    return sorted({read_seat(word, players) for word in text.split(",")})


def seat_bots(text: str, people: list[int], players: int) -> dict[int, str]:
    """The level of each bot, by its seat."""
    others = [seat for seat in range(players) if seat not in people]
    if not others:
        return {}
    read_bots(text, len(others))
    return dict(zip(others, split_bots(text, len(others)), strict=True))


def check_save(path: Path) -> None:
    """Refuse a file that cannot take the record, before the game starts."""
    name = clip(str(path))
    try:
        is_used = path.exists() and path.stat().st_size > 0
        with path.open("a", encoding="utf-8"):
            pass
    except (OSError, ValueError) as wrong:
        unwritten = say("cli-play-unwritten", file=name, reason=reason_of(wrong))
        raise ShoalError(unwritten) from wrong
    if is_used:
        raise ShoalError(say("cli-play-save-exists", file=name))
