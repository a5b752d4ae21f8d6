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

from shoal.cli.sentence_parser import SentenceParser
from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.core.system_error_reason import reason_of
from shoal.core.text.clip import clip
from shoal.games import names

TEMPLATES: Final = "templates"
SUFFIX: Final = ".template"

NAME: Final = re.compile(r"[a-z]{2}[a-z0-9_]{0,28}")
"""The first two letters begin the numbers of the rules."""


def add_arguments(parser: SentenceParser) -> None:
    """The command's arguments."""
    parser.add_argument("name", metavar="NAME", help=say("help-new-name"))
    parser.add_argument("--folder", type=Path, metavar="DIR", help=say("help-new-folder"))


def run(args: argparse.Namespace) -> int:
    """Write the game, and say what to do with it."""
    check_name(args.name)
    folder = args.folder or Path(args.name)
    try:
        write_game(args.name, folder)
    except OSError as wrong:
        unwritten = say("cli-new-unwritten", folder=clip(str(folder)), reason=reason_of(wrong))
        raise ShoalError(unwritten) from wrong
    for line in (
        say("cli-new-written", title=title_of(args.name), folder=str(folder)),
        say("cli-new-commands", name=args.name),
        say("cli-new-readme"),
    ):
        print(args.words.format(line))
    return 0


def check_name(name: str) -> None:
    """Refuse a name that cannot be a module, or that another game or module has."""
    if not NAME.fullmatch(name):
        raise ShoalError(say("cli-new-bad-name", name=clip(name)))
    if name in names():
        raise ShoalError(say("cli-new-known-name", name=name))
    if keyword.iskeyword(name) or name in sys.stdlib_module_names or name in {"shoal", "tests"}:
        raise ShoalError(say("cli-new-python-name", name=name))


def write_game(name: str, folder: Path) -> None:
    """Write every file into a folder that is new or empty."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise ShoalError(say("cli-new-not-empty", folder=clip(str(folder))))
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
