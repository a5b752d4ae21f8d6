"""A throw that ended a turn is shown separately before the next turn, in games and replays."""

import re
import time
from collections import Counter

import pytest
from web.people import PATIENCE
from web.table.test_table import settled
from web.tables import open_table

import shoal
from shoal.server.views.serializers import view_info

MOMENT = """async ([game, before, after, entries]) => {
  const { about } = await import(`/games/${game}/web/about.js`);
  return about.moment(before, after, entries);
}"""


def faced(match, seat):
    face = view_info(match, seat)
    return {"facts": face.facts, "actors": list(face.actors)}


def turns_of(game, move_of):
    """The Views before and after each move of a game, with the log entries that came between."""
    match = shoal.new(game, 3, seed=7)
    while not match.over and match.step < 250:
        seat = match.actors[0]
        heard, before = match.log_length(0), faced(match, 0)
        match.play(seat, move_of(match.moves(seat)))
        entries = [
            {"turn": entry.turn, "messages": [message.to_json() for message in entry.messages]}
            for entry in match.log(0, heard)
        ]
        yield before, faced(match, 0), entries


def said(entry, key):
    """The arguments of the message with this key in a log entry; None if there is none."""
    return next((args for found, args, _, _ in entry["messages"] if found == key), None)


def thrown_away(moves):
    """Choose the move that takes nothing and throws all dice again."""
    return "keep none" if "keep none" in moves else moves[-1]


def test_a_second_throw_that_ends_the_turn_is_shown_with_its_dice(person):
    page = person("Ada").page
    page.goto("/")
    seen = 0
    for before, after, entries in turns_of("pescado", thrown_away):
        again = [said(entry, "log-throw-again") for entry in entries]
        fallen = next((found["dice"] for found in again if found), None)
        moment = page.evaluate(MOMENT, ["pescado", before, after, entries])
        if not fallen or before["facts"]["turn"] == after["facts"]["turn"]:
            assert moment is None
        else:
            seen += 1
            assert moment["facts"]["dice"] == "".join(word[len("dice-") :] for word in fallen)
            assert moment["facts"]["turn"] == before["facts"]["turn"]
            assert said(entries[moment["lines"] - 1], "log-throw-again")
    assert seen


def test_a_token_that_ends_the_turn_is_shown_before_the_next_throw(person):
    page = person("Ada").page
    page.goto("/")
    seen = 0
    for before, after, entries in turns_of("sharkbait", lambda moves: moves[0]):
        moment = page.evaluate(MOMENT, ["sharkbait", before, after, entries])
        if moment:
            seen += 1
            assert moment["facts"]["ocean"] == before["facts"]["ocean"]
            assert moment["facts"]["pawns"] == after["facts"]["pawns"]
            assert said(entries[moment["lines"]], "log-roll")
    assert seen


@pytest.fixture
def game_of_throws(person):
    """Kim plays both seats of Pescado; the page's clock is stopped.

    The dice follow from the names. With Kim's salts, the second throw of the game catches nothing.
    """
    kim = person("Kim", speed="calm")
    open_table(kim, "pescado", 2, here=[(2, "Bo")], options={"first": "0", "throws": "60"})
    kim.page.wait_for_selector(".pescado")
    kim.page.clock.install()
    kim.page.clock.pause_at("2100-01-01")
    return kim


def until_nothing_is_caught(page):
    """Roll twice, each time as soon as the page offers it."""
    for name in ("^Roll the dice", "^Roll all 5 dice"):
        press(page, after_time(page, page.get_by_role("button", name=re.compile(name))))
    after_time(page, page.get_by_text("Result", exact=True))


def after_time(page, element):
    """The element, as soon as enough of the page's time has passed to show it."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if element.count() and page.locator(".board-host:not(.busy)").count():
            return element
        page.clock.run_for(20)
        page.wait_for_timeout(20)
    raise AssertionError("It was never shown.")


def press(page, button):
    """Press a button while the clock is stopped: a click would wait for animations to end."""
    button.evaluate("(found) => found.click()")
    page.clock.run_for(50)


def dice_on_the_board(page):
    """How many dice of each colour the board shows."""
    labels = "all => all.map((die) => die.ariaLabel.split(' ')[0].toLowerCase())"
    return Counter(page.eval_on_selector_all(".pescado-die", labels))


def test_the_players_own_throw_is_shown_before_the_next_turn(game_of_throws):
    page = game_of_throws.page
    until_nothing_is_caught(page)
    lines = page.locator(".log li:not([hidden])").all_inner_texts
    press(page, page.locator(".log .more-lines").last)
    thrown = settled(page, lines, lambda seen: "rolls again" in seen[-1])[-1]
    assert "rolls again" in thrown
    assert dice_on_the_board(page) == {
        name: int(count) for count, name in re.findall(r"(\d) (\w+)", thrown)
    }
    page.clock.run_for(2200)
    page.get_by_text("Result", exact=True).wait_for(state="detached")
    assert lines()[-1] == thrown
    press(page, page.get_by_role("button", name="Roll the dice"))
    assert re.search(r"rolls (?!again)", settled(page, lines, lambda seen: seen[-1] != thrown)[-1])


def test_a_replay_starts_at_the_beginning_and_shows_every_throw(game_of_throws):
    page = game_of_throws.page
    until_nothing_is_caught(page)
    thrown = dice_on_the_board(page)
    table = page.url.rsplit("/", 1)[1]
    page.clock.run_for(2200)
    page.goto(f"/replay/{table}")
    page.clock.resume()
    banner = page.locator(".banner")
    banner.get_by_text(re.compile("^Step 0 of")).wait_for()
    page.locator(".pescado-pool .pescado-tile").first.wait_for()
    told, shown = [banner.inner_text()], [dice_on_the_board(page)]
    assert re.search(r"rolls .*\d (yellow|orange|red|blue|green|black)", told[0])
    while page.get_by_label("Next step").is_enabled():
        page.get_by_label("Next step").click()
        told.append(settled(page, banner.inner_text, lambda line: line != told[-1]))
        shown.append(dice_on_the_board(page))
    assert thrown in shown
    assert "Bo rolls" in told[-1]
    assert len(set(told)) == len(told)


def test_no_replay_step_moves_the_board_on_a_phone(game_of_throws):
    page = game_of_throws.page
    until_nothing_is_caught(page)
    page.clock.run_for(2200)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"/replay/{page.url.rsplit('/', 1)[1]}")
    page.clock.resume()
    page.locator(".pescado-pool .pescado-tile").first.wait_for()
    places, banner = set(), page.locator(".banner")
    while page.get_by_label("Next step").is_enabled():
        told = banner.inner_text()
        places.add(page.locator(".pescado-pool").bounding_box()["y"])
        page.get_by_label("Next step").click()
        settled(page, banner.inner_text, lambda line, told=told: line != told)
    assert len(places) == 1


def test_the_last_button_stops_a_running_replay(game_of_throws):
    page = game_of_throws.page
    until_nothing_is_caught(page)
    page.clock.run_for(2200)
    page.goto(f"/replay/{page.url.rsplit('/', 1)[1]}")
    page.clock.resume()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.clock.pause_at("2100-01-02")  # from now on, the replay stays at its first step
    press(page, page.get_by_role("button", name="Play", exact=True))
    press(page, after_time(page, page.get_by_label("Last step")))
    after_time(page, page.get_by_role("button", name="Play", exact=True))
    after_time(page, page.locator("[aria-label='Next step']:disabled"))


def test_element_ids_in_the_lobby_are_unique_on_a_phone(person):
    ada = person("Ada", size=(360, 740))
    open_table(ada, "urchins", 2, here=[(2, "Bo")])
    ada.page.wait_for_selector(".urchins")
    ada.page.goto("/")
    ada.page.get_by_text("Your games").wait_for()
    ids = ada.page.eval_on_selector_all("[id]", "all => all.map((one) => one.id)")
    assert len(ids) == len(set(ids))
