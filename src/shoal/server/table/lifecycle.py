"""What happens around a game: seats, bots, start, absences, rematches.

Each function returns the events that a request causes, or raises Refused.
"""

from collections.abc import Collection
from dataclasses import replace as changed

import msgspec

from shoal import wire
from shoal.bots.levels import LEVELS, current_name
from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.core.text.clip import clip
from shoal.match.dice import SEED_BYTES, read_seed
from shoal.match.plain_text import is_plain
from shoal.server.table import events
from shoal.server.table.errors import Refused
from shoal.server.table.names.clean_text import name_for
from shoal.server.table.quotas import check_quota, check_table_size, is_quota_spent
from shoal.server.table.seat import STAND_IN
from shoal.server.table.table import Games, Table
from shoal.server.table.tickets import Entropy, hashed, opens
from shoal.server.table.undo import settle_undo_request
from shoal.server.table.validation import check_host, find_seat, match_under_way

ABSENCES = (events.WentAway, events.StoodIn)
"""Events after which an absent player still keeps the seat."""


def create(
    request: wire.NewTable, games: Games, at: int, entropy: Entropy, secrets: tuple[str, str]
) -> events.Created:
    """Create a table, if the game is installed and has these options."""
    plan = events.plan_of(request)
    if plan.game not in games:
        raise Refused("shape", say("error-no-game", name=clip(plan.game), games=list(games)))
    info = games[plan.game]
    if info.presets:
        plan = msgspec.structs.replace(plan, options={**info.presets, **plan.options})
    try:
        game = info.game(plan.options)
        game.start_checked(plan.players)
    except ShoalError as error:
        raise Refused("shape", error.message, error.folder) from error
    seed = read_seed(entropy(SEED_BYTES)).hex()
    ticket, invite = secrets
    return events.Created(at, plan, seed, hashed(ticket), hashed(invite), info.version)


def sit(table: Table, request: wire.Sit, ticket: str, at: int) -> events.Sat:
    """Take an open seat."""
    if table.stage not in ("waiting", "playing"):
        raise Refused("stage", say("error-sit-over"))
    if not table.plan.listed and not opens(request.invite, table.invite):
        raise Refused("ticket", say("error-private"))
    _check_name(request.name)
    _check_salt(request.salt)
    check_table_size(table)
    seat = _open_seat(table, request.seat)
    _keep_secrets(table, seat)
    return events.Sat(at, seat, hashed(ticket), name_for(table, seat, request.name), request.salt)


def rename(table: Table, seat: int, request: wire.Rename, at: int) -> list[events.AnyEvent]:
    """Change a player's name."""
    _check_name(request.name)
    name = name_for(table, seat, request.name or " ")
    if table.stage == "closed":
        raise Refused("stage", say("error-cancelled"))
    if table.seats[seat].name == name:
        return []
    check_quota(table, events.Renamed, seat)
    return [events.Renamed(at, seat, name)]


def give_salt(table: Table, seat: int, request: wire.GiveSalt, at: int) -> list[events.AnyEvent]:
    """Add a player's salt to the dice; the table has already committed to its seed."""
    _check_salt(request.salt)
    if table.stage != "waiting":
        raise Refused("stage", say("error-salt-late"))
    if table.seats[seat].salt == request.salt:
        return []
    check_quota(table, events.Salted, seat)
    return [events.Salted(at, seat, request.salt)]


def _check_name(name: str) -> None:
    if not is_plain(name):
        raise Refused("shape", say("error-name-line"))


def _check_salt(salt: str) -> None:
    if not is_plain(salt):
        raise Refused("shape", say("error-salt-line"))


def invite(table: Table, ticket: str, fresh: str, at: int) -> events.Invited:
    """Make a new invitation; for the host."""
    check_host(table, ticket)
    check_quota(table, events.Invited)
    return events.Invited(at, hashed(fresh))


def _open_seat(table: Table, wanted: int | None) -> int:
    open_seats = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if wanted is None and open_seats:
        return open_seats[0]
    if wanted is None:
        raise Refused("seat", say("error-seats-taken"))
    _check_seat(table, wanted)
    if wanted not in open_seats:
        raise Refused("seat", say("error-seat-taken", seat=wanted))
    return wanted


def _keep_secrets(table: Table, seat: int) -> None:
    """Refuse newcomers where secrets are in play: they could be anybody."""
    if table.stage != "waiting" and table.game.has_secrets():
        raise Refused("seat", say("error-seat-secrets", seat=seat))


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < table.players:
        last = table.players
        raise Refused("seat", say("error-no-such-player", last=last, value=clip(seat + 1)))


def leave(table: Table, seat: int, at: int) -> list[events.AnyEvent]:
    """Leave a seat; the table's rule for leavers decides what happens to it."""
    if table.stage in ("over", "closed"):
        raise Refused("stage", say("error-leave-over"))
    if table.stage == "waiting":
        return [events.Left(at, seat)]
    for kind in ABSENCES:
        check_quota(table, kind, seat)
    return absence_events(table, seat, at)


def absence_events(table: Table, seat: int, at: int) -> list[events.AnyEvent]:
    """The events that the table's rule for leavers causes for an absent player."""
    if table.seats[seat].bot_level or table.seats[seat].away:
        return []
    if any(is_quota_spent(table, kind, seat) for kind in ABSENCES):
        return []  # the others have waited often enough
    if table.plan.leavers == "bot":
        return [events.StoodIn(at, seat, STAND_IN), *settle_undo_request(table, seat, at)]
    if table.plan.leavers == "open" and not table.game.has_secrets():
        return [events.Left(at, seat), *settle_undo_request(table, seat, at)]
    return [events.WentAway(at, seat)]


def put_bot(
    table: Table, request: wire.AddBot, ticket: str, at: int, absent: Collection[int]
) -> list[events.AnyEvent]:
    """Put a bot in a seat: before the game by the host, later by anybody for absent players.

    Opponents cannot choose how well the bot of an absent player plays.
    """
    _check_seat(table, request.seat)
    level = current_name(request.level)
    if level not in LEVELS:
        name = clip(request.level)
        raise Refused("shape", say("error-no-bot", name=name, levels=list(LEVELS)))
    check_table_size(table)
    seat = table.seats[request.seat]
    if table.stage == "waiting":
        check_host(table, ticket)
        if seat.kind == "person":
            raise Refused("seat", say("error-seat-taken", seat=request.seat))
        return [events.BotSat(at, request.seat, level)]
    match_under_way(table)
    _check_member(table, ticket)
    if seat.kind == "open":
        return [events.BotSat(at, request.seat, STAND_IN)]
    if seat.bot_level:
        raise Refused("seat", say("error-seat-has-player", seat=request.seat))
    if request.seat not in absent:
        raise Refused("seat", say("error-just-here", seat=request.seat))
    return [
        events.StoodIn(at, request.seat, STAND_IN),
        *settle_undo_request(table, request.seat, at),
    ]


def clear_seat(
    table: Table, request: wire.OpenSeat, ticket: str, at: int, absent: Collection[int]
) -> list[events.AnyEvent]:
    """Open a seat for somebody else; for the host."""
    _check_seat(table, request.seat)
    check_host(table, ticket)
    seat = table.seats[request.seat]
    if table.stage != "waiting":
        match_under_way(table)
        _keep_secrets(table, request.seat)
        if seat.kind == "person" and request.seat not in absent:
            raise Refused("seat", say("error-seat-has-player", seat=request.seat))
    if seat.resigned:
        # Its place in the result is settled.
        raise Refused("seat", say("error-resigned-bot", seat=request.seat))
    if seat.kind == "open":
        raise Refused("seat", say("error-seat-open", seat=request.seat))
    return [events.Left(at, request.seat), *settle_undo_request(table, request.seat, at)]


def come_back(table: Table, seat: int, at: int) -> list[events.AnyEvent]:
    """End a player's absence."""
    place = table.seats[seat]
    if table.stage != "playing" or place.resigned or not (place.stand_in or place.away):
        return []
    return [events.Returned(at, seat)]


def _check_member(table: Table, ticket: str) -> None:
    if find_seat(table, ticket) is None:
        check_host(table, ticket)


def start(
    table: Table, ticket: str, at: int, missing: Collection[int] = ()
) -> list[events.AnyEvent]:
    """Start the game once all seats are taken; bots play for missing players."""
    check_host(table, ticket)
    if table.stage != "waiting":
        raise Refused("stage", say("error-started"))
    empty = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if empty:
        raise Refused("stage", say("error-seats-open", seats=empty))
    return [events.Started(at), *(events.StoodIn(at, seat, STAND_IN) for seat in missing)]


def start_again(table: Table, connected: Collection[int], at: int) -> list[events.AnyEvent]:
    """Start a rematch once all its players are connected."""
    if not table.is_rematch or table.stage != "waiting":
        return []
    if any(seat.kind == "open" for seat in table.seats) or set(table.people()) - set(connected):
        return []
    return [events.Started(at)]


def close(table: Table, ticket: str, at: int) -> events.Closed:
    """Close a table before the game; for the host."""
    check_host(table, ticket)
    if table.stage != "waiting":
        raise Refused("stage", say("error-cancel-started"))
    return events.Closed(at)


def rematch(table: Table, ticket: str, at: int, entropy: Entropy, *, swap: bool) -> events.Created:
    """A new table with the same people and new dice; ``swap`` moves everybody up by one seat."""
    _check_member(table, ticket)
    if table.stage != "over":
        raise Refused("stage", say("error-rematch-early"))
    seats = [changed(seat) for seat in table.seats]
    if swap:
        seats = seats[-1:] + seats[:-1]
    seed = read_seed(entropy(SEED_BYTES)).hex()
    return events.Created(
        at,
        table.plan,
        seed,
        table.created.host,
        table.invite,
        table.game.info.version,
        [seat.carried_over() for seat in seats],
    )
