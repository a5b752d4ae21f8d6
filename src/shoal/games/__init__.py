"""The games: one folder a game, found by its name.

To add a game, add a folder that holds a ``GAME``; no other file has to change.
"""

import importlib
import pkgutil

from shoal.core.errors import UnknownGame
from shoal.core.game import GameInfo
from shoal.core.options import clip


def names() -> list[str]:
    """The names of the games, in alphabetical order."""
    return sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)


def game_info(name: str) -> GameInfo:
    """The game of that name; UnknownGame if there is none."""
    if name not in names():
        raise UnknownGame(f"There is no game {clip(name)}; there is {', '.join(names())}.")
    found = importlib.import_module(f"{__name__}.{name}").GAME
    assert isinstance(found, GameInfo)
    return found
