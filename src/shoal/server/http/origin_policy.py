"""Who speaks through a browser: only our own page may, and only to a server that it means."""

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from shoal.core.options import clip
from shoal.server.table.errors import Refused

HANDED_ON: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""What a proxy adds to a request."""


class Callers:
    """The names by which this server is called, and the other sites that may ask it.

    A server on the loopback, or one that was given names, is called by nothing
    else: or a page of another site could give its own name our address, and
    look like ours.  An address in figures is nobody's name.
    """

    def __init__(
        self,
        host: str = "127.0.0.1",
        names: frozenset[str] = frozenset(),
        origins: frozenset[str] = frozenset(),
        keepers: frozenset[str] = frozenset(),
    ) -> None:
        self.host = host
        self.keepers = keepers
        self.names = frozenset(name.lower() for name in names)
        self.origins = origins
        self._any_name = not names and not is_loopback(host)

    def check(self, request: HTTPConnection) -> None:
        """Refuse a page of another site, which may not speak for its visitor."""
        host = request.headers.get("host", "")
        if not self._is_ours(host):
            raise Refused(
                "ticket",
                f"This server is not called {clip(host)}; its keeper can give it that name with "
                "--name.",
            )
        origin = request.headers.get("origin")
        if origin is None or origin in self.origins:
            return
        if site(origin) != host:
            raise Refused("ticket", "Pages of other sites cannot use this server.")

    def check_keeper(self, request: HTTPConnection) -> None:
        """Refuse all but this machine itself and the addresses that may read the counts.

        The counts grow with every hidden move.  Whatever was handed on by a proxy comes from
        elsewhere, even where the proxy does not say whence.
        """
        if address_of(request) not in self.keepers and not is_local(request):
            raise Refused(
                "ticket",
                "The counts are for the keeper of this server, who can let another address read "
                "them with --metrics.",
            )

    def _is_ours(self, host: str) -> bool:
        name = name_in(host)
        return self._any_name or name in self.names or is_loopback(name) or is_address(name)


def is_local(request: HTTPConnection) -> bool:
    """Whether this machine itself asks, and through no proxy."""
    called = name_in(request.headers.get("host", ""))
    handed_on = any(name in HANDED_ON for name in request.headers)
    return not handed_on and is_loopback(address_of(request)) and is_loopback(called)


def address_of(request: HTTPConnection) -> str:
    """Where a request comes from, as far as proxies that are believed tell it."""
    return request.client.host if request.client else "local"


def site(origin: str) -> str:
    """Where a page comes from, as a browser would call that server; '' if it makes no sense."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def name_in(host: str) -> str:
    """The name without the port; 'localhost' for a client that calls the server nothing.

    >>> name_in("Tables.example:8000"), name_in("[::1]:8000")
    ('tables.example', '::1')
    """
    try:
        return urlsplit(f"//{host}").hostname or "localhost"
    except ValueError:
        return host


def is_loopback(name: str) -> bool:
    """Whether this name can only mean the machine itself."""
    if is_address(name):
        return ip_address(name).is_loopback
    return name == "localhost" or name.endswith(".localhost")


def is_address(name: str) -> bool:
    """Whether this is an address in figures."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
