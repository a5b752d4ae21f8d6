"""Endpoints for tables: list, open, invite, start, close, rematch."""

from typing import Final

from shoal import wire
from shoal.server.http.routes import DONE, ApiRequest, endpoint
from shoal.server.services import Services
from shoal.server.table import events, lifecycle
from shoal.server.table.errors import Refused
from shoal.server.table.table import Table
from shoal.server.table.tickets import new_ticket, opens
from shoal.server.table.validation import PUBLIC, authorize_viewer, find_seat
from shoal.server.views import serializers

MAX_LISTED: Final = 100


@endpoint("GET", "/tables", wire.Tables)
async def tables(request: ApiRequest) -> wire.Answer:
    """Tables that anybody may join or watch, the newest first."""
    services = request.services
    # Tables in quarantine are left out below.
    names = await services.store.listed_tables(MAX_LISTED + len(services.quarantine))
    found: list[wire.TableInfo] = []
    waiting = []
    for name in names:
        info = await listed_info(services, name)
        if info is not None and len(found) < MAX_LISTED:
            found.append(info)
            waiting.append(services.write_queue.last_for(name, PUBLIC))
    for kept in waiting:
        await kept
    return wire.Tables(found)


async def listed_info(services: Services, name: str) -> wire.TableInfo | None:
    """A table as the list shows it; None if it cannot be shown."""
    try:
        return serializers.table_info(await services.registry.find(name))
    except Refused:
        return None
    except Exception as error:  # noqa: BLE001 - the other tables must still be listed
        services.registry.forget(name)
        services.quarantine.add(name, error)
        return None


@endpoint("POST", "/tables", wire.TableOpened, takes=wire.NewTable)
async def open_table(request: ApiRequest) -> wire.Answer:
    """Open a table; only this answer holds the host's ticket and the invitation."""
    assert isinstance(request.body, wire.NewTable)
    services = request.services
    request.rate_limiter.check_table(request.address)
    ticket, invite = new_ticket(services.entropy), new_ticket(services.entropy)
    created = lifecycle.create(
        request.body, services.games, services.now(), services.entropy, (ticket, invite)
    )
    table, kept = services.create_table(created)
    await kept
    return wire.TableOpened(table.id, ticket, invite, table.commitment)


@endpoint("GET", "/tables/{table}", wire.TableInfo, ticket=True)
async def table(request: ApiRequest) -> wire.Answer:
    """A table, for anybody who has its link."""
    found = await request.table()
    if not (found.plan.listed or opens(request.invite, found.invite)):
        authorize_viewer(found, request.ticket, request.invite)
    return serializers.table_info(
        found, find_seat(found, request.ticket) if request.ticket else None
    )


@endpoint("POST", "/tables/{table}/invite", wire.Invitation, ticket=True)
async def invite(request: ApiRequest) -> wire.Answer:
    """Make a new invitation; it voids earlier ones, at the table's rematches too."""
    services = request.services
    found = await with_rematches(request, await request.table())
    fresh = new_ticket(services.entropy)
    invited = [lifecycle.invite(table, request.ticket, fresh, services.now()) for table in found]
    for kept in [
        services.registry.apply(table, [event]) for table, event in zip(found, invited, strict=True)
    ]:
        await kept
    return wire.Invitation(fresh)


async def with_rematches(request: ApiRequest, table: Table) -> list[Table]:
    """The table and its rematches."""
    found = [table]
    while found[-1].rematch:
        found.append(await request.services.replication.fresh(found[-1].rematch))
    return found


@endpoint("POST", "/tables/{table}/start", wire.Done, ticket=True)
async def start(request: ApiRequest) -> wire.Answer:
    """Start the game; at a rematch, also before every player is back."""
    found = await request.table()
    missing = request.services.subscribers.missing(found)
    await request.services.registry.apply(
        found, lifecycle.start(found, request.ticket, request.services.now(), missing)
    )
    return DONE


@endpoint("POST", "/tables/{table}/close", wire.Done, ticket=True)
async def close(request: ApiRequest) -> wire.Answer:
    """Close a table before its game."""
    found = await request.table()
    await request.services.registry.apply(
        found, [lifecycle.close(found, request.ticket, request.services.now())]
    )
    return DONE


@endpoint("POST", "/tables/{table}/rematch", wire.RematchTable, takes=wire.Rematch, ticket=True)
async def rematch(request: ApiRequest) -> wire.Answer:
    """Play again at a new table, with the same players, tickets and invitation."""
    assert isinstance(request.body, wire.Rematch)
    services = request.services
    found = await request.table()
    created = lifecycle.rematch(
        found, request.ticket, services.now(), services.entropy, swap=request.body.swap
    )
    if found.rematch:
        await services.write_queue.last_for(found.id, PUBLIC)
        return wire.RematchTable(found.rematch)
    request.rate_limiter.check_table(request.address)
    again, kept = services.create_table(created)
    asker = find_seat(found, request.ticket)
    seat = events.NO_SEAT if asker is None else asker
    linked = services.registry.apply(found, [events.Rematched(services.now(), again.id, seat)])
    await kept
    try:
        await linked
    except Refused:
        # Another worker was faster; nobody will use this table.
        await services.registry.apply(again, [events.Closed(services.now())])
        raise
    return wire.RematchTable(again.id)
