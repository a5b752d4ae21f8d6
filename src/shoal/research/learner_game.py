"""A game as a learner plays it: one seat against bots, or every seat."""

from typing import Final, final

from shoal.bots.simple_bots import Bot
from shoal.core.errors import ShoalError
from shoal.core.message import Message, say
from shoal.core.observation.encoding import Encoding
from shoal.core.packed_arrays import i16, i64, u8, vec
from shoal.core.rng import Rng
from shoal.research.episode import OVER, Episode

RANDOM_SEAT: Final[i64] = -1
"""Stands for a seat that is drawn again for every game."""

ALTERNATE_SEAT: Final[i64] = -2
"""Stands for the next seat in every game; a seed determines the first one."""

MAX_EMPTY_GAMES: Final[i64] = 1000
"""So many games in a row may end before the learner has had a move."""


@final
class LearnerGame:
    """One game after the other; ``play`` returns when the learner has to move again.

    ``seat`` is the learner's seat. Without bots the learner plays all seats, and ``seat`` is the
    one to move, or the one that moved last if the game is ``over``. ``reward`` is that of the seat
    that moved, ``rewards`` are those of all seats. An illegal move loses the game: ``refusal``.
    """

    def __init__(self, encoding: Encoding, bots: list[Bot], seat: i64, seed: int) -> None:
        self.encoding = encoding
        self.bots = bots
        self.chosen_seat: i64 = seat
        self.seat: i64 = 0
        self.next_seat: i64 = seed % int(encoding.players)
        self.episode = Episode(encoding.game, encoding.players, seed, encoding)
        self.rng = Rng(seed + 1)
        self.opponents = bots
        self.over = False
        self.reward: float = 0.0
        self.rewards: list[float] = []
        self.refusal: Message | None = None
        self.begin()

    def __getnewargs__(self) -> tuple[object, ...]:
        return self.encoding, self.bots, int(self.chosen_seat), 0

    def seed(self, seed: int) -> None:
        """Start a game with new random numbers."""
        self.episode = Episode(self.encoding.game, self.encoding.players, seed, self.encoding)
        self.rng = Rng(seed + 1)
        self.next_seat = seed % int(self.encoding.players)
        self.begin()

    def restart(self) -> None:
        """Start another game with the same random numbers."""
        self.episode.restart()
        self.begin()

    def begin(self) -> None:
        """Play to the learner's first decision; bots may end games before it."""
        self.over = False
        self.reward = 0.0
        self.rewards = []
        self.refusal = None
        for _game in range(MAX_EMPTY_GAMES):
            self.take_seat()
            self.play_bots()
            if self.episode.seat != OVER:
                self.next_seat = (self.seat + 1) % self.encoding.players
                return
            self.episode.restart()
        raise ShoalError(say("error-no-decision", game=self.encoding.game.info.title))

    def take_seat(self) -> None:
        """Determine the learner's seat in a new game, and the bots on the others."""
        if len(self.bots) == 0:
            return
        self.opponents = [bot.for_seat() for bot in self.bots]
        self.seat = self.chosen_seat
        if self.seat == RANDOM_SEAT:
            self.seat = self.rng.below(self.encoding.players)
        elif self.seat == ALTERNATE_SEAT:
            self.seat = self.next_seat

    def play_bots(self) -> None:
        """Let the bots move until the learner has to move or the game is over."""
        episode = self.episode
        if len(self.bots) == 0:
            if episode.seat != OVER:
                self.seat = episode.seat
            return
        while episode.seat != self.seat and episode.seat != OVER:
            view = episode.view(episode.seat)
            episode.play(self.opponents[episode.seat].choose(view, self.rng))

    def play(self, move: i64) -> None:
        """Play the learner's move, and what follows until its next one."""
        if self.over:
            raise ShoalError(say("error-reset-first"))
        episode = self.episode
        mover = self.seat
        if not episode.allows(move):
            self.refusal = episode.refusal(move)
            self.rewards = lost_by(mover, self.encoding.players)
        else:
            episode.state.play(mover, move)
            episode.advance()
            self.play_bots()
            if episode.seat != OVER:
                return
            self.rewards = episode.rewards()
        self.over = True
        self.reward = self.rewards[mover]

    def observe(self, rows: vec[i16], row: i64, masks: vec[u8], mask: i64) -> None:
        """Write the observation of the seat and its legal moves over zeros, from these places on.

        A game that is over has no legal moves.
        """
        episode = self.episode
        self.encoding.write_state(episode.state, self.seat, rows, row)
        if self.over:
            return
        for move in episode.legal_moves():
            masks[mask + move] = 1


def lost_by(seat: i64, players: i64) -> list[float]:
    """The rewards if one seat loses to all others.

    >>> lost_by(1, 3)
    [0.5, -1.0, 0.5]
    """
    rewards = [1.0 / float(players - 1)] * players
    rewards[seat] = -1.0
    return rewards
