"""The host decides whether people get hints, and whether everybody is told."""

import pytest
from server.memory_table import MemoryTable

from shoal import wire
from shoal.server.table import events
from shoal.server.table.errors import Refused
from shoal.server.table.quotas import QUOTAS
from shoal.server.table.validation import validate_hint

ACTOR = "ticket 0"


def at(hints, players=3):
    return MemoryTable("urchins", players, options={"first": "0"}, hints=hints)


def asked(memory, ticket=ACTOR):
    return validate_hint(memory.table, ticket, memory.now)


def bots_for_others(memory):
    for seat in range(1, memory.table.players):
        memory.table.seats[seat].ticket = ""
        memory.table.seats[seat].level = "easy"


def test_a_table_without_the_setting_gives_hints_as_before():
    memory = MemoryTable("urchins", 3, options={"first": "0"})
    assert b"hints" not in memory.kept[0]
    assert asked(memory) == (0, [])


def test_hints_are_refused_between_people():
    with pytest.raises(Refused, match="Hints are off"):
        asked(at("alone"))


def test_a_person_alone_with_bots_gets_hints_and_nobody_is_told():
    for hints in ("alone", "told", "free"):
        memory = at(hints)
        bots_for_others(memory)
        assert asked(memory) == (0, [])


def test_an_absent_person_is_still_a_person():
    memory = at("alone", players=2)
    memory.happen(events.StoodIn(0, 1, "easy"))
    with pytest.raises(Refused, match="Hints are off"):
        asked(memory)


def test_everybody_is_told_of_a_hint():
    memory = at("told")
    seat, caused = asked(memory)
    heard = memory.happen(*caused)
    assert seat == 0
    assert set(heard) == {0, 1, 2, None}
    assert {update.chat.message.key for update in heard.values()} == {"notice-hint"}
    assert {update.chat.message.args["seat"] for update in heard.values()} == {0}


def test_a_hint_does_not_make_a_move_on_its_way_stale():
    memory = at("told")
    number = memory.table.cursors[0].number
    memory.happen(*asked(memory)[1])
    memory.send(0, wire.Play, move=memory.table.match.moves(0)[0], number=number)


def test_a_table_with_hints_is_rebuilt_unchanged():
    memory = at("told")
    memory.happen(*asked(memory)[1])
    assert memory.rebuilt().chats == memory.table.chats


def test_hints_are_for_the_player_to_move():
    for ticket in ("ticket 1", "host", "nobody's"):
        with pytest.raises(Refused, match="when it is your turn"):
            asked(at("told"), ticket)


def test_there_is_a_limit_to_hints():
    memory = at("told")
    memory.table.event_counts[events.Hinted, 0] = QUOTAS[events.Hinted]
    with pytest.raises(Refused, match="limit"):
        asked(memory)
