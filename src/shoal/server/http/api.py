"""What can be asked over HTTP."""

import shoal
from shoal import wire
from shoal.bots.levels import LEVELS
from shoal.core.game import GameInfo
from shoal.core.notation import whole_number
from shoal.core.options import Option, clip
from shoal.core.state import CHANCE
from shoal.match.history import Viewer
from shoal.match.match import Match
from shoal.rulebook.reader import read_rules
from shoal.server.http.routes import Call, address
from shoal.server.service.services import Services
from shoal.server.table import events, lifecycle
from shoal.server.table.errors import Refused
from shoal.server.table.table import Table
from shoal.server.table.tickets import new_ticket, opens
from shoal.server.table.validation import (
    PUBLIC,
    authorize_viewer,
    check_ticket,
    find_seat,
    seat_for_ticket,
    validate,
)
from shoal.server.views import serializers
from shoal.server.views.omniscient_view import omniscient_view

MOST_LISTED = 100

NOTHING = wire.Done()


async def table_of(call: Call) -> Table:
    """The table that the address names."""
    return await call.services.replication.fresh(call.path["table"])


# Looking around.


@address("GET", "/games", wire.Games)
async def games(call: Call) -> wire.Answer:
    """What can be played here, and against whom."""
    found = [game_summary(info) for info in call.services.games.values()]
    return wire.Games(wire.PROTOCOL, shoal.__version__, found, list(LEVELS))


def game_summary(info: GameInfo) -> wire.GameSummary:
    """A game as the lobby shows it."""
    return wire.GameSummary(
        info.name,
        info.title,
        info.pitch,
        info.minutes,
        info.credit,
        info.min_players,
        info.max_players,
        info.version,
        [option_info(option) for option in info.options],
        info.game().sides(info.max_players),
    )


def option_info(option: Option) -> wire.OptionInfo:
    """An option as the lobby shows it."""
    return wire.OptionInfo(
        option.name,
        option.default,
        option.sentence,
        list(option.choices),
        option.low,
        option.high,
    )


@address("GET", "/games/{game}/rules", wire.Rules)
async def rules(call: Call) -> wire.Answer:
    """The rules of a game, every paragraph numbered."""
    name = call.path["game"]
    if name not in call.services.games:
        raise Refused("table", f"There is no game {clip(name)}.")
    text = call.services.games[name].rules()
    return wire.Rules(text, read_rules(text).sections)


@address("GET", "/tables", wire.Tables)
async def tables(call: Call) -> wire.Answer:
    """Tables that anybody may join or watch, the newest first."""
    services = call.services
    # As many more as may have to be left out.
    names = await services.store.listed(MOST_LISTED + len(services.quarantine))
    found: list[wire.TableInfo] = []
    waiting = []
    for name in names:
        face = await listed_info(services, name)
        if face is not None and len(found) < MOST_LISTED:
            found.append(face)
            waiting.append(services.write_queue.last_for(name, PUBLIC))
    for kept in waiting:
        await kept
    return wire.Tables(found)


async def listed_info(services: Services, name: str) -> wire.TableInfo | None:
    """A table as the list shows it; None for one that cannot be shown, for whatever reason."""
    try:
        return serializers.table_info(await services.registry.find(name))
    except Refused:
        return None
    except Exception as wrong:  # noqa: BLE001 - the list is for all the others, too
        services.registry.forget(name)
        services.quarantine.add(name, wrong)
        return None


@address("POST", "/tables", wire.TableOpened, takes=wire.NewTable)
async def open_table(call: Call) -> wire.Answer:
    """Open a table; the host's ticket and the invitation are told only now."""
    assert isinstance(call.body, wire.NewTable)
    services = call.services
    call.gate.table(call.address)
    ticket, invite = new_ticket(services.entropy), new_ticket(services.entropy)
    created = lifecycle.create(
        call.body, services.games, services.now(), services.entropy, (ticket, invite)
    )
    table, kept = services.create_table(created)
    await kept
    return wire.TableOpened(table.id, ticket, invite, table.commitment)


@address("GET", "/tables/{table}", wire.TableInfo, ticket=True)
async def table(call: Call) -> wire.Answer:
    """A table as everybody may see it who has its link."""
    found = await table_of(call)
    if not (found.plan.listed or opens(call.invite, found.invite)):
        authorize_viewer(found, call.ticket, call.invite)
    return serializers.table_info(found, find_seat(found, call.ticket) if call.ticket else None)


# Seats.


@address("POST", "/tables/{table}/seats", wire.Seated, takes=wire.Sit)
async def sit(call: Call) -> wire.Answer:
    """Take a seat; its ticket is told only now."""
    assert isinstance(call.body, wire.Sit)
    found = await table_of(call)
    salted = bool(call.body.salt) and found.stage == "gathering"
    call.gate.table(call.address)
    ticket = new_ticket(call.services.entropy)
    sat = lifecycle.sit(found, call.body, ticket, call.services.now())
    await call.services.registry.apply(found, [sat])
    return wire.Seated(sat.seat, ticket, salted)


@address("POST", "/tables/{table}/salt", wire.Done, takes=wire.GiveSalt, ticket=True)
async def give_salt(call: Call) -> wire.Answer:
    """Give a salt for the dice, before the game begins: a rematch takes none over."""
    assert isinstance(call.body, wire.GiveSalt)
    found = await table_of(call)
    seat = seat_for_ticket(found, call.ticket)
    await call.services.registry.apply(
        found, lifecycle.give_salt(found, seat, call.body, call.services.now())
    )
    return NOTHING


@address("POST", "/tables/{table}/name", wire.Done, takes=wire.Rename, ticket=True)
async def rename(call: Call) -> wire.Answer:
    """Be called otherwise from now on."""
    assert isinstance(call.body, wire.Rename)
    found = await table_of(call)
    seat = seat_for_ticket(found, call.ticket)
    await call.services.registry.apply(
        found, lifecycle.rename(found, seat, call.body, call.services.now())
    )
    return NOTHING


@address("POST", "/tables/{table}/leave", wire.Done, ticket=True)
async def leave(call: Call) -> wire.Answer:
    """Leave a seat; in a running game the table's rule for leavers says what becomes of it."""
    found = await table_of(call)
    seat = seat_for_ticket(found, call.ticket)
    await call.services.registry.apply(found, lifecycle.leave(found, seat, call.services.now()))
    return NOTHING


@address("POST", "/tables/{table}/return", wire.Done, ticket=True)
async def come_back(call: Call) -> wire.Answer:
    """Take over again from the bot that stood in."""
    found = await table_of(call)
    seat = seat_for_ticket(found, call.ticket)
    await call.services.registry.apply(found, lifecycle.come_back(found, seat, call.services.now()))
    return NOTHING


@address("POST", "/tables/{table}/bots", wire.Done, takes=wire.BotAt, ticket=True)
async def put_bot(call: Call) -> wire.Answer:
    """Put a bot into an open seat, or in for somebody who is away."""
    assert isinstance(call.body, wire.BotAt)
    found = await table_of(call)
    call.gate.table(call.address)
    absent = call.services.subscribers.absent(found, call.services.now())
    new_events = lifecycle.put_bot(found, call.body, call.ticket, call.services.now(), absent)
    await call.services.registry.apply(found, new_events)
    return NOTHING


@address("POST", "/tables/{table}/clear", wire.Done, takes=wire.SeatAt, ticket=True)
async def clear(call: Call) -> wire.Answer:
    """Open a seat for somebody else: for the host, and not where secrets are in play."""
    assert isinstance(call.body, wire.SeatAt)
    found = await table_of(call)
    absent = call.services.subscribers.absent(found, call.services.now())
    new_events = lifecycle.clear_seat(found, call.body, call.ticket, call.services.now(), absent)
    await call.services.registry.apply(found, new_events)
    return NOTHING


@address("POST", "/tables/{table}/invite", wire.Invitation, ticket=True)
async def invite(call: Call) -> wire.Answer:
    """Make a new invitation; earlier ones are void, at the table's rematches as well."""
    services = call.services
    found = await with_rematches(call, await table_of(call))
    fresh = new_ticket(services.entropy)
    invited = [lifecycle.invite(table, call.ticket, fresh, services.now()) for table in found]
    for kept in [
        services.registry.apply(table, [event]) for table, event in zip(found, invited, strict=True)
    ]:
        await kept
    return wire.Invitation(fresh)


async def with_rematches(call: Call, table: Table) -> list[Table]:
    """The table, and those at which the same people played on."""
    found = [table]
    while found[-1].rematch:
        found.append(await call.services.replication.fresh(found[-1].rematch))
    return found


# The game.


@address("POST", "/tables/{table}/start", wire.Done, ticket=True)
async def start(call: Call) -> wire.Answer:
    """Begin the game, also before everybody has come who is to play again."""
    found = await table_of(call)
    missing = call.services.subscribers.missing(found)
    await call.services.registry.apply(
        found, lifecycle.start(found, call.ticket, call.services.now(), missing)
    )
    return NOTHING


@address("POST", "/tables/{table}/close", wire.Done, ticket=True)
async def close(call: Call) -> wire.Answer:
    """Give a table up before the game."""
    found = await table_of(call)
    await call.services.registry.apply(
        found, [lifecycle.close(found, call.ticket, call.services.now())]
    )
    return NOTHING


@address("POST", "/tables/{table}/acts", wire.Ack, takes=wire.Act, ticket=True)
async def act(call: Call) -> wire.Answer:
    """Play, undo, ask to take back, answer, resign or speak, as over the socket."""
    body = call.body
    assert isinstance(body, wire.Act)
    check_ticket(call.ticket)
    found = await table_of(call)
    seat = seat_for_ticket(found, call.ticket)
    if found.is_race and isinstance(body, wire.Play):
        raise Refused("turn", "A race is run over the socket, where lag is measured.")
    # Of what was sent before nothing happens again, but it may still be on its way to the disk.
    accepted = validate(found, seat, body, call.services.now())
    kept = call.services.registry.apply(found, accepted.events, legal=accepted.move, viewer=seat)
    ack = wire.Ack(body.id, found.sent[seat][body.id])
    await kept
    return ack


@address("POST", "/tables/{table}/rematch", wire.RematchTable, takes=wire.Rematch, ticket=True)
async def rematch(call: Call) -> wire.Answer:
    """Play again at a new table, with the same people, tickets and invitation."""
    assert isinstance(call.body, wire.Rematch)
    services = call.services
    found = await table_of(call)
    created = lifecycle.rematch(
        found, call.ticket, services.now(), services.entropy, swap=call.body.swap
    )
    if found.rematch:
        await services.write_queue.last_for(found.id, PUBLIC)
        return wire.RematchTable(found.rematch)
    call.gate.table(call.address)
    again, kept = services.create_table(created)
    asker = find_seat(found, call.ticket)
    seat = events.NOBODYS if asker is None else asker
    told = services.registry.apply(found, [events.Rematched(services.now(), again.id, seat)])
    await kept
    try:
        await told
    except Refused:
        # Another worker was asked first, and nobody will ever come to this one.
        await services.registry.apply(again, [events.Closed(services.now())])
        raise
    return wire.RematchTable(again.id)


@address("GET", "/tables/{table}/view", wire.Welcome, ticket=True, query=("since",))
async def view(call: Call) -> wire.Answer:
    """What the socket's welcome would say now."""
    found = await table_of(call)
    seat = authorize_viewer(found, call.ticket, call.invite)
    call.services.subscribers.looked(found.id, seat)
    since = number_of(call, "since", 0)
    here = call.services.subscribers.present(found.id)
    return serializers.welcome(found, seat, since, call.services.now(), here, board=True)


@address("GET", "/tables/{table}/replay", wire.Replay, ticket=True, query=("number", "seat"))
async def replay(call: Call) -> wire.Answer:
    """The position at an earlier number: with one's own eyes, or with any once the game is over."""
    found = await table_of(call)
    own = authorize_viewer(found, call.ticket, call.invite)
    if found.match is None:
        raise Refused("stage", "The game has not begun.")
    seat = seat_asked(call, found, own)
    cursor = found.cursors[seat]
    number = number_of(call, "number", cursor.number)
    if number > cursor.number:
        raise Refused("number", f"The news has come to number {cursor.number}, not to {number}.")
    then = found.match.snapshot(cursor.step_at(number))
    seen = (
        omniscient_view(then) if sees_all(call) else serializers.view_info(then, seat, board=True)
    )
    return wire.Replay(number, cursor.number, seen, then.log(seat), cursor.visible_numbers())


def sees_all(call: Call) -> bool:
    """Whether everybody's eyes at once are asked for."""
    return call.query.get("seat", "") == "all"


def seat_asked(call: Call, found: Table, own: Viewer) -> Viewer:
    """Whose eyes are asked for; another's are lent only when the game is over."""
    asked = call.query.get("seat", "")
    if not asked:
        return own
    seat = None if asked in ("watcher", "all") else number_of(call, "seat", 0)
    if seat is not None and seat >= found.players:
        raise Refused("seat", f"The seats are 0 to {found.players - 1}, not {seat}.")
    if (sees_all(call) or seat not in (own, None)) and found.stage != "over":
        raise Refused("seat", "Only after the game can you look with other eyes.")
    return seat


def number_of(call: Call, name: str, default: int) -> int:
    """A whole number from the query."""
    text = call.query.get(name, "")
    if not text:
        return default
    number = whole_number(text)
    if number < 0:
        raise Refused("shape", f"{name} is a whole number, not {clip(text)}.")
    return number


@address("GET", "/tables/{table}/record", wire.RecordText, ticket=True)
async def record(call: Call) -> wire.Answer:
    """The record of a game that is over, seed and all."""
    found = await ended(call)
    assert found.match is not None
    return wire.RecordText(found.match.record().text(), found.created.seed)


@address("GET", "/tables/{table}/verify", wire.Findings, ticket=True)
async def verify(call: Call) -> wire.Answer:
    """What is wrong with the dice and moves of a game that is over."""
    found = await ended(call)
    assert found.match is not None
    return wire.Findings(
        await call.services.bot_pool.verify(found.match.record(), found.created.seed)
    )


@address("GET", "/tables/{table}/receipt", wire.Receipt, ticket=True)
async def receipt(call: Call) -> wire.Answer:
    """Every throw of a game that is over, to be thrown again by who doubts it."""
    found = await ended(call)
    assert found.match is not None
    throws = throws_of(found.match)
    return wire.Receipt(found.commitment, found.created.seed, list(found.match.salts), throws)


def throws_of(match: Match) -> list[wire.Throw]:
    """The throws of a match in their order."""
    state = match.history.position(0).clone()
    throws = []
    for mover, text in match.record().moves:
        outcome = int(match.game.read(state, mover, text))
        if mover == CHANCE:
            throws.append(wire.Throw(int(state.outcomes()), outcome, text))
        state.play(mover, outcome)
    return throws


async def ended(call: Call) -> Table:
    """The table, if its game is over and the caller may look at it."""
    found = await table_of(call)
    authorize_viewer(found, call.ticket, call.invite)
    if found.stage != "over" or found.match is None:
        raise Refused("stage", "The record is told when the game is over.")
    return found


@address("GET", "/tables/{table}/helpers", wire.BoardHelpers, ticket=True)
async def helpers(call: Call) -> wire.Answer:
    """What the game works out from this seat's View."""
    found = await table_of(call)
    seat = authorize_viewer(found, call.ticket, call.invite)
    if found.match is None:
        raise Refused("stage", "The game has not begun.")
    return wire.BoardHelpers(found.game.board_helpers(found.match.view(seat)))


@address("POST", "/tables/{table}/hint", wire.Hint, ticket=True)
async def hint(call: Call) -> wire.Answer:
    """What a strong player would do in this seat, with the chances and the reason."""
    found = await table_of(call)
    seat = find_seat(found, call.ticket)
    if seat is None or found.match is None or seat not in found.actors:
        raise Refused("turn", "A hint is for who is to move.")
    kept = call.services.write_queue.last_for(found.id, seat)
    with call.gate.hint(call.address):
        best, *others = await call.services.bot_pool.hints(found.match.view(seat))
    await kept
    return wire.Hint(best.move, best.chance, best.reason, others, best.deed)
