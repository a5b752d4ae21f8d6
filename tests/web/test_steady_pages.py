"""Nothing that can be pressed moves away under a finger while the rest of a page comes in."""

import json
import threading
from urllib.parse import quote

import pytest
from web.gallery import serve
from web.people import Person
from web.tables import join, open_table
from web.test_table import two_at
from web.views import GAMES, views

import shoal


@pytest.fixture
def held(person):
    """Ada, whom the words of Jaws do not reach; lets them come."""
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
def test_a_page_is_shown_when_all_that_it_says_is_there(held, address, pressed):
    page, asked, let_go = held
    with page.expect_request("**/games/jaws/web/about.js"):
        page.goto(address)
    page.get_by_text("Loading").wait_for()
    page.wait_for_function("() => document.readyState === 'complete'")
    before = page.locator(pressed).count()
    let_go()
    page.locator(pressed).first.wait_for()
    assert (before, len(asked)) == (0, 1)


def test_who_comes_to_a_table_finds_the_seats_named_before_anything_can_be_pressed(held, person):
    page, _, let_go = held
    link = open_table(person("Bo"), "jaws", 3)
    with page.expect_request("**/games/jaws/web/about.js"):
        page.goto(link)
    page.get_by_text("Loading").wait_for()
    before = page.get_by_role("button", name="Take a seat").count()
    let_go()
    page.get_by_role("combobox").wait_for()
    assert before == 0


def test_the_games_stand_still_in_the_lobby_of_somebody_with_a_game_to_go_on_with(person):
    ada, _ = two_at(person, "urchins")
    asked = []
    ada.page.route("**/api/1/tables/*", lambda one: asked.append(one))  # noqa: PLW0108 - Playwright marks the function
    with ada.page.expect_request("**/api/1/tables/*"):
        ada.page.goto("/")
    ada.page.get_by_text("Loading").wait_for()
    before = ada.page.locator(".game-card").count()
    asked[0].continue_()
    ada.page.wait_for_selector("#continue")
    assert before == 0
    assert ada.page.locator(".game-card").count() > 0


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_whoever_comes_or_goes_the_start_stays_where_it_is(person, size):
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
def test_however_long_a_prompt_is_the_board_stays_where_it_is_on_a_phone(browser, game):
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
        places[kind] = ada.page.locator(".board-host").bounding_box()["y"]
    ada.close()
    server.shutdown()
    assert len(set(places.values())) == 1
