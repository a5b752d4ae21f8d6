"""Every page: accessible, and fitting a phone."""

import json
import threading

import pytest
from web.axe import violations
from web.gallery import serve
from web.people import Person, play_out
from web.table.test_table import play_now
from web.tables import open_menu, open_table
from web.views import views

import shoal
from shoal.games import game_info

pytestmark = pytest.mark.long


def walk(ada):
    """Visit the pages of a short game; yields the name of each."""
    page = ada.page
    page.goto("/")
    page.wait_for_selector(".game-card")
    yield "lobby"
    page.goto("/new/pescado")
    page.get_by_text("House rules").click()
    yield "set-up"
    page.goto("/rules/sharkbait")
    page.wait_for_selector(".rule")
    yield "rules"
    open_table(ada, "urchins", 2)
    page.wait_for_selector(".invitation")
    yield "waiting"
    open_table(ada, "pescado", 2, here=[(2, "Bo")], options={"throws": "4"})
    page.wait_for_selector(".pescado")
    if page.locator(".last-line").count():  # a screen without a rail has its panels in the menu
        open_menu(page)
    for tab in ("Log", "Chat"):
        page.get_by_role("tab", name=tab).click()
        yield f"table, {tab}"
    if not page.locator("dialog").count():
        open_menu(page)
    for tab in ("Board as text", "Game"):
        page.get_by_role("tab", name=tab).click()
        yield f"table, {tab}"
    page.keyboard.press("Escape")
    if not page.locator(".tool-rules").count():
        open_menu(page)
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector("dialog .rule")
    yield "rules over the table"
    page.get_by_role("button", name="Close").click()
    play_out([ada])
    yield "result"
    page.get_by_role("button", name="Check the dice").click()
    page.locator(".receipt .verdict").wait_for()
    yield "receipt"
    page.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Review the game").click()
    page.wait_for_selector(".steps")
    yield "replay"


def test_axe_finds_nothing_serious_on_any_page(person):
    ada = person("Ada")
    assert {name: found for name in walk(ada) if (found := violations(ada.page))} == {}


@pytest.mark.long
def test_axe_finds_nothing_serious_and_pages_fit_on_a_dark_phone(person):
    ada = person("Ada", size=(360, 740), color_scheme="dark", device_scale_factor=2)
    width = "document.documentElement.scrollWidth"
    wrong = {
        name: found
        for name in walk(ada)
        if (
            found := violations(ada.page)
            + ([] if ada.page.evaluate(width) <= 360 else ["too wide"])
        )
    }
    assert wrong == {}


def test_pages_fit_at_200_percent_zoom(person):
    # 1280 pixels at 200 % leave 640 for the page.
    ada = person("Ada", size=(640, 450), device_scale_factor=2)
    width = "document.documentElement.scrollWidth"
    assert [name for name in walk(ada) if ada.page.evaluate(width) > 640] == []


LARGE_TEXT = """() => {
  document.documentElement.style.fontSize = "200%";
  return document.documentElement.scrollWidth;
}"""
"""The width of a page with text twice as large."""


def test_no_page_is_wider_than_a_phone_with_text_twice_as_large(person):
    ada = person("Ada", size=(360, 740))
    wide = {}
    for name in walk(ada):
        wide[name] = ada.page.evaluate(LARGE_TEXT)
        ada.page.evaluate("document.documentElement.style.fontSize = ''")
    play_now(ada, "Sea Urchins")
    ada.page.goto("/")
    ada.page.wait_for_selector(".continue-bar")
    wide["lobby with a game to go on with"] = ada.page.evaluate(LARGE_TEXT)
    assert {name: width for name, width in wide.items() if width > 360} == {}


def test_no_throw_is_wider_than_a_phone_with_text_twice_as_large(browser):
    shown = json.loads(json.dumps(views("sharkbait")["place fish shark"]))
    shown["view"]["facts"]["thrown"] = [8, 0, 0, 0, 0, 0]
    shown["view"]["moves"] = ["fish 1x8"]
    server = serve({"sharkbait": {"eight": shown}})
    threading.Thread(target=server.serve_forever, daemon=True).start()
    ada = Person(browser, "Ada", size=(360, 740))
    ada.page.goto(f"http://127.0.0.1:{server.server_port}/gallery?framed&game=sharkbait")
    ada.page.wait_for_selector(".sharkbait-choice")
    width = ada.page.evaluate(LARGE_TEXT)
    ada.close()
    server.shutdown()
    assert width <= 360


@pytest.mark.parametrize("title", ["Jaws", "Pescado", "Sea Urchins", "Shark Tank", "SharkBait"])
def test_no_table_is_wider_than_a_phone_with_text_twice_as_large(person, title):
    page = play_now(person("Ada", size=(360, 740)), title)
    assert page.evaluate(LARGE_TEXT) <= 360


def test_every_game_has_a_board_and_a_stylesheet():
    lacking = [
        game
        for game in shoal.game_names()
        if not all(
            (game_info(game).folder / "web" / name).exists() for name in ("board.js", "board.css")
        )
    ]
    assert lacking == []
