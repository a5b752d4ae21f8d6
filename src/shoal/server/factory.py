"""Builds the application from its settings."""

import os
from pathlib import Path

from starlette.types import ASGIApp

from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.server import defaults
from shoal.server.bots.bot_pool import BotPool
from shoal.server.cluster.ownership import Ownership
from shoal.server.http.app import App
from shoal.server.http.origin_policy import OriginPolicy
from shoal.server.limits.rate_limit import RateLimiter
from shoal.server.ops.game_modules import load_games
from shoal.server.services import Services
from shoal.server.settings import Settings
from shoal.server.store.base import Store
from shoal.server.store.sqlite import SqliteStore


def create_app() -> ASGIApp:
    """The application for any ASGI server, with settings from the environment.

    ``uvicorn --factory shoal.server.factory:create_app``; docs/operate.md lists the variables, and
    the limits that only ``shoal serve`` enforces.
    """
    settings = Settings(
        database=os.environ.get("SHOAL_DATABASE", defaults.DATABASE),
        names=variable_words("SHOAL_NAMES"),
        origins=variable_words("SHOAL_ORIGINS"),
        games=tuple(sorted(variable_words("SHOAL_GAMES", "SHOAL_GAME_MODULES"))),
        rules=tuple(sorted(variable_words("SHOAL_RULES"))),
    )
    return build_app(settings).asgi()


def variable_words(variable: str, old_name: str = "") -> frozenset[str]:
    """The words of an environment variable, separated by spaces."""
    return frozenset(os.environ.get(variable, os.environ.get(old_name, "")).split())


def build_app(settings: Settings) -> App:
    """The application that these settings describe."""
    games = load_games(settings.games, settings.rules)
    services = Services(
        make_store(settings),
        games,
        BotPool(settings.bot_processes),
        ownership=Ownership(settings.worker, settings.workers),
        reconnect_seconds=settings.reconnect_seconds,
        idle=settings.idle,
    )
    policy = OriginPolicy(settings.host, settings.names, settings.origins, settings.operators)
    return App(services, RateLimiter(settings.limits), policy)


def make_store(settings: Settings) -> Store:
    """The store for the database of these settings."""
    if settings.uses_postgres:
        return make_postgres_store(settings)
    if settings.workers > 1:
        raise ShoalError(say("error-workers"))
    return SqliteStore(Path(settings.database))


def make_postgres_store(settings: Settings) -> Store:
    """A store in PostgreSQL, whose driver is an optional dependency."""
    try:
        from shoal.server.store.postgres import PostgresStore  # noqa: PLC0415 - see above
    except ImportError as error:
        raise ShoalError(say("error-needs-asyncpg")) from error
    worker = f"w{settings.worker}" if settings.workers > 1 else ""
    return PostgresStore(settings.database, worker)
