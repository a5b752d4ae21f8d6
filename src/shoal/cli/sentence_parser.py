"""The class of all our parsers of arguments."""

import argparse
from collections.abc import Sequence
from typing import Any, Final, NoReturn

from shoal.core.catalogue import Catalogue, load_program
from shoal.core.message import Message, say

USAGE_ERROR: Final = 2

GAME_FIRST: Final = "game_first"
"""The default that says that ``--game GAME`` is the same as GAME as the first argument."""


class SentenceParser(argparse.ArgumentParser):
    """A parser that reports an error in one sentence and shows defaults in the help.

    Help is given as messages; ``words`` is the catalogue for them. The parsed arguments have it
    too.
    """

    # Any: whatever argparse takes; see argparse.ArgumentParser.
    def __init__(self, *, words: Catalogue | None = None, **how: Any) -> None:
        self.words = words or load_program("en")
        super().__init__(**how)
        self.set_defaults(words=self.words)

    # Any: whatever argparse takes and returns.
    def parse_known_args(  # type: ignore[override]  # argparse has overloads
        self, args: Sequence[str] | None = None, namespace: Any = None
    ) -> Any:
        """Parse arguments, with the game of ``--game`` as the first one."""
        if args is not None and self.get_default(GAME_FIRST):
            args = game_first(args)
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        """Print the error and exit."""
        problem = message[0].upper() + message[1:].rstrip(".")
        sentence = self.words.format(say("cli-usage-error", problem=problem, command=self.prog))
        self.exit(USAGE_ERROR, f"shoal: {sentence}\n")

    # Any: whatever argparse takes; see argparse.ArgumentParser.add_argument.
    def add_argument(
        self,
        *names: str,
        help: Message | str | None = None,  # noqa: A002 - as argparse has it
        **how: Any,
    ) -> argparse.Action:
        """Add an argument, with its default in the help."""
        text = self._help_text(help)
        action = super().add_argument(*names, help=text, **how)
        has_default = isinstance(action.default, str | int | float) and action.nargs != 0
        if has_default and action.default not in ("", argparse.SUPPRESS) and text:
            action.help = f"{text} {self.words.format(say('help-default', value='%(default)s'))}"
        return action

    def _help_text(self, about: Message | str | None) -> str | None:
        """The help in words; a solver or argparse itself may give a text."""
        if isinstance(about, Message):
            return self.words.format(about).replace("%", "%%")
        return about


def game_first(arguments: Sequence[str]) -> list[str]:
    """The arguments, with the games of ``--game`` as the first ones.

    >>> game_first(["easy", "medium", "--game", "their_game.py", "--games=4"])
    ['their_game.py', 'easy', 'medium', '--games=4']
    """
    games, others = [], []
    left = iter(arguments)
    for argument in left:
        if argument.startswith("--game="):
            games.append(argument.removeprefix("--game="))
        elif argument == "--game" and (game := next(left, None)) is not None:
            games.append(game)
        else:
            others.append(argument)
    return [*games, *others]
