"""The page has its own font: it looks the same with any installed fonts."""

import json
import re
import threading
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from web.boards.test_modules import WEB
from web.boards.test_readable import TOUCH, UNREADABLE
from web.fonts import launch_with_font
from web.gallery import serve
from web.people import Person
from web.tables import open_table
from web.views import GAMES, views

import shoal

TEXT_BOXES = (Path(__file__).parents[1] / "text_boxes.js").read_text()
SIZES = pytest.mark.parametrize(
    "size",
    [pytest.param((390, 844), marks=pytest.mark.long), (1280, 800)],
    ids=["phone", "desk"],
)
FONTS = sorted((WEB / "vendor").glob("*.woff2"))


@pytest.fixture(scope="module")
def machines(browser, tmp_path_factory):
    """Two browsers: on one machine all letters are narrow, on the other all are wide."""
    folder = tmp_path_factory.mktemp("fonts")
    made = [
        launch_with_font(browser.browser_type, folder, name, width)
        for name, width in (("narrow", 300), ("wide", 1000))
    ]
    yield made
    for one in made:
        one.close()


@pytest.mark.long
@SIZES
@pytest.mark.parametrize("game", [game for game in GAMES if game in shoal.game_names()])
def test_a_board_looks_the_same_with_any_installed_fonts(machines, game, size):
    shown = views(game)
    server = serve(json.loads(json.dumps({game: shown})))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    people = [Person(browser, "Ada", size=size) for browser in machines]
    for somebody in people:
        somebody.page.goto(f"http://127.0.0.1:{server.server_port}/gallery?framed&game={game}")
        somebody.page.wait_for_selector(f".{game}")
    for kind in list(shown)[::2]:
        narrow, wide = [boxes_of(somebody, kind) for somebody in people]
        assert narrow == wide, kind
    for somebody in people:
        somebody.close()
    server.shutdown()


def boxes_of(somebody, kind):
    somebody.page.evaluate("(kind) => show(kind)", kind)
    return somebody.page.evaluate(TEXT_BOXES)


@pytest.fixture(scope="module")
def tables(browser, serving):
    """Addresses of pages on a server, and the stored state of a player's browser."""
    ada = Person(browser, "Ada", base_url=serving.address)
    open_table(ada, "jaws", 3)
    waiting = ada.page.url
    open_table(ada, "urchins", 2, here=[(2, "Bo")])
    ada.page.wait_for_selector(".urchins")
    found = {
        "/": ".game-card",
        "/new/jaws": ".setup-start",
        "/rules/sharkbait": ".rule",
        waiting: ".invitation",
        ada.page.url: ".log li, .last-line",
    }
    kept = ada.context.storage_state()
    ada.close()
    return found, kept


@SIZES
def test_a_page_looks_the_same_with_any_installed_fonts(machines, serving, tables, size):
    addresses, kept = tables
    for address, part in addresses.items():
        people = [
            Person(browser, "Ada", size=size, base_url=serving.address, storage_state=kept)
            for browser in machines
        ]
        for ada in people:
            ada.page.goto(address)
        for ada in people:
            ada.page.wait_for_selector(part)
        narrow, wide = [settled_boxes(ada.page) for ada in people]
        for ada in people:
            ada.close()
        assert narrow == wide, address


def settled_boxes(page):
    """The boxes of all text, after they have not changed for half a second."""
    read = [page.evaluate(TEXT_BOXES)]
    for _ in range(200):
        page.wait_for_timeout(125)
        read.append(page.evaluate(TEXT_BOXES))
        if len(read) > 4 and read[-5:] == read[-1:] * 5:
            return read[-1]
    raise AssertionError("The text never came to rest.")


def test_lines_fit_when_the_font_loads_late(machines, serving):
    ada = Person(machines[0], "Ada", size=(300, 700), base_url=serving.address)
    open_table(ada, "pescado", 2, here=[(2, "Bo")], options={"throws": "4"})
    ada.page.wait_for_selector(".pescado")
    asked = []
    ada.page.route("**/*.woff2", lambda route: asked.append(route))  # noqa: PLW0108 - wants a function
    ada.page.goto(ada.page.url, wait_until="commit")
    ada.page.locator(".last-line").click()
    ada.page.locator("dialog .log .more-lines").first.click()
    ada.page.locator("dialog .log").get_by_text("rolls").first.wait_for()
    assert ada.page.evaluate("document.fonts.status") == "loading"
    for route in asked:
        route.continue_()
    ada.page.evaluate("() => document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    assert ada.page.evaluate(UNREADABLE, TOUCH) == []
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("dialog", state="detached")
    assert ada.page.evaluate(UNREADABLE, TOUCH) == []
    ada.close()


def test_every_character_of_the_page_is_in_its_font():
    written = set().union(*(TTFont(font).getBestCmap() for font in FONTS))
    code = [
        path
        for folder in (WEB, *WEB.parent.glob("games/*/web"))
        for path in [*folder.glob("*.js"), *folder.glob("*.css"), *folder.glob("*.html")]
    ]
    lacking = {
        path.name: signs
        for path in code
        if (signs := {one for one in path.read_text() if ord(one) >= 0x20} - set(map(chr, written)))
    }
    assert lacking == {}


def test_the_font_has_tabular_figures():
    features = TTFont(WEB / "vendor" / "figtree-5.3.0-latin.woff2")["GSUB"].table.FeatureList
    assert "tnum" in {record.FeatureTag for record in features.FeatureRecord}


def test_a_page_preloads_its_font():
    told = (WEB / "page.html").read_text()
    preloaded = re.findall(r'<link rel="preload" href="/web/(\S+)" as="font"', told)
    assert preloaded == ["vendor/figtree-5.3.0-latin.woff2"]
