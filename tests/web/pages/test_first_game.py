"""The way into a first game: in every language, at small sizes."""

import pytest
from web.axe import violations

from shoal.core.catalogue import LANGUAGES

SIZES = [(1280, 800), (360, 640), (844, 390)]
FIRST = "sharkbait"

OUTSIDE = """(selector) => [...document.querySelectorAll(selector)]
  .map((element) => [element.textContent.trim(), element.getBoundingClientRect()])
  .filter(([, box]) => box.height && (box.left < -1 || box.right > innerWidth + 1
    || box.top < -1 || box.bottom > innerHeight + 1))
  .map(([text]) => text)"""
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"


def check(page, part, buttons):
    """A screen of the way: readable for everybody, as wide as the screen, its buttons in sight."""
    page.wait_for_selector(part)
    page.evaluate("document.fonts.ready")
    assert violations(page) == []
    assert not page.evaluate(TOO_WIDE)
    assert page.evaluate(OUTSIDE, buttons) == []


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_of_the_way_fits_in_every_language(person, language, size):
    page = person("Ada", size=size, language=language, coach=True).page
    page.goto("/")
    check(page, ".game-card", "header button")
    page.locator(f".game-card:has([href='/new/{FIRST}']) .play").click()
    check(page, ".opponents .button", ".opponents .button:first-child")
    page.locator(".opponents .button").first.click()
    page.wait_for_selector(".coach-dialog")
    one_by_one = page.locator(".coach-cards.single").count()
    for _ in range(3 if one_by_one else 1):
        check(page, ".coach-dialog", ".coach-dialog .button")
        page.locator(".coach-dialog .button.filled").click()
    check(page, ".coach-bubble", ".coach-bubble .button")


FIVE = """() => [...document.querySelectorAll(".game-card")].slice(5)
  .forEach((card) => { card.style.display = "none"; })"""
"""Leaves the five games that come with Shoal; the tests serve more."""

SMALL = """() => [...document.querySelectorAll("button, a, input")]
  .filter((one) => one.checkVisibility())
  .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 44)
  .map((one) => one.textContent)"""


@pytest.mark.long
@pytest.mark.parametrize("size", [(360, 640), (844, 390)], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_five_games_and_one_to_continue_fit_on_a_phone(person, language, size):
    page = person("Ada", size=size, language=language).page
    page.goto("/")
    page.locator(f".game-card:has([href='/new/{FIRST}']) .play").click()
    page.locator(".opponents .button").first.click()
    page.wait_for_selector(".banner.mine")
    page.goto("/")
    page.wait_for_selector(".continue-bar")
    page.evaluate(FIVE)
    page.evaluate("document.fonts.ready")
    assert not page.evaluate("document.documentElement.scrollHeight > innerHeight")
    assert page.evaluate(SMALL) == []
