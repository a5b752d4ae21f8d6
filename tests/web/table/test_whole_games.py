"""Whole games through the page, from the lobby to the result, with a browser for each player."""

import pytest
from game_tables import game_rows
from web.people import play_out
from web.tables import join, open_table_by_hand, start

GAMES = [
    pytest.param(*game, marks=[pytest.mark.long] * takes_long)
    for *game, takes_long in game_rows("browsers")
]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_a_whole_game_is_played_with_a_browser_for_each_player(person, game, players, options):
    people = [person(name) for name in ("Ada", "Bo", "Cleo")[:players]]
    link = open_table_by_hand(people[0], game, players, options=options)
    for guest in people[1:]:
        join(guest, link)
    start(people[0])
    for somebody in people:
        somebody.page.wait_for_selector(f".{game}")
    play_out(people)
    rankings = [somebody.page.locator(".result .end-sheet").inner_text() for somebody in people]
    told = {" ".join(ranking.replace("(you)", "").split()) for ranking in rankings}
    assert len(told) == 1
