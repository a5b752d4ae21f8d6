"""What a data set contains: the game, the bots, and how its games are divided into shards."""

import hashlib
from dataclasses import dataclass, field

import shoal
from shoal.bots.levels import bot_of, level
from shoal.core.errors import ShoalError
from shoal.core.game import Game, GameInfo
from shoal.core.message import say
from shoal.core.observation.features import OBSERVATION_VERSION
from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.games import find_game

FORMAT_VERSION = 1
"""Grows when columns change their names or their meaning."""

SEED_BYTES = 12


@dataclass(frozen=True)
class DatasetPlan:
    """A whole data set, in a form that can be pickled."""

    game: str
    """The name of an installed game, or the module or file that the user named."""
    bots: tuple[str, ...]
    """The bot of each seat."""
    games: int
    seed: int = 0
    explore: int = 10
    """The share of random moves, in percent."""
    shard_games: int = 200
    options: dict[str, Value] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for bot in self.bots:
            bot_of(bot)
            if is_timed(bot):
                raise ShoalError(say("error-dataset-timed", bot=bot))
        self.info().check_players(self.players)

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.bots)

    def info(self) -> GameInfo:
        """What is known about the game."""
        return find_game(self.game)

    def rules(self) -> Game:
        """The game under its options."""
        return self.info().game(self.options)

    def shards(self) -> range:
        """The numbers of the shards."""
        return range(-(-self.games // self.shard_games))

    def games_of(self, shard: int) -> range:
        """The numbers of a shard's games."""
        first = shard * self.shard_games
        return range(first, min(first + self.shard_games, self.games))

    def rng(self, game: int, who: str) -> Rng:
        """The random numbers of one game for the dice, or for a seat."""
        words = f"shoal dataset {self.seed} {game} {who}"
        digest = hashlib.sha256(words.encode()).digest()
        return Rng(int.from_bytes(digest[:SEED_BYTES], "big"))

    def identity(self) -> dict[str, object]:
        """What a run must share with an earlier one to continue it, as JSON values.

        The game's name identifies it, never its module or file.
        """
        return {
            "format": FORMAT_VERSION,
            "game": self.info().name,
            "rules": self.info().version,
            "observation": OBSERVATION_VERSION,
            "shoal": shoal.__version__,
            "options": dict(self.options),
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "explore": self.explore,
            "shard_games": self.shard_games,
        }


def is_timed(bot: str) -> bool:
    """Whether a bot thinks for a time, so that its moves depend on the machine.

    >>> is_timed("best"), is_timed("search:50ms"), is_timed("search:50"), is_timed("medium")
    (True, True, False, False)
    """
    return bot.endswith("ms") if ":" in bot else level(bot).milliseconds > 0
