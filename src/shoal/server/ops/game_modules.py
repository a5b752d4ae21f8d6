"""Finds the games that a server offers."""

from collections.abc import Iterable

from shoal.core.game import GameInfo
from shoal.games import find_game, game_info, names


def load_games(more: Iterable[str] = ()) -> dict[str, GameInfo]:
    """The installed games, and those that the operator named, by name."""
    games = {name: game_info(name) for name in names()}
    for game in more:
        info = find_game(game)
        # Raises BadGame now rather than at the first table of an unfinished game.
        info.game().start_checked(info.min_players)
        games[info.name] = info
    return games
