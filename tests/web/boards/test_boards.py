"""Every board in every kind of position: every legal move can be made."""

import functools
import json
import threading
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import TimeoutError as TooLate
from web.axe import violations
from web.gallery import serve
from web.people import Person
from web.views import GAMES, shown, views

import shoal

pytestmark = pytest.mark.long

PRESS_ALL = (Path(__file__).parents[1] / "press_all.js").read_text()


@pytest.fixture(scope="module", params=[game for game in GAMES if game in shoal.game_names()])
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
    for kind in kinds:
        somebody.page.evaluate("(kind) => show(kind)", kind)
        yield kind


def test_every_kind_of_move_can_be_played_on_the_board(gallery, looker):
    game, shown, address = gallery
    somebody = looker()
    out_of_reach = {}
    for kind in each_view(somebody, address, game, shown):
        verbs = {move.split(" ")[0] for move in shown[kind]["view"]["moves"]}
        pressed = set(somebody.page.evaluate(PRESS_ALL, sorted(verbs)))
        if verbs - pressed:
            out_of_reach[kind] = verbs - pressed
    assert out_of_reach == {}


@pytest.mark.parametrize(
    ("width", "scheme"),
    [
        (360, "light"),
        pytest.param(768, "dark", marks=pytest.mark.long),
        pytest.param(1280, "light", marks=pytest.mark.long),
    ],
)
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


SMALL = """() => [...document.querySelectorAll('.board-host :is(.spot, button).highlighted')]
  .filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return Math.min(width, height) < 24;
  })
  .map((one) => one.getAttribute('aria-label') || one.textContent)"""


def test_touch_targets_are_large_enough_on_a_phone(gallery, looker):
    game, shown, address = gallery
    somebody = looker(size=(360, 740))
    for kind in each_view(somebody, address, game, shown):
        # A board may zoom in first.
        try:
            somebody.page.wait_for_function(f"() => !({SMALL})().length")
        except TooLate:
            pytest.fail(f"{kind}: {somebody.page.evaluate(SMALL)}")


@functools.cache
def jaws_views():
    return views("jaws")


@pytest.fixture
def orca(looker):
    """Shows a position of Jaws, clicks a place, and returns the moves played."""
    made = []

    def press(kind, place):
        shown = {"jaws": {kind: jaws_views()[kind]}}
        server = serve(json.loads(json.dumps(shown)))
        made.append(server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = looker().page
        page.goto(f"http://127.0.0.1:{server.server_port}/gallery?game=jaws&kind={quote(kind)}")
        page.locator(f"[aria-label^='{place}']").first.press("Enter")
        return shown["jaws"][kind]["view"]["moves"], page.evaluate("window.played")

    yield press
    for server in made:
        server.shutdown()


def test_a_weapon_is_aimed_by_clicking_the_water(orca):
    moves, played = orca("target target", "Water of zone 4")
    assert "target 4" in moves
    assert played == ["target 4"]


def test_a_weapon_is_aimed_by_clicking_the_boat_beside_the_water(orca):
    _, played = orca("target target", "Boat space 4")
    assert played == ["target 4"]


def test_clicking_a_place_that_is_not_highlighted_sends_the_intended_move(orca):
    moves, played = orca("move end go weapon", "Boat space 1")
    assert "go boat 1" not in moves
    assert played == ["go boat 1"]


def test_clicking_asks_for_confirmation_before_an_irreversible_move(orca):
    moves, played = orca("start start", "open sea 1")
    assert "start 1" in moves
    assert played == []


def test_clicking_the_own_space_shows_its_actions(orca):
    facts = jaws_views()["hunt eat end to"]["view"]["facts"]
    beach = {"N": "North", "E": "East", "S": "South", "W": "West"}[facts["shark"]]
    _, played = orca("hunt eat end to", f"{beach} Beach")
    assert played == []


def test_the_sharks_map_shows_eaten_swimmers(looker):
    view = json.loads(json.dumps(jaws_views()["hunt eat end to"]))
    view["view"]["facts"]["swimmers"] = [0, 3, 0, 0]
    view["view"]["facts"]["bites"] = [0, 2, 0, 0]
    server = serve({"jaws": {"eaten": view}})
    threading.Thread(target=server.serve_forever, daemon=True).start()
    page = looker().page
    page.goto(f"http://127.0.0.1:{server.server_port}/gallery?game=jaws&kind=eaten")
    label = page.locator("[aria-label^='East Beach']").first.get_attribute("aria-label")
    server.shutdown()
    assert "1 swimmer, 2 swimmers eaten this turn" in label


def overlapping(first, second):
    """Whether two boxes on the screen cover each other."""
    return (
        first["x"] < second["x"] + second["width"]
        and second["x"] < first["x"] + first["width"]
        and first["y"] < second["y"] + second["height"]
        and second["y"] < first["y"] + first["height"]
    )


@pytest.mark.parametrize("size", [(360, 740), (1280, 900)])
def test_no_percentage_on_the_map_is_next_to_another_number(looker, size):
    view = json.loads(json.dumps(jaws_views()["crew end to"]))
    view["view"]["facts"]["swimmers"] = [1, 2, 3, 4]
    waters = ["1", "2", "3", "4", "N", "E", "S", "W", "5", "6", "7", "8"]
    view["helpers"] = {"belief": dict.fromkeys(waters, 0.14)}
    server = serve({"jaws": {"belief": view}})
    threading.Thread(target=server.serve_forever, daemon=True).start()
    page = looker(size=size).page
    page.goto(f"http://127.0.0.1:{server.server_port}/gallery?game=jaws&kind=belief")
    page.get_by_role("switch", name="Likely places").click()
    page.wait_for_selector(".amity-percent")
    boxes = {
        name: [one.bounding_box() for one in page.locator(name).all()]
        for name in (".amity-percent", ".amity-count, .amity-name.sea")
    }
    server.shutdown()
    percents, numbers = boxes.values()
    assert len(percents) == len(waters)
    assert [one for one in percents for other in numbers if overlapping(one, other)] == []


def shown_alone(looker, game, position):
    """The page with one position on its board, seen by seat 0."""
    match = shoal.at(game, position, seed=1)
    server = serve({game: {"alone": json.loads(json.dumps(shown(match.view(0))))}})
    threading.Thread(target=server.serve_forever, daemon=True).start()
    page = looker().page
    page.goto(f"http://127.0.0.1:{server.server_port}/gallery?game={game}&kind=alone")
    page.wait_for_selector(f".{game}")
    server.shutdown()
    return page


def test_token_0_of_sharkbait_is_shown_beside_its_winner(looker):
    board = (
        "phase=throw round=1 first=1 turn=2 pawns=0,0,0 baits=1,1,1 trophies=0,0,0 won=0,0,0 "
        "hold=17,18,19 ocean=000000 sharks=- dice=8 thrown=- black=- placed=- prize=0"
    )
    page = shown_alone(looker, "sharkbait", f"players=3 tokens=0:0b,1-19:1 | {board}")
    won = page.locator(".sharkbait-token.won .visually-hidden").all_text_contents()
    assert len(won) == 1 and won[0].endswith(", won by Bo")
    assert page.locator(".sharkbait-token.offered").count() == 0


def test_the_tiles_on_top_of_pescados_stack_are_shown(looker):
    board = (
        "phase=snatch turn=1 thrown=4 dice=yyyrb flips=0 pool=yyy,oor,ykk,yrb,obg,bgk flipped=- "
        "fresh=- prey=- won=-/-/- top=ooo,bbb claims=-/-/- done=-"
    )
    page = shown_alone(looker, "pescado", f"players=3 snatch=live | {board}")
    page.locator(".pescado-stack summary").click()
    told = page.locator(".pescado-stack").inner_text()
    assert "On top of the stack, uppermost first: orange-orange-orange, blue-blue-blue." in told
