"""Finds the games that a server offers, and the rules that it offers them with."""

from collections.abc import Iterable
from pathlib import Path

from shoal.core.errors import ShoalError
from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.core.rules_files.reader import RulesFile
from shoal.core.text.clip import clip
from shoal.games import find_game, game_info, names


def load_games(more: Iterable[str] = (), rules: Iterable[str] = ()) -> dict[str, GameInfo]:
    """The installed games, and those that the operator named, by name.

    ``rules`` are files of rules, which new tables have unless their host chooses others.
    """
    games = {name: game_info(name) for name in names()}
    for game in more:
        info = find_game(game)
        # Raises BadGame now rather than at the first table of an unfinished game.
        info.game().start_checked(info.min_players)
        games[info.name] = info
    for path in rules:
        file = RulesFile(Path(path))
        name = file.game_name()
        if name not in games:
            raise ShoalError(say("error-rules-which", file=clip(path), games=list(games)))
        games[name] = games[name].with_presets(file.options(games[name]))
    return games
