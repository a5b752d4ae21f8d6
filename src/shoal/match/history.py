"""The history of a match: its positions, its moves, and the log of every viewer.

Compiled. It does not check its arguments: Match does that.
"""

from typing import Final, final

from shoal.core.bits import bit
from shoal.core.game import Game
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
        """For each step the set of viewers that got a log line, as bits; spectators are last."""
        self.throws = 0
        self._logs: list[list[str]] = [[] for _ in range(players + 1)]
        self._checkpoints = [state]

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

    def log(self, viewer: Viewer) -> list[str]:
        """The viewer's log lines; do not modify."""
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
        history.throws = self.throws
        for undone, _ in self.moves[step:]:
            if undone == DICE:
                history.throws -= 1
        history._logs = [
            self._logs[viewer][: self._line_count(viewer, step)]
            for viewer in range(self.players + 1)
        ]
        history._checkpoints = self._checkpoints[: step // CHECKPOINT_INTERVAL + 1]
        return history

    def first_line_after(self, step: int) -> str:
        """The first log line of spectators after ``step`` steps; '' if there is none."""
        log = self._logs[self.players]
        lines = self._line_count(self.players, step)
        return log[lines] if lines < len(log) else ""

    def _line_count(self, viewer: int, step: int) -> int:
        """The number of lines of a log after ``step`` steps."""
        lines = len(self._logs[viewer])
        for audience in self.audiences[step:]:
            if audience & int(bit(viewer)):
                lines -= 1
        return lines

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
        lines = [self._log_line(mover, move, viewer) for viewer in range(self.players + 1)]
        # Played on a copy, so that an error in the game leaves the match unchanged.
        state = self.state.clone()
        state.play(mover, move)
        self.before, self.state = self.state, state
        self.moves.append((mover, text))
        if len(self.moves) % CHECKPOINT_INTERVAL == 0:
            self._checkpoints.append(state)
        if mover == DICE:
            self.throws += 1
        # Most lines are the same for all viewers: they share one string.
        shared: dict[str, str] = {}
        audience = 0
        for viewer, line in enumerate(lines):
            if line:
                audience |= int(bit(viewer))
                self._logs[viewer].append(shared.setdefault(line, line))
        self.audiences.append(audience)

    def _log_line(self, mover: int, move: int, viewer: int) -> str:
        seat: i64 = viewer
        if viewer == self.players:
            seat = SPECTATOR
        return self.game.messages.log_line(self.state, mover, move, seat)
