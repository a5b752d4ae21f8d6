"""The command ``shoal``: reads the arguments and runs a command.

Without a command it serves this machine and opens the browser.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import platformdirs

import shoal
from shoal.cli.old_names import current_names
from shoal.cli.parser import build_parser
from shoal.cli.sentence_parser import USAGE_ERROR

INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; an error is one sentence on standard error and exit code 2."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        language, command = split_language(given)
        command = current_names(command) or ["serve", "--open", "--database", user_database()]
        args = build_parser().parse_args([*language, *command])
        run: Callable[[argparse.Namespace], int] = args.run
        return run(args)
    except shoal.ShoalError as wrong:
        print(f"shoal: {wrong}", file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        print("\nshoal: interrupted.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def split_language(given: Sequence[str]) -> tuple[list[str], list[str]]:
    """The option ``--language`` before the command, and the command with its arguments.

    >>> split_language(["--language", "de", "play", "jaws"]), split_language(["--language=fr"])
    ((['--language', 'de'], ['play', 'jaws']), (['--language=fr'], []))
    """
    words = 0
    if given and given[0].startswith("--language="):
        words = 1
    elif len(given) > 1 and given[0] == "--language":
        words = 2
    return list(given[:words]), list(given[words:])


def user_database() -> str:
    """The file for this user's tables; creates its folder."""
    folder = Path(platformdirs.user_data_dir("shoal", appauthor=False))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return str(folder / "tables.db")
