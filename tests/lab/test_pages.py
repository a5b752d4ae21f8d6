"""Every game has a page in docs/games, and all pages have the same headings."""

import re
from pathlib import Path

import pytest

from shoal.games import game_info, names

PAGES = Path(__file__).parents[2] / "docs" / "games"
HEADINGS = [
    "Rules in a minute",
    "Components",
    "Options and rulings",
    "Observation and action tables",
    "Strength of the bots",
    "What the study found",
]


def page(name: str) -> str:
    return (PAGES / f"{name}.md").read_text(encoding="utf-8")


def test_every_game_has_a_page_and_no_page_is_left_over():
    assert sorted(path.stem for path in PAGES.glob("*.md")) == sorted(names())


@pytest.mark.parametrize("name", names())
def test_a_page_has_the_headings_that_all_pages_have(name):
    assert re.findall(r"^## (.*)$", page(name), re.MULTILINE) == HEADINGS
    assert page(name).startswith(f"# {game_info(name).title}\n")


@pytest.mark.parametrize("name", names())
def test_a_page_names_every_option(name):
    text = page(name)
    assert [option.name for option in game_info(name).options if option.name not in text] == []


@pytest.mark.parametrize("name", names())
def test_every_plot_of_a_page_exists_and_every_plot_is_shown(name):
    shown = re.findall(r"\]\(plots/([\w-]+\.svg)\)", page(name))
    assert sorted(shown) == sorted(path.name for path in (PAGES / "plots").glob(f"{name}-*.svg"))
