"""The card after a game: all possible actions are visible, and no others are offered."""

import pytest
from server.serving import Serving
from web.browser import launch
from web.pages.test_dialogs import resign
from web.people import Person
from web.table.test_table import two_at
from web.tables import join, open_menu, open_table, start

pytestmark = pytest.mark.long

LONG_NAME = "Cleopatra Konstantinopoulou"
CUT = """() => [...document.querySelectorAll('.result .button')].filter((act) => {
  const card = act.closest('.result').getBoundingClientRect();
  const { top, bottom, left, right } = act.getBoundingClientRect();
  const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isInside = top >= card.top && bottom <= card.bottom && bottom <= innerHeight;
  return !isInside || !act.contains(middle);
}).map((act) => act.textContent.trim())"""
"""Buttons of the end card that are not seen whole."""


@pytest.fixture(scope="module")
def ended(browser, serving):
    """A finished game of three: its address, and the stored state of the winner's browser."""
    people = [Person(browser, name, base_url=serving.address) for name in (LONG_NAME, "Bo", "Cleo")]
    link = open_table(people[0], "sharkbait", 3)
    for guest in people[1:]:
        join(guest, link)
    start(people[0])
    for loser in people[1:]:
        loser.page.wait_for_selector(".log")
        resign(loser.page)
    people[0].page.wait_for_selector(".result")
    told = people[0].page.url, people[0].context.storage_state()
    for somebody in people:
        somebody.close()
    return told


@pytest.mark.parametrize("letters", ["usual", "larger"])
@pytest.mark.parametrize(
    "size", [(1280, 800), (1366, 768), (390, 844)], ids=["desk", "laptop", "phone"]
)
def test_all_buttons_after_a_game_are_visible(request, serving, ended, size, letters):
    browser = request.getfixturevalue("browser" if letters == "usual" else "larger")
    address, kept = ended
    ada = Person(browser, "Ada", size=size, base_url=serving.address, storage_state=kept)
    ada.page.goto(address)
    ada.page.get_by_role("button", name="Save the record").wait_for()
    cut = ada.page.evaluate(CUT)
    ada.close()
    assert cut == []


def over(person, game, **options):
    """The page of a player whose game ended right after its start."""
    ada, _ = two_at(person, game, **options)
    resign(ada.page)
    ada.page.get_by_role("button", name="Save the record").wait_for()
    return ada.page


def test_a_game_without_chance_offers_nothing_to_check(person):
    page = over(person, "urchins", first="0")
    assert page.get_by_role("button", name="Check").count() == 0


def test_a_game_that_ended_before_the_first_throw_offers_nothing_to_check(person):
    page = over(person, "jaws")
    assert page.get_by_role("button", name="Check").count() == 0


def test_a_game_with_only_a_draw_offers_to_check_the_draw(person):
    page = over(person, "urchins")
    page.get_by_role("button", name="Check the draw").click()
    check = page.get_by_role("dialog", name="Draw check")
    check.locator(".verdict.good").wait_for()
    assert "dice" not in check.inner_text().lower()


def test_a_table_without_chance_shows_no_commitment(person):
    ada, _ = two_at(person, "urchins", first="0")
    open_menu(ada.page)
    ada.page.get_by_role("button", name="Resign").wait_for()
    assert ada.page.get_by_text("Fair dice and draws").count() == 0


def test_dice_are_checked_on_a_page_served_over_plain_http(browser, tmp_path):
    # Browsers do not give such a page their crypto.subtle.
    at_home = launch(browser.browser_type, "--host-resolver-rules=MAP home.test 127.0.0.1")
    with Serving(tmp_path, "--name", "home.test") as serving:
        ada = Person(at_home, "Ada", base_url=f"http://home.test:{serving.port}")
        open_table(ada, "urchins", 2, here=[(2, "Bo")])
        ada.page.wait_for_selector(".log")
        assert ada.page.evaluate("[isSecureContext, typeof crypto.subtle]") == [False, "undefined"]
        resign(ada.page)
        ada.page.get_by_role("button", name="Check the draw").click()
        ada.page.locator(".verdict.good").wait_for()
        at_home.close()
    assert ada.errors == []
