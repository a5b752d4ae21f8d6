"""What a client knows of a table: entries of the log as data, and as text."""

import msgspec
import pytest

from shoal import wire
from shoal.client import NotAllowed
from shoal.client.table_state import TableState
from shoal.core.message import say
from shoal.sample_games.connect_four import GAME as CONNECT_FOUR

TABLE = wire.TableInfo(
    id="a" * 12,
    game="connect_four",
    players=2,
    stage="playing",
    seats=[wire.SeatInfo("person", "Ana"), wire.SeatInfo("bot", level="easy")],
    commitment="",
    rules_version=1,
)
DROPS = [
    [1, [["log-drop", {"seat": 0, "column": 3}, "", 1]]],
    [2, [["log-drop", {"seat": 1, "column": 4}, "", 1]]],
]


def welcomed(log):
    """The state after the first message of a server."""
    known = TableState()
    welcome = wire.Welcome(wire.PROTOCOL, 1, 0, TABLE)
    known.receive(encoded(welcome))
    known.receive(encoded(wire.Update(2, log=convert(log))))
    return known


def encoded(message):
    return msgspec.json.encode(message)


def convert(log):
    return msgspec.convert(log, list[wire.LogEntry])


def test_the_log_is_kept_as_data():
    known = welcomed(DROPS)
    assert [entry.turn for entry in known.log] == [1, 2]
    assert known.log[0].messages == [wire.Message("log-drop", {"seat": 0, "column": 3}, "", 1)]


def test_the_log_can_be_read_as_text():
    assert welcomed(DROPS).log_text(CONNECT_FOUR) == [
        "Ana drops a disc into column 3.",
        "Seat 1 drops a disc into column 4.",
    ]


def test_an_update_replaces_the_entries_of_an_undone_move():
    known = welcomed(DROPS)
    again = convert([[2, [["log-drop", {"seat": 1, "column": 7}, "", 1]]]])
    known.receive(encoded(wire.Update(3, first_line=1, log=again)))
    assert known.log_text(CONNECT_FOUR)[1:] == ["Seat 1 drops a disc into column 7."]


def test_nothing_is_read_before_the_table_is_known():
    assert TableState().log_text() == []


def test_a_refusal_keeps_its_message():
    known = welcomed([])
    full = wire.Message("no-full-column", {"column": 3}, "C4-1", 1)
    request = wire.Play("id", "drop 3", 2)
    known.write(request)
    refused = wire.Refused("rules", "Column 3 is full (C4-1).", "C4-1", "id", full)
    known.receive(encoded(refused))
    with pytest.raises(NotAllowed, match="Column 3 is full") as caught:
        known.settled("id")
    assert caught.value.message == say("no-full-column", column=3, rule="C4-1")
