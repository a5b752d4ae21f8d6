"""Endpoints to look back at a game: replay, record, and checks of its dice."""

from shoal import wire
from shoal.core.message import say
from shoal.core.state import CHANCE
from shoal.core.text.clip import clip
from shoal.match.deciding_moment import deciding_moment
from shoal.match.history import Viewer
from shoal.match.match import Match
from shoal.server.http.routes import ApiRequest, endpoint
from shoal.server.table.errors import Refused
from shoal.server.table.table import Table
from shoal.server.table.validation import authorize_viewer
from shoal.server.views import serializers
from shoal.server.views.omniscient_view import omniscient_view


@endpoint("GET", "/tables/{table}/replay", wire.Replay, ticket=True, query=("number", "seat"))
async def replay(request: ApiRequest) -> wire.Answer:
    """An earlier position: your own view, or any view once the game is over."""
    found = await request.table()
    own = authorize_viewer(found, request.ticket, request.invite)
    if found.match is None:
        raise Refused("stage", say("error-not-started"))
    seat = requested_viewer(request, found, own)
    cursor = found.cursors[seat]
    number = request.number("number", cursor.number)
    if number > cursor.number:
        raise Refused("number", say("error-number-ahead", last=cursor.number, number=number))
    then = found.match.snapshot(cursor.step_at(number))
    seen = (
        omniscient_view(then)
        if sees_all(request)
        else serializers.view_info(then, seat, board=True)
    )
    log = serializers.log_info(then.history.log(seat))
    return wire.Replay(number, cursor.number, seen, log, cursor.visible_numbers())


def sees_all(request: ApiRequest) -> bool:
    """Whether the request asks for everything that any seat can see."""
    return request.query.get("seat", "") == "all"


def requested_viewer(request: ApiRequest, found: Table, own: Viewer) -> Viewer:
    """The requested viewer; another seat's view is allowed only when the game is over."""
    asked = request.query.get("seat", "")
    if not asked:
        return own
    seat = None if asked in ("spectator", "all") else request.number("seat", 0)
    if seat is not None and seat >= found.players:
        last = found.players
        raise Refused("seat", say("error-no-such-player", last=last, value=clip(seat + 1)))
    if (sees_all(request) or seat not in (own, None)) and found.stage != "over":
        raise Refused("seat", say("error-views-early"))
    return seat


@endpoint("GET", "/tables/{table}/record", wire.RecordText, ticket=True)
async def record(request: ApiRequest) -> wire.Answer:
    """The record of a finished game, with its seed."""
    found = await finished_table(request)
    assert found.match is not None
    return wire.RecordText(found.match.record().text(), found.created.seed)


@endpoint("GET", "/tables/{table}/verify", wire.Findings, ticket=True)
async def verify(request: ApiRequest) -> wire.Answer:
    """What is wrong with the dice and moves of a finished game; empty if nothing is."""
    found = await finished_table(request)
    assert found.match is not None
    return wire.Findings(
        await request.services.bot_pool.verify(found.match.record(), found.created.seed)
    )


@endpoint("GET", "/tables/{table}/receipt", wire.Receipt, ticket=True)
async def receipt(request: ApiRequest) -> wire.Answer:
    """Every throw of a finished game, so that a client can check them."""
    found = await finished_table(request)
    assert found.match is not None
    throws = throws_of(found.match)
    return wire.Receipt(found.commitment, found.created.seed, list(found.match.salts), throws)


@endpoint("GET", "/tables/{table}/deciding-moment", wire.DecidingMoment, ticket=True)
async def decided(request: ApiRequest) -> wire.Answer:
    """When the winners of a finished game took the lead for good, and what they did."""
    found = await finished_table(request)
    assert found.match is not None
    history = found.match.history
    turns = history.turns[-1] if history.turns else 0
    moment = deciding_moment(history) if found.match.over else None
    if moment is None:
        return wire.DecidingMoment(0, turns)
    entry = None if moment.entry is None else wire.encoded_entry(moment.entry)
    return wire.DecidingMoment(moment.turn, turns, entry)


def throws_of(match: Match) -> list[wire.Throw]:
    """The throws of a match, in order."""
    state = match.history.position(0).clone()
    throws = []
    for mover, text in match.record().moves:
        outcome = int(match.game.notation.read(state, mover, text))
        if mover == CHANCE:
            throws.append(wire.Throw(int(state.outcomes()), outcome, text))
        state.play(mover, outcome)
    return throws


async def finished_table(request: ApiRequest) -> Table:
    """The table, if its game is over and the client may see it."""
    found = await request.table()
    authorize_viewer(found, request.ticket, request.invite)
    if found.stage != "over" or found.match is None:
        raise Refused("stage", say("error-record-early"))
    return found
