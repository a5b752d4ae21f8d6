"""One game of the arena: its dice, its bots, and its result."""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import count
from typing import Protocol

from shoal.arena.game_loop import Chance, StepHook, play_game
from shoal.arena.pairings import Contest, Pairing, bot_seed, dice_seed
from shoal.bots.levels import bot_of
from shoal.bots.simple_bots import Bot
from shoal.core.game import Game, View
from shoal.core.rng import Rng
from shoal.core.search.rank_rewards import pair_share
from shoal.core.state import State
from shoal.match.dice import Dice

SECONDS_DIGITS = 4
"""Digits after the point of a bot's thinking time in a results file."""


@dataclass(frozen=True)
class GameResult:
    """The result of one game; tuples are by seat.  The field names are the keys on disk."""

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
        """The key of its pairing."""
        return (self.deal, self.turned, self.pair)

    def json(self) -> dict[str, object]:
        """The result as JSON values."""
        return asdict(self)

    def share(self) -> float:
        """How often a seat of the first bot finished above one of the second; a tie counts half."""
        first, second = self.pair
        mine = [rank for rank, name in zip(self.ranks, self.seats, strict=True) if name == first]
        theirs = [rank for rank, name in zip(self.ranks, self.seats, strict=True) if name == second]
        return pair_share(mine, theirs)


class GameSetup(Protocol):
    """What an arena game needs to know about its run."""

    @property
    def players(self) -> int:
        """The number of players."""

    @property
    def seed(self) -> int:
        """The seed of the whole run."""

    def rules(self) -> Game:
        """The game under its options."""


class TimedBot(Bot):
    """A bot whose decisions and thinking time are counted."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: View, rng: Rng) -> int:
        """The bot's move; a forced move takes time but is not a decision."""
        started = time.perf_counter()
        move = int(self.bot.choose(view, rng))
        self.seconds += time.perf_counter() - started
        self.decisions += len(view.moves) > 1
        return move


class ArenaGame:
    """A game whose dice depend only on its deal; each bot has its own random numbers."""

    def __init__(
        self, setup: GameSetup, pairing: Pairing, wrap: Callable[[Bot, int], Bot] | None = None
    ) -> None:
        self.game = setup.rules()
        self.players = setup.players
        deal_seed = dice_seed(setup.seed, pairing.deal)
        self.dice = Dice(deal_seed, ("",) * setup.players)
        self.turn_order = Rng(int.from_bytes(deal_seed[:8], "big"))
        bots = [bot_of(name) for name in pairing.seats]
        self.bots: list[Bot] = [wrap(bot, seat) for seat, bot in enumerate(bots)] if wrap else bots
        self.bot_rngs = [Rng(bot_seed(setup.seed, pairing, seat)) for seat in range(self.players)]

    def play(self, before_step: StepHook | None = None) -> tuple[State, int]:
        """Play to the end; return the last state and the number of steps."""
        state = self.game.start_checked(self.players)
        steps = play_game(
            self.game,
            state,
            self.bots,
            chance=throws_of(self.dice),
            turn_order=self.turn_order,
            bot_rngs=self.bot_rngs,
            before_step=before_step,
        )
        return state, steps


def throws_of(dice: Dice) -> Chance:
    """The throws of these dice, one after the other."""
    numbers = count(1)
    return lambda outcomes: int(dice.throw(next(numbers), outcomes))


def play_pairing(contest: Contest, pairing: Pairing) -> GameResult:
    """Play one game of the contest."""
    bots: list[TimedBot] = []

    def timed(bot: Bot, _: int) -> Bot:
        bots.append(TimedBot(bot))
        return bots[-1]

    state, steps = ArenaGame(contest, pairing, timed).play()
    return GameResult(
        *(pairing.deal, pairing.turned, pairing.pair, pairing.seats),
        tuple(int(rank) for rank in state.ranks()),
        tuple(int(score) for score in state.scores()),
        steps,
        tuple(bot.decisions for bot in bots),
        tuple(round(bot.seconds, SECONDS_DIGITS) for bot in bots),
    )
