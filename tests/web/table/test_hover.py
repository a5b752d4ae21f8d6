"""A choice under the pointer shows what it brings, and nothing below the pointer moves."""

from functools import partial
from operator import ne

import pytest
from web.quick_games import against_bots
from web.table.test_table import settled

SIZES = [
    pytest.param((1280, 800), marks=pytest.mark.long),
    (1280, 900),
    pytest.param((390, 844), marks=pytest.mark.long),
    (844, 390),
]

CHOICES = ".deck .button.highlighted:not(.throw)"

BOXES = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.textContent, x, y, width, height].join(" ");
})"""


def boxes(page):
    return page.evaluate(BOXES, CHOICES)


def steady(page):
    """The boxes of all choices, when two looks find the same."""
    last = [[]]

    def same_twice():
        last.append(boxes(page))
        return last[-1]

    return settled(page, same_twice, lambda seen: seen and seen == last[-2])


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_choices_keep_their_place_under_the_pointer(person, size):
    ada = person("Ada", size=size)
    against_bots(ada, "sharkbait", first="0")
    choices = ada.page.locator(CHOICES)
    for _ in range(6):
        choices.first.wait_for()
        before = steady(ada.page)
        for nth in range(choices.count()):
            choices.nth(nth).hover()
            assert steady(ada.page) == before
        choices.first.click()
        ada.page.mouse.move(1, 1)
        settled(ada.page, lambda: boxes(ada.page), partial(ne, before))
    assert ada.errors == []
