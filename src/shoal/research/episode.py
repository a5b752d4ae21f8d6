"""One game for a learner: the state, its dice, and the observations of each seat."""

from typing import Final, final

from shoal.core.errors import IllegalMove
from shoal.core.game import Game, View
from shoal.core.message import Message, say
from shoal.core.observation.encoding import Encoding
from shoal.core.packed_arrays import i16, i64, u8, vec
from shoal.core.rng import Rng
from shoal.core.search.rank_rewards import zero_sum_rewards
from shoal.core.state import CHANCE, NOBODY, SEVERAL, State

OVER: Final[i64] = NOBODY
"""The value of ``seat`` when the game is over."""


@final
class Episode:
    """A game with its own random numbers; ``seat`` is the seat to move.

    Where the rules let several seats move at once, one of them is drawn.
    The observation of a seat comes from its View alone.
    """

    def __init__(
        self, game: Game, players: i64, seed: int, encoding: Encoding | None = None
    ) -> None:
        self.game = game
        self.players: i64 = players
        self.encoding = encoding or Encoding(game, players)
        self.rng = Rng(seed)
        self.state: State = game.start_checked(players)
        self.seat: i64 = OVER
        self.unmarked = vec[u8]([0] * game.move_count)
        self.unlisted = vec[i64]()
        self.legal = self.unlisted  # the legal moves, listed when they are first needed
        self.advance()

    def __reduce__(self) -> tuple[object, ...]:
        return restore_episode, (self.encoding, self.rng, self.state, int(self.seat))

    def restart(self) -> None:
        """Start another game with the same random numbers."""
        self.state = self.game.start(self.players)
        self.advance()

    def advance(self) -> None:
        """Play chance until a seat has to move or the game is over."""
        self.seat = advance_to_decision(self.state, self.rng)
        self.legal = self.unlisted

    def play(self, move: i64) -> None:
        """Play a move of the seat to move; IllegalMove changes nothing."""
        if not self.allows(move):
            refusal = self.refusal(move)
            raise IllegalMove(refusal, self.game.info.folder)
        self.state.play(self.seat, move)
        self.advance()

    def allows(self, move: i64) -> bool:
        """Whether the seat to move can play this move."""
        for legal in self.legal_moves():
            if legal == move:
                return True
        return False

    def legal_moves(self) -> vec[i64]:
        """The legal moves of the seat to move."""
        if len(self.legal) == 0:
            self.legal = self.state.moves(self.seat)
        return self.legal

    def refusal(self, move: i64) -> Message:
        """Why the seat to move cannot play this move."""
        if self.seat == OVER:
            return say("no-game-over")
        return self.refusal_of(self.seat, move)

    def refusal_of(self, seat: i64, move: i64) -> Message:
        """Why a seat that may act cannot play this move."""
        if not 0 <= move < self.game.move_count:
            last = self.game.move_count - 1
            return say("no-such-number", number=int(move), last=int(last))
        return self.game.messages.why_not(self.state, seat, move)

    def view(self, seat: i64) -> View:
        """The View of a seat."""
        return self.game.view(self.state, seat)

    def observe(self, seat: i64) -> tuple[vec[i16], vec[u8]]:
        """The observation of a seat, and a mask with a 1 for each of its legal moves."""
        mask = self.unmarked[:]
        if seat == self.seat:
            for move in self.legal_moves():
                mask[move] = 1
        row = self.encoding.blank[:]
        self.encoding.write_state(self.state, seat, row, 0)
        return row, mask

    def observations(self) -> vec[i16]:
        """The observations of all seats, one after the other."""
        size = self.encoding.size
        rows = vec[i16]([0] * (self.players * size))
        for seat in range(self.players):
            self.encoding.write_state(self.state, seat, rows, seat * size)
        return rows

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


def restore_episode(encoding: Encoding, rng: Rng, state: State, seat: int) -> Episode:
    """An episode as it was when it was copied or pickled."""
    episode = Episode(encoding.game, encoding.players, 0, encoding)
    episode.rng = rng
    episode.state = state
    episode.seat = seat
    episode.legal = episode.unlisted
    return episode
