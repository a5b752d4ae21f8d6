"""What a server was told when it was started."""

import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from shoal.core.errors import ShoalError, UnknownGame
from shoal.core.game import Room
from shoal.core.options import clip
from shoal.games import names
from shoal.server.app import App
from shoal.server.callers import Callers
from shoal.server.connection_limit import CAPACITY
from shoal.server.doors import PATIENCE
from shoal.server.house import IDLE, House
from shoal.server.limits import Gate, Limits
from shoal.server.minds import Minds
from shoal.server.store import Store
from shoal.server.store.sqlite import SqliteStore
from shoal.server.tender import GRACE

POSTGRES = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class Settings:
    """How to serve."""

    database: str = "shoal.db"
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    worker: int = 0
    folder: str = ""
    """Where the workers of this machine meet; '' for a single one."""
    minds: int = 1
    idle: float = IDLE
    grace: float = GRACE
    patience: float = PATIENCE
    rooms: tuple[str, ...] = ()
    origins: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()
    keepers: frozenset[str] = frozenset()
    """Addresses that may read the counts, besides the loopback."""
    limits: Limits = field(default_factory=Limits)
    capacity: int = CAPACITY
    """Connections of one worker."""


def build(settings: Settings) -> App:
    """The server that these settings describe."""
    rooms, modules = rooms_and_modules(settings.rooms)
    shard = (settings.worker, settings.workers)
    house = House(store_of(settings), rooms, idle=settings.idle, shard=shard)
    minds = Minds(modules, settings.minds)
    callers = Callers(settings.host, settings.names, settings.origins, settings.keepers)
    return App(house, Gate(settings.limits), minds, callers, settings.grace)


def rooms_and_modules(more: Iterable[str]) -> tuple[dict[str, Room], dict[str, str]]:
    """The games of the house and of these modules, by their names, and where each is found."""
    modules = {name: f"shoal.games.{name}" for name in names()}
    rooms = {name: room_in(module) for name, module in modules.items()}
    for module in more:
        room = room_in(module)
        room.game().seat_at(room.fewest)  # BadGame before anybody sits down at an unfinished game.
        rooms[room.name] = room
        modules[room.name] = module
    return rooms, modules


def room_in(module: str) -> Room:
    """The ROOM of a module."""
    if "" not in sys.path:
        sys.path.append("")
    try:
        room = getattr(import_module(module), "ROOM", None)
    except ImportError as wrong:
        raise UnknownGame(f"{clip(module)} cannot be imported: {wrong}.") from wrong
    if not isinstance(room, Room):
        raise UnknownGame(f"Module {clip(module)} holds no ROOM.")
    return room


def store_of(settings: Settings) -> Store:
    """The store that the database's address means."""
    if settings.database.startswith(POSTGRES):
        return postgres(settings)
    if settings.workers > 1:
        raise ShoalError(
            "Several workers share their tables through PostgreSQL: give --database postgresql://..."
        )
    return SqliteStore(Path(settings.database))


def postgres(settings: Settings) -> Store:
    """A store in PostgreSQL, whose driver is not part of every installation."""
    try:
        from shoal.server.store.postgres import PostgresStore  # noqa: PLC0415 - see above
    except ImportError as wrong:
        raise ShoalError("PostgreSQL needs asyncpg: pip install 'shoal[postgres]'.") from wrong
    place = f"w{settings.worker}" if settings.workers > 1 else ""
    return PostgresStore(settings.database, place)
