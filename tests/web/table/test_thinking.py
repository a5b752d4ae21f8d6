"""A bot that thinks for a long time blocks neither its own table nor others."""

import pytest
from server.serving import Serving
from waiting import LIMIT
from web.people import Person
from web.slow_game import GAME
from web.table.test_table import add_a_token
from web.tables import open_table


@pytest.fixture
def slow_table(browser, tmp_path):
    """A server, Ada, who waits for a slow bot, and Bo, who is to move at another table."""
    with Serving(tmp_path, "--game", "web.slow_game") as serving:
        ada, bo = (Person(browser, name, base_url=serving.address) for name in ("Ada", "Bo"))
        open_table(bo, "urchins", 2, here=[(2, "Cleo")])
        bo.page.wait_for_selector(".urchins-stack.highlighted")
        ada.page.goto(f"/new/{GAME.name}")
        ada.page.locator(".seat-choice select").nth(1).select_option("bot:best")
        ada.page.get_by_role("button", name="Create game").click()
        ada.page.wait_for_selector(".log")
        if ada.page.locator(".banner.mine").count():
            ada.page.locator(".actions .button").first.click()
        ada.page.get_by_text("is thinking").wait_for()
        yield serving, ada, bo
        for somebody in (ada, bo):
            somebody.close()


def test_players_can_chat_while_a_bot_thinks(slow_table):
    _, ada, _ = slow_table
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Write a message").fill("Take your time.")
    ada.page.keyboard.press("Enter")
    ada.page.locator(".chat").get_by_text("Take your time.").wait_for()
    assert ada.page.get_by_text("is thinking").count() == 1


def test_other_tables_continue_while_a_bot_thinks(slow_table):
    _, ada, bo = slow_table
    add_a_token(bo)
    assert ada.page.get_by_text("is thinking").count() == 1


def test_a_server_can_stop_while_a_bot_thinks(slow_table):
    serving, _, _ = slow_table
    serving.process.terminate()
    assert serving.process.wait(LIMIT) == 0
