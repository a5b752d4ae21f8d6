"""The command ``shoal repair``."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from shoal.core.catalogue import Catalogue
from shoal.core.errors import ShoalError
from shoal.core.message import Message, say
from shoal.server.ops.game_modules import load_games
from shoal.server.repair.examine import Examined, examine
from shoal.server.repair.repair_database import Archive
from shoal.server.repair.sqlite import SqliteArchive
from shoal.server.settings import POSTGRES_SCHEMES
from shoal.server.store.base import Damaged
from shoal.server.table.table import Games

STILL_DAMAGED: Final = 1

Show = Callable[[str], None]


def run(database: str, more_games: Sequence[str], words: Catalogue, *, write: bool) -> int:
    """Report damage, or repair it; the exit code is 1 if damage is left."""
    games = load_games(more_games)
    repair = Repair(archive_of(database), games, words, print, write=write)
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

    def __init__(
        self, archive: Archive, games: Games, words: Catalogue, show: Show, *, write: bool
    ) -> None:
        self.archive = archive
        self.games = games
        self.words = words
        self.show = show
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
                self._say(say("repair-file", fault=fault))
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
            self._report(name, [error.message, say("repair-try-backup")])
            return
        if not found.faults:
            return
        self.damaged += 1
        self.repairable += found.can_be_repaired
        will_repair = self.write and found.can_be_repaired
        if will_repair:
            await self.archive.repair(found.repaired())
            self.repaired += 1
        self._report(name, [*found.faults, *outcome(found, repaired=will_repair)])

    def _report(self, name: str, messages: Sequence[Message]) -> None:
        """Print what is wrong with a table, and what becomes of it."""
        report = " ".join([self.words.format(message) for message in messages])
        self._say(say("repair-table", table=name, report=report))

    def _say(self, message: Message) -> None:
        self.show(self.words.format(message))

    def _conclude(self, tables: int, *, is_file_damaged: bool) -> None:
        if is_file_damaged:
            self._say(say("repair-end-file", tables=tables, damaged=self.damaged))
        elif not self.damaged:
            self._say(say("repair-end-undamaged", tables=tables))
        elif self.write:
            self._say(
                say(
                    "repair-end-repaired",
                    tables=tables,
                    damaged=self.damaged,
                    repaired=self.repaired,
                )
            )
        elif self.repairable:
            self._say(
                say(
                    "repair-end-repairable",
                    tables=tables,
                    damaged=self.damaged,
                    repairable=self.repairable,
                )
            )
        else:
            self._say(say("repair-end-hopeless", tables=tables, damaged=self.damaged))


def outcome(found: Examined, *, repaired: bool) -> list[Message]:
    """What the repair of a table did, or would do."""
    if not found.can_be_repaired or not found.spare:
        return []
    kept, aside = len(found.good), len(found.spare)
    if repaired:
        return [say("repair-kept", kept=kept, aside=aside)]
    return [say("repair-would-keep", kept=kept, aside=aside)]
