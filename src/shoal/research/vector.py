"""Many games at once, NumPy arrays in and out, and no Python for any single game.

    tables = shoal.research.vector.env("urchins", players=2, envs=1024, seed=7)
    tables.step(moves)          # one legal move for each game

``observations`` (games x numbers), ``masks`` (games x moves), ``seats`` (who
moves next), ``rewards`` (games x seats) and ``over`` describe all games.  The
observation is that of the seat to move; a game that ends pays its rewards with
``over`` set and already stands at the start of the next.  Observations and masks
are new arrays after every step; copy what you keep of the others.
"""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from shoal.core.arrays import COMPILED
from shoal.core.game import GameInfo
from shoal.core.options import Value
from shoal.research.batch import Batch
from shoal.research.common import array_of, find_game, find_players, fresh_seed, window_on


def env(
    game: str | GameInfo,
    players: int | None = None,
    envs: int = 1024,
    seed: int | None = None,
    **options: Value,
) -> "Tables":
    """So many games of a room, side by side."""
    found = find_game(game, options)
    return Tables(Batch(found, find_players(found, players), envs, fresh_seed(seed)))


class Tables:
    """A batch of games as arrays."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.envs = int(batch.envs)
        self.players = int(batch.players)
        self.encoding = batch.encoding
        self.look()
        self.look_on()

    def look(self) -> None:
        """Lay arrays over the numbers that every step makes anew."""
        self.observations = self.table(self.batch.rows, np.int16)
        self.masks = self.table(self.batch.masks, np.uint8)

    def look_on(self) -> None:
        """Lay arrays over the numbers that every step writes over."""
        batch = self.batch
        self.seats = self.table(batch.seats, np.int64).reshape(-1)
        self.rewards = self.table(batch.rewards, np.float64)
        self.over = self.table(batch.over, np.uint8).reshape(-1)

    # Any: a packed array is a buffer, which the types of the standard library cannot say.
    def table(self, numbers: Any, kind: type[np.generic]) -> NDArray[Any]:
        """The numbers with one row a game."""
        flat = window_on(numbers, kind) if COMPILED else array_of(numbers, kind)
        return flat.reshape(self.envs, -1)

    def sample(self) -> NDArray[np.int64]:
        """A random legal move in every game, from luck of its own: the dice do not notice."""
        return self.table(self.batch.sample(), np.int64).reshape(-1)

    def step(self, moves: ArrayLike) -> None:
        """One move in every game; IllegalMove if one is not legal, and then nothing changes."""
        chosen = np.asarray(moves)
        if chosen.size and not 0 <= chosen.min() <= chosen.max() < 2**16:
            chosen = np.where((chosen < 0) | (chosen >= 2**16), 2**16 - 1, chosen)
        self.batch.step(chosen.astype("<u2").tobytes())
        self.look()
        if not COMPILED:
            self.look_on()
