"""How environments show a game: as text, as an image, or printed."""

import numpy as np
from numpy.typing import NDArray

from shoal.core.errors import ShoalError
from shoal.core.game import View
from shoal.core.message import say
from shoal.core.text.clip import clip

RENDER_MODES = ("ansi", "human", "rgb_array")


def check_render_mode(mode: str | None) -> str | None:
    """The mode, if there is such a mode."""
    if mode not in (None, *RENDER_MODES):
        raise ShoalError(say("error-render-mode", modes=list(RENDER_MODES), value=clip(mode)))
    return mode


def render(view: View, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The View as text, as an image, or printed."""
    if mode == "rgb_array":
        # Imported here: Pillow loads slowly, and few environments render images.
        from shoal.research.board_images import board_image  # noqa: PLC0415 - see above

        return board_image(view)
    if mode == "human":
        print(view.text())  # noqa: T201 - this is what a person sees
        return None
    return view.text() if mode == "ansi" else None
