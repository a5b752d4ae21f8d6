"""Every board in every kind of position: nothing that is allowed is out of reach."""

import json
import threading
from pathlib import Path
from urllib.parse import quote

import pytest
from web.axe import violations
from web.gallery import serve
from web.people import Person
from web.views import GAMES, views

import shoal

PRESS_ALL = (Path(__file__).parent / "press_all.js").read_text()


@pytest.fixture(scope="module", params=[game for game in GAMES if game in shoal.games()])
def gallery(request):
    shown = {request.param: views(request.param)}
    server = serve(json.loads(json.dumps(shown)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield request.param, shown[request.param], f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture
def looker(browser):
    made = []

    def look(**how):
        made.append(Person(browser, "Ada", **how))
        return made[-1]

    yield look
    for somebody in made:
        assert somebody.errors == []
        somebody.close()


def each_view(somebody, address, game, kinds):
    """The board in these kinds of positions, one after the other."""
    kinds = list(kinds)
    somebody.page.goto(f"{address}/gallery?game={game}&kind={quote(kinds[0])}")
    somebody.page.wait_for_selector(f".{game}")
    yield kinds[0]
    for kind in kinds[1:]:
        somebody.page.evaluate("(kind) => show(kind)", kind)
        yield kind


def test_every_kind_of_move_can_be_pressed_on_the_board(gallery, looker):
    game, shown, address = gallery
    somebody = looker()
    out_of_reach = {}
    for kind in each_view(somebody, address, game, shown):
        verbs = {move.split(" ")[0] for move in shown[kind]["view"]["moves"]}
        pressed = set(somebody.page.evaluate(PRESS_ALL, sorted(verbs)))
        if verbs - pressed:
            out_of_reach[kind] = verbs - pressed
    assert out_of_reach == {}


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (768, "dark"), (1280, "light")])
def test_a_board_fits_its_screen_and_is_accessible(gallery, looker, width, scheme):
    game, shown, address = gallery
    somebody = looker(size=(width, 800), color_scheme=scheme)
    wrong = {}
    for kind in each_view(somebody, address, game, list(shown)[:: 1 if width == 360 else 4]):
        too_wide = somebody.page.evaluate("document.documentElement.scrollWidth") > width
        found = violations(somebody.page) + (["too wide"] if too_wide else [])
        if found:
            wrong[kind] = found
    assert wrong == {}
