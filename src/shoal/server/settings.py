"""The settings of a server."""

from dataclasses import dataclass, field
from typing import Final

from shoal.server.limits.connection_limit import CAPACITY
from shoal.server.limits.rate_limit import REQUEST_TIMEOUT, Limits
from shoal.server.scheduling.absence_scheduler import RECONNECT_SECONDS
from shoal.server.service.registry import IDLE_SECONDS

POSTGRES_SCHEMES: Final = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class Settings:
    """How to serve; ``shoal serve --help`` describes the options."""

    database: str = "shoal.db"
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    worker: int = 0
    folder: str = ""
    """The folder of the Unix sockets between workers on this machine; '' for a single worker."""
    bot_processes: int = 1
    idle: float = IDLE_SECONDS
    reconnect_seconds: float = RECONNECT_SECONDS
    request_timeout: float = REQUEST_TIMEOUT
    games: tuple[str, ...] = ()
    """Modules and files of games that are not installed."""
    origins: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()
    operators: frozenset[str] = frozenset()
    """Addresses that may read the metrics, besides the loopback."""
    limits: Limits = field(default_factory=Limits)
    capacity: int = CAPACITY
    """Connections of one worker."""

    @property
    def uses_postgres(self) -> bool:
        """Whether the database is PostgreSQL and not an SQLite file."""
        return self.database.startswith(POSTGRES_SCHEMES)
