"""The whole server as one ASGI application."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import shoal
from shoal import wire
from shoal.server.http.network_address import network_hosts
from shoal.server.http.openapi import document
from shoal.server.http.origin_policy import Callers, address_of, is_local
from shoal.server.http.rate_limit import Gate
from shoal.server.http.routes import ADDRESSES, PREFIX, Address, Call
from shoal.server.http.static_files import nowhere, page_routes, wants_page
from shoal.server.ops.json_log import log
from shoal.server.service.services import Services
from shoal.server.table.errors import NotSaved, Refused
from shoal.server.table.validation import decode, viewer_of
from shoal.server.transport.connection_limit import Place
from shoal.server.transport.http_protocol import PATIENCE
from shoal.server.views import serializers
from shoal.server.ws.connection import Connection, refusal

HEADERS: Final = [
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'; base-uri 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"cache-control", b"no-store"),
]
"""On every answer; a page of our own may say more about itself."""

TRIES: Final = 5
"""So often a request is looked at again when another worker was faster."""

A_MOMENT: Final = 1.0
"""Seconds that a request waits for a store that cannot be written."""

ANSWERED_WITHIN: Final = 2.0
"""Seconds after which the database is not well."""

WELL: Final = "well"
JSON: Final = "application/json"

Endpoint = Callable[[Request], Awaitable[Response]]


class App:
    """A house with its doors."""

    def __init__(
        self,
        services: Services,
        gate: Gate,
        callers: Callers,
    ) -> None:
        self.services = services
        self.gate = gate
        self.callers = callers
        self._document = msgspec.json.encode(document())

    def asgi(self) -> ASGIApp:
        """The application, to be run by a server."""
        routes: list[Route | WebSocketRoute] = [
            Route(found.path, self._endpoint(found), methods=[found.method]) for found in ADDRESSES
        ]
        routes += [
            WebSocketRoute(f"{PREFIX}/tables/{{table}}/live", Live(self)),
            Route(f"{PREFIX}/openapi.json", self._openapi),
            Route("/health", self._health),
            Route("/metrics", self._metrics),
            Route("/reach", self._reach),
            *page_routes(self.services.games),
        ]
        wrong: dict[type[Exception] | int, Callable[..., Awaitable[Response]]] = {
            HTTPException: self._lost,
            Exception: self._failed,
        }
        inner = Starlette(routes=routes, exception_handlers=wrong, lifespan=self._lifespan)
        return Guarded(inner, self.gate)

    @asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        await self.services.open()
        yield
        await self.services.close()

    # Requests.

    def _endpoint(self, found: Address) -> Endpoint:
        decoder = None if found.takes is None else msgspec.json.Decoder(found.takes)

        async def endpoint(request: Request) -> Response:
            self.services.metrics.requests += 1
            try:
                call = await self._call(request, decoder)
                return Response(await self._answer(found, call), media_type=JSON)
            except Refused as no:
                self.services.metrics.refused += 1
                return say_no(no)

        return endpoint

    async def _call(
        self, request: Request, decoder: "msgspec.json.Decoder[wire.Request] | None"
    ) -> Call:
        self.callers.check(request)
        address = address_of(request)
        self.gate.request(address)
        call = Call(
            self.services,
            self.gate,
            address,
            request.path_params,
            dict(request.query_params),
            request.headers.get("authorization", "").removeprefix("Bearer "),
            request.headers.get("shoal-invite", ""),
        )
        if decoder is not None:
            call.body = decode(decoder, await body_of(request))
        return call

    async def _answer(self, found: Address, call: Call) -> bytes:
        for _ in range(TRIES - 1):
            try:
                return await self._written(found, call)
            except NotSaved:
                if not await self.services.health.works_within(A_MOMENT):
                    raise
            except Refused as no:
                if no.check != "busy":
                    raise
                await asyncio.sleep(0)
        return await self._written(found, call)

    async def _written(self, found: Address, call: Call) -> bytes:
        """The answer in bytes; nobody is told what a crash could still undo."""
        try:
            written = serializers.encode(await found.answer(call))
        except Refused as no:
            if no.check != "busy":
                await self._kept(call)
            raise
        if found.method == "GET":
            await self._kept(call)
        return written

    async def _kept(self, call: Call) -> None:
        """Wait until all that the caller may know of the table is on disk."""
        table = self.services.registry.tables.get(call.path.get("table", ""))
        if table is not None:
            await self.services.write_queue.last_for(
                table.id, viewer_of(table, call.ticket, call.invite)
            )

    # Pages about the server itself.

    async def _openapi(self, _request: Request) -> Response:
        return Response(self._document, media_type=JSON)

    async def _health(self, _request: Request) -> Response:
        status = await self._status()
        health = wire.Health(status, shoal.__version__, os.getpid())
        return Response(serializers.encode(health), 200 if status == WELL else 503, media_type=JSON)

    async def _status(self) -> str:
        """Whether the database answers in time, and can be written."""
        try:
            async with asyncio.timeout(ANSWERED_WITHIN):
                answers = await self.services.store.healthy()
        except TimeoutError:
            answers = False
        if not answers:
            return "no database"
        return WELL if self.services.health.writable.is_set() else "database cannot be written"

    async def _metrics(self, request: Request) -> Response:
        try:
            self.callers.check_keeper(request)
        except Refused as no:
            return say_no(no)
        text = self.services.metrics.text(
            len(self.services.registry.tables), self.services.shard.worker
        )
        return Response(text, media_type="text/plain; version=0.0.4")

    async def _reach(self, request: Request) -> Response:
        """Where others find this server; told to a browser on its own machine alone."""
        hosts = network_hosts(self.callers.host) if is_local(request) else []
        return Response(serializers.encode(wire.NetworkHosts(hosts)), media_type=JSON)

    async def _lost(self, request: Request, wrong: Exception) -> Response:
        assert isinstance(wrong, HTTPException)
        if wrong.status_code == 404 and wants_page(request):
            return nowhere(request)
        sentence = {
            404: "There is nothing at this address.",
            405: "This address does not take that method.",
        }
        no = wire.Refused("shape", sentence.get(wrong.status_code, "This request makes no sense."))
        return Response(serializers.encode(no), wrong.status_code, wrong.headers, JSON)

    async def _failed(self, _request: Request, wrong: Exception) -> Response:
        log("failed", error=repr(wrong))
        no = wire.Refused("busy", "The server made a mistake; nothing has changed.")
        return Response(serializers.encode(no), 500, media_type=JSON)


class Live:
    """The door of the WebSocket."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One connection from its beginning to its end."""
        app = self.app
        request = HTTPConnection(scope)
        address = address_of(request)
        await receive()
        try:
            app.callers.check(request)
            app.gate.request(address)
        except Refused:
            await send({"type": "websocket.close", "code": 1008})
            return
        if not app.gate.connect(address):
            await send({"type": "websocket.close", "code": 1013})
            return
        metrics = app.services.metrics
        metrics.connections += 1
        metrics.connections_open += 1
        try:
            await self._converse(scope, receive, send)
        except (RuntimeError, OSError):
            pass  # the client went while we spoke
        finally:
            metrics.connections_open -= 1
            app.gate.disconnect(address)

    async def _converse(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = scope["state"]["socket"]
        connection = Connection(
            self.app.services,
            self.app.gate,
            socket,
            scope["path_params"]["table"],
        )
        socket.listener = connection.receive
        socket.written = connection.bytes_waiting
        try:
            await send({"type": "websocket.accept"})
            # Messages go to the connection, so that all that can come here is the end.
            ended: asyncio.Future[Message] = asyncio.ensure_future(receive())
            # They have different results, and only which is first is asked.
            ends: list[asyncio.Future[Any]] = [ended, connection.closed]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            connection.disconnected()  # at once: a client that reads nothing never sees our close
        if not ended.done():
            ended.cancel()
            socket.hang_up_soon()
            code, reason = connection.closed.result()
            await send({"type": "websocket.close", "code": code, "reason": reason})


class Guarded:
    """Counts every request, and puts HEADERS on every answer that does not bring its own."""

    def __init__(self, inner: ASGIApp, gate: Gate) -> None:
        self.inner = inner
        self.gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on that is not too much."""
        if scope["type"] == "lifespan":
            await self.inner(scope, receive, send)
            return
        address = address_of(HTTPConnection(scope))
        place: Place | None = scope.get("state", {}).get("place")
        if place is not None:
            place.belongs_to(address)
        if scope["type"] != "http":
            await self.inner(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                brought = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *[header for header in HEADERS if header[0] not in brought],
                ]
            await send(message)

        try:
            self.gate.anything(address)
        except Refused as no:
            answer = say_no(no)
            answer.headers["connection"] = "close"  # with all that was asked for besides
            await answer(scope, receive, guarded)
        else:
            await self.inner(scope, receive, guarded)


def say_no(no: Refused) -> Response:
    """A refusal over HTTP."""
    return Response(serializers.encode(refusal(no)), no.status, media_type=JSON)


async def body_of(request: Request) -> bytes:
    """The body, given up as soon as it is too long."""
    body = b""
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                body += chunk
                if len(body) > wire.LONGEST_MESSAGE:
                    raise Refused("size", f"A message has at most {wire.LONGEST_MESSAGE} bytes.")
    except (ClientDisconnect, TimeoutError) as gone:
        raise Refused("shape", "The request was cut short.") from gone
    return body
