"""Many games at once, with NumPy arrays in and out and no Python code per game.

    games = shoal.research.vector.env("urchins", players=2, envs=1024, seed=7)
    games.step(moves)          # one legal move for each game

``observations`` (games x numbers), ``masks`` (games x moves), ``seats`` (the
seats to move), ``rewards`` (games x seats) and ``over`` describe all games.  An
observation is that of the seat to move.  When a game ends, ``over`` is set,
``rewards`` are those of the finished game, and all else is from the next game.
Observations and masks are new arrays after every step; copy the others to keep them. All are
read-only: they are the engine's memory.
"""

from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from shoal.core.errors import ShoalError
from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.core.options import Value
from shoal.core.packed_arrays import COMPILED
from shoal.core.text.clip import clip
from shoal.research.batch import Batch
from shoal.research.common import (
    count_of_games,
    engine_array,
    find_game,
    find_players,
    fresh_seed,
)

WHOLE_NUMBERS = "iu"
"""Kinds of NumPy's types: whole numbers with and without a sign."""

NO_MOVE = 2**16 - 1
"""The largest number of two bytes, which no game uses: it stands for numbers out of range."""


def env(
    game: str | GameInfo,
    players: SupportsIndex | None = None,
    envs: SupportsIndex = 1024,
    seed: SupportsIndex | None = None,
    **options: Value,
) -> "VectorEnvironment":
    """``envs`` games side by side."""
    found = find_game(game, options)
    seats, games = find_players(found, players), count_of_games(envs)
    return VectorEnvironment(Batch(found, seats, games, fresh_seed(seed)))


class VectorEnvironment:
    """A batch of games as arrays."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.envs = int(batch.envs)
        self.players = int(batch.players)
        self.encoding = batch.encoding
        self.refresh_new_arrays()
        self.refresh_reused_arrays()

    def __reduce__(self) -> tuple[object, ...]:
        return VectorEnvironment, (self.batch,)  # the arrays share its memory

    def refresh_new_arrays(self) -> None:
        """Wrap the arrays that every step creates."""
        self.observations = self.by_game(self.batch.rows, np.int16)
        self.masks = self.by_game(self.batch.masks, np.uint8)

    def refresh_reused_arrays(self) -> None:
        """Wrap the arrays that every step overwrites."""
        batch = self.batch
        self.seats = self.by_game(batch.seats, np.int64).reshape(-1)
        self.rewards = self.by_game(batch.rewards, np.float64)
        self.over = self.by_game(batch.over, np.uint8).reshape(-1)

    # Any: a packed array is a buffer, which the types of the standard library cannot say.
    def by_game(self, numbers: Any, kind: type[np.generic]) -> NDArray[Any]:
        """The numbers as an array with one row per game."""
        return engine_array(numbers, kind).reshape(self.envs, -1)

    def sample(self) -> NDArray[np.int64]:
        """A random legal move in every game; drawing it does not change the dice."""
        return self.by_game(self.batch.sample(), np.int64).reshape(-1)

    def step(self, moves: ArrayLike) -> None:
        """Play one move in every game; IllegalMove changes nothing."""
        self.batch.step(two_bytes_each(moves))
        self.refresh_new_arrays()
        if not COMPILED:
            self.refresh_reused_arrays()


def two_bytes_each(moves: ArrayLike) -> bytes:
    """The moves as a batch takes them: two bytes each, the lower first."""
    chosen = np.asarray(moves)
    if chosen.size and chosen.dtype.kind not in WHOLE_NUMBERS:
        raise ShoalError(say("error-whole-move", value=clip(chosen.flat[0])))
    if chosen.size and not 0 <= chosen.min() <= chosen.max() <= NO_MOVE:
        chosen = np.where((chosen < 0) | (chosen > NO_MOVE), NO_MOVE, chosen)
    return chosen.astype("<u2").tobytes()
