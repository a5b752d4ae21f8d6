"""Runs the endpoints of the API: reads the request, calls the endpoint, writes the answer."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from shoal import wire
from shoal.core.message import say
from shoal.server.defaults import REQUEST_TIMEOUT
from shoal.server.http.origin_policy import OriginPolicy, client_address
from shoal.server.http.responses import JSON, refusal_response
from shoal.server.http.routes import ApiRequest, Endpoint
from shoal.server.limits.rate_limit import RateLimiter
from shoal.server.services import Services
from shoal.server.table.errors import NotSaved, Refused
from shoal.server.table.validation import decode, viewer_of
from shoal.server.views import serializers

MAX_ATTEMPTS: Final = 5
"""How often a request is tried when other workers write first."""

STORE_TIMEOUT: Final = 1.0
"""Seconds that a request waits while the store cannot be written."""


class ApiHandler:
    """Makes Starlette handlers for endpoints."""

    def __init__(
        self,
        services: Services,
        rate_limiter: RateLimiter,
        origin_policy: OriginPolicy,
    ) -> None:
        self.services = services
        self.rate_limiter = rate_limiter
        self.origin_policy = origin_policy

    def handler(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """The Starlette handler of an endpoint."""
        decoder = None if endpoint.takes is None else msgspec.json.Decoder(endpoint.takes)

        async def handle(request: Request) -> Response:
            self.services.metrics.requests += 1
            try:
                api_request = await self._read(request, decoder)
                return Response(await self._answer(endpoint, api_request), media_type=JSON)
            except Refused as refused:
                self.services.metrics.refused += 1
                return refusal_response(refused)

        return handle

    async def _read(
        self, request: Request, decoder: "msgspec.json.Decoder[wire.Request] | None"
    ) -> ApiRequest:
        self.origin_policy.check(request)
        address = client_address(request)
        self.rate_limiter.check_api_request(address)
        api_request = ApiRequest(
            self.services,
            self.rate_limiter,
            address,
            request.path_params,
            dict(request.query_params),
            request.headers.get("authorization", "").removeprefix("Bearer "),
            request.headers.get("shoal-invite", ""),
        )
        if decoder is not None:
            api_request.body = decode(decoder, await read_body(request))
        return api_request

    async def _answer(self, endpoint: Endpoint, request: ApiRequest) -> bytes:
        """The encoded answer; tries again when another worker was faster."""
        for _ in range(MAX_ATTEMPTS - 1):
            try:
                return await self._try_to_answer(endpoint, request)
            except NotSaved:
                if not await self.services.health.works_within(STORE_TIMEOUT):
                    raise
            except Refused as refused:
                if refused.check != "busy":
                    raise
                await asyncio.sleep(0)
        return await self._try_to_answer(endpoint, request)

    async def _try_to_answer(self, endpoint: Endpoint, request: ApiRequest) -> bytes:
        """The encoded answer; everything in it is already on disk."""
        try:
            answer = serializers.encode(await endpoint.handler(request))
        except Refused as refused:
            if refused.check != "busy":
                await self._wait_until_saved(request)
            raise
        if endpoint.method == "GET":
            await self._wait_until_saved(request)
        return answer

    async def _wait_until_saved(self, request: ApiRequest) -> None:
        """Wait until everything the client may know about the table is on disk."""
        table = self.services.registry.tables.get(request.path.get("table", ""))
        if table is not None:
            await self.services.write_queue.last_for(
                table.id, viewer_of(table, request.ticket, request.invite)
            )


async def read_body(request: Request) -> bytes:
    """The body of a request; Refused as soon as it is too long."""
    body = b""
    try:
        async with asyncio.timeout(REQUEST_TIMEOUT):
            async for chunk in request.stream():
                body += chunk
                if len(body) > wire.MAX_MESSAGE_BYTES:
                    limit = wire.MAX_MESSAGE_BYTES
                    raise Refused("size", say("error-message-too-long", bytes=limit))
    except (ClientDisconnect, TimeoutError) as incomplete:
        raise Refused("shape", say("error-request-cut-short")) from incomplete
    return body
