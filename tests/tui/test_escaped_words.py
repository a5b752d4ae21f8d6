"""Everything that the terminal says comes from a catalogue: seen in the pseudo-language."""

import asyncio
import html
import re

import pytest
from cli.escaped_words import escaped
from tui.screen_driver import drive, new_table
from tui.test_plain import lines

import shoal
from shoal.core.errors import ShoalError
from shoal.games import game_info, names
from shoal.lessons.lesson import lesson_of
from shoal.sample_games.connect_four import GAME
from shoal.tui.command_help import AFTER_RULES, BEFORE_RULES
from shoal.tui.commands import PLAIN_WORDS
from shoal.tui.plain_replay import step_through
from shoal.tui.replay import Replay
from shoal.tui.saved_games import open_saved
from shoal.tui.screen.app import ShoalApp
from shoal.tui.screen.replay import ReplayScreen
from shoal.tui.tables.lesson_table import LessonTable
from shoal.tui.tables.local_table import LocalTable

COMMANDS = " ".join([*PLAIN_WORDS, *(command for command, _ in (*BEFORE_RULES, *AFTER_RULES))])
NOTATION = f"drop CF {GAME.pitch}"
"""What Connect Four has in no catalogue."""
KEYS = "Tab Esc home end"
SCREEN_TEXT = re.compile(r"<text[^>]*-r\d+[^>]*>([^<]*)</text>")


def table_of(people=(0,)):
    """A table of Connect Four, which has no text of its own that is not in a catalogue."""
    match = shoal.new(GAME, 2, 5)
    levels = {seat: "random" for seat in range(2) if seat not in people}
    return LocalTable(match, f"{5:064x}", levels, language="pseudo")


def plain(table, *typed):
    return lines(table, [*typed, "quit"])


def seen(app):
    """What is visible on the screen, as text."""
    return html.unescape(" ".join(SCREEN_TEXT.findall(app.export_screenshot())))


def test_a_game_line_by_line():
    told = plain(
        table_of(),
        *("help", "drop 3", "log", "hint", "board", "moves", "moves x", "d", "99"),
        *("? drop 1", "drop 9", "undo", "undo", "agree", "player 9", "player 2", "seat 0"),
        *("replay", "log", "position", "player 7", "999999", "help", "leave"),
    )
    assert "!!]" in told and escaped(told, COMMANDS, NOTATION) == []


MARKS = "QB QH BH QBH"
"""Members of the crew in one place on the map of Jaws."""


def notation_of(game):
    """What moves are made of, which is the same in every language."""
    moves = [game.notation.write_move(move) for move in range(game.move_count)]
    return " ".join([*moves, MARKS, "rule yorbgk SB PE ST UR JW"])


@pytest.mark.parametrize("name", names())
def test_every_game_line_by_line(name):
    """Each seat plays first moves at one keyboard, and asks for everything on the way."""
    players = game_info(name).min_players
    match = shoal.new(name, players, 5)
    table = LocalTable(match, f"{5:064x}", {}, language="pseudo")
    told = plain(table, *["log", "board", "moves", "1", "undo", "1"] * 8, "replay", "leave")
    assert "!!]" in told and escaped(told, COMMANDS, notation_of(match.game)) == []


@pytest.mark.parametrize("name", names())
def test_every_lesson_line_by_line(name):
    lesson = lesson_of(game_info(name))
    table = LessonTable(lesson, "pseudo")
    typed = [move for step in lesson.steps for move in ("help", "hint", "dance", *step.moves)]
    told = lines(table, [*typed, "quit"])
    known = f"{notation_of(table.game)} dance shoal play --resume lesson"
    assert "!!]" in told and escaped(told, COMMANDS, known) == []


def test_people_at_one_keyboard():
    told = plain(table_of((0, 1)), "drop 3", "player 1", "drop 4")
    assert "!!]" in told and escaped(told, COMMANDS, NOTATION) == []


def test_a_replay_line_by_line(capsys):
    table = table_of()
    step_through(table.replay((0,)), 0, 0, iter(["position", "player x", "x", "?"]))
    told = capsys.readouterr().out
    assert "!!]" in told and escaped(told, COMMANDS, NOTATION) == []


def test_what_is_said_when_a_player_leaves(tmp_path):
    table = table_of()
    assert escaped(table.text(table.farewell(), None)) == []
    table.record_path = tmp_path
    assert escaped(table.text(table.farewell(), None), str(tmp_path)) == []
    saved = new_table("sharkbait")
    saved.language = "pseudo"
    assert escaped(saved.text(saved.farewell(), None), "shoal play --resume") == []


@pytest.mark.parametrize("wanted", ["", "reef-1"])
def test_a_saved_game_that_does_not_exist(wanted):
    with pytest.raises(ShoalError) as refused:
        open_saved(wanted)
    assert escaped(refused.value.sentence("pseudo")) == []


@pytest.mark.parametrize("size", ["small", "large"])
@pytest.mark.parametrize(
    "keys",
    [
        [],
        ["enter"],
        ["f1"],
        ["f3"],
        ["f4"],
        ["f4", "enter"],
        ["f5"],
        ["x"],
        ["d", "enter"],
        ["down", "enter"],
        [*"drop", "space", "9", "enter"],
        [*"agree", "enter"],
        ["f6"],
        ["f6", "question_mark"],
    ],
    ids=" ".join,
)
def test_the_full_screen(keys, size):
    async def act(driver):
        await driver.press(*keys)
        return seen(driver.app)

    told = drive(table_of(), act, size)
    typed = "".join(key for key in keys if len(key) == 1)
    assert "!!]" in told and escaped(told, COMMANDS, NOTATION, KEYS, typed) == []


def test_the_end_of_a_game_on_the_full_screen():
    table = table_of((0, 1))

    async def act(driver):
        for move in ["drop 1", "drop 2"] * 3 + ["drop 1"]:
            await driver.enter(move)
        return seen(driver.app)

    told = drive(table, act)
    assert table.over and escaped(told, COMMANDS, NOTATION) == []


def test_a_replay_on_the_full_screen():
    async def run():
        replay = Replay(table_of().record(), language="pseudo")
        app = ShoalApp(ReplayScreen(replay, 0, None), "dark")
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("tab")
            return seen(app)

    told = asyncio.run(run())
    assert "!!]" in told and escaped(told, NOTATION, KEYS) == []
