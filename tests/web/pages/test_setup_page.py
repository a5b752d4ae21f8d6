"""The setup page: the start bar covers nothing."""

import pytest
from web.people import Person

import shoal

BELOW = """() => {
  const bar = document.querySelector('.setup-start').getBoundingClientRect();
  const { top, bottom } = document.activeElement.getBoundingClientRect();
  return bottom > bar.top + 1 && top < bar.bottom ? document.activeElement.outerHTML : '';
}"""
"""The focused element, if the bar covers it."""


@pytest.mark.long
@pytest.mark.parametrize("letters", ["usual", "larger"])
@pytest.mark.parametrize("game", shoal.game_names())
def test_the_house_rules_are_visible_without_scrolling(request, serving, game, letters):
    browser = request.getfixturevalue("browser" if letters == "usual" else "larger")
    ada = Person(browser, "Ada", size=(1280, 800), base_url=serving.address)
    ada.page.goto(f"/new/{game}")
    rules = ada.page.get_by_text("House rules")
    bar = ada.page.locator(".setup-start")
    box, edge = rules.bounding_box(), bar.bounding_box()["y"]
    ada.close()
    assert box["y"] + box["height"] <= edge


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (844, 390)])
def test_the_start_bar_never_covers_the_focused_element(person, size):
    page = person("Ada", size=size).page
    page.goto("/new/pescado")
    page.get_by_text("House rules").click()
    page.get_by_label("Your name").focus()
    covered = []
    for _ in range(16):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.setup-start') === null"):
            covered.append(page.evaluate(BELOW))
    assert [one for one in covered if one] == []
