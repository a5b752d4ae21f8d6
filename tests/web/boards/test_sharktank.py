"""The board of Shark Tank: a swim is planned, shown with what it brings, and only then played."""

import json
import threading
from pathlib import Path

import pytest
from table import Table
from web.gallery import serve
from web.people import Person
from web.views import shown

from shoal.core.state import CHANCE

HIDDEN = (Path(__file__).parents[1] / "hidden_elements.js").read_text()
SIZES = [(1280, 800), (1920, 1080), (390, 844), (360, 640), (844, 390), (768, 1024)]
CHOOSE = (
    "players=3 | phase=choose tasty=suns first=0 seat=0 turn=12 last=- "
    "tokens=-/n12+4/-/-;1+3/-/2+3/n+5;2/-/n1/+4 spent=n/-/-/12 fish=c13,i18/f17,m11/g7,p13/j4 "
    "sharks=e4,h11,p16,r6 sector=0 tiles=0,1,0 mover=- length=2 extra=0 trail=- due=0 die=-"
)
"""Seat 0 has four moons. The moon shark can eat m11, and the crown shark p13."""

DRAFT = (
    "players=3 | phase=draft tasty=suns first=0 seat=0 turn=0 last=- "
    "tokens=1/-/-/-;-/1/-/-;-/-/1/- spent=-/-/-/- fish=-/-/-/- sharks=- sector=0 tiles=0,0,0 "
    "mover=- length=0 extra=0 trail=- due=0 die=-"
)
PILL = ".tank-pill"
SWIM = "button.filled"
MINUS = "\N{MINUS SIGN}"


def view_at(position, seat=0):
    table = Table("sharktank", position)
    return table, shown(table.game.view(table.state, seat))


@pytest.fixture
def tank(browser):
    """Shows a position to a seat, in the frame of a table."""
    made = []

    def show(position=CHOOSE, *, size=(1280, 800), seat=0, language="en"):
        _, view = view_at(position, seat)
        server = serve(json.loads(json.dumps({"sharktank": {"one": view}})))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        somebody = Person(browser, "Ada", size=size)
        made.append((server, somebody))
        somebody.page.goto(
            f"http://127.0.0.1:{server.server_port}/gallery"
            f"?framed&game=sharktank&kind=one&language={language}"
        )
        somebody.page.wait_for_selector(".draft-fish, .tank-pill, .tank-left", state="attached")
        return somebody.page

    yield show
    for server, somebody in made:
        server.shutdown()
        assert somebody.errors == []
        somebody.close()


def played(page):
    return page.evaluate("window.played")


TILE_WIDTHS = """() => {
  const tiles = document.querySelectorAll(".tank-tile.planned rect");
  return [...tiles].map((tile) => tile.getBBox().width);
}"""
"""The tiles of a plan, as the page's stylesheets draw them: two cells less a gap."""


def test_a_tap_on_a_meal_shows_what_it_brings_and_plays_nothing(tank):
    page = tank()
    pills = [text.strip() for text in page.locator(PILL).all_text_contents()]
    assert sorted(pills) == ["+4 or +6", f"{MINUS}6 to {MINUS}4"]
    page.locator(PILL, has_text="+4").click()
    card = page.locator(".tank-card.picked")
    assert "Score 21 becomes 25 or 27." in card.inner_text()
    assert "You keep your one-suit bonus." in card.inner_text()
    assert page.locator(".tank-tile.planned text").all_text_contents() == ["1", "2"]
    assert page.evaluate(TILE_WIDTHS) == [38, 38]
    assert "Swim here?" in page.locator(".banner").inner_text()
    assert played(page) == []


def test_swim_plays_all_steps_and_the_shark_eats_what_was_shown(tank):
    page = tank()
    page.locator(PILL, has_text="+4").click()
    page.locator(SWIM).click()
    moves = played(page)
    table, _ = view_at(CHOOSE)
    before = table.state.points_for(table.state.held[0])
    table.play(*moves)
    table.state.play(CHANCE, table.state.outcomes() - 1)  # the higher of 3 and 5
    assert moves[:2] == ["shark moons", "spend nothing"]
    assert table.state.points_for(table.state.held[0]) - before == 6


def test_a_meal_that_breaks_the_bonus_says_so(tank):
    page = tank()
    page.locator(PILL, has_text=f"{MINUS}6").click()
    assert (
        f"Breaks your one-suit bonus: {MINUS}10." in page.locator(".tank-card.picked").inner_text()
    )


def test_a_plan_is_taken_back(tank):
    page = tank()
    page.locator(PILL, has_text="+4").click()
    again = page.get_by_role("button", name="Choose again")
    again.click()
    assert page.locator(".tank-tile").count() == 0
    assert page.locator(SWIM).is_disabled()
    again.click()
    assert page.locator(".tank-shark.highlighted").count() == 4
    assert played(page) == []


def test_a_spent_fish_brings_the_shark_further(tank):
    page = tank()
    page.get_by_role("button", name="Moon shark").first.click()
    near = page.locator(".tank-target").count()
    page.get_by_role("button", name="Spend a fish").click()
    page.locator(".tank-spends .button", has_text="Moon 2").click()
    assert page.locator(".tank-target").count() > near
    page.locator(".tank-target.meal").first.press("Enter")
    page.locator(SWIM).click()
    moves = played(page)
    assert moves[:2] == ["shark moons", "spend 2 moons"]
    assert [move.split()[0] for move in moves[2:]] == ["tile"] * 4 + ["stand"]
    view_at(CHOOSE)[0].play(*moves)


def test_the_die_is_thrown_only_after_a_second_press(tank):
    page = tank()
    page.get_by_role("button", name="Moon shark").first.click()
    page.get_by_role("button", name="Spend a fish").click()
    page.locator(".tank-spends .button", has_text="Moon 0").click()
    assert played(page) == []
    page.get_by_role("button", name="Roll the die").click()
    assert played(page) == ["shark moons", "spend null moons"]


def test_a_tap_where_no_way_ends_says_so(tank):
    page = tank()
    page.get_by_role("button", name="Moon shark").first.click()
    box = page.locator(".tank").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.92)
    assert "Tap a dot." in page.locator(".banner").inner_text()
    assert played(page) == []


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)])
def test_the_cells_of_the_last_tile_are_large_buttons_on_a_phone(tank, size):
    page = tank(size=size)
    page.locator(PILL, has_text="+4").click()
    cells = page.locator(".tank-cells .button")
    boxes = [cell.bounding_box() for cell in cells.all()]
    assert len(boxes) == 4
    assert min(min(box["width"], box["height"]) for box in boxes) >= 44
    page.locator(".tank-cells .button", has_text="Bottom left").click()
    assert "Eats nothing" in page.locator(".tank-card.picked").inner_text()
    page.locator(SWIM).click()
    view_at(CHOOSE)[0].play(*played(page))


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_step_of_a_plan_fits_the_screen(tank, size, language):
    page = tank(size=size, language=language)
    pill = page.locator(PILL, has_text="+4")
    first = page.evaluate(HIDDEN)
    pill.click()
    planned = page.evaluate(HIDDEN)
    page.locator(".tank-commit .button").nth(1).click()
    spending = page.evaluate(HIDDEN)
    assert (first, planned, spending) == ([], [], [])


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_draft_shows_who_took_what_and_fits_the_screen(tank, size):
    page = tank(DRAFT, size=size)
    assert page.evaluate(HIDDEN) == []
    fish = page.locator(".tank.drafting [aria-label]")
    labels = [one.get_attribute("aria-label") for one in fish.all()]
    assert [label for label in labels if "taken" in label] == [
        "Sun 1, taken by you",
        "Moon 1, taken by Bo",
        "Crown 1, taken by Cleo",
    ]
    page.locator(".tank.drafting [aria-label='Moon 2']").press("Enter")
    assert played(page) == ["take moons"]


def test_collections_add_up_in_words_and_hidden_values_are_a_range(tank):
    page = tank()
    rows = page.locator(".player").all()
    assert "4 fish + 7 value + 10 for one suit" in rows[0].inner_text()
    assert "6 fish + 12 to 18 value + 2 tasty, 3 hidden" in rows[1].inner_text()
    assert "6 fish, skips" in rows[1].inner_text()
    assert page.locator(".player-score").all_inner_texts() == ["21", "20+", "11+"]


def test_what_is_left_counts_fish_and_values_that_the_player_has_not_seen(tank):
    rows = tank().locator(".tank-left li").all_inner_texts()
    assert [" ".join(row.split()) for row in rows] == [
        "2 suns of 3, 4, 5 tasty +1",
        "2 moons 3, 5",
        "2 crowns of 3, 4, 5",
        "1 shields of 3, 4, 5",
    ]


def test_a_player_who_waits_is_asked_nothing_and_sees_their_own_values(tank):
    page = tank(seat=1)
    assert page.locator(f"{PILL}, .tank-target, .sharktank .button.highlighted").count() == 0
    page.wait_for_function(
        "() => document.querySelectorAll('.player-score')[0].textContent === '20+'"
    )
