"""A seat at a table on a server."""

import queue
import threading
import time
from collections.abc import Iterable
from concurrent.futures import Future
from typing import Final

from shoal import wire
from shoal.client import NotAllowed, Seat
from shoal.core.errors import IllegalMove, ShoalError
from shoal.core.game import GameInfo, View
from shoal.core.message import Message, say
from shoal.core.rng import Rng
from shoal.games import game_info
from shoal.match.game_log import LogEntry
from shoal.match.record import Record
from shoal.match.record_reader import read_record
from shoal.tui.tables.table import MOVE_UNDONE, TerminalTable

RECEIVE_SECONDS: Final = 0.05
"""How long to wait for a message before sending what is queued."""

ANSWER_SECONDS: Final = 30.0
"""After this time an unanswered request has failed."""

WAIT_SECONDS: Final = 0.5


class RemoteTable(TerminalTable):
    """A table on a server; one thread owns the connection, and front ends read its state."""

    live = True

    def __init__(
        self, seat: Seat, link: str, games: Iterable[GameInfo] = (), language: str = "en"
    ) -> None:
        """``games`` are games that are not installed."""
        self.known = seat.known
        self.link = link
        self.language = language
        assert self.known.table is not None and self.known.seat is not None
        table = self.known.table
        known = {info.name: info for info in games}
        info = known.get(table.game) or game_info(table.game)
        if table.rules_version > info.version:
            raise ShoalError(
                say(
                    "rules-too-new",
                    title=info.title,
                    version=table.rules_version,
                    known=info.version,
                )
            )
        self.game = info.game(table.options, table.rules_version)
        self.people = (self.known.seat,)
        self._seat = seat
        self._requests: queue.Queue[tuple[wire.SeatRequest, Future[None]]] = queue.Queue()
        self._changed = threading.Event()
        self._seen = self._summary()
        self._lost: ShoalError | None = None
        self._closed = False
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    # What the table shows.

    @property
    def over(self) -> bool:
        return self.known.over

    def seat_to_move(self) -> int | None:
        return self.people[0] if self.known.my_turn else None

    def view(self, seat: int | None) -> View:
        self._seen = self._summary()
        shown = self.known.view
        assert shown is not None
        return View(
            self.game,
            self.people[0],
            shown.players,
            shown.actors,
            [int(self.game.parse_move(move)) for move in shown.moves],
            shown.ranks,
            shown.facts,
        )

    def log(self, seat: int | None) -> list[LogEntry]:
        return [
            LogEntry(entry.turn, [wire.core_message(message) for message in entry.messages])
            for entry in list(self.known.log)
        ]

    def has_changed(self) -> bool:
        return self._summary() != self._seen

    def undo_request(self) -> Message | None:
        request = self.known.undo_request
        if request is None or self.people[0] in (request.seat, *request.agreed):
            return None
        return say("tui-undo-request", seat=request.seat)

    def refusal(self, seat: int, move: str) -> Message | None:
        view = self.view(seat)
        number = self.game.parse_move(move)
        if int(number) in view.moves:
            return None
        # What a seat may do never depends on hidden information, so any imagined state will do.
        return self.game.messages.why_not(self.game.imagine(view, Rng(1)), seat, number)

    def verdict(self) -> Message | None:
        table = self.known.table
        if table is None or table.result is None or table.result.verdict is None:
            return None
        return wire.core_message(table.result.verdict)

    def record(self) -> Record:
        if not self.over:
            raise ShoalError(say("replay-later"))
        record = self._seat.server.record(self._seat.name, self.known.ticket, self.known.invite)
        return read_record(record.text, [self.game.info])

    def names(self) -> list[str]:
        assert self.known.table is not None
        return [info.name for info in self.known.table.seats]

    def bot_level(self, seat: int) -> str:
        assert self.known.table is not None
        info = self.known.table.seats[seat]
        return info.level if info.kind == "bot" else ""

    def farewell(self) -> Message:
        return say("no-game-over") if self.over else say("seat-kept", link=self.link)

    def _summary(self) -> tuple[object, ...]:
        """What a front end shows; chat is not part of it."""
        known = self.known
        return known.view, known.table, known.undo_request, len(known.log)

    # What players do.

    def play(self, seat: int, move: str) -> None:
        try:
            self._do(wire.Play(self.known.new_id(), move, self.known.number))
        except NotAllowed as refused:
            raise IllegalMove(refused.message, self.game.info.folder) from refused

    def undo(self, seat: int) -> Message:
        if self.known.can_undo:
            self._do(wire.Undo(self.known.new_id(), self.known.number))
            return MOVE_UNDONE
        alone = not self._other_people()
        self._do(wire.RequestUndo(self.known.new_id()))
        if alone:
            return MOVE_UNDONE
        return say("undo-asked")

    def _other_people(self) -> bool:
        """Whether other people play here, who must agree to an undo; bots always do."""
        table = self.known.table
        assert table is not None
        people = [seat for seat, info in enumerate(table.seats) if info.kind == "person"]
        return people != [self.people[0]]

    def answer_undo(self, *, agree: bool) -> None:
        self._do(wire.AnswerUndo(self.known.new_id(), agree))

    def wait(self) -> None:
        self._changed.wait(WAIT_SECONDS)
        self._changed.clear()
        if self._lost is not None:
            lost, self._lost = self._lost, None
            raise lost

    def leave(self) -> None:
        self._closed = True
        self._thread.join(ANSWER_SECONDS)
        self._seat.close()

    # The connection.

    def _do(self, request: wire.SeatRequest) -> None:
        """Queue a request for the connection, and wait for the answer."""
        answer: Future[None] = Future()
        self._requests.put((request, answer))
        try:
            answer.result(ANSWER_SECONDS)
        except TimeoutError as wrong:
            raise ShoalError(say("server-silent")) from wrong

    def _run(self) -> None:
        """Receive messages and send what is queued, until the player leaves."""
        while not self._closed:
            try:
                if self._requests.empty():
                    received = self._seat.wait(RECEIVE_SECONDS)
                else:
                    self._send(*self._requests.get())
                    received = True
                if received:
                    self._changed.set()
            except ShoalError as wrong:
                self._lost = wrong
                self._changed.set()
                time.sleep(RECEIVE_SECONDS)

    def _send(self, request: wire.SeatRequest, answer: "Future[None]") -> None:
        try:
            self._seat.send(request)
        except ShoalError as wrong:
            answer.set_exception(wrong)
        else:
            answer.set_result(None)
