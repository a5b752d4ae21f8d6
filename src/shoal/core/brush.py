"""How a room's board may be coloured: the text stays the board, a brush only paints it."""

from typing import final


@final
class Brush:
    """Paints what ``what`` finds (its first group, if any) in lines where ``where`` is found.

    ``colour`` is a name that the face knows in light and dark: red, orange,
    yellow, green, blue, black, sea, bright or dim.  ``shape`` stands in for each
    letter painted.  Colour never speaks alone: the text says it all.
    """

    def __init__(self, where: str, what: str, colour: str, shape: str = "") -> None:
        self.where = where
        self.what = what
        self.colour = colour
        self.shape = shape
