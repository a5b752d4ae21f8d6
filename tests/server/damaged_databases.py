"""Kinds of damage to a stored table, as the SQL statements that cause them."""

import asyncio
import sqlite3

import asyncpg

# Damage to a table with six events: opened, two players sit down, the start, two moves.
DAMAGES = {
    "its game is gone": (
        "UPDATE events SET body = CAST(replace(CAST(body AS TEXT), 'connect_four', 'atlantis') "
        "AS BLOB) WHERE number = 1 AND table_id = '{}'"
    ),
    "an event is no JSON": "UPDATE events SET body = X'00ff' WHERE number = 3 AND table_id = '{}'",
    "an event is of no kind": (
        'UPDATE events SET body = CAST(\'{{"kind":"sank","at":1}}\' AS BLOB) '
        "WHERE number = 3 AND table_id = '{}'"
    ),
    "an event is of no seat": (
        'UPDATE events SET body = CAST(\'{{"kind":"left","at":1,"seat":99}}\' AS BLOB) '
        "WHERE number = 3 AND table_id = '{}'"
    ),
    "a move is illegal": (
        "UPDATE events SET body = CAST(replace(CAST(body AS TEXT), 'drop 1', 'drop 9') AS BLOB) "
        "WHERE number = 5 AND table_id = '{}'"
    ),
    "an event is missing": "DELETE FROM events WHERE number = 3 AND table_id = '{}'",
    "the first event is missing": "DELETE FROM events WHERE number = 1 AND table_id = '{}'",
    "the first event is another's": (
        "UPDATE events SET body = (SELECT body FROM events WHERE number = 4 AND table_id = '{0}') "
        "WHERE number = 1 AND table_id = '{0}'"
    ),
}
ONLY_SQLITE = {
    "an event is there twice": (
        "INSERT INTO fresh (table_id, number, body) "
        "SELECT table_id, number, X'7b7d' FROM events WHERE number = 3 AND table_id = '{}'"
    ),
    "an event is no bytes": (
        "UPDATE events SET body = CAST(body AS TEXT) WHERE number = 3 AND table_id = '{}'"
    ),
}
ONLY_POSTGRES = {
    "the last event is not the last": "DELETE FROM events WHERE number = 6 AND table_id = '{}'",
    "the summary is gone": "DELETE FROM tables WHERE id = '{}'",
}


def for_postgres(statement):
    """The same statement for PostgreSQL."""
    read, write = "convert_from(body, 'UTF8')", "convert_to("
    statement = statement.replace("CAST(body AS TEXT)", read)
    statement = statement.replace("CAST(", write).replace(" AS BLOB)", ", 'UTF8')")
    return statement.replace("X'00ff'", "'\\x00ff'::bytea")


def damage_sqlite(database, statements):
    with sqlite3.connect(database) as connection:
        for statement in statements:
            assert connection.execute(statement).rowcount == 1, statement
    connection.close()


def damage_postgres(database, statements):
    async def run():
        connection = await asyncpg.connect(database)
        for statement in statements:
            assert (await connection.execute(for_postgres(statement))).endswith(" 1"), statement
        await connection.close()

    asyncio.run(run())
