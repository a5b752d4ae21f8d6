"""The browser's part of the page 'Write your own game': its game is played to the end."""

import re

import own_game_page
import pytest
from server.serving import Serving
from waiting import attempts
from web.people import Person

MOVE = re.compile(r"^(roll|bank)\b", re.IGNORECASE)
BANK = re.compile(r"^bank\b", re.IGNORECASE)
GOAL = "10"


@pytest.fixture(scope="module", params=["drawn from the fields", "of its own"])
def board(request, tmp_path_factory):
    """A server that offers the game without a board, or with that of the page."""
    folder = tmp_path_factory.mktemp("own")
    has_board = request.param == "of its own"
    write = own_game_page.write_whole_game if has_board else own_game_page.write_game
    with Serving(folder, "--game", str(write(folder))) as serving:
        yield serving, has_board


def set_up(ada):
    """Choose the game in the lobby, a bot as the opponent, and a short game."""
    ada.page.goto("/")
    ada.page.get_by_label("Your name").fill(ada.name)
    ada.page.locator(f"a[href='/new/{own_game_page.NAME}']").click()
    ada.page.locator(".seat-choice select").nth(1).select_option("bot:easy")
    ada.page.get_by_text("House rules").click()
    ada.page.locator("#option-goal").fill(GOAL)
    ada.page.get_by_role("button", name="Create game").click()
    ada.page.wait_for_url("**/table/**")


def test_the_game_of_the_page_is_played_in_the_browser(browser, board):
    serving, has_board = board
    ada = Person(browser, "Ada", base_url=serving.address)
    set_up(ada)
    host = ada.page.locator(".board-host")
    host.locator(f".{own_game_page.NAME}" if has_board else ".generic-board").wait_for()
    pressed = []
    for _ in attempts("the end of the game"):
        if ada.page.locator(".result").count():
            break
        bank, move = [host.get_by_role("button", name=name) for name in (BANK, MOVE)]
        if ada.page.locator(".banner.mine").count() and move.count():
            button = bank.first if bank.count() else move.first
            pressed.append(button.inner_text())
            button.click()
    assert ada.page.locator(".result .end-sheet").inner_text().count("\n") >= 1
    assert pressed
    ada.close()
    # The page asks for no part that the game leaves out.
    assert ada.errors == []
