"""What the log says: every message has its rule, and the end says what decided it."""

from random import Random

import pytest

import shoal
from shoal.core.packed_arrays import i64, vec
from shoal.core.text.verdict import Measure, verdict
from shoal.games import game_info
from shoal.rulebook.reader import read_rules

GAMES = sorted(shoal.game_names())


def played_out(game, seed=3):
    match = shoal.new(game, players=game_info(game).max_players, seed=seed)
    chooser = Random(seed)
    while match.actors:
        seat = chooser.choice(match.actors)
        match.play(seat, chooser.choice(match.moves(seat)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_the_log_has_a_rule_of_the_book(game):
    match = played_out(game)
    book = read_rules(game_info(game).rules()).rule_numbers()
    heard = [entry for seat in (None, 0, 1) for entry in match.log(seat)]
    messages = {message for entry in heard for message in entry.messages}
    assert [message for message in messages if message.rule not in book] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_end_says_what_decided_it_with_its_rule(game):
    match = played_out(game)
    assert match.game.messages.verdict(match.full_state()).rule


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
