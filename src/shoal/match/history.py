"""The history of a match: its positions, its moves, and the log of every viewer.

Compiled. It does not check its arguments: Match does that.
"""

from array import array
from typing import Final, final

from shoal.core.game import Game, View
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE, SPECTATOR, State
from shoal.match.game_log import GameLog

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
        self.turns = array("i")
        """For each step the number of its turn, from 1."""
        self.throws = 0
        self._log = GameLog(players)
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
    def audiences(self) -> list[int]:
        """For each step the set of viewers that got a log entry, as bits; spectators are last."""
        return self._log.audiences

    @property
    def chance_acts(self) -> bool:
        """Whether CHANCE acts now."""
        return self.state.actor() == CHANCE

    def view(self, viewer: Viewer) -> View:
        """What the viewer may know."""
        return self.game.view(self.state, SPECTATOR if viewer is None else viewer)

    def log(self, viewer: Viewer) -> list[bytes]:
        """The viewer's log, encoded; do not modify."""
        return self._log.of(self.players if viewer is None else viewer)

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
        history._log = self._log.back(step)
        history.turns = self.turns[:step]
        history.turn_key = self._turn_key_before(step)
        history.throws = self.throws
        for undone, _ in self.moves[step:]:
            if undone == DICE:
                history.throws -= 1
        history._checkpoints = self._checkpoints[: step // CHECKPOINT_INTERVAL + 1]
        return history

    def first_entry_after(self, step: int) -> bytes | None:
        """The first log entry of spectators after ``step`` steps; None if there is none."""
        return self._log.first_entry_after(step)

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
        entries = self._log.entries(turn, self.game.messages.log(self.state, mover, move))
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
        self._log.add(entries)

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
