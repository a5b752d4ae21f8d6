"""The endpoint of a table's WebSocket."""

import asyncio
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from shoal.server.http.origin_policy import OriginPolicy, client_address
from shoal.server.limits.rate_limit import RateLimiter
from shoal.server.services import Services
from shoal.server.table.errors import Refused
from shoal.server.ws.asgi_socket import AsgiSocket, ServerSocket
from shoal.server.ws.close_codes import COME_AGAIN
from shoal.server.ws.connection import Connection

POLICY_VIOLATION: Final = 1008


class WebSocketEndpoint:
    """Accepts WebSockets and runs their connections."""

    def __init__(
        self,
        services: Services,
        rate_limiter: RateLimiter,
        origin_policy: OriginPolicy,
    ) -> None:
        self.services = services
        self.rate_limiter = rate_limiter
        self.origin_policy = origin_policy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run one WebSocket from its handshake until it is closed."""
        request = HTTPConnection(scope)
        address = client_address(request)
        await receive()
        try:
            self.origin_policy.check(request)
            self.rate_limiter.check_api_request(address)
        except Refused:
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
            return
        if not self.rate_limiter.open_socket(address):
            await send({"type": "websocket.close", "code": COME_AGAIN})
            return
        metrics = self.services.metrics
        metrics.connections += 1
        metrics.connections_open += 1
        try:
            await self._run(scope, receive, send)
        except (RuntimeError, OSError):
            pass  # the client left while we were sending
        finally:
            metrics.connections_open -= 1
            self.rate_limiter.close_socket(address)

    async def _run(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Connect the socket with a Connection until one of them ends."""
        # Our own transport puts its socket into the state; on other servers, plain ASGI is used.
        found: ServerSocket | None = scope.get("state", {}).get("socket")
        socket = found or AsgiSocket(receive, send)
        table = scope["path_params"]["table"]
        connection = Connection(self.services, self.rate_limiter, socket, table)
        socket.attach(connection)
        try:
            await send({"type": "websocket.accept"})
            closed_by_client = asyncio.ensure_future(socket.receive_until_closed())
            # The types of their results differ; only which finishes first matters.
            ends: list[asyncio.Future[Any]] = [closed_by_client, connection.closed]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            connection.disconnected()  # at once, since the client may never read our close frame
        if not closed_by_client.done():
            closed_by_client.cancel()
            await socket.send_close(*connection.closed.result())
