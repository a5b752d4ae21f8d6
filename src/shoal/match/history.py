"""The history of a match: its positions, its moves, and the log of every viewer.

Compiled. It does not check its arguments: Match does that.
"""

from typing import Final, final

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

    Viewers who hear the same share one entry. ``encoded`` is its form on the wire, made once for
    all of them.
    """

    def __init__(self, turn: int, messages: list[Message]) -> None:
        self.turn: Final = turn
        self.messages: Final = messages
        self.encoded: object = None

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
        self.turns: list[int] = []
        """For each step the number of its turn, from 1."""
        self.throws = 0
        self._logs: list[list[LogEntry]] = [[] for _ in range(players + 1)]
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

    def log(self, viewer: Viewer) -> list[LogEntry]:
        """The viewer's log; do not modify."""
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

    def first_entry_after(self, step: int) -> LogEntry | None:
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
        messages = self.game.messages.log(self.state, mover, move)
        turn = self._turn()
        # Played on a copy, so that an error in the game leaves the match unchanged.
        state = self.state.clone()
        state.play(mover, move)
        self.before, self.state = self.state, state
        self.moves.append((mover, text))
        if len(self.moves) % CHECKPOINT_INTERVAL == 0:
            self._checkpoints.append(state)
        if mover == DICE:
            self.throws += 1
        self.turns.append(turn)
        self.audiences.append(self._add_to_logs(turn, messages))

    def _turn_key_before(self, step: int) -> int:
        """The key of the last turn that began before ``step``."""
        while step > 0:
            step -= 1
            key = int(self.game.messages.turn_key(self.position(step)))
            if key != DICE:
                return key
        return DICE

    def _turn(self) -> int:
        """The number of the turn to which the next step belongs."""
        last = self.turns[-1] if self.turns else 1
        key = int(self.game.messages.turn_key(self.state))
        if key == DICE or key == self.turn_key:
            return last
        begun = len(self.turns) > 0
        self.turn_key = key
        return last + 1 if begun else last

    def _add_to_logs(self, turn: int, messages: list[Message]) -> int:
        """Add the messages to the logs of those who may hear them; who got one, as bits."""
        for_all = True
        for message in messages:
            if message.audience != EVERYBODY:
                for_all = False
        shared = LogEntry(turn, messages)
        audience = 0
        for viewer in range(self.players + 1):
            entry = shared
            if not for_all:
                entry = LogEntry(turn, self._heard(messages, viewer))
            if entry.messages:
                audience |= int(bit(viewer))
                self._logs[viewer].append(entry)
        return audience

    def _heard(self, messages: list[Message], viewer: int) -> list[Message]:
        seat: i64 = viewer
        if viewer == self.players:
            seat = SPECTATOR
        return heard_by(messages, seat)
