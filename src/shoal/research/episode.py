"""One game for a learner: the state, its dice, and the observations of each seat."""

from typing import Final, final

from shoal.core.errors import IllegalMove
from shoal.core.game import Game
from shoal.core.message import Message, say
from shoal.core.observation.encoding import Encoding
from shoal.core.packed_arrays import i16, i64, u8, vec
from shoal.core.rng import Rng
from shoal.core.search.rank_rewards import zero_sum_rewards
from shoal.core.state import CHANCE, NOBODY, SEVERAL, State
from shoal.core.view import View

OVER: Final[i64] = NOBODY
"""The value of ``seat`` when the game is over."""


@final
class Episode:
    """A game with its own random numbers; ``seat`` is the seat to move.

    Where the rules let several seats move at once, one of them is drawn.
    The observation of a seat comes from its View alone.
    """

    def __init__(self, game: Game, players: i64, seed: int) -> None:
        self.game = game
        self.players: i64 = players
        self.encoding = Encoding(game, players)
        self.rng = Rng(seed)
        self.state: State = game.start_checked(players)
        self.seat: i64 = OVER
        self.unmarked = vec[u8]([0] * game.move_count)
        self.legal: list[int] = []  # the legal moves, filled when they are first needed
        self.advance()

    def __getnewargs__(self) -> tuple[object, ...]:
        return self.game, int(self.players), 0

    def restart(self) -> None:
        """Start another game with the same random numbers."""
        self.state = self.game.start(self.players)
        self.advance()

    def advance(self) -> None:
        """Play chance until a seat has to move or the game is over."""
        self.seat = advance_to_decision(self.state, self.rng)
        self.legal = []

    def play(self, move: i64) -> None:
        """Play a move of the seat to move; IllegalMove changes nothing."""
        if not self.allows(move):
            refusal = self.refusal(move)
            raise IllegalMove(refusal, self.game.info.folder)
        self.state.play(self.seat, move)
        self.advance()

    def allows(self, move: i64) -> bool:
        """Whether the seat to move can play this move."""
        if not self.legal:
            self.legal = [int(legal) for legal in self.state.moves(self.seat)]
        return int(move) in self.legal

    def refusal(self, move: i64) -> Message:
        """Why the seat to move cannot play this move."""
        if self.seat == OVER:
            return say("no-game-over")
        if not 0 <= move < self.game.move_count:
            last = self.game.move_count - 1
            return say("no-such-number", number=int(move), last=int(last))
        return self.game.messages.why_not(self.state, self.seat, move)

    def view(self, seat: i64) -> View:
        """The View of a seat."""
        return self.game.view(self.state, seat)

    def observe(self, seat: i64) -> tuple[vec[i16], vec[u8]]:
        """The observation of a seat, and a mask with a 1 for each of its legal moves."""
        mask = self.unmarked[:]
        if seat == self.seat:
            self.legal = [int(move) for move in self.state.moves(seat)]
            for move in self.legal:
                mask[move] = 1
        row = self.encoding.blank[:]
        self.encoding.write_state(self.state, seat, row, 0)
        return row, mask

    def rewards(self) -> list[float]:
        """The rewards of all seats; zeros before the end of the game."""
        if self.seat != OVER:
            return [0.0] * self.players
        return zero_sum_rewards(self.state.ranks())


def advance_to_decision(state: State, rng: Rng) -> i64:
    """Play chance until a seat has to move; return that seat, or OVER."""
    seat = state.actor()
    while seat == CHANCE:
        state.play(CHANCE, rng.below(state.outcomes()))
        seat = state.actor()
    if seat == SEVERAL:
        seats = state.actors()
        seat = seats[rng.below(len(seats))]
    return seat
