"""The table of API endpoints: path, types of body and answer, and the function of each."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from shoal import wire
from shoal.core.catalogue import choose_language
from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.core.text.clip import clip
from shoal.core.text.number_and_dice_text import whole_number
from shoal.server.limits.rate_limit import RateLimiter
from shoal.server.services import Services
from shoal.server.table.errors import Refused
from shoal.server.table.table import Table

PREFIX: Final = "/api/1"
DONE: Final = wire.Done()


@dataclass(slots=True)
class ApiRequest:
    """One request, with its body decoded."""

    services: Services
    rate_limiter: RateLimiter
    address: str
    path: dict[str, str]
    query: dict[str, str]
    ticket: str = ""
    invite: str = ""
    body: wire.Request = field(default_factory=wire.EmptyRequest)

    async def table(self) -> Table:
        """The table that the path names."""
        return await self.services.replication.fresh(self.path["table"])

    def game(self) -> GameInfo:
        """The game that the path names."""
        name, games = self.path["game"], self.services.games
        if name not in games:
            raise Refused("table", say("error-no-game", name=clip(name), games=list(games)))
        return games[name]

    def language(self) -> str:
        """The language that the query asks for; English if there is no catalogue for it."""
        return choose_language({}, self.query.get("language", ""))

    def number(self, name: str, default: int) -> int:
        """A whole number from the query."""
        text = self.query.get(name, "")
        if not text:
            return default
        number = whole_number(text)
        if number < 0:
            raise Refused("shape", say("error-query-number", name=name, text=clip(text)))
        return number


Handler = Callable[[ApiRequest], Awaitable[wire.Answer]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One endpoint of the API."""

    method: str
    path: str
    name: str
    sentence: str
    takes: object
    gives: type[wire.Answer]
    handler: Handler
    ticket: bool
    query: tuple[str, ...]


ENDPOINTS: list[Endpoint] = []


def endpoint(
    method: str,
    path: str,
    gives: type[wire.Answer],
    *,
    takes: object = None,
    ticket: bool = False,
    query: tuple[str, ...] = (),
) -> Callable[[Handler], Handler]:
    """Register a function as an endpoint; the first line of its docstring is its summary."""

    def register(handler: Handler) -> Handler:
        sentence = (handler.__doc__ or "").partition("\n")[0]
        name = handler.__name__
        ENDPOINTS.append(
            Endpoint(method, PREFIX + path, name, sentence, takes, gives, handler, ticket, query)
        )
        return handler

    return register
