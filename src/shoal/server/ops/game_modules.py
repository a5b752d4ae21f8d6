"""Finds the games that a server offers."""

import sys
from collections.abc import Iterable
from importlib import import_module

from shoal.core.errors import UnknownGame
from shoal.core.game import GameInfo
from shoal.core.options import clip
from shoal.games import names


def load_games(game_modules: Iterable[str]) -> tuple[dict[str, GameInfo], dict[str, str]]:
    """The games of the package and of these modules, and the module of each, both by name."""
    modules = {name: f"shoal.games.{name}" for name in names()}
    games = {name: load_game(module) for name, module in modules.items()}
    for module in game_modules:
        info = load_game(module)
        # Raises BadGame now rather than at the first table of an unfinished game.
        info.game().start_checked(info.min_players)
        games[info.name] = info
        modules[info.name] = module
    return games, modules


def load_game(module: str) -> GameInfo:
    """The GAME of a module."""
    if "" not in sys.path:
        sys.path.append("")
    try:
        info = getattr(import_module(module), "GAME", None)
    except ImportError as error:
        raise UnknownGame(f"{clip(module)} cannot be imported: {error}.") from error
    if not isinstance(info, GameInfo):
        raise UnknownGame(f"Module {clip(module)} has no GAME.")
    return info
