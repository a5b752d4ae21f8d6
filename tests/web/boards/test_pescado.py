"""The board of Pescado: what it says of each choice, and that all of them are in sight."""

import json
import threading
from pathlib import Path

import pescado_tile_points
import pytest
from web.gallery import serve
from web.people import Person
from web.views import shown, views

import shoal
from shoal.core.catalogue import LANGUAGES
from shoal.games.pescado.components import LETTERS

HIDDEN = (Path(__file__).parents[1] / "hidden_elements.js").read_text()
BUSY = (
    "players=3 | phase=fish turn=0 thrown=14 dice=ogkkk flips=0 pool=kkk,yyo,oor,bbk,okk,rbg "
    "flipped=- fresh=- prey=ggk,yrb,ogk won=yyr,oob,obg/bbg,ygg,orb/rrr,rrb,ggk,yrb,ogk"
)
"""Two tiles of the pool are caught, and one of the predecessor."""


@pytest.fixture(scope="module")
def gallery():
    """The address that shows every kind of position, and a busy one, inside a table page."""
    busy = shown(shoal.at("pescado", BUSY, seed=1).view(0))
    kinds = {"busy": busy, **views("pescado")}
    server = serve(json.loads(json.dumps({"pescado": kinds})))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield kinds, f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture
def look(browser, gallery):
    """Shows the busy position on a screen of some size."""
    made = []

    def page_of(size=(1280, 800), language="en"):
        made.append(Person(browser, "Ada", size=size, language=language, base_url=gallery[1]))
        page = made[-1].page
        page.goto(f"{gallery[1]}/gallery?framed&game=pescado&kind=busy")
        page.wait_for_selector(".pescado-tile .pescado-pill")
        return page

    yield page_of
    for somebody in made:
        assert somebody.errors == []
        somebody.close()


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390), (768, 1024)], ids=str)
def test_everything_of_a_move_is_in_sight_on_small_screens(look, gallery, size, language):
    page = look(size, language)
    hidden = {}
    for kind in gallery[0]:
        page.evaluate("(kind) => show(kind)", kind)
        if found := page.evaluate(HIDDEN):
            hidden[kind] = found
    assert hidden == {}


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (844, 390)], ids=str)
def test_all_tiles_are_in_sight_while_one_is_flipped(look, size):
    page = look(size)
    page.get_by_role("button", name="Flip 2 tiles").click()
    assert page.locator(".pescado-tile.highlighted").count() == 9
    assert page.evaluate(HIDDEN) == []


def pills(page):
    """What each tile says, by its fish."""
    said = page.locator(".pescado-tile:has(.pescado-pill)").all()
    labels = [one.get_attribute("aria-label").partition(", ") for one in said]
    return {tile: text.rpartition(": ")[2] for tile, _, text in labels}


def test_caught_tiles_say_what_they_bring(look):
    assert pills(look()) == {
        "Black-black-black": "take +3",
        "Orange-black-black": "take +2",
        "Orange-green-black": "steal +1",
    }


def test_kept_dice_show_what_the_others_could_bring(look):
    page = look()
    for die in page.get_by_role("button", name="Black die").all():
        die.click()
    said = pills(page)
    assert said["Blue-blue-black"] == "needs 2 blue"
    assert said["Green-green-black"] == "needs 2 green"
    assert "Yellow-red-blue" not in said  # two dice cannot show three fish
    assert page.locator(".pescado-could li").count() == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_colour_is_called_by_the_letter_of_its_moves(look, language):
    page = look(language=language)
    for die in page.locator(".pescado-die").all()[1:4]:
        die.click()
    shown = page.locator(".board-host").inner_text().split()
    assert [word for word in shown if word in set(LETTERS.upper())] == []


def test_a_phone_shows_the_fish_that_a_tile_needs_and_its_points(look):
    page = look((390, 844), "de")
    for die in page.locator(".pescado-die").all()[1:4]:
        die.click()
    pills = page.locator(".pescado-pool .needs .pescado-pill").all()
    fish = [one.locator(".pescado-small svg:visible").count() for one in pills]
    assert (fish, [one.inner_text() for one in pills]) == ([2, 2], ["+2", "+1"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_fish_carry_initials_of_their_own_in_the_readers_language(look, language):
    page = look(language=language)
    page.locator(".pescado-stack summary").click()
    legend = page.locator(".pescado-legend .initial").all()
    drawn = [tuple(path.get_attribute("d") for path in one.locator("path").all()) for one in legend]
    assert all(drawn) and len(set(drawn)) == len(LETTERS)


def test_the_points_on_a_tile_are_those_of_the_rules():
    told = pescado_tile_points.FILE.read_text()
    assert told == pescado_tile_points.source(), "run python tools/pescado_tile_points.py"


def test_a_flip_says_what_it_costs(look):
    page = look()
    page.get_by_role("button", name="Flip 2 tiles").click()
    said = pills(page)
    assert (said["Yellow-yellow-orange"], said["Green-green-black"]) == (
        "out this turn",
        "stays theirs",
    )
    left = page.locator(".pescado-leaves").inner_text()
    assert "black-black-black" in left and "orange-green-black" in left
    assert page.evaluate("window.played") == []
