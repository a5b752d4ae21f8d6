"""What a new player needs: everything is visible, and input is understood."""

import asyncio
from pathlib import Path

import pytest
from tui.screen_driver import SIZES, drive, new_table, typed

import shoal
from shoal.cli.commands.playing.play import check_save
from shoal.core.errors import ShoalError
from shoal.games import game_info, names
from shoal.tui.replay import Replay
from shoal.tui.rules_text import plain_rules
from shoal.tui.screen.app import ShoalApp
from shoal.tui.screen.replay import ReplayScreen

pytestmark = pytest.mark.long

RECORDS = Path(__file__).parents[1] / "games" / "jaws" / "records"


def last_move(table):
    """The person's last move."""
    return [text for seat, text in table.record().moves if seat == 0][-1]


@pytest.mark.parametrize("name", names())
def test_the_scroll_hint_is_shown_exactly_while_the_board_is_cut(name):
    async def act(driver):
        board, seen = driver.table_screen.board, []
        for keys in ([], ["f4"], ["escape"], ["x"], ["escape"], ["down", "enter"]):
            await driver.press(*keys)
            await driver.settle()
            seen.append(
                (board.scroll_y < board.max_scroll_y, "PgDn" in str(board.scroll_hint.content))
            )
        return seen

    assert all(cut == told for cut, told in drive(new_table(name), act))


def test_right_arrow_selects_among_matching_moves_and_enter_plays():
    table = new_table("jaws")

    async def act(driver):
        await driver.press(*typed("sta"), "right", "right", "right", "left")
        marked = driver.screen.moves.move
        await driver.press("enter")
        return marked

    assert drive(table, act) == "start 2" == last_move(table)


def test_the_cells_of_the_selected_move_are_visible():
    table = new_table("sharktank", players=4)

    async def act(driver):
        screen = driver.table_screen
        for _ in range(200):
            if screen.moves.move.startswith("tile"):
                break
            await driver.press("enter", "down")
        else:
            raise AssertionError("No tile could be put down.")
        await driver.settle()
        board = screen.board
        row = screen.moves.move.split()[-1][1:]
        line = next(n for n, t in enumerate(driver.board.split("\n")) if t.split()[:1] == [row])
        return board.scroll_y <= line < board.scroll_y + board.size.height

    assert drive(table, act)


def test_after_a_refusal_all_moves_are_listed_and_the_sentence_stays():
    async def act(driver):
        every = len(driver.screen.moves.grid.cells)
        await driver.enter("stop")
        return driver.said, driver.screen.prompt.value, len(driver.screen.moves.grid.cells) == every

    said, line, all_back = drive(new_table("sharkbait"), act)
    assert "(SB-11)" in said and line == "" and all_back


@pytest.mark.parametrize("word", ["rules", "help", "log"])
def test_one_escape_closes_a_pane_opened_by_a_command(word):
    async def act(driver):
        await driver.enter(word)
        opened = driver.screen.pane, driver.screen.prompt.value
        await driver.press("escape")
        return opened, driver.screen.pane

    assert drive(new_table("sharkbait"), act) == ((word, ""), "")


def test_a_question_reads_a_move_like_the_input():
    async def act(driver):
        await driver.press(*typed("? f2"), "enter")
        return driver.said

    assert drive(new_table("sharkbait", players=3), act) == "You may play fish 2x2."


def test_the_prompt_asks_for_no_move_after_the_game():
    async def act(driver):
        for _ in range(1000):
            if driver.table_screen.table.over:
                break
            await driver.play_first()
        else:
            raise AssertionError("The game did not end.")
        return driver.table_screen.prompt.placeholder

    assert "type a move" not in drive(new_table("pescado", throws=4), act)


def test_long_names_do_not_touch_the_scroll_hint():
    async def act(driver):
        head = driver.table_screen.head
        return len(str(head.content)) < head.size.width, str(head.content)

    fits, heading = drive(new_table("sharktank", players=4, level="easy"), act)
    assert fits and "Otto" in heading


def test_a_record_never_overwrites_a_file(tmp_path):
    path = tmp_path / "game.record"
    path.write_text("precious")
    with pytest.raises(ShoalError, match="exists already"):
        check_save(path)
    assert path.read_text() == "precious"


def look_at_the_end(record):
    """The recent log lines in sight at the end of a record, on a small screen."""

    async def run():
        replay = Replay(shoal.read(record))
        app = ShoalApp(ReplayScreen(replay, 0, None), "dark")
        async with app.run_test(size=SIZES["small"]) as pilot:
            await pilot.press("end")
            await pilot.pause()
            await pilot.pause()
            pane = app.screen.recent_log
            lines = str(pane.content_text.content).split("\n")
            top = int(pane.scroll_y)
            return str(replay.verdict(None)), lines[top : top + pane.size.height]

    return asyncio.run(run())


def test_the_end_of_a_record_says_who_has_won():
    verdict, shown = look_at_the_end(min(RECORDS.glob("*.record")))
    assert verdict and " ".join(" ".join(shown).split()).endswith(verdict)


def test_the_recent_log_is_wrapped_between_words_with_an_indent():
    async def act(driver):
        await driver.play_first(3)
        return str(driver.table_screen.recent_log.content_text.content).split("\n")

    table = new_table("jaws")
    lines = drive(table, act)
    assert all(line.startswith(("- ", "  ")) and len(line) < 80 for line in lines)
    heard = [table.text(message, 0) for entry in table.log(0) for message in entry.messages]
    assert {word for line in lines for word in line[2:].split()} <= set(" ".join(heard).split())


@pytest.mark.parametrize("name", names())
def test_rules_are_shown_without_markup_within_eighty_columns(name):
    told = plain_rules(game_info(name).rules(), 80)
    assert not any(mark in told for mark in ("|", "*", "](", "`"))
    assert max(map(len, told.split("\n"))) <= 80


def test_a_position_is_shown_only_without_secrets():
    record = shoal.read(min(RECORDS.glob("*.record")))
    assert Replay(record).position(1).startswith("players=")
    assert Replay(record, (0,)).position(1) == ""


def test_a_pane_has_its_own_scroll_hint():
    async def act(driver):
        seen = []
        for keys in (["f3"], ["escape"], ["f2"], ["pagedown"] * 99, ["escape"]):
            await driver.press(*keys)
            await driver.settle()
            seen.append(str(driver.table_screen.board.scroll_hint.content))
        return seen

    board = "PgDn ▼"
    assert drive(new_table("jaws"), act) == ["", board, "PgUp ▲ PgDn ▼", "PgUp ▲", board]
