"""What all adapters share: finding a game, seeds, and NumPy arrays."""

import operator
import secrets
from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import DTypeLike, NDArray

from shoal.core.errors import ShoalError
from shoal.core.game import Game, GameInfo
from shoal.core.message import say
from shoal.core.options import Value
from shoal.core.packed_arrays import COMPILED
from shoal.core.text.clip import clip
from shoal.games import find_game as find_game_info

SEED_BITS = 96
# Given as they are, NumPy need not look them up for every array.
INT16 = np.dtype(np.int16)
INT8 = np.dtype(np.int8)


def find_game(game: str | GameInfo, options: Mapping[str, Value]) -> Game:
    """The game under these options; ``game`` is a GameInfo, a name, a module or a file."""
    return game_info_of(game).game(options)


def game_info_of(game: str | GameInfo) -> GameInfo:
    """The GameInfo itself, or that of a name, module or file."""
    return find_game_info(game) if isinstance(game, str) else game


def find_players(game: Game, players: int | None) -> int:
    """The given number of players, or the smallest number that the game allows."""
    return game.info.min_players if players is None else players


def fresh_seed(seed: int | None) -> int:
    """The given seed, or a random one."""
    return secrets.randbits(SEED_BITS) if seed is None else seed


def move_number(move: SupportsIndex) -> int:
    """The number of a move; an error for a float or NaN, which ``int`` would round or refuse."""
    try:
        return operator.index(move)
    except TypeError as error:
        raise ShoalError(say("error-whole-move", value=clip(move))) from error


# Any: a packed array is a buffer, which the types of the standard library cannot say.
def array_of(numbers: Any, kind: DTypeLike) -> NDArray[Any]:
    """A NumPy copy of a packed array, or of a list from the uncompiled engine."""
    # Copied as bytes, in half the time of ``ndarray.copy``; the array can be written to.
    return shared_array(bytearray(numbers), kind) if COMPILED else np.array(numbers, kind)


def shared_array(numbers: Any, kind: DTypeLike) -> NDArray[Any]:  # Any: as above
    """A NumPy array that shares the memory of a packed array; compiled engine only."""
    return np.frombuffer(numbers, kind)
