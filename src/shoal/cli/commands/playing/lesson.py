"""``shoal lesson``: learn a game by making each kind of move once."""

import argparse

from shoal.cli.arguments import add_game
from shoal.cli.front_end import add_front_end, play_at
from shoal.cli.sentence_parser import SentenceParser
from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.games import find_game
from shoal.lessons.lesson import lesson_of
from shoal.tui.tables.lesson_table import LessonTable


def add_arguments(parser: SentenceParser) -> None:
    """The command's arguments."""
    add_game(parser)
    add_front_end(parser)


def run(args: argparse.Namespace) -> int:
    """Play a game's lesson."""
    info = find_game(args.game)
    lesson = lesson_of(info)
    if lesson is None:
        raise ShoalError(say("error-no-lesson", title=info.title))
    play_at(LessonTable(lesson, args.words.language), args)
    return 0
