"""What all adapters share: finding a game, seeds, and NumPy arrays."""

import operator
import secrets
from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import DTypeLike, NDArray

from shoal.core.errors import BadSeed, ShoalError
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


ENVIRONMENT_VERSION = 1
"""Grows when results with an id are no longer comparable: other observations, rewards, defaults."""


def environment_id(info: GameInfo) -> str:
    """The id of a game in Gymnasium and PettingZoo, such as ``shoal/SharkBait-v1``."""
    title = "".join(letter for letter in info.title if letter.isascii() and letter.isalnum())
    return f"shoal/{title or info.name}-v{ENVIRONMENT_VERSION}"


def find_players(game: Game, players: SupportsIndex | None) -> int:
    """The given number of players, or the smallest number that the game allows."""
    if players is None:
        return game.info.min_players
    number = plain_number(players)
    game.info.check_players(number)
    return operator.index(number)


def plain_number(number: SupportsIndex) -> SupportsIndex:
    """A whole number of NumPy as an int, and anything else as it is."""
    return int(number) if isinstance(number, np.integer) else number


def count_of_games(count: object) -> int:
    """How many games to play side by side; an error unless it is a whole number from 1."""
    if not isinstance(count, SupportsIndex) or operator.index(count) < 1:
        raise ShoalError(say("error-empty-batch", envs=clip(count)))
    return operator.index(count)


def fresh_seed(seed: object) -> int:
    """The given seed, or a random one for None; an error unless it is a whole number from 0."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if not isinstance(seed, SupportsIndex) or operator.index(seed) < 0:
        raise BadSeed(say("error-seed-number", value=clip(seed)))
    return operator.index(seed)


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


def engine_array(numbers: Any, kind: DTypeLike) -> NDArray[Any]:  # Any: as above
    """The numbers as a read-only array; a compiled engine shares its memory."""
    found = shared_array(numbers, kind) if COMPILED else array_of(numbers, kind)
    found.flags.writeable = False
    return found
