"""Each line of the log is about one player."""

import re
from random import Random

import pytest
from game_tables import game_rows
from web.test_table import two_at, type_a_move

import shoal

SPLIT = """async ([game, lines]) => {
  const { openAbout } = await import('/web/model/game-wording.js');
  const { splitLine } = await import('/web/model/log-text.js');
  await openAbout(game);
  return lines.map(splitLine);
}"""
"""The lines of a game's log, each as the lines that the page makes of it."""

SUBJECT = r"(Seat \d+(?= )|Round \d+ ends|(?:The shark|Brody|Quint|Hooper)\b)"
"""The first words of a sentence about a player's action or the end of a round."""

GAMES = game_rows("logs")


def log_of(game, players, options):
    """The log of a random game for a spectator."""
    match, chooser = shoal.new(game, players, seed=3, options=options), Random(3)
    while match.actors and match.step < 300:
        seat = match.actors[0]
        match.play(seat, chooser.choice(match.moves(seat)))
    return match.log(None)


def subjects(line):
    """The subjects of the sentences of a line."""
    return set(re.findall(rf"(?:^|[.!?] ){SUBJECT}", line))


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_each_log_line_is_about_one_player_and_no_word_is_lost(person, game, players, options):
    lines = log_of(game, players, options)
    page = person("Ada").page
    page.goto("/")
    shown = page.evaluate(SPLIT, [game, lines])
    assert [" ".join(parts) for parts in shown] == lines
    assert [part for parts in shown for part in parts if len(subjects(part)) > 1] == []


@pytest.mark.parametrize(
    ("game", "parts"),
    [
        (
            "sharkbait",
            [
                "Seat 1 takes token 2 (bait) (SB-30).",
                "Round 7 ends: Seat 0 has the biggest token, moves 1 more and wins (SB-33).",
                "Seat 1 has the smallest and gets a bait.",
            ],
        ),
        (
            "jaws",
            [
                "Hooper aims at the water of zone 8 (JW-100). It is far.",
                "The shark surfaces in zone 7 (option A) with no ability (JW-103).",
            ],
        ),
        ("jaws", ["The die shows 2 (JW-82).", "Brody takes 2 wounds.", "The shark dives."]),
        ("jaws", ["The event is Hooper's (JW-18). Hooper has one action more this round."]),
        ("jaws", ["The shark dives (JW-120). Round 3 begins (JW-90)."]),
    ],
)
def test_a_log_line_is_split_where_its_subject_changes(person, game, parts):
    page = person("Ada").page
    page.goto("/")
    assert page.evaluate(SPLIT, [game, [" ".join(parts)]]) == [parts]


def play_a_turn(somebody):
    """The first turn of Sea Urchins, after which the next player has no token to move."""
    match = shoal.new("urchins", 2, seed=1, options={"first": "0"})
    for _ in range(2):
        move = match.moves(0)[0]
        type_a_move(somebody.page, move)
        match.play(0, move)
        somebody.page.locator(".log li").nth(len(match.log(0)) - 1).wait_for()
        somebody.page.get_by_text("Play by typing").click()
    assert match.log(0)[-1].count("Seat") == 2


def test_events_of_the_next_player_have_their_own_log_line(person):
    ada, _ = two_at(person, "urchins", first="0")
    play_a_turn(ada)
    lines = ada.page.locator(".log li").all_inner_texts()
    assert [line.split()[0] for line in lines[-2:]] == ["Ada", "Bo"]


def test_an_undo_request_quotes_only_the_players_own_move(person):
    ada, bo = two_at(person, "urchins", first="0")
    play_a_turn(ada)
    ada.page.get_by_role("tab", name="Game").click()
    ada.page.get_by_role("button", name="Ask to undo").click()
    asked = bo.page.get_by_role("alert")
    asked.get_by_text("wants to undo this move").wait_for()
    assert "Ada puts the piece on" in asked.inner_text()
    assert "no token to move" not in asked.inner_text()


def test_a_new_name_does_not_change_log_lines_and_hints(person):
    ada, bo = two_at(person, "urchins", first="0")
    play_a_turn(ada)
    bo.page.locator(".banner.mine").wait_for()
    bo.page.get_by_role("button", name="Hint").click()
    bo.page.locator(".hint").wait_for()
    fresh = bo.page.locator(".log li.fresh, [role=log][aria-live]")
    before = [text.replace("Ada", "Adele") for text in fresh.all_inner_texts()]
    ada.page.get_by_role("tab", name="Game").click()
    ada.page.get_by_label("Your name").fill("Adele")
    ada.page.get_by_role("button", name="Change name").click()
    bo.page.locator(".log").get_by_text("Adele").first.wait_for()
    assert len(before) > 1
    assert fresh.all_inner_texts() == before
    assert bo.page.locator(".hint").count() == 1
