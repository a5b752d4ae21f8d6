"""Shark Tank: steer four fussy sharks to the fish, tile by tile."""

from pathlib import Path

from shoal.core.game import GameInfo
from shoal.core.options import Option
from shoal.games.sharktank.components import SIDE, SMALLEST_SIDE, TURNS
from shoal.games.sharktank.game import make

GAME = GameInfo(
    name="sharktank",
    title="Shark Tank",
    pitch="Steer four fussy sharks through a crowded tank, and be there when they eat.",
    minutes="20",
    credit="Shark Tank was designed by Richard Durham and published under CC BY-SA 4.0; "
    "this room's RULES.md adapts his rules and is under CC BY-SA 4.0 too.",
    min_players=2,
    max_players=4,
    version=2,
    folder=Path(__file__).parent,
    options=(
        Option(
            "tank",
            SIDE,
            "Cells along each side of the water; 20 follows from the tiles, the drawing is lost "
            "(ST-5).",
            low=SMALLEST_SIDE,
            high=SIDE,
        ),
        Option(
            "spread",
            "sectors",
            "Fish start one to a sector, or anywhere in the tank (ST-11).",
            choices=("sectors", "anywhere"),
        ),
        Option(
            "touch",
            "edge",
            "A shark gobbles fish that share an edge with it, or a corner too (ST-26).",
            choices=("edge", "corner"),
        ),
        Option(
            "null",
            "must",
            "The tiles rolled for a spent Null must all be used, or may be (ST-16).",
            choices=("must", "may"),
        ),
        Option(
            "cut",
            default=True,
            sentence="Tiles rolled for a Null beyond the room there is are cut off, so that it may "
            "always be spent; no: it is spent only where all it can roll fits (ST-21).",
            former={1: False},
        ),
        Option(
            "turns",
            TURNS,
            "After this many turns the game is over in any case (ST-33).",
            low=4,
            high=1000,
        ),
    ),
    make=make,
)
