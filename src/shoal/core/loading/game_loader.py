"""Finding a game: the ``GAME`` of a module, or of a Python file."""

import hashlib
import importlib
import importlib.util
import pkgutil
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

from shoal.core.errors import BadGame, UnknownGame
from shoal.core.message import say
from shoal.core.text.clip import clip


# Any: a GameInfo, which refers to this module and so cannot be named here.
def load_game(source: str) -> Any:
    """The GameInfo in a module (``their.module`` or ``their.module:NAME``) or a file (``*.py``).

    It is found under the name ``GAME`` unless another is given. UnknownGame if there is no such
    module or file, BadGame if it has no such name.
    """
    place, attribute = split_source(source)
    module = module_of(source)
    name = attribute or "GAME"
    if not hasattr(module, name):
        raise BadGame(say("error-game-not-there", place=place, name=name))
    info = getattr(module, name)
    if type(info).__name__ != "GameInfo":
        raise BadGame(
            say("error-game-of-other-type", name=name, place=place, type=type(info).__name__)
        )
    info.source = str(Path(place).resolve()) if place.endswith(".py") else source
    return info


def split_source(source: str) -> tuple[str, str]:
    """The module or file, and the name in it, '' if none is given.

    >>> split_source("their.module:LAGOON"), split_source("their_game.py")
    (('their.module', 'LAGOON'), ('their_game.py', ''))
    """
    if source.endswith(".py"):
        return source, ""
    place, _, attribute = source.partition(":")
    return place, attribute


def module_of(source: str) -> ModuleType:
    """The module that holds the GameInfo."""
    place, _ = split_source(source)
    return load_file(Path(place)) if place.endswith(".py") else load_module(place)


# Any: what a game offers beside its GameInfo has no common type.
def optional_part(source: str, name: str) -> Any:
    """What a game's module holds under this name, or its submodule of this name; None if neither.

    This is how a solver and speed targets are found.
    """
    module = module_of(source)
    if not hasattr(module, name) and name in submodules(module.__spec__):
        load_module(f"{module.__name__}.{name}")
    return getattr(module, name, None)


def submodules(spec: ModuleSpec | None) -> list[str]:
    """The names of the modules in a package, found without loading it; [] for other modules."""
    folders = (spec and spec.submodule_search_locations) or []
    return [found.name for found in pkgutil.iter_modules(folders)]


def load_module(name: str) -> ModuleType:
    """The module of that name, which may be in the current folder."""
    if "" not in sys.path:
        sys.path.append("")
    try:
        return importlib.import_module(name)
    except (ImportError, ValueError, TypeError) as error:
        raise UnknownGame(say("error-no-import", name=clip(name), reason=str(error))) from error
    except Exception as error:
        raise failed_to_load(name, error) from error


def load_file(path: Path) -> ModuleType:
    """The module in a file, run once; its name in ``sys.modules`` comes from its whole path."""
    path = path.resolve()
    if not path.is_file():
        raise UnknownGame(say("error-no-file", path=clip(str(path))))
    name = f"shoal_game_{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException as error:
            del sys.modules[name]
            if isinstance(error, Exception):
                raise failed_to_load(path.name, error) from error
            raise
    return sys.modules[name]


def failed_to_load(place: str, error: Exception) -> BadGame:
    """The error for a module or file that raises an error when it is run."""
    return BadGame(
        say("error-load", place=clip(place), type=type(error).__name__, reason=str(error))
    )
