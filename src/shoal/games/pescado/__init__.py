"""Pescado: three colours on the dice, three fish on the tile, and it is yours for now."""

from pathlib import Path

from shoal.core.game import GameInfo
from shoal.core.options import Option, first_option
from shoal.games.pescado.components import SNATCHES, USUAL, read_tiles
from shoal.games.pescado.game import make

GAME = GameInfo(
    name="pescado",
    title="Pescado",
    pitch="Throw the colours of the fish you want, and land them before your neighbour does.",
    minutes="20 to 30",
    credit=(
        "Pescado was designed by Steffen Benndorf and published by Steffen-Spiele; "
        "the title belongs to its owner."
    ),
    min_players=2,
    max_players=4,
    version=2,
    folder=Path(__file__).parent,
    options=(
        Option(
            "tiles",
            USUAL["tiles"],
            "The three fish of each of the 36 tiles; the printed ones are not known to us (PE-1).",
            check=read_tiles,
        ),
        Option(
            "snatch",
            USUAL["snatch"],
            "Three of a colour on the first throw: snatch live, with sealed marks, or not at all "
            "(PE-27).",
            choices=SNATCHES,
        ),
        first_option(4, "PE-5"),
        Option(
            "takes",
            USUAL["takes"],
            "Whether caught tiles may be left lying, or all are taken at once (PE-9).",
            choices=("may", "all"),
        ),
        Option(
            "second",
            USUAL["second"],
            "Whether the second throw may or must be made (PE-10).",
            choices=("may", "must"),
        ),
        Option(
            "flipped",
            USUAL["flipped"],
            "Whether tiles flipped for grey dice come back up or go to the stack (PE-15).",
            choices=("back", "stack"),
        ),
        Option(
            "penalty",
            USUAL["penalty"],
            "Whether a wrong snatch may cost any tile, or never a dearer one (PE-31).",
            choices=("any", "lower"),
        ),
        Option(
            "returned",
            USUAL["returned"],
            "Whether a tile given up for a wrong snatch goes on top of the stack or is shuffled in "
            "(PE-30).",
            choices=("top", "shuffled"),
            former={1: "shuffled"},
        ),
        Option(
            "closes",
            USUAL["closes"],
            "Whether a live snatch round is over when every matching tile is claimed, or only when "
            "everybody is done (PE-35).",
            choices=("claimed", "done"),
            former={1: "done"},
        ),
        Option(
            "throws",
            USUAL["throws"],
            "After so many throws of the white dice the game ends (PE-26).",
            low=1,
            high=1000,
        ),
    ),
    make=make,
)
