"""A damaged table does not affect the others: it is quarantined, with a sentence and a log line."""

import asyncio
import json
import urllib.error
import urllib.request

import asyncpg
import pytest
from server.damaged_databases import (
    DAMAGES,
    ONLY_POSTGRES,
    ONLY_SQLITE,
    damage_postgres,
    damage_sqlite,
)
from server.memory_table import GAMES, MemoryTable, QuickBots
from server.serving import Serving
from waiting import until
from websockets.sync.client import connect

from shoal import wire
from shoal.client import NotAllowed
from shoal.server.service.quarantine import DAMAGED, MISSING
from shoal.server.services import Services
from shoal.server.store.postgres import PostgresStore
from shoal.server.table.errors import Refused
from shoal.server.table.events import Said, read_event
from shoal.server.views.serializers import encode

WITHIN = 60.0


def sentence_of(message):
    return str(Refused("damaged", message))


class Damaged:
    """A server on a database of which some tables were damaged while it was stopped."""

    def __init__(self, running, damages, damage):
        self.running = running
        running.start()
        self.bad = {what: self.played() for what in damages}
        self.good = [self.played(), self.played()]
        self.timed = self.opened(time_control=wire.TimeControl("move", 1), timeout="pass")
        self.before = [party.look(0) for party in self.good]
        running.stop()
        damage(running.database, [damages[what].format(p.name) for what, p in self.bad.items()])
        running.start()

    def opened(self, **plan):
        return self.running.seats("connect_four", 2, listed=True, watch="anyone", **plan)

    def played(self):
        party = self.opened()
        party.play(0, "drop 1")
        party.play(1, "drop 2")
        return party


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def damaged(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp(request.param)
    if request.param == "sqlite":
        running, damages, damage = Serving(folder), DAMAGES | ONLY_SQLITE, damage_sqlite
    else:
        running = Serving(folder, database=request.getfixturevalue("postgres").database())
        damages, damage = DAMAGES | ONLY_POSTGRES, damage_postgres
    try:
        yield Damaged(running, damages, damage)
    finally:
        running.stop()


def test_the_list_shows_all_undamaged_tables(damaged):
    listed = {table.id for table in damaged.running.server.tables()}
    assert listed == {party.name for party in [*damaged.good, damaged.timed]}


def test_opening_a_damaged_table_says_what_is_wrong(damaged):
    said = {}
    for what, party in damaged.bad.items():
        with pytest.raises(NotAllowed) as no:
            party.look(0)
        said[what] = (no.value.check, str(no.value))
    expected = dict.fromkeys(damaged.bad, ("damaged", sentence_of(DAMAGED)))
    assert said == expected | {"its game is gone": ("damaged", sentence_of(MISSING))}


def test_a_damaged_table_is_a_server_error_over_http(damaged):
    party = next(iter(damaged.bad.values()))
    with pytest.raises(urllib.error.HTTPError) as no:
        urllib.request.urlopen(
            f"{damaged.running.address}/api/1/tables/{party.name}", timeout=WITHIN
        )
    assert no.value.code == 500


def test_the_socket_says_what_is_wrong_with_a_damaged_table(damaged):
    party = next(iter(damaged.bad.values()))
    with connect(party.server.live_address(party.name)) as live:
        live.send(encode(wire.Hello(party.tickets[0])).decode())
        said = json.loads(live.recv(WITHIN))
    assert (said["sentence"], said["message"]) == (sentence_of(MISSING), MISSING.to_json())


def test_an_undamaged_table_is_unchanged_and_continues(damaged):
    assert [party.look(0).log for party in damaged.good] == [one.log for one in damaged.before]
    damaged.good[0].play(0, "drop 3")


def test_the_clocks_of_undamaged_tables_run(damaged):
    until(lambda: damaged.timed.look(0).log, "a time-out")


def test_each_damaged_table_is_logged_once(damaged):
    for _ in range(2):
        for party in damaged.bad.values():
            with pytest.raises(NotAllowed):
                party.look(0)
    lines = map(json.loads, damaged.running.said().splitlines())
    told = [(line["what"], line["table"]) for line in lines if line["what"] != "said"]
    expected = [("table_set_aside", party.name) for party in damaged.bad.values()]
    assert sorted(told) == sorted(expected)


def test_no_move_is_logged(damaged):
    with pytest.raises(NotAllowed):
        damaged.bad["a move is illegal"].look(0)
    assert "drop" not in damaged.running.said()


def test_an_event_that_the_store_refuses_does_not_affect_other_tables(postgres):
    """Both events are in one batch; the number of one of them is already taken."""
    memory, address = MemoryTable("connect_four"), postgres.database()

    async def run():
        services = Services(PostgresStore(address), GAMES, QuickBots())
        await services.open_tables()
        tables = []
        for _ in range(2):
            table, _ = services.create_table(read_event(memory.kept[0]))
            await services.registry.apply(table, map(read_event, memory.kept[1:]))
            tables.append(table)
        good, bad = tables
        connection = await asyncpg.connect(address)
        query = "INSERT INTO events VALUES ($1, $2, $3)"
        await connection.execute(query, bad.id, bad.last + 1, b"{}")
        await connection.close()
        kept = [
            services.registry.apply(table, [Said(0, 0, "table", "hello")]) for table in (bad, good)
        ]
        with pytest.raises(Refused, match="could not be saved"):
            await kept[0]
        await kept[1]
        with pytest.raises(Refused, match="damaged"):
            await services.registry.find(bad.id)
        works = services.health.writable.is_set()
        await services.close()
        return works

    assert asyncio.run(run())
