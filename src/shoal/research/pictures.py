"""A board as a picture: the room's own drawing in letters, set in pixels."""

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

INK = (12, 44, 72)
PAPER = (244, 249, 252)
MARGIN = 12
LINE = 16


def picture(text: str) -> NDArray[np.uint8]:
    """The text as an image: height, width, and red, green and blue."""
    font = ImageFont.load_default(LINE - 3)
    lines = text.splitlines()
    width = max([int(font.getlength(line)) for line in lines], default=0) + 2 * MARGIN
    image = Image.new("RGB", (width, len(lines) * LINE + 2 * MARGIN), PAPER)
    pen = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        pen.text((MARGIN, MARGIN + number * LINE), line, fill=INK, font=font)
    return np.asarray(image, np.uint8)
