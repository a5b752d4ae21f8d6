"""Moves of the other players are shown one by one, and can be skipped."""

import pytest
from web.table.test_table import add_a_token, settled
from web.tables import join, open_menu, open_table, start

A_MOMENT = 1300


def lines(somebody):
    return somebody.page.locator(".log li").count()


def more_lines(somebody, count):
    """The length of a log when it has more lines than this."""
    return settled(somebody.page, lambda: lines(somebody), lambda seen: seen > count)


def told(somebody, count):
    return settled(somebody.page, lambda: lines(somebody), lambda seen: seen == count) == count


def step(somebody):
    """Make any move of the piece, after adding a token: click a square twice."""
    somebody.page.locator(".spot.highlighted").first.click()
    somebody.page.locator(".spot.on").click()


@pytest.fixture
def seen(person):
    """Ada, whose clock is stopped, has seen the first of Bo's two moves.

    With the length of the log after each of them.
    """
    bo, ada = person("Bo"), person("Ada", speed="calm")
    link = open_table(bo, "urchins", 2, options={"first": "0"})
    join(ada, link)
    start(bo)
    for somebody in (ada, bo):
        somebody.page.wait_for_selector(".urchins")
        somebody.page.wait_for_selector(".log")
    ada.page.clock.install()
    ada.page.clock.pause_at("2100-01-01")
    before = lines(ada)
    add_a_token(bo)
    first = more_lines(bo, before)
    step(bo)
    last = more_lines(bo, first)
    ada.page.wait_for_selector(".skip")
    return ada, first, last


def test_each_move_of_another_player_is_shown_for_a_moment(seen):
    ada, first, last = seen
    assert lines(ada) == first
    ada.page.clock.run_for(A_MOMENT)
    assert told(ada, last)


def test_queued_animations_can_be_skipped(seen):
    ada, _, last = seen
    ada.page.get_by_role("button", name="Skip").click()
    assert told(ada, last)


def test_a_click_on_the_board_skips_animations_and_plays_nothing(seen):
    ada, _, last = seen
    ada.page.clock.run_for(50)
    ada.page.locator(".board-host .spot").first.click(force=True)
    ada.page.clock.run_for(50)
    assert told(ada, last)
    assert ada.page.get_by_role("alert").count() == 0


def test_a_hidden_page_shows_all_moves_at_once(seen):
    ada, _, last = seen
    ada.page.evaluate(
        "() => { Object.defineProperty(document, 'hidden', { value: true });"
        " dispatchEvent(new Event('visibilitychange')); }"
    )
    assert told(ada, last)


def test_a_player_can_choose_to_see_all_moves_at_once(seen):
    ada, _, last = seen
    open_menu(ada.page)
    speeds = ada.page.get_by_role("group", name="Animation")
    speeds.get_by_text("off", exact=True).click()
    ada.page.keyboard.press("Escape")
    ada.page.clock.run_for(50)
    assert told(ada, last)


def test_moves_since_the_players_last_turn_are_in_the_log(seen):
    ada, _, _ = seen
    ada.page.get_by_role("button", name="Skip").click()
    shown = ada.page.locator(".log li:not([hidden])").all_inner_texts

    def is_told(lines):
        return any(line.startswith("Bo ") for line in lines)

    assert is_told(settled(ada.page, shown, is_told))
