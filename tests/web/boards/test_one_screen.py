"""The table fits one screen of every size: board, prompt and all buttons are visible."""

import json
import threading
from pathlib import Path
from urllib.parse import quote

import pytest
from web.gallery import serve
from web.people import Person, play_out
from web.table.test_table import play_now, press_until, settled, two_at
from web.views import GAMES, views

import shoal
from shoal.core.catalogue import LANGUAGES

HIDDEN = (Path(__file__).parents[1] / "hidden_elements.js").read_text()
SIZES = [
    (1280, 800),
    (390, 844),
    (844, 390),
    *[
        pytest.param(size, marks=pytest.mark.long)
        for size in ((1280, 640), (1920, 1080), (360, 640), (768, 1024), (1024, 768), (3840, 2160))
    ],
]


@pytest.fixture(scope="module", params=[game for game in GAMES if game in shoal.game_names()])
def framed(request):
    """A game, its kinds of positions, and the address that shows them inside a table page."""
    shown = {request.param: views(request.param)}
    server = serve(json.loads(json.dumps(shown)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/gallery?framed&game={request.param}"
    yield request.param, shown[request.param], address
    server.shutdown()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_board_prompt_and_legal_moves_are_visible_together(framed, browser, size):
    game, shown, address = framed
    somebody = Person(browser, "Ada", size=size)
    somebody.page.goto(f"{address}&kind={quote(next(iter(shown)))}")
    somebody.page.wait_for_selector(f".{game}")
    hidden = {}
    for kind in shown:
        somebody.page.evaluate("(kind) => show(kind)", kind)
        if found := somebody.page.evaluate(HIDDEN):
            hidden[kind] = found
    assert hidden == {}
    somebody.close()


@pytest.mark.parametrize(
    "language",
    [name if name == "de" else pytest.param(name, marks=pytest.mark.long) for name in LANGUAGES],
)
def test_all_choices_are_visible_in_landscape_beside_hint_and_undo(framed, browser, language):
    game, shown, address = framed
    where = address.partition("/gallery")[0]
    somebody = Person(browser, "Ada", size=(844, 390), language=language, base_url=where)
    somebody.page.goto(f"{address}&full")
    somebody.page.wait_for_selector(f".{game}")
    hidden = {}
    for kind in [kind for kind in shown if shown[kind]["view"]["moves"]]:
        somebody.page.evaluate("(kind) => show(kind)", kind)
        somebody.page.wait_for_selector(".deck-foot .tool-hint + .tool-undo")
        if found := somebody.page.evaluate(HIDDEN):
            hidden[kind] = found
    assert hidden == {}
    somebody.close()


def place_of(page, selector):
    return page.locator(selector).first.bounding_box()


@pytest.mark.parametrize(("width", "height"), [(1280, 640), (1920, 1080)])
def test_the_end_turn_button_is_visible_among_many_moves(person, width, height):
    ada = person("Ada", size=(width, height))
    page = play_now(ada, "Jaws")
    press_until([ada], ".board-host .actions .button.highlighted")
    assert page.evaluate(HIDDEN) == []


def test_opening_a_choice_does_not_move_the_board(person):
    ada = person("Ada", size=(1440, 900))
    page = play_now(ada, "Sea Urchins")
    press_until([ada], ".spot.highlighted.may")
    before = place_of(page, ".urchins-reef")
    page.locator(".spot.highlighted.may").first.click()
    page.get_by_role("button", name="Back", exact=True).wait_for()
    assert place_of(page, ".urchins-reef") == before


def test_a_choice_opened_by_keyboard_takes_and_restores_the_focus(person):
    ada = person("Ada", size=(1440, 900))
    page = play_now(ada, "Sea Urchins")
    press_until([ada], ".spot.highlighted.may")
    square = page.locator(".spot.highlighted.may").first
    square.focus()
    label = square.get_attribute("aria-label")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Back", exact=True).wait_for()
    inside = page.evaluate("document.activeElement.closest('.actions') !== null")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back", exact=True).wait_for(state="detached")
    assert (inside, page.evaluate("document.activeElement.getAttribute('aria-label')")) == (
        True,
        label,
    )


def test_the_log_shows_its_newest_line_after_a_resize(person):
    ada = person("Ada", size=(1440, 900))
    page = play_now(ada, "SharkBait")
    press_until([ada], ".log li:nth-child(25)")
    page.set_viewport_size({"width": 1280, "height": 640})
    page.wait_for_function(
        "() => { const log = document.querySelector('.log');"
        " return log.scrollTop + log.clientHeight >= log.scrollHeight - 2; }"
    )


def are_in_sight(boxes):
    return all(box["y"] >= 0 and box["y"] + box["height"] <= 900 for box in boxes)


@pytest.mark.long
def test_result_and_final_board_are_visible_together(person):
    people = two_at(person, "urchins", size="4")
    play_out(people)
    page = people[0].page
    boxes = settled(
        page, lambda: [place_of(page, ".urchins-reef"), place_of(page, ".result")], are_in_sight
    )
    assert are_in_sight(boxes)
