"""The state of a table as a client knows it, updated by the server's messages.

It does no input or output, so that the blocking client and the asyncio client
share it.  Requests are kept until the server acknowledges them: after a lost
connection they are sent again, and the server carries each of them out once.
"""

import secrets
from typing import Final

import msgspec

from shoal import wire
from shoal.client.errors import NotAllowed, refusal_of
from shoal.client.fair_dice import Witness
from shoal.core.catalogue import Reader, load
from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.games import game_info
from shoal.match.sentences import seat_names

BUSY: Final = "busy"
MAX_BUSY: Final = 8
"""How often in a row a request is repeated if the server cannot save it."""

_decoder: "msgspec.json.Decoder[wire.ServerMessage]" = msgspec.json.Decoder(wire.ServerMessage)
_encoder = msgspec.json.Encoder()


class TableState:
    """A table as one seat sees it, or a spectator."""

    def __init__(
        self,
        ticket: str = "",
        invite: str = "",
        *,
        board: bool = False,
        witness: Witness | None = None,
    ) -> None:
        self.ticket = ticket
        self.invite = invite
        self.board = board
        self.witness = witness or Witness()
        self.number = 0
        self.seat: int | None = None
        self.table: wire.TableInfo | None = None
        self.view: wire.View | None = None
        self.log: list[wire.LogEntry] = []
        self.chats: list[wire.Chat] = []
        self.undo_request: wire.UndoRequest | None = None
        self.clocks: list[wire.Clock] = []
        self.channels: list[str] = []
        self.connected: list[int] = []
        self.can_undo = False
        self.waiting: dict[str, bytes] = {}
        self.refused: dict[str, wire.Refused] = {}
        self.busy = 0
        """How often in a row the server could not save what was sent."""

    # What to send.

    def hello(self) -> bytes:
        """The first message of a connection."""
        return _encoder.encode(wire.Hello(self.ticket, self.invite, self.number, self.board))

    def new_id(self) -> str:
        """An id for a request."""
        return secrets.token_hex(8)

    def write(self, request: wire.SeatRequest) -> bytes:
        """A request as bytes to send; it is kept until the server acknowledges it."""
        raw = _encoder.encode(request)
        self.waiting[request.id] = raw
        return raw

    # What the server sends.

    def receive(self, raw: bytes | str) -> bytes | None:
        """Update the state from a message; returns a reply to send at once, or None."""
        message = _decoder.decode(raw)
        if isinstance(message, wire.Ping):
            return _encoder.encode(wire.Pong(message.mark))
        if isinstance(message, wire.Welcome):
            self._welcome(message)
        elif isinstance(message, wire.Update):
            self._update(message)
        elif isinstance(message, wire.Connected):
            self.connected = message.seats
        elif isinstance(message, wire.Ack):
            self._done(message.id)
        else:
            self._refused(message)
        return None

    def _welcome(self, welcome: wire.Welcome) -> None:
        if welcome.protocol != wire.PROTOCOL:
            raise NotAllowed(
                "shape",
                say("error-protocol", theirs=welcome.protocol, ours=wire.PROTOCOL),
            )
        self.number = welcome.number
        self.seat = welcome.seat
        self._see(welcome.table)
        self.view = welcome.view
        self.log[welcome.first_line :] = welcome.log
        self.chats += welcome.chats
        self.undo_request = welcome.undo_request
        self.clocks = welcome.clocks
        self.channels = welcome.channels
        self.connected = welcome.connected
        self.can_undo = welcome.can_undo

    def _update(self, update: wire.Update) -> None:
        self.number = update.number
        self._done(update.id)
        if update.log is not None:
            self.log[update.first_line :] = update.log
        if update.view is not None:
            self.view = update.view
        if update.table is not None:
            self._see(update.table)
        if update.chat is not None:
            self.chats.append(update.chat)
        if update.channels is not None:
            self.channels = update.channels
        self.undo_request = update.undo_request
        self.clocks = update.clocks
        self.can_undo = update.can_undo

    def _see(self, table: wire.TableInfo) -> None:
        self.table = table
        self.witness.see(table)

    def _refused(self, refused: wire.Refused) -> None:
        if not refused.id:
            raise refusal_of(refused)
        if refused.check == BUSY and self.busy < MAX_BUSY:
            self.busy += 1  # kept, and sent again with the next connection
            return
        self._done(refused.id)
        self.refused[refused.id] = refused

    def _done(self, request: str) -> None:
        if self.waiting.pop(request, None) is not None:
            self.busy = 0

    def settled(self, request: str) -> bool:
        """Whether a request has been carried out; NotAllowed if it was refused."""
        refused = self.refused.pop(request, None)
        if refused is not None:
            raise refusal_of(refused)
        return request not in self.waiting

    # Derived facts.

    def log_text(self, game: GameInfo | None = None, language: str = "en") -> list[str]:
        """The log as sentences, one text for each entry; seats without a name are Seat 0 and so on.

        ``game`` is the game of the table, if it is not installed. Nobody is addressed as "you".
        """
        if self.table is None:
            return []
        info = game or game_info(self.table.game)
        catalogue = load(language, info.folder)
        unnamed = seat_names(self.table.players)
        names = [seat.name or name for seat, name in zip(self.table.seats, unnamed, strict=True)]
        reader = Reader(None, names)
        return [
            " ".join([catalogue.format(wire.core_message(one), reader) for one in entry.messages])
            for entry in self.log
        ]

    @property
    def over(self) -> bool:
        """Whether the game is over or the table closed."""
        return self.table is not None and self.table.stage in ("over", "closed")

    @property
    def played(self) -> bool:
        """Whether a game was played to its end."""
        return self.table is not None and self.table.stage == "over"

    @property
    def rematch(self) -> str:
        """The table of the rematch; '' if there is none."""
        return "" if self.table is None else self.table.rematch

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to move."""
        return not self.over and self.view is not None and bool(self.view.moves)
