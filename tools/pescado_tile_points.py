"""Write the points of every tile of Pescado for its board, from the game's own deck.

python tools/pescado_tile_points.py
"""

from itertools import combinations_with_replacement
from pathlib import Path

from shoal.games import game_info
from shoal.games.pescado.components import FISH_ON_TILE, LETTERS, TILES, Deck

FILE: Path = game_info("pescado").folder / "web" / "lagoon" / "tile-points.js"
HEAD = """// @ts-check
// Generated from the deck of the game, by tools/pescado_tile_points.py: do not edit.
/** The points of a tile (PE-3), by its three fish. */
export const TILE_POINTS = /** @type {Record<string, number>} */ ({
"""


def tile_points() -> dict[str, int]:
    """The points of every tile that can be made: the option ``tiles`` may name any of them."""
    made = ["".join(fish) for fish in combinations_with_replacement(LETTERS, FISH_ON_TILE)]
    decks = [Deck(",".join(made[:TILES])), Deck(",".join(made[-TILES:]))]
    return {
        name: int(points)
        for deck in decks
        for name, points in zip(deck.names, deck.values, strict=True)
    }


def source() -> str:
    """The text of the file."""
    lines = [f"  {name}: {points},\n" for name, points in tile_points().items()]
    return HEAD + "".join(lines) + "});\n"


if __name__ == "__main__":
    FILE.write_text(source())
