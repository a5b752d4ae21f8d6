"""What all doors need: the game that was asked for, arrays, and pictures."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.core.arrays import COMPILED
from shoal.core.game import Game, GameInfo
from shoal.core.options import Value
from shoal.games import game_info

SEED_BITS = 96


def find_game(game: str | GameInfo, options: Mapping[str, Value]) -> Game:
    """The game under these options; ``game`` is a room or its name."""
    found = game_info(game) if isinstance(game, str) else game
    return found.game(options)


def find_players(game: Game, players: int | None) -> int:
    """The number of players that was asked for, else the min_players that the game is for."""
    return game.info.min_players if players is None else players


def fresh_seed(seed: int | None) -> int:
    """The seed that was asked for, else one that nobody knows."""
    return secrets.randbits(SEED_BITS) if seed is None else seed


# Any: a packed array is a buffer, which the types of the standard library cannot say.
def array_of(numbers: Any, kind: type[np.generic]) -> NDArray[Any]:
    """A packed array, or the list of an uncompiled engine, as a NumPy array of its own."""
    return window_on(numbers, kind).copy() if COMPILED else np.array(numbers, kind)


def window_on(numbers: Any, kind: type[np.generic]) -> NDArray[Any]:  # Any: as above
    """A packed array as NumPy sees it where it lies; not for uncompiled engines."""
    return np.frombuffer(numbers, kind)
