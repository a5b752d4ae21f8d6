"""Numbers that stand for somebody other than a player's seat, which are numbered from 0."""

from typing import Final

from shoal.core.packed_arrays import i64

CHANCE: Final[i64] = -1
"""The seat of the dice and the shuffled deck."""

NOBODY: Final[i64] = -2
"""Returned by ``actor()`` when the game is over."""

SEVERAL: Final[i64] = -3
"""Returned by ``actor()`` when more than one seat may move; ``actors()`` lists them."""

SPECTATOR: Final[i64] = -4
"""The viewer that has no seat."""

EVERYTHING: Final[i64] = -5
"""The viewer from whom nothing is hidden: positions, records and equality, never a person."""
