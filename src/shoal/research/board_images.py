"""Images of a board: the text of the game with its colours, drawn in pixels."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from shoal.core.catalogue import Reader, load
from shoal.core.catalogue.board_rendering import WIDTH, Span, spans
from shoal.core.game import Game, View
from shoal.core.rng import Rng
from shoal.core.search.playout import playout
from shoal.core.state import NOBODY, SPECTATOR
from shoal.core.text.board_colours import COLOURS

INK: Final = "#0c2c48"
PAPER: Final = "#f4f9fc"
MARGIN: Final = 14
CELL_WIDTH: Final = 9
CELL_HEIGHT: Final = 18
"""Every character has one cell, so that columns line up."""


TRIAL_STEPS: Final = 400
TRIAL_VIEWS: Final = 20
"""A random game of so many steps, looked at so many times, says how many lines boards have."""

SPARE_LINES: Final = 4
MAX_LINES: Final = 60
"""More lines are drawn smaller: a frame of a video must fit on a screen."""


def board_image(view: View) -> NDArray[np.uint8]:
    """The View's board as an image: height, width, and red, green and blue.

    All images of a game with the same options and players have the same size. A board that needs
    more room is drawn smaller.
    """
    size = image_size(WIDTH, canvas_lines(view.game, int(view.players)))
    board = draw_board(board_lines(view))
    scale = min(size[0] / board.width, size[1] / board.height, 1.0)
    if scale < 1.0:
        board = board.resize(
            (max(1, int(board.width * scale)), max(1, int(board.height * scale))),
            Image.Resampling.LANCZOS,
        )
    image = Image.new("RGB", size, PAPER)
    image.paste(board)
    return np.asarray(image, np.uint8)


def board_lines(view: View) -> list[list[Span]]:
    """The lines of a board in English."""
    reader = Reader(None if view.seat == SPECTATOR else int(view.seat))
    return spans(view.lines(), load("en", view.game.info.folder), reader)


@lru_cache(maxsize=64)
def canvas_lines(game: Game, players: int) -> int:
    """The lines for which images of this game have room, from a random game, always the same."""
    state, rng = game.start(players), Rng(1)
    most = 0
    for step in range(TRIAL_STEPS):
        over = state.actor() == NOBODY
        if over or step % (TRIAL_STEPS // TRIAL_VIEWS) == 0:
            views = (game.view(state, seat) for seat in (0, SPECTATOR))
            most = max(most, *(len(board_lines(view)) for view in views))
        if over:
            break
        playout(state, rng, 1)
    return min(most + SPARE_LINES, MAX_LINES)


def image_size(columns: int, lines: int) -> tuple[int, int]:
    """Width and height in pixels."""
    return columns * CELL_WIDTH + 2 * MARGIN, lines * CELL_HEIGHT + 2 * MARGIN


def draw_board(lines: list[list[Span]]) -> Image.Image:
    """The lines as an image that is just large enough."""
    letters = [[(letter, span.colour) for span in line for letter in span.text] for line in lines]
    image = Image.new("RGB", image_size(max(map(len, letters)), len(lines)), PAPER)
    painter = CharacterPainter(image)
    for row, line in enumerate(letters):
        for column, (letter, colour) in enumerate(line):
            ink = COLOURS[colour][1] if colour else INK
            painter.put(letter, MARGIN + column * CELL_WIDTH, MARGIN + row * CELL_HEIGHT, ink)
    return image


class CharacterPainter:
    """Draws characters into their cells; symbols that few fonts have are drawn as shapes."""

    def __init__(self, image: Image.Image) -> None:
        self.draw = ImageDraw.Draw(image)
        self.font = ImageFont.load_default(CELL_HEIGHT - 5)
        self.shapes: dict[str, Callable[[float, float, str], None]] = {
            "·": lambda x, y, ink: self.disc(x, y, 1.5, ink),
            "●": lambda x, y, ink: self.disc(x, y, 5, ink),
            "◉": lambda x, y, ink: self.disc(x, y, 6.5, ink, hole=2.5),
            "▲": lambda x, y, ink: self.polygon(x, y, [(0, -6), (6, 5), (-6, 5)], ink),
            "◆": lambda x, y, ink: self.polygon(x, y, diamond(6), ink),
            "◈": self.ringed,
            "▒": lambda x, y, ink: self.draw.rectangle((x - 4, y - 4, x + 4, y + 4), outline=ink),
            "▓": lambda x, y, ink: self.draw.rectangle((x - 4, y - 4, x + 4, y + 4), fill=ink),
        }

    def put(self, letter: str, left: float, top: float, ink: str) -> None:
        """Draw a character in the cell with this top left corner."""
        x, y = left + CELL_WIDTH / 2, top + CELL_HEIGHT / 2
        if letter in self.shapes:
            self.shapes[letter](x, y, ink)
        elif letter != " ":
            self.draw.text((x, y + CELL_HEIGHT / 4), letter, fill=ink, font=self.font, anchor="ms")

    def disc(self, x: float, y: float, radius: float, ink: str, hole: float = 0) -> None:
        """Draw a disc, or a ring for a stack."""
        self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ink)
        if hole:
            self.draw.ellipse((x - hole, y - hole, x + hole, y + hole), fill=PAPER)

    def polygon(self, x: float, y: float, corners: list[tuple[int, int]], ink: str) -> None:
        """Draw a polygon; corners are relative to the middle."""
        self.draw.polygon([(x + right, y + down) for right, down in corners], fill=ink)

    def ringed(self, x: float, y: float, ink: str) -> None:
        """Draw a diamond with a hole."""
        self.polygon(x, y, diamond(8), ink)
        self.polygon(x, y, diamond(3), PAPER)


def diamond(reach: int) -> list[tuple[int, int]]:
    """The corners of a diamond."""
    return [(0, -reach), (reach, 0), (0, reach), (-reach, 0)]
