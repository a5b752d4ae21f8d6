"""``shoal new-game``: write a small complete game, to be changed into another one."""

import argparse
import keyword
import re
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from string import Template
from typing import Final

from shoal.core.errors import ShoalError
from shoal.core.options import clip
from shoal.games import names

TEMPLATES: Final = "templates"
SUFFIX: Final = ".template"

NAME: Final = re.compile(r"[a-z]{2}[a-z0-9_]{0,28}")
"""The first two letters begin the numbers of the rules."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command's arguments."""
    parser.add_argument(
        "name", metavar="NAME", help="the game's name: lowercase letters, digits and _"
    )
    parser.add_argument(
        "--folder",
        type=Path,
        metavar="DIR",
        help="a new or empty folder for the game (default: NAME, in the current folder)",
    )


def run(args: argparse.Namespace) -> int:
    """Write the game, and say what to do with it."""
    check_name(args.name)
    folder = args.folder or Path(args.name)
    try:
        write_game(args.name, folder)
    except OSError as wrong:
        raise ShoalError(f"The game cannot be written to {clip(str(folder))}: {wrong}.") from wrong
    print(f"{title_of(args.name)} is in {folder}. It works: change it step by step.")
    print(f"In that folder: shoal check {args.name}, shoal play {args.name}, python -m pytest.")
    print("README.md there lists the other commands.")
    return 0


def check_name(name: str) -> None:
    """Refuse a name that cannot be a module, or that another game or module has."""
    if not NAME.fullmatch(name):
        raise ShoalError(
            f"A game cannot be named {clip(name)}: use 2 to 30 lowercase letters, digits and _, "
            "of which the first two are letters."
        )
    if name in names():
        raise ShoalError(f"There is a game {name} already: choose another name.")
    if keyword.iskeyword(name) or name in sys.stdlib_module_names or name in {"shoal", "tests"}:
        raise ShoalError(f"Python uses the name {name} itself: choose another name.")


def write_game(name: str, folder: Path) -> None:
    """Write every file into a folder that is new or empty."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise ShoalError(f"{clip(str(folder))} exists and is not empty: choose another --folder.")
    words = {
        "name": name,
        "title": title_of(name),
        "class_name": title_of(name).replace(" ", ""),
        "prefix": name[:2].upper(),
    }
    for path, template in templates(name):
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        with place.open("x", encoding="utf-8") as file:
            file.write(Template(template).substitute(words))


def title_of(name: str) -> str:
    """The name as a title.

    >>> title_of("reef_race")
    'Reef Race'
    """
    return " ".join(word.capitalize() for word in name.split("_") if word)


def templates(name: str) -> list[tuple[Path, str]]:
    """Every file of a new game as its path and its text with placeholders."""
    folder = files("shoal.cli") / TEMPLATES
    return [
        (path_of(path, name), file.read_text(encoding="utf-8")) for path, file in found_in(folder)
    ]


def path_of(path: Path, name: str) -> Path:
    """Where the file of a template belongs.

    >>> str(path_of(Path("package/RULES.md.template"), "reef_race"))
    'reef_race/RULES.md'
    """
    renamed = {"package": name, "test_game.py": f"test_{name}.py"}
    parts = [part.removesuffix(SUFFIX) for part in path.parts]
    return Path(*[renamed.get(part, part) for part in parts])


def found_in(folder: Traversable, above: Path = Path()) -> list[tuple[Path, Traversable]]:
    """The templates of a folder and its subfolders, in a fixed order."""
    found = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += found_in(entry, above / entry.name)
        elif entry.name.endswith(SUFFIX):
            found.append((above / entry.name, entry))
    return found
