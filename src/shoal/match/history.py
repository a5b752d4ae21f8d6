"""The history of a match: its positions, its moves, and the log of every viewer.

Compiled. It does not check its arguments: Match does that.
"""

from array import array
from collections.abc import Sequence
from typing import Any, Final, final

import msgspec

from shoal.core.bits import bit
from shoal.core.game import Game
from shoal.core.message import EVERYBODY, Message, heard_by
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE, State
from shoal.core.view import SPECTATOR, View

Step = tuple[int, str]
"""A seat or CHANCE, and the text of its move or outcome."""

Viewer = int | None
"""A seat, or None for spectators."""

DICE: Final = int(CHANCE)

CHECKPOINT_INTERVAL: Final = 32
"""Steps between two stored positions; the others are replayed from the one before."""


@final
class LogEntry:
    """What a viewer hears of one step: messages, and the number of the turn to which they belong.

    A history keeps it as JSON: see ``encode_entry``.
    """

    def __init__(self, turn: int, messages: list[Message]) -> None:
        self.turn: Final = turn
        self.messages: Final = messages

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LogEntry):
            return NotImplemented
        return self.turn == other.turn and self.messages == other.messages

    def __hash__(self) -> int:
        return hash((self.turn, tuple(self.messages)))

    def __repr__(self) -> str:
        return f"LogEntry({self.turn}, {self.messages!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return LogEntry, (self.turn, self.messages)


# The same content always gives the same bytes, so that the order of arguments reveals nothing.
_encoder: Final = msgspec.json.Encoder(order="deterministic")
# Any: an argument is a number, a text or a list of these, as the game chose.
_decoder: Final = msgspec.json.Decoder(tuple[int, list[tuple[str, dict[str, Any], str, int]]])


def encode_entry(turn: int, messages: Sequence[Message]) -> bytes:
    """A log entry as it is kept and sent: ``[turn, [[key, args, rule, level], ...]]``.

    A server keeps very many entries. As bytes, an entry takes about a seventh of the memory of its
    objects, and the garbage collector never looks at it.

    >>> encode_entry(3, [Message("log-fish", {"count": 2}, "SB-15")])
    b'[3,[["log-fish",{"count":2},"SB-15",1]]]'
    """
    encoded = _encoder.encode([turn, [message.to_json() for message in messages]])
    # The encoder's bytes still occupy the larger buffer that it wrote them to; a copy does not.
    return bytes(memoryview(encoded))


def decode_entry(encoded: bytes) -> LogEntry:
    """The log entry in these bytes; its messages no longer know their audience.

    >>> decode_entry(b'[3,[["log-fish",{"count":2},"SB-15",1]]]')
    LogEntry(3, [say('log-fish', count=2, rule='SB-15', level=1)])
    """
    turn, messages = _decoder.decode(encoded)
    return LogEntry(turn, [Message(key, args, rule, level) for key, args, rule, level in messages])


@final
class GameHistory:
    """The current state of a match, replaced and never modified, with the log of every viewer."""

    def __init__(self, game: Game, players: int, state: State) -> None:
        self.game = game
        self.players = players
        self.state = state
        self.before = state
        """The position before the last step."""
        self.moves: list[Step] = []
        self.audiences: list[int] = []
        """For each step the set of viewers that got a log entry, as bits; spectators are last."""
        self.turns = array("i")
        """For each step the number of its turn, from 1."""
        self.throws = 0
        self._logs: list[list[bytes]] = [[] for _ in range(players + 1)]
        self._checkpoints = [state]
        self.turn_key = DICE
        """What ``turn_key`` of the game's messages was when the last turn began."""

    def __getnewargs__(self) -> tuple[object, ...]:
        return self.game, self.players, self.state

    @property
    def step(self) -> int:
        """The number of moves and throws so far."""
        return len(self.moves)

    @property
    def last_mover(self) -> int:
        """Who acted last, a seat or CHANCE; CHANCE before the first step."""
        return self.moves[-1][0] if self.moves else DICE

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may move now; () at the end."""
        return tuple([int(seat) for seat in self.state.actors()])

    @property
    def chance_acts(self) -> bool:
        """Whether CHANCE acts now."""
        return self.state.actor() == CHANCE

    def view(self, viewer: Viewer) -> View:
        """What the viewer may know."""
        return self.game.view(self.state, SPECTATOR if viewer is None else viewer)

    def log(self, viewer: Viewer) -> list[bytes]:
        """The viewer's log, encoded; do not modify."""
        return self._logs[self.players if viewer is None else viewer]

    def position(self, step: int) -> State:
        """The position after ``step`` steps; do not modify."""
        if step == len(self.moves):
            return self.state
        if step == len(self.moves) - 1:
            return self.before
        state = self._checkpoints[step // CHECKPOINT_INTERVAL].clone()
        for mover, text in self.moves[step - step % CHECKPOINT_INTERVAL : step]:
            state.play(mover, self.game.notation.read(state, mover, text))
        return state

    def back(self, step: int) -> "GameHistory":
        """The history as it was after ``step`` steps."""
        history = GameHistory(self.game, self.players, self._checkpoints[0])
        history.moves = self.moves[:step]
        if step > 0:
            history.before = self.position(step - 1)
            mover, text = self.moves[step - 1]
            history.state = history.before.clone()
            history.state.play(mover, self.game.notation.read(history.before, mover, text))
        history.audiences = self.audiences[:step]
        history.turns = self.turns[:step]
        history.turn_key = self._turn_key_before(step)
        history.throws = self.throws
        for undone, _ in self.moves[step:]:
            if undone == DICE:
                history.throws -= 1
        history._logs = [
            self._logs[viewer][: self._entry_count(viewer, step)]
            for viewer in range(self.players + 1)
        ]
        history._checkpoints = self._checkpoints[: step // CHECKPOINT_INTERVAL + 1]
        return history

    def first_entry_after(self, step: int) -> bytes | None:
        """The first log entry of spectators after ``step`` steps; None if there is none."""
        log = self._logs[self.players]
        entries = self._entry_count(self.players, step)
        return log[entries] if entries < len(log) else None

    def _entry_count(self, viewer: int, step: int) -> int:
        """The number of entries of a log after ``step`` steps."""
        entries = len(self._logs[viewer])
        for audience in self.audiences[step:]:
            if audience & int(bit(viewer)):
                entries -= 1
        return entries

    def is_legal(self, seat: int, move: int) -> bool:
        """Whether the move is legal for the seat now."""
        wanted: i64 = move
        for legal in self.state.moves(seat):
            if legal == wanted:
                return True
        return False

    def apply(self, mover: int, move: int) -> None:
        """Play a legal move or an outcome, and add it to the logs."""
        text = self.game.notation.write(self.state, mover, move)
        key = int(self.game.messages.turn_key(self.state))
        turn = self._turn(key)
        entries = self._entries(turn, self.game.messages.log(self.state, mover, move))
        # Played on a copy, so that an error in the game leaves the match unchanged.
        state = self.state.clone()
        state.play(mover, move)
        self.before, self.state = self.state, state
        self.moves.append((mover, text))
        if len(self.moves) % CHECKPOINT_INTERVAL == 0:
            self._checkpoints.append(state)
        if mover == DICE:
            self.throws += 1
        if key != DICE:
            self.turn_key = key
        self.turns.append(turn)
        self.audiences.append(self._add_to_logs(entries))

    def _turn_key_before(self, step: int) -> int:
        """The key of the last turn that began before ``step``."""
        while step > 0:
            step -= 1
            key = int(self.game.messages.turn_key(self.position(step)))
            if key != DICE:
                return key
        return DICE

    def _turn(self, key: int) -> int:
        """The number of the turn to which the next step belongs, if it has this key."""
        if not self.turns:
            return 1
        last: int = self.turns[-1]
        return last if key == DICE or key == self.turn_key else last + 1

    def _entries(self, turn: int, messages: list[Message]) -> list[bytes]:
        """What each viewer hears, spectators last; empty for those who hear nothing.

        Viewers who hear the same share one entry.
        """
        for_all = True
        for message in messages:
            if message.audience != EVERYBODY:
                for_all = False
        if for_all:
            entry = encode_entry(turn, messages) if messages else b""
            return [entry] * (self.players + 1)
        shared: dict[bytes, bytes] = {}
        entries: list[bytes] = []
        for viewer in range(self.players + 1):
            heard = self._heard(messages, viewer)
            entry = encode_entry(turn, heard) if heard else b""
            entries.append(shared.setdefault(entry, entry))
        return entries

    def _add_to_logs(self, entries: list[bytes]) -> int:
        """Add to every log what its viewer hears; who hears something, as bits."""
        audience = 0
        for viewer, entry in enumerate(entries):
            if entry:
                audience |= int(bit(viewer))
                self._logs[viewer].append(entry)
        return audience

    def _heard(self, messages: list[Message], viewer: int) -> list[Message]:
        seat: i64 = viewer
        if viewer == self.players:
            seat = SPECTATOR
        return heard_by(messages, seat)
