"""Turns tables into messages that contain only what a viewer may see."""

from typing import Final

import msgspec

from shoal import wire
from shoal.core.game import View
from shoal.core.options import Value
from shoal.core.state import SPECTATOR
from shoal.match.history import Viewer
from shoal.match.match import Match
from shoal.match.record import ranking_of
from shoal.server.table.events import NO_SEAT
from shoal.server.table.reducers.event_change import Change
from shoal.server.table.table import Table
from shoal.server.table.undo import can_undo

_encoder: Final = msgspec.json.Encoder(order="deterministic")


MAX_CHAT_LINES: Final = 100
"""The most chat lines in a welcome; the last ones are sent."""


def encode(message: wire.Answer) -> bytes:
    """A message as bytes: the same bytes for the same content."""
    return _encoder.encode(message)


def chosen_options(table: Table) -> dict[str, Value]:
    """Options that are not at their default, or not at what a new table of this server has."""
    game = table.game
    named = {name: game.options[name] for name in game.info.presets}
    return game.chosen() | game.chosen(table.created.rules) | named


def table_info(table: Table, seat: Viewer = None) -> wire.TableInfo:
    """The table as everybody may see it; for a seat also whose turn it is."""
    plan = table.plan
    over = table.stage == "over"
    asking = None if seat is None or table.stage != "playing" else table.match
    return wire.TableInfo(
        id=table.id,
        game=plan.game,
        players=plan.players,
        stage=table.stage,
        seats=[seat.info(number) for number, seat in enumerate(table.seats)],
        commitment=table.commitment,
        rules_version=table.created.rules,
        options=chosen_options(table),
        time_control=plan.time_control,
        timeout=plan.timeout,
        leavers=plan.leavers,
        listed=plan.listed,
        watch=plan.watch,
        hints=plan.hints,
        salts=[] if table.match is None else list(table.match.salts),
        seed=table.created.seed if over else "",
        result=result(table) if over else None,
        is_rematch=table.is_rematch,
        rematch=table.rematch,
        rematch_by=None if table.rematch_by == NO_SEAT else table.rematch_by,
        your_seat=seat,
        actors=[] if asking is None else asking.history.view(seat).actors,
    )


def result(table: Table) -> wire.Result:
    """How the game ended: by the rules, or because all but one side resigned."""
    match = table.match
    assert match is not None
    scores = list(match.scores)
    throws = match.history.throws
    if match.over:
        truth = match.full_state()
        ranking = [list(level) for level in ranking_of(truth)]
        verdict = match.game.messages.verdict(truth)
        headline = match.game.messages.headline(truth)
        return wire.Result(
            ranking,
            scores,
            verdict=None if verdict is None else wire.wire_message(verdict),
            throws=throws,
            headline=None if headline is None else wire.wire_message(headline),
        )
    staying = [seat for seat in range(table.players) if seat not in table.resigned]
    ranking = [staying] if staying else []
    ranking += [[seat] for seat in reversed(table.resigned)]
    return wire.Result(ranking, scores, resigned=True, throws=throws)


def view_info(match: Match, seat: Viewer, *, board: bool = False) -> wire.View:
    """The position as the seat sees it."""
    return wire_view(match.history.view(seat), board=board)


def wire_view(view: View, *, board: bool = False) -> wire.View:
    """A View as it is sent."""
    game = view.game
    return wire.View(
        None if view.seat == SPECTATOR else int(view.seat),
        view.players,
        view.actors,
        [game.notation.write_move(move) for move in view.moves],
        view.over,
        view.ranks,
        view.facts,
        wire.wire_message(game.messages.prompt(view)) if view.moves else None,
        [line.to_json() for line in view.lines()] if board else [],
    )


def undo_request_info(table: Table) -> wire.UndoRequest | None:
    """The open request to undo a move."""
    request, match = table.undo_request, table.match
    if request is None or match is None:
        return None
    secret = table.game.has_secrets()
    entry = None if secret else match.history.first_entry_after(min(request.step, match.step))
    shown = None if entry is None else wire.encoded_entry(entry)
    return wire.UndoRequest(request.seat, sorted(request.agreed), shown)


def log_info(log: list[bytes]) -> list[wire.LogEntry]:
    """Entries of a log."""
    return [wire.encoded_entry(entry) for entry in log]


def welcome(
    table: Table, seat: Viewer, since: int, now: int, connected: list[int], *, board: bool = False
) -> wire.Welcome:
    """Everything that a client needs if it has the updates up to this number."""
    cursor = table.cursors[seat]
    since = since if since <= cursor.number else 0
    match = table.match
    first = cursor.lines_kept(since)
    return wire.Welcome(
        protocol=wire.PROTOCOL,
        number=cursor.number,
        seat=seat,
        table=table_info(table),
        first_line=first,
        log=[] if match is None else log_info(match.history.log(seat)[first:]),
        view=None if match is None else view_info(match, seat, board=board),
        chats=chats_since(table, seat, cursor.chats_at(since)),
        undo_request=undo_request_info(table),
        clocks=table.clocks.shown(now),
        channels=list(table.channels(seat)),
        connected=connected,
        can_undo=can_undo(table, seat),
    )


def chats_since(table: Table, seat: Viewer, start: int) -> list[wire.Chat]:
    """The last chat lines from ``start`` on, as far as the seat may read them."""
    readable = [chat for chat, readers in table.chats[start:] if readers is None or seat in readers]
    return readable[-MAX_CHAT_LINES:]


class UpdateBuilder:
    """Builds the update about one change for each of several viewers."""

    def __init__(self, table: Table, change: Change, now: int) -> None:
        self.table = table
        self.change = change
        match = table.match
        self.moved = match if change.before is not None or change.info else None
        self.info = table_info(table) if change.info else None
        self.undo_request = undo_request_info(table)
        self.clocks = table.clocks.shown(now)

    def update(self, seat: Viewer, lines: int, *, board: bool = False) -> wire.Update:
        """The change as one viewer sees it; ``lines`` is the length of their log before it."""
        table, change, moved = self.table, self.change, self.moved
        cursor = table.cursors[seat]
        request = change.request_id if seat == change.seat else ""
        if moved is None:
            return wire.Update(
                number=cursor.number,
                id=request,
                table=self.info,
                chat=change.chat,
                undo_request=self.undo_request,
                clocks=self.clocks,
                can_undo=can_undo(table, seat),
            )
        first = min(lines, cursor.lines)
        return wire.Update(
            number=cursor.number,
            id=request,
            first_line=first,
            log=log_info(moved.history.log(seat)[first:]),
            view=view_info(moved, seat, board=board),
            table=self.info,
            chat=change.chat,
            undo_request=self.undo_request,
            clocks=self.clocks,
            channels=list(table.channels(seat)),
            can_undo=can_undo(table, seat),
        )
