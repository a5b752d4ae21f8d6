"""The full screen, driven by keys."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from tui.screen_driver import drive, new_table, play_to_the_end, typed

import shoal
from shoal.games import game_info, names
from shoal.tui.log_text import folded, log_lines
from shoal.tui.replay import Replay
from shoal.tui.screen.app import ShoalApp
from shoal.tui.screen.replay import ReplayScreen
from shoal.tui.screen.shared_device import SharedDeviceScreen

RECORDS = Path(__file__).parents[1] / "games" / "jaws" / "records"


@pytest.mark.parametrize(
    ("size", "theme"),
    [("small", "dark"), pytest.param("large", "light", marks=pytest.mark.long)],
)
@pytest.mark.parametrize(
    "name", [*(pytest.param(name, marks=pytest.mark.long) for name in names()[:-1]), names()[-1]]
)
def test_a_whole_game_can_be_played_by_keys(name, size, theme):
    table = new_table(name)
    drive(table, play_to_the_end, size, theme)
    assert table.over and shoal.verify(table.record_path) == []


def test_the_end_says_who_has_won_and_what_decided_it():
    table = new_table("pescado", throws=4)

    async def act(driver):
        await play_to_the_end(driver)
        return driver.said

    said = drive(table, act)
    assert said == f"{table.verdict_sentence(0)} F6 replays, F10 leaves."
    assert "(PE-" in said


def test_bad_notation_is_one_sentence_and_changes_nothing():
    table = new_table("sharkbait")

    async def act(driver):
        before = table.match.step
        await driver.enter("swim away")
        return driver.said, table.match.step - before

    said, steps = drive(table, act)
    assert said.startswith("'swim away' is not a move of SharkBait") and steps == 0


def test_after_a_refusal_the_next_letter_starts_a_new_input():
    async def act(driver):
        await driver.enter("swim away")
        await driver.press("s")
        return driver.table_screen.prompt.value

    assert drive(new_table("sharkbait"), act) == "s"


def test_keys_that_come_faster_than_the_screen_keep_their_order():
    table = new_table("urchins", size=6)

    async def act(driver):
        await driver.rattle("a", "tab", "y", "tab", *["right"] * 3, "left", "down", "up", "enter")

    drive(table, act)
    moves = [text for seat, text in table.record().moves if seat == 0]
    assert moves[0] == "add yellow b1"


@pytest.mark.parametrize(("size", "hint"), [("small", "PgDn ▼"), ("large", "")])
def test_a_scroll_hint_says_where_there_is_more_of_the_board(size, hint):
    async def act(driver):
        first = str(driver.table_screen.board.scroll_hint.content)
        await driver.press("pagedown", "pagedown", "pagedown")
        return first, str(driver.table_screen.board.scroll_hint.content)

    last = "PgUp ▲" if hint else ""
    assert drive(new_table("sharktank"), act, size) == (hint, last)


def test_every_column_of_the_board_can_be_seen():
    async def act(driver):
        board = driver.table_screen.board
        return max(len(line) for line in driver.board.split("\n")), board.size.width

    for name in names():
        widest, width = drive(new_table(name), act)
        assert widest <= width == 80


def test_the_help_says_what_the_game_is_about():
    async def act(driver):
        await driver.press("f1")
        return str(driver.screen.query_one("#help").content_text.content)

    assert drive(new_table("pescado"), act).startswith(game_info("pescado").pitch)


def test_a_large_screen_shows_all_recent_lines():
    table = new_table("urchins", size=6)

    async def act(driver):
        await driver.play_first(2)
        return str(driver.table_screen.recent_log.content_text.content)

    told = drive(table, act, "large")
    words = partial(table.text, seat=0)
    lines = [folded(line, 1000) for line in log_lines(table.log(0), words)]
    assert told.split() == " ".join(lines).split()


def test_an_illegal_move_is_refused_and_f2_shows_the_rule():
    table = new_table("sharkbait")

    async def act(driver):
        await driver.enter("stop")
        said = driver.said
        await driver.press("f2")
        marked = [paragraph.id for paragraph in driver.screen.query(".marked")]
        return said, marked, driver.screen.pane

    said, marked, pane = drive(table, act)
    assert "(SB-11)" in said and marked == ["sb-11"] and pane == "rules"


def test_f2_opens_the_rule_that_is_asked_about_and_closes_it_again():
    async def act(driver):
        await driver.press("f2")
        marked = [paragraph.id for paragraph in driver.screen.query(".marked")]
        await driver.press("f2")
        return marked, driver.screen.pane

    assert drive(new_table("sharkbait"), act) == (["sb-10"], "")


@pytest.mark.parametrize("size", ["small", "large"])
def test_the_requested_rule_is_visible(size):
    async def act(driver):
        await driver.enter("? SB-29")
        await driver.press("escape")
        await driver.enter("? SB-29")
        paragraph = driver.screen.query_one("#sb-29")
        pane = driver.screen.query_one("#rules")
        return pane.region.y <= paragraph.region.y < pane.region.bottom

    assert drive(new_table("sharkbait"), act, size)


@pytest.mark.parametrize(
    "keys",
    [["f12"], ["ctrl+x"], ["insert"], ["ctrl+left"], ["up"] * 9, ["é", "escape"], ["shift+tab"]],
)
def test_unknown_keys_change_nothing(keys):
    table = new_table("urchins")

    async def act(driver):
        before = table.match.position()
        await driver.press(*keys)
        return driver.table_screen.prompt.value, table.match.position() == before

    assert drive(table, act) == ("", True)


def test_typing_narrows_a_long_list_of_moves():
    async def act(driver):
        all_of_them = len(driver.screen.moves.grid.cells)
        await driver.press(*typed("red b1"))
        return all_of_them, [cell.move for cell in driver.screen.moves.grid.cells]

    assert drive(new_table("urchins", size=6), act) == (72, ["add red b1"])


def test_tab_completes_a_move():
    async def act(driver):
        await driver.press("a", "tab")
        first = driver.screen.prompt.value
        await driver.press("r", "tab", "b", "1")
        cells = [cell.move for cell in driver.screen.moves.grid.cells]
        return first, driver.screen.prompt.value, cells

    assert drive(new_table("urchins", size=6), act) == ("add ", "add red b1", ["add red b1"])


def test_an_ambiguous_abbreviation_is_not_played():
    table = new_table("urchins", size=6)

    async def act(driver):
        before = table.match.step
        await driver.enter("add red")
        return driver.said, table.match.step - before

    said, steps = drive(table, act)
    assert said.startswith("36 moves match") and steps == 0


def test_arrows_choose_among_the_moves_that_match():
    table = new_table("urchins", size=6)

    async def act(driver):
        await driver.press(*"add", "space", *"yel", "down", "up", "enter")

    drive(table, act)
    moves = [text for seat, text in table.record().moves if seat == 0]
    assert moves[0] == "add yellow a1"


def test_a_hint_shows_a_move_and_says_why():
    async def act(driver):
        await driver.press("f4")
        return driver.screen.moves.hinted, driver.said

    hinted, said = drive(new_table("sharkbait"), act)
    assert hinted and hinted in said


def test_undo_also_undoes_later_moves_when_no_die_fell():
    table = new_table("urchins", size=6)

    async def act(driver):
        before = table.match.position()
        await driver.play_first(2)
        await driver.press("f5")
        await driver.press("f5")
        return driver.said, table.match.position() == before

    assert drive(table, act) == ("Your last move was undone.", True)


def test_a_throw_cannot_be_undone():
    async def act(driver):
        await driver.press("f5")
        return driver.said

    said = drive(new_table("sharkbait"), act)
    assert said == "Nothing can be undone: dice were rolled or cards drawn since the last move."


def test_the_log_and_the_help_open_and_close():
    async def act(driver):
        seen = []
        for keys in (["f3"], ["f1"], ["escape"]):
            await driver.press(*keys)
            seen.append(driver.screen.pane)
        return seen

    assert drive(new_table("sharkbait"), act) == ["log", "help", ""]


def test_a_replay_during_the_game_shows_only_the_players_own_view():
    async def act(driver):
        await driver.press("f6")
        opened = isinstance(driver.screen, ReplayScreen)
        await driver.press("home", "right", "tab", "down")
        screen = driver.screen
        seen = screen.step, screen.viewer
        await driver.press("escape")
        return opened, seen, isinstance(driver.screen, ReplayScreen)

    opened, (step, viewer), still = drive(new_table("sharkbait"), act)
    assert opened and viewer == 0 and step > 1 and not still


def test_after_the_game_replay_shows_all_views():
    async def act(driver):
        await play_to_the_end(driver)
        await driver.press("f6", "home", "right", "tab")
        return driver.screen.step, driver.screen.viewer

    assert drive(new_table("pescado", throws=4), act) == (1, 1)


def test_a_shared_device_screen_separates_two_players_with_secrets():
    table = new_table("jaws", people=(0, 1))

    async def act(driver):
        seen = []
        for _ in range(200):
            if driver.table_screen.seat == 1:
                break
            if isinstance(driver.screen, SharedDeviceScreen):
                seen.append((driver.screen.seat, "Only you know" in driver.board))
                await driver.press("x", "enter")
            await driver.play_first()
        else:
            raise AssertionError("It never was seat 1's turn.")
        return seen, "Only you know" in driver.board

    assert drive(table, act) == ([(0, False), (1, True)], False)


def test_no_shared_device_screen_is_shown_without_secrets():
    table = new_table("urchins", people=(0, 1))

    async def act(driver):
        seats = set()
        for _ in range(8):
            await driver.play_first()
            seats.add(driver.screen.seat)
        return seats

    assert drive(table, act) == {0, 1}


def test_f8_switches_the_colours():
    async def act(driver):
        dark = driver.app.theme
        await driver.press("f8")
        return dark, driver.app.theme

    assert drive(new_table("urchins"), act) == ("dark", "light")


def test_the_board_on_the_screen_is_the_text_of_the_game():
    table = new_table("pescado")

    async def act(driver):
        return driver.board

    assert drive(table, act) == table.board(0)


def look(record, viewer, *keys):
    """What is on the board of a record's last step after these keys."""

    async def run():
        replay = Replay(shoal.read(record))
        app = ShoalApp(ReplayScreen(replay, replay.last, viewer), "dark")
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press(*keys)
            return app.screen.step, app.screen.viewer, str(app.screen.board.painted.content)

    return asyncio.run(run())


def test_a_record_is_viewed_as_each_seat_in_turn():
    record = min(RECORDS.glob("*.record"))
    replay = Replay(shoal.read(record))
    for seat in (0, 1):
        step, viewer, board = look(record, seat, *["home"], *["right"] * 3)
        assert (step, viewer) == (3, seat)
        assert len(board) == len(replay.view(3, seat).text())
    secrets = ["You are the shark" in look(record, 0, *["tab"] * n)[2] for n in range(3)]
    assert secrets == [True, False, False]
