"""The terminal in every language: what fits, and what is translated."""

import pytest
from tui.screen_driver import drive, new_table
from tui.test_escaped_words import seen, table_of
from tui.test_plain import lines

from shoal.core.catalogue import LANGUAGES
from shoal.games import game_info
from shoal.rulebook.translations import rules_text

every_language = pytest.mark.parametrize("language", LANGUAGES)


def in_language(language, name="urchins", **how):
    table = new_table(name, **how)
    table.language = language
    return table


def last_of_key_bar(table):
    """What the last key of the bar does."""
    return table.words.text("key-leave", {})


@every_language
@pytest.mark.parametrize("keys", [[], ["f6"]], ids=["table", "replay"])
def test_the_key_bar_fits_a_small_screen(language, keys):
    table = in_language(language)

    async def act(driver):
        await driver.press(*keys)
        return seen(driver.app).rstrip()

    assert drive(table, act).endswith(last_of_key_bar(table))


@every_language
def test_the_heading_names_four_players(language):
    table = in_language(language, "sharktank", players=4, level="easy")

    async def act(driver):
        return str(driver.table_screen.head.content)

    heading = drive(table, act)
    assert [name for name in ("Kai", "Marina", "Otto") if name not in heading] == []


@every_language
def test_no_line_of_the_help_is_wider_than_the_terminal(language):
    told = lines(in_language(language), ["quit"])
    assert max(map(len, told.splitlines())) <= 80


def test_the_rules_are_in_the_readers_language():
    table = in_language("de", "sharkbait")
    told = lines(table, ["rules", "quit"])
    assert "Ein Würfelspiel für 3 bis 8 Personen" in told

    async def act(driver):
        await driver.enter("rules")
        return driver.screen.query_one("#rules").rules

    assert drive(in_language("de", "sharkbait"), act) == rules_text(game_info("sharkbait"), "de")


def test_a_refusal_is_in_the_readers_language():
    table = table_of()
    table.language = "de"
    assert "Die Züge haben die Nummern 1 bis 7." in lines(table, ["99", "quit"])


def test_no_player_is_called_by_the_number_of_a_seat():
    table = table_of((0, 1))
    table.language = "en"
    told = lines(table, ["drop 3", "drop 4", "replay", "player 2", "quit", "log", "quit"])
    assert "Player 1" in told and "Player 2" in told and "eat 0" not in told
