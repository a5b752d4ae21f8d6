"""The database schema as a list of migrations, one for each version; old ones never change."""

from typing import Final

SQLITE: Final[tuple[tuple[str, ...], ...]] = (
    # Version 1: tables and their events.
    (
        (
            "CREATE TABLE tables (id TEXT PRIMARY KEY, stage TEXT NOT NULL, "
            "listed INTEGER NOT NULL, tended INTEGER NOT NULL) WITHOUT ROWID"
        ),
        (
            "CREATE TABLE events (table_id TEXT NOT NULL, number INTEGER NOT NULL, "
            "body BLOB NOT NULL, PRIMARY KEY (table_id, number)) WITHOUT ROWID"
        ),
    ),
    # Version 2: open tables are found by an index, the newest first.
    (
        "ALTER TABLE tables ADD COLUMN born INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX tables_listed ON tables (born) WHERE listed = 1",
        "CREATE INDEX tables_tended ON tables (id) WHERE tended = 1",
    ),
    # Version 3: new events are stored in the order of arrival until they are moved to events.
    (
        (
            "CREATE TABLE fresh (id INTEGER PRIMARY KEY, table_id TEXT NOT NULL, "
            "number INTEGER NOT NULL, body BLOB NOT NULL)"
        ),
    ),
    # Version 4: the server's time and the wall clock's, both in milliseconds.
    ("CREATE TABLE clock (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, wall INTEGER NOT NULL)",),
)

POSTGRES: Final[tuple[tuple[str, ...], ...]] = (
    # Version 1: as in SQLite, and each table's last event number, which orders the workers' writes.
    (
        (
            "CREATE TABLE tables (id text PRIMARY KEY, stage text NOT NULL, "
            "listed boolean NOT NULL, tended boolean NOT NULL, last integer NOT NULL)"
        ),
        (
            "CREATE TABLE events (table_id text NOT NULL, number integer NOT NULL, "
            "body bytea NOT NULL, PRIMARY KEY (table_id, number))"
        ),
    ),
    # Version 2: as in SQLite.
    (
        "ALTER TABLE tables ADD COLUMN born bigint NOT NULL DEFAULT 0",
        "CREATE INDEX tables_listed ON tables (born) WHERE listed",
        "CREATE INDEX tables_tended ON tables (id) WHERE tended",
    ),
    # Version 3: as version 4 of SQLite.
    ("CREATE TABLE clock (id integer PRIMARY KEY, at bigint NOT NULL, wall bigint NOT NULL)",),
)
