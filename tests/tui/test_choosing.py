"""Enter plays only a chosen move; help and the exit commands work everywhere."""

import contextlib
import io

import pytest
from tui.screen_driver import SIZES, drive, new_table, typed
from tui.test_plain import lines
from tui.tmux_pane import Pane

from shoal.games import game_info, names
from shoal.tui.commands import OTHER_NAMES, PLAIN_WORDS, read_command
from shoal.tui.plain_replay import step_through
from shoal.tui.replay import Replay
from shoal.tui.screen.replay import ReplayScreen
from shoal.tui.screen.shared_device import SharedDeviceScreen

WAYS_OUT = ["quit", "leave", "q", "exit", "Leave", " quit "]
CHOOSE = "No move chosen yet: choose one with the arrow keys, or type it."


@pytest.mark.parametrize("name", names())
def test_enter_without_a_choice_plays_nothing(name):
    table = new_table(name)

    async def act(driver):
        before = table.match.step
        await driver.press("enter", "enter", "enter")
        return driver.said, driver.table_screen.moves.move, table.match.step - before

    assert drive(table, act) == (CHOOSE, "", 0)


def test_no_move_looks_chosen_before_a_choice():
    async def act(driver):
        seen = [str(driver.table_screen.moves.grid_text.content)]
        await driver.press("down")
        seen.append(str(driver.table_screen.moves.grid_text.content))
        return ["[" in text for text in seen]

    assert drive(new_table("urchins"), act) == [False, True]


@pytest.mark.parametrize("key", ["down", "up", "left", "right", "tab"])
def test_the_first_arrow_chooses_the_first_move_and_enter_plays_it(key):
    table = new_table("urchins", size=6)

    async def act(driver):
        first = driver.table_screen.moves.moves[0]
        await driver.press(key, "enter")
        return first

    first = drive(table, act)
    assert next(text for seat, text in table.record().moves if seat == 0) == first


def test_after_a_move_the_next_enter_plays_nothing():
    table = new_table("urchins", size=6)

    async def act(driver):
        await driver.press("down", "enter")
        after = table.match.step
        await driver.press("enter")
        return table.match.step - after

    assert drive(table, act) == 0


def test_cleared_text_is_not_a_choice():
    table = new_table("urchins", size=6)

    async def act(driver):
        before = table.match.step
        await driver.press(*typed("add red b1"), "escape", "enter")
        await driver.press("down", "x", "backspace", "enter")
        return table.match.step - before

    assert drive(table, act) == 0


def test_a_hint_is_not_a_choice_but_the_next_arrow_selects_it():
    table = new_table("sharkbait")

    async def act(driver):
        before = table.match.step
        await driver.press("f4")
        hinted = driver.table_screen.moves.hinted
        await driver.press("enter")
        played = table.match.step - before
        await driver.press("right", "enter")
        return hinted, played

    hinted, played = drive(table, act)
    assert played == 0
    assert next(text for seat, text in table.record().moves if seat == 0) == hinted


def test_enter_after_the_shared_device_screen_plays_nothing():
    table = new_table("jaws", people=(0, 1))

    async def act(driver):
        for _ in range(200):
            if isinstance(driver.screen, SharedDeviceScreen):
                break
            await driver.press("down", "enter")
        else:
            raise AssertionError("No cover came.")
        before = table.match.step
        await driver.press("enter", "enter")
        return table.match.step - before

    assert drive(table, act) == 0


def test_an_empty_line_plays_nothing_in_line_mode():
    table = new_table("urchins")
    before = table.match.step
    lines(table, ["", "", "quit"])
    assert table.match.step == before


def test_a_held_enter_plays_nothing_in_a_terminal():
    with Pane(*SIZES["small"], "play", "urchins", "--bots=random", "--seed=4") as pane:
        pane.wait_for("f10 Leave")
        pane.press(*["Enter"] * 12)
        pane.wait_for("No move chosen yet")
        assert not pane.shows("You add")
        pane.press("Down", "Enter")
        pane.wait_for("You add")


@pytest.mark.parametrize("way", WAYS_OUT)
def test_every_exit_command_leaves_the_full_screen(way):
    async def act(driver):
        await driver.enter(way)
        return driver.app.is_running

    assert drive(new_table("urchins"), act) is False


@pytest.mark.parametrize("way", WAYS_OUT)
def test_every_way_out_leaves_the_lines(way):
    assert lines(new_table("urchins"), [way, "add red a1"]).endswith("You left the game.\n")


@pytest.mark.parametrize("way", WAYS_OUT)
def test_every_exit_command_leaves_the_line_mode_at_the_shared_device_screen(way):
    told = lines(new_table("jaws", people=(0, 1)), [way])
    assert "Press Enter." in told and told.endswith("You left the game.\n")


@pytest.mark.parametrize("way", WAYS_OUT)
def test_every_exit_command_leaves_a_replay_in_line_mode(way):
    told = looked_back([way, "last"])
    assert told.count("Step ") == 1


def looked_back(typed_lines):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        step_through(Replay(new_table("urchins").record()), 0, None, iter(typed_lines))
    return printed.getvalue()


@pytest.mark.parametrize("word", ["?", "help", "h"])
def test_a_question_mark_shows_help_in_a_replay_in_line_mode(word):
    told = looked_back([word, "quit"])
    assert told.count("quit or leave") == 2 and "The steps are" not in told


@pytest.mark.parametrize("key", ["q", "l", "escape", "f10"])
def test_every_exit_command_leaves_a_replay_on_the_full_screen(key):
    async def act(driver):
        await driver.press("f6", key)
        return isinstance(driver.screen, ReplayScreen)

    assert drive(new_table("urchins"), act) is False


@pytest.mark.parametrize("key", ["question_mark", "h", "f1"])
def test_a_question_mark_shows_help_in_a_replay_on_the_full_screen(key):
    async def act(driver):
        await driver.press("f6", key)
        return str(driver.screen.recent_log.content_text.content)

    assert "Esc, q or l: leave." in " ".join(drive(new_table("urchins"), act).split())


@pytest.mark.parametrize("word", ["?", "help", "h"])
def test_a_question_mark_shows_help_on_the_full_screen(word):
    async def act(driver):
        await driver.enter(word)
        return driver.screen.pane

    assert drive(new_table("urchins"), act) == "help"


@pytest.mark.parametrize("word", ["?", "help", "h"])
def test_a_question_mark_shows_help_in_line_mode(word):
    told = lines(new_table("urchins"), [word, "quit"])
    assert told.count("quit, leave    the game is saved") == 2


def test_after_the_game_leave_and_exit_work_as_well():
    async def act(driver):
        for _ in range(1000):
            if driver.table_screen.table.over:
                break
            await driver.press("down", "enter")
        else:
            raise AssertionError("The game did not end.")
        await driver.enter("exit")
        return driver.app.is_running

    assert drive(new_table("pescado", throws=4), act) is False


@pytest.mark.parametrize("name", names())
def test_no_move_starts_with_the_word_of_a_command(name):
    game = game_info(name).game()
    verbs = set()
    for move in range(game.move_count):
        with contextlib.suppress(IndexError, KeyError, ValueError):
            verbs.add(game.notation.write_move(move).partition(" ")[0])
    assert verbs and not verbs & {*PLAIN_WORDS, *OTHER_NAMES, "rule", "moves", "seat"}


def test_a_question_about_something_is_still_answered():
    assert read_command("? stop", []).kind == "why"
    assert (
        read_command("rule", []).kind == "why" and read_command("rule SB-17", []).about == "sb-17"
    )
