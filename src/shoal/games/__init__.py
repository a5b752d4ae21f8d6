"""The games: one folder per game, found by its name, and the games of other packages.

To add a game here, add a folder that holds a ``GAME``; no other file has to change. A package adds
its own with an entry point in the group ``shoal.games``. ``find_game`` also takes any module or
file, as commands do.
"""

import pkgutil
from contextlib import suppress
from functools import lru_cache
from importlib.metadata import entry_points
from importlib.util import find_spec

from shoal.core.errors import BadGame, UnknownGame
from shoal.core.game import GameInfo
from shoal.core.loading.game_loader import load_game, split_source, submodules
from shoal.core.message import say
from shoal.core.text.clip import clip

ENTRY_POINTS = "shoal.games"
"""The group in which packages name their games."""


@lru_cache(maxsize=1)
def sources() -> dict[str, str]:
    """Every installed game's name, and the module in which it is; ours come first."""
    ours = sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)
    found = {name: f"{__name__}.{name}" for name in ours}
    for point in sorted(entry_points(group=ENTRY_POINTS), key=lambda point: point.name):
        found.setdefault(point.name, point.value)
    return found


def names() -> list[str]:
    """The names of the installed games."""
    return list(sources())


def game_info(name: str) -> GameInfo:
    """The installed game of that name; UnknownGame if there is none."""
    if name not in sources():
        raise UnknownGame(say("error-no-game", name=clip(name), games=names()))
    info = load(sources()[name])
    if info.name != name:
        raise BadGame(say("error-entry-point", name=clip(name), other=clip(info.name)))
    return info


def reference(info: GameInfo) -> str:
    """How ``find_game`` finds this game again: by its name if installed, or its module or file."""
    return info.name if sources().get(info.name) == info.source else info.source


def names_with(part: str) -> list[str]:
    """The installed games whose package has a module of this name; no game is loaded for it."""
    found = []
    for name, source in sources().items():
        with suppress(Exception):  # a package that cannot be imported has nothing to offer
            if part in submodules(find_spec(split_source(source)[0])):
                found.append(name)
    return found


def find_game(game: str) -> GameInfo:
    """A game by its name, or in a module (``their.module``) or a file (``their_game.py``).

    Only for what the user of this machine has named: a module or file is run.
    """
    if game in sources():
        return game_info(game)
    try:
        return load(game)
    except UnknownGame as error:
        if "." in game:
            raise
        raise UnknownGame(say("error-no-game-or-file", name=clip(game), games=names())) from error


def load(source: str) -> GameInfo:
    """The GameInfo in a module or a file."""
    info = load_game(source)
    assert isinstance(info, GameInfo)
    return info
