"""Endpoints about the server itself: health, metrics, network addresses, OpenAPI document."""

import asyncio
import os
from collections.abc import Iterable
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import shoal
from shoal import wire
from shoal.server.http.network_address import network_hosts
from shoal.server.http.openapi import openapi_document
from shoal.server.http.origin_policy import OriginPolicy, is_local
from shoal.server.http.responses import JSON, json_response, refusal_response
from shoal.server.http.routes import PREFIX
from shoal.server.ops.metrics import CONTENT_TYPE, MetricsPage
from shoal.server.services import Services
from shoal.server.table.errors import Refused

DATABASE_TIMEOUT: Final = 2.0
"""Seconds after which a database that does not answer is reported."""

HEALTHY: Final = "well"


class ServerEndpoints:
    """Handlers of the endpoints about the server itself."""

    def __init__(self, services: Services, origin_policy: OriginPolicy) -> None:
        self.services = services
        self.origin_policy = origin_policy
        self._metrics_page = MetricsPage(
            services.metrics, services.ownership.worker, lambda: len(services.registry.tables)
        )
        self._openapi_document = msgspec.json.encode(openapi_document())

    def routes(self) -> Iterable[Route]:
        """The routes to these endpoints."""
        return [
            Route(f"{PREFIX}/openapi.json", self.openapi),
            Route("/health", self.health),
            Route("/metrics", self.metrics),
            Route("/reach", self.reach),
        ]

    async def openapi(self, _request: Request) -> Response:
        """The OpenAPI document."""
        return Response(self._openapi_document, media_type=JSON)

    async def health(self, _request: Request) -> Response:
        """Whether tables can be played: 200, or 503."""
        status = await self._status()
        health = wire.Health(status, shoal.__version__, os.getpid())
        return json_response(health, 200 if status == HEALTHY else 503)

    async def _status(self) -> str:
        """Whether the database answers in time, and can be written."""
        try:
            async with asyncio.timeout(DATABASE_TIMEOUT):
                answers = await self.services.store.is_healthy()
        except TimeoutError:
            answers = False
        if not answers:
            return "no-database"
        return HEALTHY if self.services.health.writable.is_set() else "database-read-only"

    async def metrics(self, request: Request) -> Response:
        """The metrics, for the operator alone."""
        try:
            self.origin_policy.check_operator(request)
        except Refused as refused:
            return refusal_response(refused)
        return Response(self._metrics_page.text(), media_type=CONTENT_TYPE)

    async def reach(self, request: Request) -> Response:
        """The hosts at which others reach this server; empty unless this machine itself asks."""
        hosts = network_hosts(self.origin_policy.host) if is_local(request) else []
        return json_response(wire.NetworkHosts(hosts))
