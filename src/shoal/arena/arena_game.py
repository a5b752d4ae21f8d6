"""One game of the arena, from the deal to the result."""

import time
from dataclasses import asdict, dataclass
from typing import Protocol

from shoal.arena.pairings import Contest, Fixture, dice_seed, thinking_seed
from shoal.bots.levels import bot_of
from shoal.core.game import Game
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, State
from shoal.match.dice import Dice


@dataclass(frozen=True)
class Result:
    """What a game came to; lists go by seat."""

    deal: int
    turned: int
    pair: tuple[str, str]
    seats: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    steps: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]

    def key(self) -> tuple[int, int, tuple[str, str]]:
        """The fixture it belongs to."""
        return (self.deal, self.turned, self.pair)

    def json(self) -> dict[str, object]:
        """As JSON values."""
        return asdict(self)

    def share(self) -> float:
        """How often a seat of the first bot finished above one of the second, ties half."""
        first, second = self.pair
        mine = [rank for rank, name in zip(self.ranks, self.seats, strict=True) if name == first]
        theirs = [rank for rank, name in zip(self.ranks, self.seats, strict=True) if name == second]
        above = sum((a < b) + (a == b) / 2 for a in mine for b in theirs)
        return above / (len(mine) * len(theirs))


class Setting(Protocol):
    """What a game is played under."""

    @property
    def players(self) -> int:
        """How many sit at the table."""

    @property
    def seed(self) -> int:
        """Of the whole run."""

    def rules(self) -> Game:
        """The game under its options."""


class Witness(Protocol):
    """Somebody who looks on and sees everything."""

    def see(self, state: State, mover: int, move: int) -> None:
        """Look at a move or an outcome that is about to be played here."""


def play(contest: Contest, fixture: Fixture) -> Result:
    """Play the game: dice of the deal, every seat with its own mind and its own luck."""
    sitting = Sitting(contest, fixture)
    state, steps = sitting.play()
    return Result(
        *(fixture.deal, fixture.turned, fixture.pair, fixture.seats),
        tuple(int(rank) for rank in state.ranks()),
        tuple(int(score) for score in state.scores()),
        steps,
        tuple(sitting.decisions),
        tuple(round(seconds, 4) for seconds in sitting.seconds),
    )


class Sitting:
    """A game with its bots, its dice, and how long the bots thought."""

    def __init__(self, setting: Setting, fixture: Fixture, witness: Witness | None = None) -> None:
        self.game = setting.rules()
        self.players = setting.players
        self.witness = witness
        seats = range(setting.players)
        self.dice = Dice(dice_seed(setting.seed, fixture.deal), ("",) * setting.players)
        self.bots = [bot_of(name) for name in fixture.seats]
        self.luck = [Rng(thinking_seed(setting.seed, fixture, seat)) for seat in seats]
        self.hurry = Rng(int.from_bytes(dice_seed(setting.seed, fixture.deal)[:8], "big"))
        self.decisions = [0 for _ in seats]
        self.seconds = [0.0 for _ in seats]

    def play(self) -> tuple[State, int]:
        """Play to the end; returns the last position and how many steps led there."""
        state = self.game.start_checked(self.players)
        throws = steps = 0
        while state.actor() != NOBODY:
            if state.actor() == CHANCE:
                throws += 1
                mover, move = int(CHANCE), self.dice.throw(throws, int(state.outcomes()))
            else:
                mover, move = self.choose(state)
            if self.witness is not None:
                self.witness.see(state, mover, move)
            state.play(mover, move)
            steps += 1
        return state, steps

    def choose(self, state: State) -> tuple[int, int]:
        """A seat and its move; where several may act, whoever is quickest."""
        actors = state.actors()
        seat = int(actors[self.hurry.below(len(actors))])
        view = self.game.view(state, seat)
        began = time.perf_counter()
        move = int(self.bots[seat].choose(view, self.luck[seat]))
        self.seconds[seat] += time.perf_counter() - began
        self.decisions[seat] += len(view.moves) > 1
        return seat, move
