"""Tables stored under older rules continue under these rules."""

import asyncio
import json
import shutil

import pytest
from server.memory_table import GAMES, MemoryTable, QuickBots
from server.old_tables import DATABASE, RECORDS, TABLES, last_move

from shoal import wire
from shoal.games import game_info
from shoal.server.service.registry import summary_of
from shoal.server.services import Services
from shoal.server.store.sqlite import SqliteStore
from shoal.server.table.events import (
    Created,
    UndoAnswered,
    UndoRequested,
    plan_of,
    read_event,
    write_event,
)
from shoal.server.table.lifecycle import rematch
from shoal.server.table.table import Table
from shoal.server.table.validation import validate
from shoal.server.views import serializers


def at_table(tmp_path, name, question):
    """Load the stored tables into a current server, and ask it a question about one table."""

    async def run():
        shutil.copy(DATABASE, tmp_path / "tables.db")
        services = Services(SqliteStore(tmp_path / "tables.db"), GAMES, QuickBots())
        await services.open_tables()
        try:
            return question(services, await services.registry.find(TABLES[name]))
        finally:
            await services.close()

    return asyncio.run(asyncio.wait_for(run(), 60))


def play_on(name):
    """A question that plays the last move of a player, with all checks of the table."""
    seat, move = last_move(name)

    def play(services, table):
        act = wire.Play("last", move, table.cursors[seat].number)
        services.registry.apply(table, validate(table, seat, act, services.now()).events)
        return table.match.record()

    return play


def again(name):
    """A question that plays to the end and asks for a rematch."""

    def ask(services, table):
        play_on(name)(services, table)
        return rematch(table, "host", services.now(), services.entropy, swap=False)

    return ask


def test_every_stored_table_has_its_record():
    assert set(TABLES) == set(RECORDS)


@pytest.mark.parametrize("name", TABLES)
def test_a_table_of_older_rules_is_played_to_its_end_under_them(tmp_path, name):
    assert at_table(tmp_path, name, play_on(name)) == RECORDS[name]


@pytest.mark.parametrize("name", TABLES)
def test_a_table_of_older_rules_names_the_options_that_differ_today(tmp_path, name):
    info = at_table(tmp_path, name, lambda _services, table: serializers.table_info(table))
    game = RECORDS[name].game
    assert info.rules_version == 1
    assert game_info(info.game).game(info.options).options == game.options
    assert game_info(info.game).game(info.options, info.rules_version).options == game.options


def test_a_rematch_is_played_by_the_newest_rules(tmp_path):
    name = "jaws-helicopter-by-another-seat"
    created = at_table(tmp_path, name, again(name))
    assert created.rules == game_info("jaws").version
    assert Table("a" * 12, created, GAMES).game.options["helicopter"] == "brody"


@pytest.mark.parametrize(
    ("stored", "event"),
    [
        (b'{"kind":"asked","at":1,"seat":0,"step":2,"id":"a"}', UndoRequested(1, 0, 2, "a")),
        (b'{"kind":"answered","at":1,"seat":1,"agree":true}', UndoAnswered(1, 1, agree=True)),
    ],
)
def test_undo_events_keep_their_stored_names(stored, event):
    assert read_event(stored) == event
    assert write_event(event) == stored


def test_the_time_control_keeps_its_stored_name():
    request = wire.NewTable("lagoon", 2, time_control=wire.TimeControl("game", 300, 5))
    created = Created(1, plan_of(request), "07", "h", "i", 1)
    stored = write_event(created)
    assert json.loads(stored)["plan"]["pace"] == {"kind": "game", "seconds": 300, "increment": 5}
    assert read_event(stored) == created


def test_the_first_stage_keeps_its_stored_name():
    table = MemoryTable("connect_four").table
    table.stage = "waiting"
    assert summary_of(table).stage == "gathering"
