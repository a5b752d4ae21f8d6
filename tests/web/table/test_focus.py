"""A player who uses the keyboard sees a focus ring above everything else on the board."""

import io
import json
import threading
from urllib.parse import quote

import pytest
from game_tables import game_rows
from PIL import Image
from web.gallery import serve
from web.people import Person
from web.views import views

RING = {"light": (0x5A, 0x2A, 0xD6), "dark": (0xC3, 0xB1, 0xFF)}
SPOTS = game_rows("focus")


@pytest.fixture
def board(browser):
    """A position on its board, for somebody who uses the keys."""
    made = []

    def show(game, kind, scheme):
        server = serve({game: json.loads(json.dumps({kind: views(game)[kind]}))})
        threading.Thread(target=server.serve_forever, daemon=True).start()
        ada = Person(browser, "Ada", size=(1280, 800), color_scheme=scheme)
        made.append((server, ada))
        address = f"http://127.0.0.1:{server.server_port}/gallery?framed&game={game}"
        ada.page.goto(f"{address}&kind={quote(kind)}")
        ada.page.wait_for_selector(f".{game}")
        ada.page.keyboard.press("Tab")
        return ada.page

    yield show
    for server, ada in made:
        server.shutdown()
        ada.close()


def coloured(page, colour):
    """How many pixels of the screen have a colour."""
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return sum(number for number, found in picture.getcolors(1 << 24) if found == colour)


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.long)])
@pytest.mark.parametrize(("game", "kind"), SPOTS)
def test_every_focused_element_of_a_board_has_a_visible_ring(board, game, kind, scheme):
    page = board(game, kind, scheme)
    highlighted = page.locator(
        ".board-host .spot.highlighted, .board-host button.highlighted:not(:disabled)"
    )
    for place in {0, highlighted.count() - 1}:
        one = highlighted.nth(place)
        page.evaluate("document.activeElement.blur()")
        without = coloured(page, RING[scheme])
        one.focus()
        box = (one.locator(".shape").first if one.locator(".shape").count() else one).bounding_box()
        # Half of an outline two pixels wide: corners are round, and edges are blurred.
        assert coloured(page, RING[scheme]) - without > box["width"] + box["height"]


def test_the_focus_ring_follows_the_arrow_keys(board):
    page = board("jaws", "start start", "light")
    page.locator(".spot.highlighted").first.focus()
    first = page.locator(".focus-ring").first.bounding_box()
    page.keyboard.press("ArrowRight")
    second = page.locator(".focus-ring").first.bounding_box()
    page.evaluate("document.activeElement.blur()")
    assert first != second
    assert page.locator(".focus-ring").count() == 0


def test_clicking_shows_no_focus_ring(board):
    page = board("jaws", "start start", "light")
    page.mouse.click(20, 300)
    page.locator(".spot.highlighted .shape").first.click(force=True, position={"x": 40, "y": 40})
    assert page.locator(".focus-ring").count() == 0
