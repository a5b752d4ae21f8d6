"""The command ``shoal repair``."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.server.ops.game_modules import load_games
from shoal.server.repair.examine import Examined, examine
from shoal.server.repair.repair_database import Archive
from shoal.server.repair.sqlite import SqliteArchive
from shoal.server.settings import POSTGRES_SCHEMES
from shoal.server.store.base import Damaged
from shoal.server.table.table import Games

STILL_DAMAGED: Final = 1

Say = Callable[[str], None]


def run(database: str, more_games: Sequence[str], *, write: bool) -> int:
    """Report damage, or repair it; the exit code is 1 if damage is left."""
    games = load_games(more_games)
    repair = Repair(archive_of(database), games, print, write=write)
    return asyncio.run(repair.run())


def archive_of(database: str) -> Archive:
    """The database of this name."""
    if not database.startswith(POSTGRES_SCHEMES):
        return SqliteArchive(Path(database))
    try:
        from shoal.server.repair.postgres import PostgresArchive  # noqa: PLC0415 - see below
    except ImportError as error:
        # The driver is an optional dependency.
        raise ShoalError(say("error-needs-asyncpg")) from error
    return PostgresArchive(database)


class Repair:
    """Checks, and if asked to repairs, every table of a database."""

    def __init__(self, archive: Archive, games: Games, say: Say, *, write: bool) -> None:
        self.archive = archive
        self.games = games
        self.say = say
        self.write = write
        self.damaged = 0
        self.repaired = 0
        self.repairable = 0

    async def run(self) -> int:
        """Check all tables; returns the exit code."""
        try:
            await self.archive.open()
            faults = await self.archive.faults()
            for fault in faults:
                self.say(f"The database itself: {fault}")
                self.write = False  # writing to a damaged file could destroy more
            if self.write:
                await self.archive.prepare()
            names = await self.archive.names()
            for name in names:
                await self._check(name)
        finally:
            await self.archive.close()
        self._conclude(len(names), is_file_damaged=bool(faults))
        return STILL_DAMAGED if faults or self.damaged > self.repaired else 0

    async def _check(self, name: str) -> None:
        try:
            found = examine(await self.archive.table(name), self.games)
        except Damaged as error:
            self.damaged += 1
            self.say(f"{name}: {error} Try a backup.")
            return
        if not found.faults:
            return
        self.damaged += 1
        self.repairable += found.can_be_repaired
        will_repair = self.write and found.can_be_repaired
        if will_repair:
            await self.archive.repair(found.repaired())
            self.repaired += 1
        self.say(f"{name}: {' '.join([*found.faults, *outcome(found, repaired=will_repair)])}")

    def _conclude(self, tables: int, *, is_file_damaged: bool) -> None:
        checked = f"{count(tables)} checked, {self.damaged} damaged"
        if is_file_damaged:
            self.say(
                f"{checked}. A damaged file is not repaired: restore a "
                "backup, or save what SQLite can read with: sqlite3 DATABASE .recover"
            )
        elif not self.damaged:
            self.say(f"{count(tables)} checked; no damage found.")
        elif self.write:
            self.say(f"{checked}, {self.repaired} repaired.")
        elif self.repairable:
            self.say(f"{checked}; --write can repair {self.repairable}. Make a backup first.")
        else:
            self.say(f"{checked}; none can be repaired.")


def outcome(found: Examined, *, repaired: bool) -> list[str]:
    """What the repair of a table did, or would do."""
    if not found.can_be_repaired or not found.spare:
        return []
    kept, aside = len(found.good), len(found.spare)
    if repaired:
        return [f"Kept: {kept} events. Moved to set_aside: {aside}."]
    return [f"A repair keeps {kept} events and moves {aside} to set_aside."]


def count(tables: int) -> str:
    """A number of tables, in words."""
    return "1 table" if tables == 1 else f"{tables} tables"
