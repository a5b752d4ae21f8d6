"""A seat at a table of a running server."""

import queue
import threading
import time
from concurrent.futures import Future
from typing import Final

from shoal import wire
from shoal.client import NotAllowed, Seat
from shoal.core.errors import IllegalMove, ShoalError
from shoal.core.game import Refusal
from shoal.core.rng import Rng
from shoal.core.view import View
from shoal.games import game_info
from shoal.match.record import Record
from shoal.match.record_reader import read_record
from shoal.tui.table import TAKEN_BACK, Table

LISTENING: Final = 0.05
"""Seconds for which the line is listened to before our own acts are sent."""

PATIENCE: Final = 30.0
"""Seconds after which an act that nobody answers has failed."""


class RemoteTable(Table):
    """A table elsewhere; one thread holds the line, and the faces ask what it knows."""

    live = True

    def __init__(self, seat: Seat, link: str) -> None:
        self.known = seat.known
        self.link = link
        assert self.known.table is not None and self.known.seat is not None
        face = self.known.table
        found = game_info(face.game)
        if face.rules > found.version:
            raise ShoalError(
                f"The table plays {found.title} by version {face.rules} of the rules, and this "
                f"program knows them up to version {found.version}: install the server's version."
            )
        self.game = found.game(face.options, face.rules)
        self.people = (self.known.seat,)
        self._seat = seat
        self._acts: queue.Queue[tuple[wire.Act, Future[None]]] = queue.Queue()
        self._news = threading.Event()
        self._seen = self._glimpse()
        self._lost: ShoalError | None = None
        self._closed = False
        self._line = threading.Thread(target=self._hold, daemon=True)
        self._line.start()

    # What is seen.

    @property
    def over(self) -> bool:
        return self.known.over

    def asked(self) -> int | None:
        return self.people[0] if self.known.my_turn else None

    def view(self, seat: int | None) -> View:
        self._seen = self._glimpse()
        shown = self.known.view
        assert shown is not None
        return View(
            self.game,
            self.people[0],
            shown.players,
            shown.actors,
            [int(self.game.read_move(move)) for move in shown.moves],
            shown.ranks,
            shown.facts,
        )

    def log(self, seat: int | None) -> list[str]:
        return list(self.known.log)

    def stale(self) -> bool:
        return self._glimpse() != self._seen

    def question(self) -> str:
        offer = self.known.offer
        if offer is None or self.people[0] in (offer.seat, *offer.agreed):
            return ""
        return f"Seat {offer.seat} would like to take its last move back: type agree or refuse."

    def refusal(self, seat: int, move: str) -> Refusal | None:
        view = self.view(seat)
        number = self.game.read_move(move)
        if int(number) in view.moves:
            return None
        # What a seat may do never depends on what it cannot see, so any world answers.
        return self.game.why_not(self.game.imagine(view, Rng(1)), seat, number)

    def verdict(self) -> str:
        table = self.known.table
        return "" if table is None or table.result is None else table.result.verdict

    def record(self) -> Record:
        if not self.over:
            raise ShoalError("A game on a server can be looked back at when it is over.")
        told = self._seat.server.record(self._seat.name, self.known.ticket, self.known.invite)
        return read_record(told.text)

    def who(self, seat: int) -> str:
        assert self.known.table is not None
        face = self.known.table.seats[seat]
        if seat == self.people[0]:
            return "you"
        return f"{face.level} bot" if face.kind == "bot" else face.name or "somebody"

    def farewell(self) -> str:
        if self.over:
            return "The game is over."
        return f"Your seat stays yours: shoal join {self.link} brings you back."

    def _glimpse(self) -> tuple[object, ...]:
        """What a face shows; talk is no part of it."""
        known = self.known
        return known.view, known.table, known.offer, len(known.log)

    # What is done.

    def play(self, seat: int, move: str) -> None:
        try:
            self._do(wire.Play(self.known.new_id(), move, self.known.number))
        except NotAllowed as refused:
            raise IllegalMove(str(refused), refused.rule) from refused

    def undo(self, seat: int) -> str:
        if self.known.can_undo:
            self._do(wire.Undo(self.known.new_id(), self.known.number))
            return TAKEN_BACK
        alone = not self._other_people()
        self._do(wire.AskBack(self.known.new_id()))
        if alone:
            return TAKEN_BACK
        return "The others are asked whether your last move may be taken back."

    def _other_people(self) -> bool:
        """Whether anybody else is there who could mind; bots never do."""
        table = self.known.table
        assert table is not None
        people = [seat for seat, face in enumerate(table.seats) if face.kind == "person"]
        return people != [self.people[0]]

    def agree(self, *, yes: bool) -> None:
        self._do(wire.AnswerBack(self.known.new_id(), yes))

    def wait(self) -> None:
        self._news.wait(0.5)
        self._news.clear()
        if self._lost is not None:
            lost, self._lost = self._lost, None
            raise lost

    def leave(self) -> None:
        self._closed = True
        self._line.join(PATIENCE)
        self._seat.close()

    # The line.

    def _do(self, act: wire.Act) -> None:
        """Have the line send an act, and wait for the answer."""
        answer: Future[None] = Future()
        self._acts.put((act, answer))
        try:
            answer.result(PATIENCE)
        except TimeoutError as wrong:
            raise ShoalError(
                "The server does not answer; what you did may still arrive."
            ) from wrong

    def _hold(self) -> None:
        """Listen, and send what is to be sent, until the table is left."""
        while not self._closed:
            try:
                if self._acts.empty():
                    heard = self._seat.wait(LISTENING)
                else:
                    self._send(*self._acts.get())
                    heard = True
                if heard:
                    self._news.set()
            except ShoalError as wrong:
                self._lost = wrong
                self._news.set()
                time.sleep(LISTENING)

    def _send(self, act: wire.Act, answer: "Future[None]") -> None:
        try:
            self._seat.act(act)
        except ShoalError as wrong:
            answer.set_exception(wrong)
        else:
            answer.set_result(None)
