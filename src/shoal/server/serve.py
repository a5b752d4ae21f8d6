"""``shoal serve``: runs the server."""

import asyncio
import socket
from typing import Protocol

from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.core.system_error_reason import reason_of
from shoal.server.cluster.supervisor import supervise
from shoal.server.factory import make_store
from shoal.server.http.network_address import WILDCARD_HOSTS, network_hosts
from shoal.server.limits.connection_limit import BACKLOG
from shoal.server.ops.open_browser import is_shoal_running, open_soon
from shoal.server.settings import Settings
from shoal.server.worker import check_store, run_worker


class Announcer(Protocol):
    """Tells the person who started the server where it is."""

    def running(self, url: str) -> None:
        """The server runs here."""

    def already_running(self, url: str) -> None:
        """Another server runs here already."""

    def reachable(self, url: str) -> None:
        """Other machines of the network reach the server here."""

    def explain(self, *, is_local: bool) -> None:
        """Say how to stop the server, and what else there is; ``is_local``: only here."""


def run(settings: Settings, announcer: Announcer, *, open_browser: bool = False) -> int:
    """Serve until stopped."""
    if open_browser and settings.port and is_shoal_running(settings.host, settings.port):
        url = url_of(settings.host, settings.port)
        announcer.already_running(url)
        open_soon(url)
        return 0
    asyncio.run(check_store(make_store(settings)))
    listening = listen(settings)
    host, port = listening.getsockname()[:2]
    announcer.running(url_of(host, port))
    others = network_hosts(host)
    for other in others:
        announcer.reachable(f"http://{other}:{port}")
    if open_browser:
        announcer.explain(is_local=not others)
        open_soon(url_of(host, port))
    if settings.workers == 1:
        run_worker(settings, listening)
        return 0
    return supervise(settings, listening, run_worker)


def listen(settings: Settings) -> socket.socket:
    """The socket that all workers accept connections on."""
    host = settings.host
    try:
        listening = socket.create_server(
            (host, settings.port),
            family=socket.AF_INET6 if ":" in host else socket.AF_INET,
            backlog=BACKLOG,
            dualstack_ipv6=host == "::" and socket.has_dualstack_ipv6(),
        )
    except (OSError, OverflowError) as error:
        address = f"{settings.host}:{settings.port}"
        is_port = isinstance(error, OverflowError)
        reason = say("reason-bad-port") if is_port else reason_of(error)
        raise ShoalError(say("error-listen", address=address, reason=reason)) from error
    listening.setblocking(False)
    return listening


def url_of(host: str, port: int) -> str:
    """The URL of the server for a browser on this machine.

    >>> url_of("0.0.0.0", 8000), url_of("::1", 8000)
    ('http://127.0.0.1:8000', 'http://[::1]:8000')
    """
    if host in WILDCARD_HOSTS:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
