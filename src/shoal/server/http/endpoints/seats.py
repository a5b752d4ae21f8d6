"""Endpoints for seats: take one, rename its player, leave, come back, put a bot there."""

from shoal import wire
from shoal.server.http.routes import DONE, ApiRequest, endpoint
from shoal.server.table import lifecycle
from shoal.server.table.tickets import new_ticket
from shoal.server.table.validation import seat_for_ticket


@endpoint("POST", "/tables/{table}/seats", wire.Seated, takes=wire.Sit)
async def sit(request: ApiRequest) -> wire.Answer:
    """Take a seat; only this answer holds its ticket."""
    assert isinstance(request.body, wire.Sit)
    found = await request.table()
    salted = bool(request.body.salt) and found.stage == "waiting"
    request.rate_limiter.check_table(request.address)
    ticket = new_ticket(request.services.entropy)
    sat = lifecycle.sit(found, request.body, ticket, request.services.now())
    await request.services.registry.apply(found, [sat])
    return wire.Seated(sat.seat, ticket, salted)


@endpoint("POST", "/tables/{table}/salt", wire.Done, takes=wire.GiveSalt, ticket=True)
async def give_salt(request: ApiRequest) -> wire.Answer:
    """Give a salt for the dice before the game starts; a rematch needs a new one."""
    assert isinstance(request.body, wire.GiveSalt)
    found = await request.table()
    seat = seat_for_ticket(found, request.ticket)
    await request.services.registry.apply(
        found, lifecycle.give_salt(found, seat, request.body, request.services.now())
    )
    return DONE


@endpoint("POST", "/tables/{table}/name", wire.Done, takes=wire.Rename, ticket=True)
async def rename(request: ApiRequest) -> wire.Answer:
    """Change the player's name."""
    assert isinstance(request.body, wire.Rename)
    found = await request.table()
    seat = seat_for_ticket(found, request.ticket)
    await request.services.registry.apply(
        found, lifecycle.rename(found, seat, request.body, request.services.now())
    )
    return DONE


@endpoint("POST", "/tables/{table}/leave", wire.Done, ticket=True)
async def leave(request: ApiRequest) -> wire.Answer:
    """Leave a seat; in a running game the table's rule for leavers applies."""
    found = await request.table()
    seat = seat_for_ticket(found, request.ticket)
    await request.services.registry.apply(
        found, lifecycle.leave(found, seat, request.services.now())
    )
    return DONE


@endpoint("POST", "/tables/{table}/return", wire.Done, ticket=True)
async def come_back(request: ApiRequest) -> wire.Answer:
    """Take the seat back from the bot that played for it."""
    found = await request.table()
    seat = seat_for_ticket(found, request.ticket)
    await request.services.registry.apply(
        found, lifecycle.come_back(found, seat, request.services.now())
    )
    return DONE


@endpoint("POST", "/tables/{table}/bots", wire.Done, takes=wire.AddBot, ticket=True)
async def put_bot(request: ApiRequest) -> wire.Answer:
    """Put a bot into an open seat, or in for a player who is away."""
    assert isinstance(request.body, wire.AddBot)
    found = await request.table()
    request.rate_limiter.check_table(request.address)
    absent = request.services.subscribers.absent(found, request.services.now())
    new_events = lifecycle.put_bot(
        found, request.body, request.ticket, request.services.now(), absent
    )
    await request.services.registry.apply(found, new_events)
    return DONE


@endpoint("POST", "/tables/{table}/clear", wire.Done, takes=wire.OpenSeat, ticket=True)
async def clear(request: ApiRequest) -> wire.Answer:
    """Let the host open a seat for another player, unless the game has secrets."""
    assert isinstance(request.body, wire.OpenSeat)
    found = await request.table()
    absent = request.services.subscribers.absent(found, request.services.now())
    new_events = lifecycle.clear_seat(
        found, request.body, request.ticket, request.services.now(), absent
    )
    await request.services.registry.apply(found, new_events)
    return DONE
