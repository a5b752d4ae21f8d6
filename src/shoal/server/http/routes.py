"""The addresses of the HTTP interface: each with what it takes, what it gives, and who answers."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from shoal import wire
from shoal.server.http.rate_limit import Gate
from shoal.server.service.services import Services

PREFIX = "/api/1"


@dataclass(slots=True)
class Call:
    """One request, with its body read already."""

    services: Services
    gate: Gate
    address: str
    path: dict[str, str]
    query: dict[str, str]
    ticket: str = ""
    invite: str = ""
    body: wire.Request = field(default_factory=wire.Nothing)


Answering = Callable[[Call], Awaitable[wire.Answer]]


@dataclass(frozen=True, slots=True)
class Address:
    """One address of the interface."""

    method: str
    path: str
    name: str
    sentence: str
    takes: object
    gives: type[wire.Answer]
    answer: Answering
    ticket: bool
    query: tuple[str, ...]


ADDRESSES: list[Address] = []


def address(
    method: str,
    path: str,
    gives: type[wire.Answer],
    *,
    takes: object = None,
    ticket: bool = False,
    query: tuple[str, ...] = (),
) -> Callable[[Answering], Answering]:
    """The function that answers there; the first line of its docstring says what for."""

    def add(answer: Answering) -> Answering:
        sentence = (answer.__doc__ or "").partition("\n")[0]
        name = answer.__name__
        ADDRESSES.append(
            Address(method, PREFIX + path, name, sentence, takes, gives, answer, ticket, query)
        )
        return answer

    return add
