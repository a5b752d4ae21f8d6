"""Finding a game: the ``GAME`` of a module, or of a Python file."""

import hashlib
import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from shoal.core.errors import BadGame, UnknownGame
from shoal.core.options import clip


# Any: a GameInfo, which refers to this module and so cannot be named here.
def load_game(source: str) -> Any:
    """The GameInfo in a module (``their.module`` or ``their.module:NAME``) or a file (``*.py``).

    It is found under the name ``GAME`` unless another is given. UnknownGame if there is no such
    module or file, BadGame if it has no such name.
    """
    place, attribute = source, ""
    if not source.endswith(".py"):
        place, _, attribute = source.partition(":")
    module = load_file(Path(place)) if place.endswith(".py") else load_module(place)
    name = attribute or "GAME"
    if not hasattr(module, name):
        raise BadGame(f"{place} has no {name}: a game's module holds its GameInfo as GAME.")
    info = getattr(module, name)
    if type(info).__name__ != "GameInfo":
        raise BadGame(f"{name} of {place} is no GameInfo but {type(info).__name__}.")
    info.source = str(Path(place).resolve()) if place.endswith(".py") else source
    return info


def load_module(name: str) -> ModuleType:
    """The module of that name, which may be in the current folder."""
    if "" not in sys.path:
        sys.path.append("")
    try:
        return importlib.import_module(name)
    except (ImportError, ValueError, TypeError) as error:
        raise UnknownGame(f"{clip(name)} cannot be imported: {error}.") from error


def load_file(path: Path) -> ModuleType:
    """The module in a file, run once; its name in ``sys.modules`` comes from its whole path."""
    path = path.resolve()
    if not path.is_file():
        raise UnknownGame(f"There is no file {clip(str(path))}.")
    name = f"shoal_game_{path.stem}_{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]
