"""The whole server as one ASGI application."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from shoal.server.http.api_handler import ApiHandler
from shoal.server.http.middleware import RateLimitMiddleware, SecurityHeadersMiddleware
from shoal.server.http.origin_policy import OriginPolicy
from shoal.server.http.responses import http_error, server_error
from shoal.server.http.routes import ENDPOINTS, PREFIX
from shoal.server.http.server_endpoints import ServerEndpoints
from shoal.server.http.static_files import page_routes
from shoal.server.http.websocket_endpoint import WebSocketEndpoint
from shoal.server.limits.rate_limit import RateLimiter
from shoal.server.services import Services

ERROR_HANDLERS: dict[type[Exception] | int, Callable[..., Awaitable[Response]]] = {
    HTTPException: http_error,
    Exception: server_error,
}


class App:
    """Connects the services with the HTTP and WebSocket endpoints."""

    def __init__(
        self,
        services: Services,
        rate_limiter: RateLimiter,
        origin_policy: OriginPolicy,
    ) -> None:
        self.services = services
        self.rate_limiter = rate_limiter
        self._api = ApiHandler(services, rate_limiter, origin_policy)
        self._socket = WebSocketEndpoint(services, rate_limiter, origin_policy)
        self._server = ServerEndpoints(services, origin_policy)

    def asgi(self) -> ASGIApp:
        """The application, to be run by an ASGI server."""
        inner = Starlette(
            routes=[
                *[
                    Route(one.path, self._api.handler(one), methods=[one.method])
                    for one in ENDPOINTS
                ],
                WebSocketRoute(f"{PREFIX}/tables/{{table}}/live", self._socket),
                *self._server.routes(),
                *page_routes(self.services.games),
            ],
            exception_handlers=ERROR_HANDLERS,
            lifespan=self._lifespan,
        )
        return SecurityHeadersMiddleware(RateLimitMiddleware(inner, self.rate_limiter))

    @asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        await self.services.open()
        yield
        await self.services.close()
