"""RULES.md in a terminal: complete, with lists, tables and headings."""

import re

import pytest
from tui.screen_driver import drive, new_table

from shoal.cli.main import main
from shoal.games import game_info, names
from shoal.tui.rules_text import plain_rule, plain_rules

RULES = """# Ducks

**DU-1** A *duck* has **two** of these:
- wings, which are far too long to be told within a line of forty columns
- feet, and these may be
  - orange or
  - yellow

**DU-2** First
swim, then:

1. dive
2. quack [aloud](https://host/page), see `quack`

| what | worth |
|---|--:|
| **duck** | 1 |

> Old saying.

Not numbered.
"""


def lines(width=40):
    return plain_rules(RULES, width).split("\n")


def test_every_item_of_a_list_has_its_line():
    told = lines()
    assert told[told.index("DU-1 A duck has two of these:") + 1 :][:6] == [
        "- wings, which are far too long to be",
        "  told within a line of forty columns",
        "- feet, and these may be",
        "  - orange or",
        "  - yellow",
        "",
    ]


def test_numbered_lists_keep_their_numbers():
    told = lines()
    assert told[told.index("DU-2 First swim, then:") + 1 :][:4] == [
        "",
        "1. dive",
        "2. quack aloud, see quack",
        "",
    ]


def test_a_table_is_aligned_in_columns():
    told = lines()
    assert told[told.index("what  worth") + 1] == "duck  1"


def test_a_heading_is_underlined_and_a_quotation_indented():
    told = lines()
    assert told[:2] == ["Ducks", "====="] and "  Old saying." in told


def test_a_quoted_rule_includes_its_list_and_table():
    assert plain_rule(RULES, "DU-2", 40).split("\n")[2:] == [
        "1. dive",
        "2. quack aloud, see quack",
        "",
        "what  worth",
        "duck  1",
        "",
        "  Old saying.",
    ]


@pytest.mark.parametrize("name", names())
def test_the_rules_of_a_game_keep_all_their_list_items(name, capsys):
    items = re.findall(r"^[-*] +(?:\*\*)?([\w']+ [\w']+)", game_info(name).rules(), re.MULTILINE)
    assert items
    assert main(["rules", name]) == 0
    told = capsys.readouterr().out
    shown = [line[2:] for line in told.split("\n") if line.startswith("- ")]
    assert [line.startswith(item) for line, item in zip(shown, items, strict=True)] == [True] * len(
        items
    )


@pytest.mark.parametrize("name", names())
def test_no_word_of_the_rules_is_lost(name):
    """Only the addresses of links are left out, because a terminal cannot follow them."""
    source = re.sub(r"\]\([^)]*\)", "]", game_info(name).rules())
    wanted = re.findall(r"\w+", source)
    assert re.findall(r"\w+", plain_rules(game_info(name).rules(), 10_000)) == wanted


def test_the_rules_on_the_full_screen_keep_their_lists():
    async def act(driver):
        await driver.enter("rules")
        parts = driver.screen.query(".paragraph")
        return [line for part in parts for line in str(part.content).split("\n")]

    shown = drive(new_table("pescado"), act)
    assert len([line for line in shown if line.startswith("- ")]) == 5
    assert max(map(len, shown)) <= 80


def test_the_rules_on_the_full_screen_are_wrapped_again_after_a_resize():
    async def act(driver):
        await driver.enter("rules")
        await driver.pilot.resize_terminal(60, 24)
        await driver.settle()
        parts = driver.screen.query(".paragraph")
        return max(len(line) for part in parts for line in str(part.content).split("\n"))

    assert drive(new_table("pescado"), act) <= 60


@pytest.mark.parametrize("name", names())
def test_a_rule_in_english_is_quoted_after_a_note(name, capsys):
    told = {}
    for language in ("en", "de", "fr", "es"):
        assert main(["--language", language, "rules", name, "1"]) == 0
        told[language] = capsys.readouterr().out
    assert "English" not in told["en"] and "Englisch" not in told["de"]
    for language, note in (("fr", "qu’en anglais.\n"), ("es", "en inglés.\n")):  # noqa: RUF001
        assert told[language].endswith(f"{note}{told['en']}")
