"""A position with all that OpenSpiel needs: chance in parts, and the log of each seat."""

from collections.abc import Callable
from copy import deepcopy

import pyspiel

from shoal.core.catalogue import Reader
from shoal.core.errors import IllegalMove
from shoal.core.game import Game, GameInfo
from shoal.core.loading.pickles import PICKLE_VERSION, check_version
from shoal.core.message import Message, heard_by, say
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, State
from shoal.core.text.position_text import read_position, write_position
from shoal.match.sentences import read_aloud, seat_names

FEW_OUTCOMES = 36
"""Up to this many outcomes (two dice) are one chance node; more are a chain of nodes."""


class FullState:
    """The whole state: our State, the part of a throw that is known, and the log of each seat."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.chain: list[int] = []
        self.thrown = 0
        self.seat_to_move = -1
        self.legal: list[int] | None = None  # listed when it is first needed
        self.logs: list[list[str]] = [[] for _ in range(state.players)]
        self.prepare()

    def __deepcopy__(self, memo: object) -> "FullState":
        other = FullState.__new__(FullState)
        other.game = self.game
        other.state = self.state.clone()
        other.chain = self.chain[:]
        other.thrown = self.thrown
        other.seat_to_move = self.seat_to_move
        other.legal = self.legal
        other.logs = [lines[:] for lines in self.logs]
        return other

    def __reduce__(self) -> tuple[Callable[..., "FullState"], tuple[object, ...]]:
        # The text of a position stays readable when the attributes of a state change.
        text = write_position(self.game, self.state)
        return restore, (
            PICKLE_VERSION,
            self.game.info,
            text,
            self.chain,
            self.thrown,
            self.seat_to_move,
            self.logs,
        )

    def prepare(self) -> None:
        """Determine what comes next: a throw in parts, a choice between seats, or a seat's move."""
        self.thrown = 0
        self.seat_to_move = -1
        self.legal = None
        outcomes = int(self.state.outcomes())
        self.chain = split_outcomes(outcomes) if outcomes else []
        actors = self.state.actors()
        if len(actors) == 1:
            self.seat_to_move = int(actors[0])
        elif len(actors) > 1:
            self.chain = [len(actors)]

    def player(self) -> int:
        """The player to act: a seat, or OpenSpiel's chance or terminal player."""
        if self.chain:
            return int(pyspiel.PlayerId.CHANCE)
        return self.seat_to_move if self.seat_to_move >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def picks_seat(self) -> bool:
        """Whether chance now picks one of several seats."""
        return bool(self.chain) and self.state.outcomes() == 0

    def legal_moves(self) -> list[int]:
        """The legal moves of the seat to move, in ascending order."""
        if self.legal is None:
            self.legal = sorted(int(move) for move in self.state.moves(self.seat_to_move))
        return self.legal

    def imagine(self, seat: int, rng: Rng) -> "FullState":
        """A state that is consistent with everything the seat knows."""
        other = deepcopy(self)
        other.state = self.game.imagine(self.game.view(self.state, seat), rng)
        other.legal = None
        other.logs = [self.logs[seat][:] for _ in self.logs]
        return other

    def apply(self, action: int) -> None:
        """Play a move or a part of a throw; IllegalMove changes nothing."""
        if self.chain:
            if not 0 <= action < self.chain[0]:
                raise IllegalMove(self.no_such_number(action, self.chain[0]))
            self.apply_chance(action)
        elif self.seat_to_move < 0:
            raise IllegalMove(say("no-game-over"))
        elif action not in self.legal_moves():
            raise IllegalMove(self.refusal(action), self.game.info.folder)
        else:
            self.play(self.seat_to_move, action)

    def refusal(self, move: int) -> Message:
        """Why the seat to move cannot play this move."""
        if not 0 <= move < self.game.move_count:
            return self.no_such_number(move, int(self.game.move_count))
        return self.game.messages.why_not(self.state, self.seat_to_move, move)

    @staticmethod
    def no_such_number(number: int, count: int) -> Message:
        """There are only so many moves, or outcomes of chance."""
        return say("no-such-number", number=number, last=count - 1)

    def apply_chance(self, part: int) -> None:
        """Apply one part of a throw; the last part plays the whole throw."""
        if self.picks_seat():
            self.chain = []
            self.seat_to_move = int(self.state.actors()[part])
            return
        self.thrown = self.thrown * self.chain[0] + part
        self.chain = self.chain[1:]
        if not self.chain:
            self.play(int(CHANCE), self.thrown)

    def play(self, mover: int, move: int) -> None:
        """Play a move or a whole throw, and write the log of every seat."""
        messages = self.game.messages.log(self.state, mover, move)
        names = seat_names(len(self.logs))
        for seat, lines in enumerate(self.logs):
            heard = heard_by(messages, seat)
            if heard:
                lines.append(read_aloud(self.game, heard, Reader(seat, names)))
        self.state.play(mover, move)
        self.prepare()


def restore(
    version: int,
    info: GameInfo,
    text: str,
    chain: list[int],
    thrown: int,
    seat_to_move: int,
    logs: list[list[str]],
) -> FullState:
    """Restore a pickled state."""
    check_version(version)
    full = FullState(*read_position(info, text))
    full.chain, full.thrown, full.seat_to_move, full.logs = chain, thrown, seat_to_move, logs
    return full


def split_outcomes(outcomes: int) -> list[int]:
    """Factors of a number of outcomes, each at most FEW_OUTCOMES where that is possible.

    >>> split_outcomes(20), split_outcomes(6**5), split_outcomes(397)
    ([20], [36, 36, 6], [397])
    """
    chain = []
    while outcomes > FEW_OUTCOMES:
        part = next((few for few in range(FEW_OUTCOMES, 1, -1) if outcomes % few == 0), outcomes)
        chain.append(part)
        outcomes //= part
    return [*chain, outcomes] if outcomes > 1 or not chain else chain
