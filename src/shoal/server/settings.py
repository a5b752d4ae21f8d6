"""The settings of a server."""

from dataclasses import dataclass, field
from typing import Final

from shoal.server import defaults
from shoal.server.limits.rate_limit import Limits

POSTGRES_SCHEMES: Final = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class Settings:
    """How to serve; ``shoal serve --help`` describes the options."""

    database: str = defaults.DATABASE
    host: str = defaults.HOST
    port: int = defaults.PORT
    workers: int = defaults.WORKERS
    worker: int = 0
    folder: str = ""
    """The folder of the Unix sockets between workers on this machine; '' for a single worker."""
    bot_processes: int = defaults.BOT_PROCESSES
    idle: float = defaults.IDLE_SECONDS
    reconnect_seconds: float = defaults.RECONNECT_SECONDS
    request_timeout: float = defaults.REQUEST_TIMEOUT
    games: tuple[str, ...] = ()
    """Modules and files of games that are not installed."""
    rules: tuple[str, ...] = ()
    """Files of rules for new tables."""
    origins: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()
    operators: frozenset[str] = frozenset()
    """Addresses that may read the metrics, besides the loopback."""
    limits: Limits = field(default_factory=Limits)
    capacity: int = defaults.CAPACITY
    """Connections of one worker."""

    @property
    def uses_postgres(self) -> bool:
        """Whether the database is PostgreSQL and not an SQLite file."""
        return self.database.startswith(POSTGRES_SCHEMES)
