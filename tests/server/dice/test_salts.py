"""Salts: given after the table's commitment and before the game, new ones for each game."""

import pytest
from server.memory_table import MemoryTable

from shoal import wire
from shoal.client import NotAllowed
from shoal.server.table import lifecycle
from shoal.server.table.errors import Refused
from shoal.server.table.events import read_event, write_event


def salts(serving, table, ticket):
    return serving.server.look(table, ticket).table.salts


def opened(serving, **plan):
    return serving.server.open(wire.NewTable("connect_four", 2, **plan))


def sat(serving, table, invite, salt):
    return serving.server.sit(table, wire.Sit(salt=salt, invite=invite))


def test_the_table_shows_its_commitment_before_any_salt(serving):
    table = opened(serving)
    assert len(table.commitment) == 64
    seated = sat(serving, table.table, table.invite, "coral")
    assert serving.server.table(table.table, seated.ticket).commitment == table.commitment


def test_a_salt_is_part_of_the_dice_and_a_bot_has_none(serving):
    table = opened(serving)
    seated = sat(serving, table.table, table.invite, "coral")
    assert seated.salted
    serving.server.put_bot(table.table, table.host, 1, "easy")
    assert salts(serving, table.table, seated.ticket) == []
    serving.server.do(table.table, table.host, "start")
    assert salts(serving, table.table, seated.ticket) == ["coral", ""]


def test_a_salt_can_be_replaced_until_the_game_begins(serving):
    table = opened(serving)
    seated = sat(serving, table.table, table.invite, "coral")
    sat(serving, table.table, table.invite, "")
    for salt in ("pearl", "pearl", "shell"):
        serving.server.give_salt(table.table, seated.ticket, salt)
    serving.server.do(table.table, table.host, "start")
    with pytest.raises(NotAllowed, match="accepts no more random texts") as refused:
        serving.server.give_salt(table.table, seated.ticket, "late")
    assert refused.value.check == "stage"
    assert salts(serving, table.table, seated.ticket) == ["shell", ""]


def test_a_salt_is_accepted_only_from_the_holder_of_the_seat(serving):
    table = opened(serving)
    sat(serving, table.table, table.invite, "coral")
    with pytest.raises(NotAllowed, match="opens no seat"):
        serving.server.give_salt(table.table, table.host, "pearl")


def test_a_salt_sent_after_the_start_is_not_used(serving):
    table = opened(serving, leavers="open")
    first, second = (sat(serving, table.table, table.invite, salt) for salt in ("coral", "pearl"))
    serving.server.do(table.table, table.host, "start")
    serving.server.do(table.table, second.ticket, "leave")
    late = sat(serving, table.table, table.invite, "shell")
    assert (late.seat, late.salted) == (1, False)
    assert salts(serving, table.table, first.ticket) == ["coral", "pearl"]


def test_a_rematch_asks_for_new_salts(serving):
    table = opened(serving)
    seats = [sat(serving, table.table, table.invite, salt) for salt in ("coral", "pearl")]
    serving.server.do(table.table, table.host, "start")
    serving.server.send(table.table, seats[0].ticket, wire.Resign("r"))
    again = serving.server.rematch(table.table, seats[0].ticket)
    serving.server.give_salt(again, seats[1].ticket, "shell")
    serving.server.do(again, table.host, "start")
    assert salts(serving, again, seats[0].ticket) == ["", "shell"]
    assert serving.server.table(again, seats[0].ticket).commitment != table.commitment


def test_a_salt_given_after_sitting_down_is_kept():
    waiting = MemoryTable("connect_four")
    waiting.table.stage = "waiting"
    (salted,) = lifecycle.give_salt(waiting.table, 1, wire.GiveSalt("pearl"), 5)
    assert read_event(write_event(salted)) == salted
    assert waiting.happen(salted) == {}
    assert waiting.table.seats[1].salt == "pearl"


@pytest.mark.parametrize("salt", ["two\nlines", "\u2028", "\x00"])
def test_a_salt_that_is_not_one_line_of_text_is_refused(salt):
    table = MemoryTable("connect_four").table
    table.stage = "waiting"
    with pytest.raises(Refused, match="one line of plain text"):
        lifecycle.give_salt(table, 0, wire.GiveSalt(salt), 0)


def test_the_number_of_salts_is_limited():
    waiting = MemoryTable("connect_four")
    waiting.table.stage = "waiting"
    for number in range(100):
        waiting.happen(*lifecycle.give_salt(waiting.table, 0, wire.GiveSalt(f"{number}"), 0))
    with pytest.raises(Refused, match="given random texts 100 times"):
        lifecycle.give_salt(waiting.table, 0, wire.GiveSalt("one more"), 0)
