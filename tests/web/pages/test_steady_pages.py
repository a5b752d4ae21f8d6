"""Buttons do not move while the rest of a page loads."""

import json
import threading
from urllib.parse import quote

import pytest
from web.gallery import serve
from web.people import Person
from web.table.test_table import two_at
from web.tables import join, open_table
from web.views import GAMES, views

import shoal

pytestmark = pytest.mark.long


@pytest.fixture
def held(person):
    """Ada's page, which waits for the words of Jaws; a function lets them load."""
    ada = person("Ada")
    asked = []
    ada.page.route("**/games/jaws/web/about.js", lambda one: asked.append(one))  # noqa: PLW0108 - Playwright marks the function

    def let_go():
        for one in asked:
            one.continue_()

    return ada.page, asked, let_go


@pytest.mark.parametrize(
    ("address", "pressed"), [("/", ".game-card"), ("/new/jaws", ".seat-choice")]
)
def test_a_page_is_shown_only_when_its_texts_are_loaded(held, address, pressed):
    page, asked, let_go = held
    with page.expect_request("**/games/jaws/web/about.js"):
        page.goto(address)
    page.get_by_text("Loading").wait_for()
    page.wait_for_function("() => document.readyState === 'complete'")
    before = page.locator(pressed).count()
    let_go()
    page.locator(pressed).first.wait_for()
    assert (before, len(asked)) == (0, 1)


def test_seats_are_named_before_a_guest_can_press_anything(held, person):
    page, _, let_go = held
    link = open_table(person("Bo"), "jaws", 3)
    with page.expect_request("**/games/jaws/web/about.js"):
        page.goto(link)
    page.get_by_text("Loading").wait_for()
    before = page.get_by_role("button", name="Take a seat").count()
    let_go()
    page.get_by_role("combobox").wait_for()
    assert before == 0


def test_games_in_the_lobby_do_not_move_when_unfinished_games_load(person):
    ada, _ = two_at(person, "urchins")
    asked = []
    ada.page.route("**/api/1/tables/*", lambda one: asked.append(one))  # noqa: PLW0108 - Playwright marks the function
    with ada.page.expect_request("**/api/1/tables/*"):
        ada.page.goto("/")
    ada.page.get_by_text("Loading").wait_for()
    before = ada.page.locator(".game-card").count()
    asked[0].continue_()
    ada.page.wait_for_selector(".continue-bar")
    assert before == 0
    assert ada.page.locator(".game-card").count() > 0


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_the_start_button_does_not_move_when_players_come_or_go(person, size):
    ada, bo, cleo = person("Ada", size=size), person("Bo"), person("Cleo")
    link = open_table(ada, "urchins", 3)
    for guest in (bo, cleo):
        join(guest, link)
    button = ada.page.locator(".waiting-room-start .button:not(.plain)")
    places = []
    for title, act in (("is here", None), ("for Bo", bo), ("for Bo and Cleo", cleo)):
        if act:
            act.page.goto("/")
        ada.page.get_by_role("heading", name=title).wait_for()
        places.append(button.bounding_box()["y"])
    assert places == [places[0]] * 3


@pytest.mark.parametrize("game", [game for game in GAMES if game in shoal.game_names()])
def test_a_long_prompt_does_not_move_the_board_on_a_phone(browser, game):
    shown = views(game)
    server = serve(json.loads(json.dumps({game: shown})))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    ada = Person(browser, "Ada", size=(390, 844))
    address = f"http://127.0.0.1:{server.server_port}/gallery?framed&game={game}"
    ada.page.goto(f"{address}&kind={quote(next(iter(shown)))}")
    ada.page.wait_for_selector(f".{game}")
    places = {}
    for kind in shown:
        ada.page.evaluate("(kind) => show(kind)", kind)
        # Many players stand in two rows above the board, for the whole game.
        at = places.setdefault(shown[kind]["view"]["players"], set())
        at.add(ada.page.locator(".board-host .board-area").bounding_box()["y"])
    ada.close()
    server.shutdown()
    assert {players: at for players, at in places.items() if len(at) != 1} == {}
