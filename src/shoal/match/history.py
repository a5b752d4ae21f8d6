"""A match under way: the position, what was done, and what everybody has heard of it.

Compiled, and it checks nothing that it is given: Match is its front door.
"""

from typing import Final, final

from shoal.core.arrays import i64
from shoal.core.bits import bit
from shoal.core.game import Game
from shoal.core.state import CHANCE, State
from shoal.core.view import SPECTATOR, View

Step = tuple[int, str]
"""Who acted, a seat or CHANCE, and the text of the move or throw."""

Viewer = int | None
"""A seat, or None for the watchers."""

DICE: Final = int(CHANCE)

EVERY: Final = 32
"""So many steps apart positions are kept: from one of them any other is soon reached again."""


@final
class GameHistory:
    """The state of a match, replaced and never changed, with the log of every onlooker."""

    def __init__(self, game: Game, players: int, state: State) -> None:
        self.game = game
        self.players = players
        self.state = state
        self.before = state
        """The position before the last step."""
        self.moves: list[Step] = []
        self.heard: list[int] = []
        """For each step, a bit for everybody who heard of it; the watchers' is the last."""
        self.throws = 0
        self._logs: list[list[str]] = [[] for _ in range(players + 1)]
        self._kept = [state]

    @property
    def step(self) -> int:
        """How many moves and throws there have been."""
        return len(self.moves)

    @property
    def last_mover(self) -> int:
        """Who acted last, a seat or CHANCE; CHANCE before anything has happened."""
        return self.moves[-1][0] if self.moves else DICE

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may move now; () at the end."""
        return tuple([int(seat) for seat in self.state.actors()])

    @property
    def throwing(self) -> bool:
        """Whether CHANCE acts now."""
        return self.state.actor() == CHANCE

    def view(self, viewer: Viewer) -> View:
        """What the onlooker may know."""
        return self.game.view(self.state, SPECTATOR if viewer is None else viewer)

    def log(self, viewer: Viewer) -> list[str]:
        """What the onlooker has heard, line by line; to be read only."""
        return self._logs[self.players if viewer is None else viewer]

    def position(self, step: int) -> State:
        """The position after so many steps; to be read only."""
        if step == len(self.moves):
            return self.state
        if step == len(self.moves) - 1:
            return self.before
        state = self._kept[step // EVERY].clone()
        for mover, text in self.moves[step - step % EVERY : step]:
            state.play(mover, self.game.read(state, mover, text))
        return state

    def back(self, step: int) -> "GameHistory":
        """The course as it was after so many steps."""
        history = GameHistory(self.game, self.players, self._kept[0])
        history.moves = self.moves[:step]
        if step > 0:
            history.before = self.position(step - 1)
            mover, text = self.moves[step - 1]
            history.state = history.before.clone()
            history.state.play(mover, self.game.read(history.before, mover, text))
        history.heard = self.heard[:step]
        history.throws = self.throws
        for undone, _ in self.moves[step:]:
            if undone == DICE:
                history.throws -= 1
        history._logs = [
            self._logs[viewer][: self._lines(viewer, step)] for viewer in range(self.players + 1)
        ]
        history._kept = self._kept[: step // EVERY + 1]
        return history

    def first_line_after(self, step: int) -> str:
        """What a watcher heard first after so many steps; '' if that was nothing."""
        watched = self._logs[self.players]
        lines = self._lines(self.players, step)
        return watched[lines] if lines < len(watched) else ""

    def _lines(self, viewer: int, step: int) -> int:
        """How long a log was after so many steps."""
        lines = len(self._logs[viewer])
        for heard in self.heard[step:]:
            if heard & int(bit(viewer)):
                lines -= 1
        return lines

    def allows(self, seat: int, move: int) -> bool:
        """Whether the rules allow a seat that may act this move now."""
        wanted: i64 = move
        for legal in self.state.moves(seat):
            if legal == wanted:
                return True
        return False

    def carry_out(self, mover: int, move: int) -> None:
        """Play a legal move or a throw, and let everybody hear of it."""
        text = self.game.write(self.state, mover, move)
        lines = [self._told(mover, move, viewer) for viewer in range(self.players + 1)]
        # Played on a copy, so that a room that fails leaves the match as it was.
        state = self.state.clone()
        state.play(mover, move)
        self.before, self.state = self.state, state
        self.moves.append((mover, text))
        if len(self.moves) % EVERY == 0:
            self._kept.append(state)
        if mover == DICE:
            self.throws += 1
        # Most lines are the same for all: one text serves them.
        same: dict[str, str] = {}
        heard = 0
        for viewer, line in enumerate(lines):
            if line:
                heard |= int(bit(viewer))
                self._logs[viewer].append(same.setdefault(line, line))
        self.heard.append(heard)

    def _told(self, mover: int, move: int, viewer: int) -> str:
        seat: i64 = viewer
        if viewer == self.players:
            seat = SPECTATOR
        return self.game.log_line(self.state, mover, move, seat)
