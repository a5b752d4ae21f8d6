"""Lessons on the page: each is played to its end by pressing what is highlighted."""

from random import Random

import pytest
from web.axe import violations
from web.people import WHERE
from web.pseudo.test_pseudo_language import untranslated

import shoal
from shoal.games import game_info
from shoal.lessons.lesson import lesson_of

GAMES = [name for name in shoal.game_names() if lesson_of(game_info(name))]
MOST_PRESSES = 400
PLACE = """() => {
  const card = document.querySelector(".lesson-card");
  return card && `${card.dataset.step}.${card.dataset.moves}.${card.classList.contains("done")}`;
}"""
PRESSABLE = """() => {
  const host = document.querySelector(".board-host");
  if (!host || host.classList.contains("busy")) return null;
  const wanted =
    ".spot.highlighted, button.highlighted:not(:disabled), .actions .button:not(:disabled)";
  const label = (one) => one.getAttribute("aria-label") || one.textContent.trim();
  const found = [...host.querySelectorAll(wanted)].filter((one) => one.checkVisibility());
  for (const old of document.querySelectorAll("[data-nth]")) delete old.dataset.nth;
  found.forEach((one, nth) => (one.dataset.nth = String(nth)));
  const chosen = [...host.querySelectorAll(".on, [aria-pressed='true']")].map(label).sort();
  const kind = (one) => (one.matches(".filled") ? "filled" : "");
  return found.map((one, nth) => `${chosen} > ${label(one)} ${nth} ${kind(one)}`);
}"""


def press(page, nth):
    """Click on something, in its middle if it is not bent."""
    where = page.evaluate(WHERE, nth)
    if where:
        page.mouse.click(*where)


def offer_right_moves(page, lesson):
    """Let the page offer only right moves: what else can be pressed is tested by itself."""

    def answer(route):
        response = route.fetch()
        told = response.json()
        played = tuple(told.get("moves", []))
        ways = [way for way in lesson.ways(told["step"]) if way[: len(played)] == played]
        right = {way[len(played)] for way in ways if len(way) > len(played)}
        told["view"]["moves"] = [move for move in told["view"]["moves"] if move in right]
        route.fulfill(response=response, json=told)

    page.route("**/lesson", answer)


def play_step(page, step, goal):
    """Press what was not tried until the step is done; what names its goal comes first."""
    chooser = Random(step)
    tried, place = set(), page.evaluate(PLACE)
    for _ in range(MOST_PRESSES):
        found = page.evaluate(PRESSABLE)
        if not found:
            page.wait_for_timeout(20)
        else:
            fresh = [one for one in found if one not in tried]
            filled = [one for one in fresh if one.endswith("filled")]
            named = [one for one in fresh if goal in one.split(" > ")[1].split()]
            chosen = (filled or named or fresh or [chooser.choice(found)])[0]
            tried.add(chosen)
            press(page, found.index(chosen))
            page.wait_for_function("() => !document.querySelector('.board-host.busy')")
        now = page.evaluate(PLACE)
        if now.endswith("true"):
            return
        if now != place:
            tried, place = set(), now
    raise AssertionError(f"step {step} of the lesson was not done: {sorted(tried)[:20]}")


def begin(ada, game):
    ada.page.goto(f"/lesson/{game}")
    ada.page.wait_for_selector(".lesson-card")
    ada.page.wait_for_selector(".board-host .highlighted")


@pytest.mark.parametrize(
    "game", [*(pytest.param(game, marks=pytest.mark.long) for game in GAMES[:-1]), GAMES[-1]]
)
def test_a_lesson_is_played_to_its_end(person, game):
    ada = person("Ada")
    lesson = lesson_of(game_info(game))
    offer_right_moves(ada.page, lesson)
    begin(ada, game)
    assert violations(ada.page, ".lesson-card") == []
    steps = len(lesson.steps)
    for step in range(steps):
        ada.page.wait_for_selector(f".lesson-card[data-step='{step}']")
        play_step(ada.page, step, lesson.steps[step].moves[-1].split()[-1])
        if step + 1 < steps:
            ada.page.locator(".lesson-card .filled").click()
    assert ada.page.locator(f".lesson-card a[href='/new/{game}']").count() == 1


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_a_wrong_move_gets_a_friendly_sentence_and_changes_nothing(person, size):
    ada = person("Ada", size=size)
    begin(ada, "sharktank")
    ada.page.get_by_role("button", name="Sun 1").first.click()
    ada.page.wait_for_selector(".lesson-mistake")
    assert ada.page.evaluate(PLACE) == "0.0.false"


def test_a_lesson_goes_on_where_it_was_left(person):
    ada = person("Ada")
    begin(ada, "sharktank")
    ada.page.get_by_role("button", name="Moon 1").first.click()
    ada.page.locator(".lesson-card .filled").click()
    ada.page.wait_for_selector(".lesson-card[data-step='1']")
    ada.page.goto("/")
    begin(ada, "sharktank")
    assert ada.page.evaluate(PLACE) == "1.0.false"


def test_the_lobby_leads_to_every_lesson(person):
    ada = person("Ada")
    ada.page.goto("/")
    for game in GAMES:
        card = ada.page.locator(".game-card", has=ada.page.locator(f"a[href='/rules/{game}']"))
        card.locator("button.play").first.click()
        ada.page.wait_for_selector(f"dialog a[href='/lesson/{game}']")
        ada.page.keyboard.press("Escape")
        ada.page.wait_for_selector("dialog", state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_no_text_outside_catalogues(person, game):
    ada = person("Ada", language="pseudo")
    begin(ada, game)
    assert untranslated(ada.page) == {}
