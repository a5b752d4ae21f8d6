"""The coach of a first game: shown once, points at something visible, and is easily got rid of."""

import json

import pytest
from web.axe import violations
from web.people import Person
from web.tables import open_table

import shoal
from shoal.games import game_info

pytestmark = pytest.mark.long

GAMES = [
    name for name in shoal.game_names() if (game_info(name).folder / "web" / "coach.js").is_file()
]
SIZES = [(1280, 800), (390, 844)]
PROGRESS = "JSON.parse(localStorage.getItem('shoal.coach'))"

POINTED = """() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [ring, bubble] = [box(".coach-ring"), box(".coach-bubble")];
  if (!ring || !bubble) return null;
  const inside = (one) =>
    one.right > 0 && one.left < innerWidth && one.bottom > 0 && one.top < innerHeight;
  const fits = bubble.left >= 0 && bubble.right <= innerWidth;
  const whole = fits && bubble.top >= 0 && bubble.bottom <= innerHeight;
  return inside(ring) && ring.width > 20 && ring.height > 20 && whole;
}"""


@pytest.fixture
def newcomer(person):
    def come(size=SIZES[0], **how):
        return person("Ada", size=size, coach=True, **how)

    return come


def first_game(ada, game):
    """A first game, alone on one device: the newcomer is to move at once."""
    players = game_info(game).min_players
    here = [(seat, f"P{seat}") for seat in range(2, players + 1)]
    open_table(ada, game, players, here=here)
    ready = ada.page.locator(".shared-device button")
    ada.page.wait_for_selector(".coach-dialog, .shared-device button")
    if ready.count():
        ready.click()
    ada.page.wait_for_selector(".coach-dialog")


def read_cards(ada):
    """Read the cards, all at once or one by one."""
    for _ in range(3):
        if ada.page.locator(".coach-dialog").count():
            ada.page.locator(".coach-dialog .button.filled").click()
    ada.page.wait_for_selector(".coach-dialog", state="detached")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_coach_points_at_something_visible(newcomer, game, size):
    ada = newcomer(size)
    first_game(ada, game)
    assert violations(ada.page, ".coach-dialog") == []
    read_cards(ada)
    ada.page.wait_for_selector(".coach-bubble")
    ada.page.wait_for_function(POINTED)
    assert violations(ada.page, ".coach-bubble") == []


def test_cards_and_tips_are_shown_once(newcomer):
    ada = newcomer()
    first_game(ada, "urchins")
    read_cards(ada)
    ada.page.wait_for_selector(".coach-bubble")
    ada.page.reload()
    ada.page.wait_for_selector(".coach-bubble")
    assert ada.page.locator(".coach-dialog").count() == 0
    ada.page.locator(".coach-bubble .highlighted").click()
    ada.page.wait_for_selector(".coach-bubble", state="detached")
    ada.page.reload()
    ada.page.wait_for_selector(".board-host .highlighted")
    assert ada.page.evaluate(PROGRESS)["games"]["urchins"]["tips"] == ["add"]
    assert ada.page.locator(".coach-bubble").count() == 0


def test_a_move_does_not_wait_for_the_tip(newcomer):
    ada = newcomer()
    first_game(ada, "sharktank")
    read_cards(ada)
    ada.page.wait_for_selector(".coach-bubble")
    ada.page.locator(".board-host button.highlighted").first.click()
    ada.page.wait_for_function(f"() => {PROGRESS}.games.sharktank.tips?.includes('take')")


@pytest.mark.parametrize("where", [".coach-dialog .button.plain", ".coach-bubble .button.plain"])
def test_one_press_ends_the_coach_of_this_game(newcomer, where):
    ada = newcomer()
    first_game(ada, "urchins")
    if "bubble" in where:
        read_cards(ada)
    ada.page.locator(where).click()
    ada.page.wait_for_selector(".coach-dialog, .coach-bubble", state="detached")
    assert ada.page.evaluate(PROGRESS)["games"]["urchins"]["done"]
    ada.page.reload()
    ada.page.wait_for_selector(".board-host .highlighted")
    assert ada.page.locator(".coach-dialog, .coach-bubble").count() == 0


def test_the_setting_starts_the_coach_again_and_turns_it_off(newcomer):
    ada = newcomer()
    first_game(ada, "urchins")
    ada.page.locator(".coach-dialog .button.plain").click()
    ada.page.locator(".tool-menu").click()
    ada.page.locator(".coach-setting").get_by_text("on", exact=True).click()
    ada.page.wait_for_selector(".coach-dialog")
    read_cards(ada)
    ada.page.locator(".coach-setting").get_by_text("off", exact=True).click()
    assert ada.page.evaluate(PROGRESS)["games"]["urchins"]["done"]


def test_a_player_who_finished_a_game_is_left_alone(browser, serving):
    """A table of the same game that this browser has finished, from before there was a coach."""
    kept = [{"table": "a" * 12, "game": "urchins", "tickets": {"0": "x"}, "done": True, "at": 1}]
    ada = Person(browser, "Ada", base_url=serving.address, coach=True)
    ada.page.goto("/rules/urchins")
    ada.page.evaluate("(kept) => localStorage.setItem('shoal.tables', kept)", json.dumps(kept))
    open_table(ada, "urchins", 2, here=[(2, "Bo")])
    ada.page.wait_for_selector(".board-host .highlighted")
    ada.page.wait_for_load_state("networkidle")
    assert ada.page.locator(".coach-dialog").count() == 0
    ada.close()


def test_the_coach_is_not_fetched_where_it_is_not_needed(person):
    ada = person("Ada")
    asked = []
    ada.page.on("request", lambda request: asked.append(request.url))
    open_table(ada, "urchins", 2, here=[(2, "Bo")])
    ada.page.wait_for_selector(".board-host .highlighted")
    assert [url for url in asked if url.endswith(("/coach/coach.js", "/web/coach.js"))] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_open_with_the_game_in_one_minute_and_pictures(person, game):
    ada = person("Ada")
    ada.page.goto(f"/rules/{game}")
    ada.page.wait_for_selector(".rulebook .coach-card:nth-child(3)")
    headings = ada.page.locator(".rulebook h2, .rulebook h3:not([id^='card-'])").all_inner_texts()
    assert headings[1] == "In one minute"
    assert violations(ada.page) == []
