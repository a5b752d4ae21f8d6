"""The spaces of observations and moves, and observations as floats from 0 to 1."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.core.observation.encoding import Encoding
from shoal.core.text.clip import clip

LAYOUTS = ("box", "dict")
"""An observation is the row of numbers, or a dictionary of the row and the mask."""

Observation = dict[str, NDArray[Any]]  # Any: numbers of two kinds


def dict_space(encoding: Encoding, *, scaled: bool = False) -> spaces.Dict:
    """A dictionary of the row, ``observation``, and the mask of legal moves, ``action_mask``."""
    return spaces.Dict(
        {
            "observation": row_space(encoding, scaled=scaled),
            "action_mask": spaces.Box(0, 1, (encoding.game.move_count,), np.int8),
        }
    )


def row_space(encoding: Encoding, *, scaled: bool) -> spaces.Box:
    """The row alone: floats from 0 to 1, or whole numbers with their own bounds."""
    highest = np.array(encoding.max_values(), np.int16)
    if scaled:
        return spaces.Box(0.0, 1.0, highest.shape, np.float32)
    return spaces.Box(np.zeros_like(highest), highest, dtype=np.int16)


def state_space(encoding: Encoding) -> spaces.Box:
    """The raw rows of all seats, one after the other."""
    highest = np.array(encoding.max_values() * int(encoding.players), np.int16)
    return spaces.Box(np.zeros_like(highest), highest, dtype=np.int16)


class ObservationFormat:
    """What a learner gets of the numbers of a seat: raw or scaled, alone or with the mask.

    It takes one row with one mask, or many.
    """

    def __init__(self, encoding: Encoding, layout: str, *, scaled: bool) -> None:
        if layout not in LAYOUTS:
            raise ShoalError(say("error-layout", layouts=list(LAYOUTS), value=clip(layout)))
        self.layout = layout
        self.scaled = scaled
        # A number whose only value is 0 stays 0.
        self.highest = np.maximum(np.array(encoding.max_values(), np.float32), 1)
        self.space: spaces.Box | spaces.Dict = (
            row_space(encoding, scaled=scaled)
            if layout == "box"
            else dict_space(encoding, scaled=scaled)
        )

    # Any: an array, or a dictionary of two arrays.
    def observation(self, rows: NDArray[np.int16], masks: NDArray[np.int8]) -> Any:
        """The observation in this format."""
        shown = np.divide(rows, self.highest, dtype=np.float32) if self.scaled else rows
        return shown if self.layout == "box" else {"observation": shown, "action_mask": masks}
