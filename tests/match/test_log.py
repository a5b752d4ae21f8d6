"""What the log says: every line names its rule, and the end says what decided it."""

import re
from random import Random

import pytest

import shoal
from shoal.core.packed_arrays import i64, vec
from shoal.core.text.verdict import Measure, verdict
from shoal.games import game_info

RULE = re.compile(r"\b[A-Z]{2}-\d+\b")
GAMES = sorted(shoal.game_names())


def played_out(game, seed=3):
    match = shoal.new(game, players=game_info(game).max_players, seed=seed)
    chooser = Random(seed)
    while match.actors:
        seat = chooser.choice(match.actors)
        match.play(seat, chooser.choice(match.moves(seat)))
    return match


def is_of_the_book(line, book):
    named = set(RULE.findall(line))
    return bool(named) and named <= book


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_the_log_names_a_rule_of_the_book(game):
    match = played_out(game)
    text = (game_info(game).folder / "RULES.md").read_text()
    book = set(re.findall(r"^\*\*([A-Z]{2}-\d+)\*\*", text, re.MULTILINE))
    lines = {line for seat in (None, 0, 1) for line in match.log(seat)}
    assert {line for line in lines if not is_of_the_book(line, book)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_end_says_what_decided_it_with_its_rule(game):
    match = played_out(game)
    assert RULE.search(match.game.messages.verdict(match.full_state()))


def test_the_verdict_names_the_highest_number():
    spaces = Measure("spaces", vec[i64]([3, 9, 4]), "SB-37")
    assert verdict(3, [spaces], "SB-38") == "Seat 1 wins with 9 spaces (SB-37)."


def test_the_verdict_names_the_tie_break():
    spaces = Measure("spaces", vec[i64]([9, 9, 4]), "SB-37")
    trophies = Measure("trophies", vec[i64]([1, 2, 5]), "SB-38")
    assert verdict(3, [spaces, trophies], "SB-38") == (
        "Seats 0 and 1 are level with 9 spaces; seat 1 wins by more trophies, 2 against 1 (SB-38)."
    )


def test_the_win_is_shared_when_nothing_decides():
    spaces = Measure("spaces", vec[i64]([9, 9]), "SB-37")
    baits = Measure("baits", vec[i64]([1, 1]), "SB-38")
    assert verdict(2, [spaces, baits], "SB-38") == (
        "Seats 0 and 1 are level with 9 spaces, and nothing else tells them apart: "
        "they share the win (SB-38)."
    )
