"""What a server was told when it was started."""

import sys
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from shoal.core.errors import ShoalError, UnknownGame
from shoal.core.game import GameInfo
from shoal.core.options import clip
from shoal.games import names
from shoal.server.cluster.shard import Shard
from shoal.server.http.app import App
from shoal.server.http.origin_policy import Callers
from shoal.server.http.rate_limit import Gate, Limits
from shoal.server.service.absence_scheduler import RECONNECT_SECONDS
from shoal.server.service.bot_pool import BotPool
from shoal.server.service.registry import IDLE_SECONDS
from shoal.server.service.services import Services
from shoal.server.store import Store
from shoal.server.store.sqlite import SqliteStore
from shoal.server.transport.connection_limit import CAPACITY
from shoal.server.transport.http_protocol import PATIENCE

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
    bot_processes: int = 1
    idle: float = IDLE_SECONDS
    grace: float = RECONNECT_SECONDS
    patience: float = PATIENCE
    games: tuple[str, ...] = ()
    origins: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()
    keepers: frozenset[str] = frozenset()
    """Addresses that may read the counts, besides the loopback."""
    limits: Limits = field(default_factory=Limits)
    capacity: int = CAPACITY
    """Connections of one worker."""


def build(settings: Settings) -> App:
    """The server that these settings describe."""
    games, modules = games_and_modules(settings.games)
    services = Services(
        store_of(settings),
        games,
        BotPool(modules, settings.bot_processes),
        shard=Shard(settings.worker, settings.workers),
        reconnect_seconds=settings.grace,
        idle=settings.idle,
    )
    callers = Callers(settings.host, settings.names, settings.origins, settings.keepers)
    return App(services, Gate(settings.limits), callers)


def games_and_modules(more: Iterable[str]) -> tuple[dict[str, GameInfo], dict[str, str]]:
    """The games of the house and of these modules, by their names, and where each is found."""
    modules = {name: f"shoal.games.{name}" for name in names()}
    games = {name: game_in(module) for name, module in modules.items()}
    for module in more:
        info = game_in(module)
        info.game().start_checked(
            info.min_players
        )  # BadGame before anybody sits down at an unfinished game.
        games[info.name] = info
        modules[info.name] = module
    return games, modules


def game_in(module: str) -> GameInfo:
    """The GAME of a module."""
    if "" not in sys.path:
        sys.path.append("")
    try:
        info = getattr(import_module(module), "GAME", None)
    except ImportError as wrong:
        raise UnknownGame(f"{clip(module)} cannot be imported: {wrong}.") from wrong
    if not isinstance(info, GameInfo):
        raise UnknownGame(f"Module {clip(module)} holds no GAME.")
    return info


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
