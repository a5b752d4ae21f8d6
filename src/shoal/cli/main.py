"""The command ``shoal``: reads the arguments and runs a command.

Without a command it serves this machine and opens the browser.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import platformdirs

import shoal
from shoal.cli.argparse_words import argparse_in
from shoal.cli.language import language_asked, split_language
from shoal.cli.old_names import current_names
from shoal.cli.parser import build_parser
from shoal.cli.sentence_parser import USAGE_ERROR
from shoal.core.catalogue import choose_language, load_program
from shoal.core.message import say

INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; an error is one sentence on standard error and exit code 2."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    words = load_program(choose_language(os.environ, language_asked(given)))
    try:
        with argparse_in(words):
            language, command = split_language(given)
            command = current_names(command) or ["serve", "--open", "--database", user_database()]
            args = build_parser(words).parse_args([*language, *command])
            run: Callable[[argparse.Namespace], int] = args.run
            return run(args)
    except shoal.ShoalError as wrong:
        print(f"shoal: {wrong.sentence(words.language)}", file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        print(f"\nshoal: {words.format(say('cli-interrupted'))}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def user_database() -> str:
    """The file for this user's tables; creates its folder."""
    folder = Path(platformdirs.user_data_dir("shoal", appauthor=False))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return str(folder / "tables.db")
