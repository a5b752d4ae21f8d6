"""The log: a line for each message, in the words of the catalogue, grouped by turns."""

import re
from random import Random

import pytest
from game_tables import game_rows
from web.people import PATIENCE
from web.table.test_table import settled, two_at, type_a_move
from web.tables import open_menu, open_table

import shoal
from shoal.core.catalogue import Reader
from shoal.match.sentences import catalogue_of

NAMES = ["Ada", "Bo", "Cleo"]

FORMATTED = """async ([game, messages, names]) => {
  const { loadCatalogue } = await import('/web/net/catalogues.js');
  const { MessageFormatter } = await import('/web/model/messages/message-formatter.js');
  const formatter = new MessageFormatter(await loadCatalogue(game), { seat: 0, names });
  return messages.map((message) => formatter.text(message));
}"""
"""Messages of a game as the page shows them to the first seat."""

GAMES = game_rows("logs")


def messages_of(game, players, options):
    """The messages of a random game for its first seat, with that game."""
    match, chooser = shoal.new(game, players, seed=3, options=options), Random(3)
    while match.actors and match.step < 300:
        seat = match.actors[0]
        match.play(seat, chooser.choice(match.moves(seat)))
    return match.game, [message for entry in match.log(0) for message in entry.messages]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_the_page_says_the_same_as_the_catalogue(person, game, players, options):
    rules, messages = messages_of(game, players, options)
    page = person("Ada").page
    page.goto("/")
    shown = page.evaluate(FORMATTED, [game, [one.to_json() for one in messages], NAMES])
    reader = Reader(0, NAMES[:players])
    said = [catalogue_of(rules).format(message, reader) for message in messages]
    assert shown == said
    assert [line for line in shown if re.search(r"[A-Z]{2}-\d|\b[Ss]eats? \d|[{}]", line)] == []


def messages_in(log):
    return sum(len(entry.messages) for entry in log)


def play_a_turn(somebody):
    """The first turn of Sea Urchins, after which the next player has no token to move."""
    match = shoal.new("urchins", 2, seed=1, options={"first": "0"})
    lines = somebody.page.locator(".log li")
    for _ in range(2):
        move = match.moves(0)[0]
        type_a_move(somebody.page, move)
        match.play(0, move)
        lines.nth(messages_in(match.log(0)) - 1).wait_for(state="attached")
    return match


def test_each_message_has_its_own_log_line(person):
    ada, _ = two_at(person, "urchins", first="0")
    match = play_a_turn(ada)
    assert ada.page.locator(".log li").count() == messages_in(match.log(0))


def test_the_log_addresses_its_reader_and_marks_the_names_of_others(person):
    ada, bo = two_at(person, "urchins", first="0")
    play_a_turn(ada)
    told = settled(
        bo.page, bo.page.locator(".log .player-name").all_inner_texts, lambda seen: "Ada" in seen
    )
    assert "Ada" in told
    assert not any("Ada" in line for line in ada.page.locator(".log li").all_inner_texts())


def fold_the_first_turn(person):
    """Ada's log after her first turn and a move of Bo's: her turn is folded."""
    ada, bo = two_at(person, "urchins", first="0")
    match = play_a_turn(ada)
    bo.page.wait_for_selector(".banner.mine")
    type_a_move(bo.page, match.moves(1)[0])
    more = ada.page.locator(".log .more-lines").first
    more.wait_for()
    hidden = ada.page.locator(".log li[hidden]")
    assert settled(ada.page, hidden.count, bool)
    return ada.page, more, hidden


def test_the_details_of_a_turn_are_opened_by_key(person):
    page, more, _ = fold_the_first_turn(person)
    first_turn = "() => [...document.querySelectorAll('.log li:not(.lead)')].map((li) => li.hidden)"
    before = page.evaluate(first_turn)
    more.focus()
    page.keyboard.press("Enter")
    assert more.get_attribute("aria-expanded") == "true"
    assert any(before) and not page.evaluate(first_turn)[0]
    page.keyboard.press("Enter")
    assert more.get_attribute("aria-expanded") == "false"
    assert page.evaluate(first_turn) == before


def test_a_button_says_how_many_lines_a_turn_hides(person):
    page, more, hidden = fold_the_first_turn(person)
    counted = sum(
        int(text.split()[0]) for text in page.locator(".log .more-lines").all_inner_texts()
    )
    assert counted == hidden.count()
    assert re.fullmatch(r"\d+ more, turn 1", more.get_attribute("aria-label"))


def test_an_undo_request_quotes_only_the_players_own_move(person):
    ada, bo = two_at(person, "urchins", first="0")
    match = play_a_turn(ada)
    open_menu(ada.page)
    ada.page.get_by_role("button", name="Ask to undo").click()
    asked = bo.page.get_by_role("alert")
    asked.get_by_text("wants to undo this move").wait_for()
    last = match.log(1)[-1].messages
    reader = Reader(1, ["Ada", "Bo"])
    said = [catalogue_of(match.game).format(message, reader) for message in last]
    quoted = re.search("“(.*)”", asked.inner_text()).group(1)
    assert quoted in said
    assert quoted.startswith("Ada ")


def test_a_new_name_does_not_change_log_lines_and_hints(person):
    ada, bo = two_at(person, "urchins", first="0")
    play_a_turn(ada)
    bo.page.locator(".banner.mine").wait_for()
    bo.page.get_by_role("button", name="Hint").click()
    bo.page.locator(".hint").wait_for()
    fresh = bo.page.locator(".log li.fresh, [role=log][aria-live]")
    before = [text.replace("Ada", "Adele") for text in fresh.all_inner_texts()]
    open_menu(ada.page)
    ada.page.get_by_label("Your name").fill("Adele")
    ada.page.get_by_role("button", name="Change name").click()
    bo.page.locator(".log").get_by_text("Adele").first.wait_for(timeout=PATIENCE * 1000)
    assert len(before) > 1
    assert fresh.all_inner_texts() == before
    assert bo.page.locator(".hint").count() == 1


def test_a_shared_device_calls_nobody_you_and_names_the_player_it_asks(person):
    ada = person("Ada")
    open_table(ada, "urchins", 2, here=[(2, "Bo")], options={"first": "0"})
    ada.page.wait_for_selector(".urchins")
    ada.page.wait_for_selector(".log")
    play_a_turn(ada)
    ada.page.locator(".banner.mine").get_by_text("Bo:").wait_for()
    lines = ada.page.locator(".log li").all_inner_texts()
    assert any("Ada" in line for line in lines)
    assert not any(re.search(r"\b[Yy]ou\b", line) for line in lines)
