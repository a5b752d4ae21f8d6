"""What the log says: every message has its rule, and the end says what decided it."""

from random import Random

import pytest

import shoal
from shoal.core.message import say
from shoal.games import game_info
from shoal.match.game_log import LogEntry, decode_entry, encode_entry
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


@pytest.mark.parametrize("game", GAMES)
def test_viewers_who_hear_the_same_share_one_entry_in_memory(game):
    history = played_out(game).history
    logs = [history.log(viewer) for viewer in (None, *range(history.players))]
    kept = {id(entry): entry for log in logs for entry in log}
    assert len(kept) == sum(len(set(heard)) for heard in heard_by_step(history))


def heard_by_step(history):
    """For each step the entries that it added to the logs."""
    logs = [iter(history.log(viewer)) for viewer in (*range(history.players), None)]
    for audience in history.audiences:
        yield [next(log) for seat, log in enumerate(logs) if audience >> seat & 1]


def test_a_message_inside_another_is_kept():
    said = say("log-reason", reason=say("error-text", text="No."))
    assert decode_entry(encode_entry(2, [said])) == LogEntry(2, [said])
