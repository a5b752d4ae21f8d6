"""A lesson in the terminal: the text alone says what to type, and a wrong move changes nothing."""

import contextlib
import io
import re
import sys

import pytest
from tui.screen_driver import SIZES
from tui.tmux_pane import Pane

import shoal
from shoal.cli.main import main
from shoal.games import game_info
from shoal.lessons.lesson import lesson_of
from shoal.tui.plain import PlainFrontEnd
from shoal.tui.tables.lesson_table import LessonTable

GAMES = [name for name in shoal.game_names() if lesson_of(game_info(name))]
TYPE = {"en": "Type:", "de": "Gib ein:"}


class Learner:
    """Types what the last prompt says; every third time, another move first."""

    def __init__(self, printed, table, word):
        self.printed = printed
        self.table = table
        self.word = word
        self.lines = 0

    def __iter__(self):
        return self

    def __next__(self):
        self.lines += 1
        assert self.lines < 500
        told = r"\s+".join(self.word.split()) + r"\s((?:.|\n)+?)\n(?=The |Der |Die )"
        wanted = " ".join(re.findall(told, self.printed.getvalue())[-1].split())
        others = [move for move in self.table.moves(self.table.moment.seat) if move != wanted]
        return others[0] if others and self.lines % 3 == 0 else wanted


def learn(name, language="en"):
    """The whole lesson in line mode; returns the table and what was printed."""
    table = LessonTable(lesson_of(game_info(name)), language)
    printed = io.StringIO()
    front_end = PlainFrontEnd(table)
    front_end.lines = Learner(printed, table, TYPE[language])
    with contextlib.redirect_stdout(printed):
        front_end.play()
    return table, printed.getvalue()


@pytest.mark.parametrize("language", TYPE)
@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_can_be_followed_through_the_text_alone(name, language):
    table, text = learn(name, language)
    assert table.over
    told = " ".join(text.split())
    lesson = table.lesson
    for number, step in enumerate(lesson.steps):
        moment = lesson.moment(number, step.moves)
        assert " ".join(table.text(moment.result, moment.seat).split()) in told


def test_a_wrong_move_gets_a_friendly_sentence():
    _, text = learn("urchins")
    assert "Nothing has changed: try again." in " ".join(text.split())


def test_undo_begins_the_step_again():
    table = LessonTable(lesson_of(game_info("pescado")))
    while table.moment.number < 5:
        table.play(0, table.hint(0).move)
    table.play(0, table.hint(0).move)
    assert table.moment.moves
    table.undo(0)
    assert not table.moment.moves and table.moment.number == 5


def test_the_command_plays_a_lesson_from_a_pipe(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.StringIO("move b4 c4\nquit\n"))
    assert main(["lesson", "urchins", "--plain"]) == 0
    assert "That is a fishing square." in " ".join(capsys.readouterr().out.split())


def test_a_game_without_a_lesson_says_so(capsys):
    assert main(["lesson", "shoal.sample_games.connect_four"]) != 0
    assert "Connect Four has no lesson." in capsys.readouterr().err


def test_a_lesson_can_be_followed_on_the_full_screen():
    lesson = lesson_of(game_info("urchins"))
    with Pane(*SIZES["large"], "lesson", "urchins") as pane:
        pane.wait_for("Step 1 of 9")
        for number, step in enumerate(lesson.steps):
            pane.wait_for(f"Step {number + 1} of 9")
            for move in step.moves:
                pane.type(move)
                pane.press("Enter")
        pane.wait_for("every kind of move")
        pane.press("F10")
        pane.wait_for("left with 0")
