"""What somebody who sits down for the first time needs: to see, and to be understood."""

import pytest
from terminal.driving import drive, new_table, typed

from shoal.core.errors import ShoalError
from shoal.games import names
from shoal.terminal.play import check_save


def last_move(table):
    """The person's last move."""
    return [text for seat, text in table.record().moves if seat == 0][-1]


@pytest.mark.parametrize("name", names())
def test_the_sign_is_there_exactly_while_the_board_is_cut(name):
    async def act(driver):
        board, seen = driver.table_screen.board, []
        for keys in ([], ["f4"], ["escape"], ["x"], ["escape"], ["enter"]):
            await driver.press(*keys)
            await driver.settle()
            seen.append((board.scroll_y < board.max_scroll_y, "PgDn" in str(board.sign.content)))
        return seen

    assert all(cut == told for cut, told in drive(new_table(name), act))


def test_right_moves_the_mark_behind_typed_text_and_enter_plays_it():
    table = new_table("jaws")

    async def act(driver):
        await driver.press(*typed("sta"), "right", "right", "left")
        marked = driver.screen.moves.move
        await driver.press("enter")
        return marked

    assert drive(table, act) == "start 2" == last_move(table)


def test_the_cells_of_the_marked_move_are_in_sight():
    table = new_table("sharktank", players=4)

    async def act(driver):
        screen = driver.table_screen
        while not screen.moves.move.startswith("tile"):
            await driver.press("enter")
        await driver.settle()
        board = screen.board
        row = screen.moves.move.split()[-1][1:]
        line = next(n for n, t in enumerate(driver.board.split("\n")) if t.split()[:1] == [row])
        return board.scroll_y <= line < board.scroll_y + board.size.height

    assert drive(table, act)


def test_after_a_refusal_all_moves_are_back_and_the_sentence_stays():
    async def act(driver):
        every = len(driver.screen.moves.grid.cells)
        await driver.enter("stop")
        return driver.said, driver.screen.prompt.value, len(driver.screen.moves.grid.cells) == every

    said, line, all_back = drive(new_table("sharkbait"), act)
    assert "(SB-11)" in said and line == "" and all_back


@pytest.mark.parametrize("word", ["rules", "help", "log"])
def test_one_escape_closes_what_was_opened_by_its_word(word):
    async def act(driver):
        await driver.enter(word)
        opened = driver.screen.pane, driver.screen.prompt.value
        await driver.press("escape")
        return opened, driver.screen.pane

    assert drive(new_table("sharkbait"), act) == ((word, ""), "")


def test_a_question_about_a_move_reads_it_as_the_input_does():
    async def act(driver):
        await driver.press(*typed("? f2"), "enter")
        return driver.said

    assert drive(new_table("sharkbait", players=3), act) == "You may fish 2x2."


def test_after_the_game_the_line_asks_for_no_move():
    async def act(driver):
        while not driver.table_screen.table.over:
            await driver.press("enter")
        return driver.table_screen.prompt.placeholder

    assert "type a move" not in drive(new_table("pescado", throws=4), act)


def test_names_are_clipped_before_they_touch_the_sign():
    async def act(driver):
        head = driver.table_screen.head
        return len(str(head.content)) < head.size.width, str(head.content)

    fits, heading = drive(new_table("sharktank", players=4, level="easy"), act)
    assert fits and " 3 " in heading


def test_a_record_never_takes_the_place_of_another_file(tmp_path):
    path = tmp_path / "game.record"
    path.write_text("precious")
    with pytest.raises(ShoalError, match="exists already"):
        check_save(path)
    assert path.read_text() == "precious"
