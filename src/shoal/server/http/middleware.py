"""ASGI middleware around the whole application."""

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shoal.server.http.origin_policy import client_address
from shoal.server.http.responses import refusal_response
from shoal.server.limits.connection_limit import ConnectionSlot
from shoal.server.limits.rate_limit import RateLimiter
from shoal.server.table.errors import Refused

HEADERS: Final = [
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'; base-uri 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
]
"""On every response, unless it has its own header of that name."""


class SecurityHeadersMiddleware:
    """Adds HEADERS to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run the application, and add the headers to its response."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *[header for header in HEADERS if header[0] not in present],
                ]
            await send(message)

        await self.app(scope, receive, send_with_headers)


class RateLimitMiddleware:
    """Counts every request, and refuses those of an address that makes too many."""

    def __init__(self, app: ASGIApp, rate_limiter: RateLimiter) -> None:
        self.app = app
        self.rate_limiter = rate_limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run the application, or refuse the request."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        address = client_address(HTTPConnection(scope))
        slot: ConnectionSlot | None = scope.get("state", {}).get("slot")
        if slot is not None:
            slot.used_by(address)
        try:
            if scope["type"] == "http":
                self.rate_limiter.check_request(address)
        except Refused as refused:
            response = refusal_response(refused)
            response.headers["connection"] = "close"  # drops the requests that follow it, too
            await response(scope, receive, send)
        else:
            await self.app(scope, receive, send)
