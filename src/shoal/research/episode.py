"""One game being played for a learner: the state, its chance, and what each seat sees of it."""

from typing import Final, final

from shoal.core.arrays import i16, i64, u8, vec
from shoal.core.errors import IllegalMove
from shoal.core.game import Game, Refusal
from shoal.core.observation.encoding import Encoding
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, SEVERAL, State
from shoal.core.view import View
from shoal.match.record import with_rule

OVER: Final[i64] = NOBODY
"""What ``seat`` is when nobody can move any more."""


@final
class Sitting:
    """A game with its chance; ``seat`` is who moves now.

    Where the rules let several seats move at once, chance says who is quickest.
    What a seat is shown comes from its View alone.
    """

    def __init__(self, game: Game, players: i64, seed: int) -> None:
        self.game = game
        self.players: i64 = players
        self.encoding = Encoding(game, players)
        self.rng = Rng(seed)
        self.state: State = game.start_checked(players)
        self.seat: i64 = OVER
        self.unmarked = vec[u8]([0] * game.move_count)
        self.shown: list[int] = []  # the legal moves, once somebody has asked for them
        self.settle()

    def restart(self) -> None:
        """Sit down to another game with the same chance."""
        self.state = self.game.start(self.players)
        self.settle()

    def settle(self) -> None:
        """Let chance act until a seat has to, or the game is over."""
        self.seat = settle(self.state, self.rng)
        self.shown = []

    def play(self, move: i64) -> None:
        """The move of the seat whose turn it is; IllegalMove changes nothing."""
        if not self.allows(move):
            refusal = self.refusal(move)
            raise IllegalMove(with_rule(refusal.sentence, refusal.rule), refusal.rule)
        self.state.play(self.seat, move)
        self.settle()

    def allows(self, move: i64) -> bool:
        """Whether the seat whose turn it is can make this move."""
        if not self.shown:
            self.shown = [int(legal) for legal in self.state.moves(self.seat)]
        return int(move) in self.shown

    def refusal(self, move: i64) -> Refusal:
        """Why the seat whose turn it is cannot make this move."""
        if self.seat == OVER:
            return Refusal("The game is over.", "")
        if not 0 <= move < self.game.move_count:
            last = self.game.move_count - 1
            return Refusal(f"Moves are numbered 0 to {last}, not {move}.", "")
        return self.game.why_not(self.state, self.seat, move)

    def view(self, seat: i64) -> View:
        """What the seat may know."""
        return self.game.view(self.state, seat)

    def show(self, seat: i64) -> tuple[vec[i16], vec[u8]]:
        """What the seat may know as numbers, and a 1 for each of its legal moves."""
        mask = self.unmarked[:]
        if seat == self.seat:
            self.shown = [int(move) for move in self.state.moves(seat)]
            for move in self.shown:
                mask[move] = 1
        row = self.encoding.blank[:]
        self.encoding.look(self.state, seat, row, 0)
        return row, mask

    def rewards(self) -> list[float]:
        """What each seat gained by the end of the game; nothing before."""
        if self.seat != OVER:
            return [0.0] * self.players
        return standing(self.state.ranks())


def settle(state: State, rng: Rng) -> i64:
    """Let chance act until a seat has to; who that is, or OVER."""
    seat = state.actor()
    while seat == CHANCE:
        state.play(CHANCE, rng.below(state.outcomes()))
        seat = state.actor()
    if seat == SEVERAL:
        seats = state.actors()
        seat = seats[rng.below(len(seats))]
    return seat


def standing(ranks: vec[i64]) -> list[float]:
    """Seats left behind less seats ahead, as a share of the others: 1 wins alone, -1 is last.

    All seats together gain nothing.

    >>> standing(vec[i64]([0, 1, 1, 3]))
    [1.0, 0.0, 0.0, -1.0]
    """
    found: list[float] = []
    for rank in ranks:
        beaten: i64 = 0
        for other in ranks:
            if other > rank:
                beaten += 1
            elif other < rank:
                beaten -= 1
        found.append(float(beaten) / float(len(ranks) - 1))
    return found
