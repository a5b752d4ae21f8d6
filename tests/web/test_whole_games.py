"""Whole games through the page, from the quay to the result, with a browser for each player."""

import pytest
from web.people import play_out


def open_table(host, game, players, *, options=None, here=()):
    """Set a table through the page; tells the invitation's link, if anybody is waited for."""
    page = host.page
    page.goto("/")
    page.get_by_label("Your name").fill(host.name)
    page.locator(f"a[href='/new/{game}']").click()
    page.get_by_text(str(players), exact=True).first.click()
    for seat, name in here:
        page.locator(".seat-choice select").nth(seat - 1).select_option("here")
        page.get_by_label(f"Name of the player in seat {seat}").fill(name)
    if options:
        page.get_by_text("House rules").click()
    for name, value in (options or {}).items():
        field = page.locator(f"#option-{name}")
        if field.evaluate("element => element.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    page.get_by_role("button", name="Set the table").click()
    page.wait_for_url("**/table/**")
    if len(here) + 1 == players:
        return None
    return page.locator("input.link").input_value()


def join(guest, link):
    guest.page.goto(link)
    guest.page.get_by_label("Your name").fill(guest.name)
    guest.page.get_by_role("button", name="Sit down").click()


def start(host):
    """The host starts the game when everybody is here: until then the button says otherwise."""
    host.page.get_by_role("heading", name="Everybody is here").wait_for()
    host.page.get_by_role("button", name="Start the game").click()


GAMES = [
    pytest.param("sharkbait", 3, {}, marks=pytest.mark.long),
    pytest.param("urchins", 2, {"size": "4"}, marks=pytest.mark.long),
    ("pescado", 2, {"snatch": "live", "throws": "12"}),
    pytest.param("pescado", 3, {"snatch": "sealed", "throws": "8"}, marks=pytest.mark.long),
    ("sharktank", 2, {"turns": "8"}),
    pytest.param("jaws", 3, {"summer": "4", "dusk": "4"}, marks=pytest.mark.long),
]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_game_is_played_from_lobby_to_result_with_a_browser_for_everybody(
    person, game, players, options
):
    people = [person(name) for name in ("Ada", "Bo", "Cleo")[:players]]
    link = open_table(people[0], game, players, options=options)
    for guest in people[1:]:
        join(guest, link)
    start(people[0])
    for somebody in people:
        somebody.page.wait_for_selector(f".{game}")
    play_out(people)
    rankings = [somebody.page.locator(".result .ranking").inner_text() for somebody in people]
    told = {ranking.replace(" (you)", "") for ranking in rankings}
    assert len(told) == 1
