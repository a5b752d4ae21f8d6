"""Decides which web pages may use this server, and who may read its metrics."""

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from shoal.core.message import say
from shoal.core.text.clip import clip
from shoal.server.table.errors import Refused

PROXY_HEADERS: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers that a proxy adds to a request."""


class OriginPolicy:
    """The host names of this server, and the other sites that may use it.

    A server on the loopback, or one that was given names, accepts no other ``Host``.  Otherwise
    another site could point its own name at our address and pass for us (DNS rebinding).  Numeric
    addresses are always accepted, since no site can own one as a name.
    """

    def __init__(
        self,
        host: str = "127.0.0.1",
        names: frozenset[str] = frozenset(),
        origins: frozenset[str] = frozenset(),
        operators: frozenset[str] = frozenset(),
    ) -> None:
        self.host = host
        self.operators = operators
        self.names = frozenset(name.lower() for name in names)
        self.origins = origins
        self._any_name = not names and not is_loopback(host)

    def check(self, request: HTTPConnection) -> None:
        """Refuse a request from a page of another site, or under another host's name."""
        host = request.headers.get("host", "")
        if not self._is_ours(host):
            raise Refused("ticket", say("error-other-name", host=clip(host)))
        origin = request.headers.get("origin")
        if origin is None or origin in self.origins:
            return
        if host_of_origin(origin) != host:
            raise Refused("ticket", say("error-other-site"))

    def check_operator(self, request: HTTPConnection) -> None:
        """Refuse all but this machine and the addresses that may read the metrics.

        The counts grow with every hidden move.  A request that a proxy forwarded comes from
        another machine, even where the proxy does not name it.
        """
        if client_address(request) not in self.operators and not is_local(request):
            raise Refused("ticket", say("error-metrics"))

    def _is_ours(self, host: str) -> bool:
        name = host_name(host)
        return self._any_name or name in self.names or is_loopback(name) or is_address(name)


def is_local(request: HTTPConnection) -> bool:
    """Whether the request comes from this machine, and through no proxy."""
    name = host_name(request.headers.get("host", ""))
    forwarded = any(header in PROXY_HEADERS for header in request.headers)
    return not forwarded and is_loopback(client_address(request)) and is_loopback(name)


def client_address(request: HTTPConnection) -> str:
    """The address of the client, as far as trusted proxies forward it."""
    return request.client.host if request.client else "local"


def host_of_origin(origin: str) -> str:
    """The host of an Origin header, with its port; '' if it cannot be read."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def host_name(host: str) -> str:
    """The name in a Host header, without the port; 'localhost' if there is none.

    >>> host_name("Tables.example:8000"), host_name("[::1]:8000")
    ('tables.example', '::1')
    """
    try:
        return urlsplit(f"//{host}").hostname or "localhost"
    except ValueError:
        return host


def is_loopback(name: str) -> bool:
    """Whether this name or address always means the machine itself."""
    if is_address(name):
        return ip_address(name).is_loopback
    return name == "localhost" or name.endswith(".localhost")


def is_address(name: str) -> bool:
    """Whether this is a numeric address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
