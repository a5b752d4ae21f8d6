"""Endpoints for a running game: play, look at it, ask for a hint."""

from shoal import wire
from shoal.core.message import say
from shoal.server.http.routes import ApiRequest, endpoint
from shoal.server.table.errors import Refused
from shoal.server.table.validation import (
    authorize_viewer,
    check_ticket,
    seat_for_ticket,
    validate,
    validate_hint,
)
from shoal.server.views import serializers
from shoal.server.views.game_schema import game_fields


@endpoint("POST", "/tables/{table}/requests", wire.Ack, takes=wire.SeatRequest, ticket=True)
async def carry_out(request: ApiRequest) -> wire.Answer:
    """Play, undo, ask to undo, answer that, resign or chat, as over the WebSocket."""
    body = request.body
    assert isinstance(body, wire.SeatRequest)
    check_ticket(request.ticket)
    found = await request.table()
    seat = seat_for_ticket(found, request.ticket)
    if found.is_race and isinstance(body, wire.Play):
        raise Refused("turn", say("error-race-socket"))
    # A repeated request changes nothing, but the first may still be on its way to the disk.
    accepted = validate(found, seat, body, request.services.now())
    kept = request.services.registry.apply(found, accepted.events, legal=accepted.move, viewer=seat)
    ack = wire.Ack(body.id, found.sent[seat][body.id])
    await kept
    return ack


@endpoint("GET", "/tables/{table}/view", wire.Welcome, ticket=True, query=("since",))
async def view(request: ApiRequest) -> wire.Answer:
    """What the WebSocket's welcome would contain now."""
    found = await request.table()
    seat = authorize_viewer(found, request.ticket, request.invite)
    request.services.subscribers.looked(found.id, seat)
    since = request.number("since", 0)
    connected = request.services.subscribers.present(found.id)
    return serializers.welcome(found, seat, since, request.services.now(), connected, board=True)


@endpoint("GET", "/tables/{table}/helpers", wire.BoardHelpers, ticket=True)
async def helpers(request: ApiRequest) -> wire.Answer:
    """What the game derives from this seat's view to help its player."""
    found = await request.table()
    seat = authorize_viewer(found, request.ticket, request.invite)
    if found.match is None:
        raise Refused("stage", say("error-not-started"))
    return wire.BoardHelpers(found.game.board_helpers.facts(found.match.view(seat)))


@endpoint("GET", "/tables/{table}/fields", wire.GameFields, ticket=True)
async def fields(request: ApiRequest) -> wire.Answer:
    """The facts of the game's Views and all its moves, to draw a game without knowing it."""
    found = await request.table()
    authorize_viewer(found, request.ticket, request.invite)
    return game_fields(found.game, found.players)


@endpoint("POST", "/tables/{table}/hint", wire.Hint, ticket=True)
async def hint(request: ApiRequest) -> wire.Answer:
    """What a strong player would do in this seat, with the chances and the reason.

    The host's setting decides whether people get hints, and whether everybody is told.
    """
    found = await request.table()
    services = request.services
    seat, caused = validate_hint(found, request.ticket, services.now())
    assert found.match is not None
    kept = services.write_queue.last_for(found.id, seat)
    with request.rate_limiter.computing_hint(request.address):
        best, *others = await services.bot_pool.hints(found.match.view(seat))
    await kept
    if caused:
        await services.registry.apply(found, caused)
    return wire.Hint(best.move, best.chance, best.reason, others, best.description)
