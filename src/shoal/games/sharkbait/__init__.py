"""SharkBait: fish with dice, and mind where the sharks settle."""

from pathlib import Path

from shoal.core.game import GameInfo
from shoal.core.options import Option, first_option
from shoal.games.sharkbait.components import TOKENS, TRACK, read_tokens
from shoal.games.sharkbait.game import make

GAME = GameInfo(
    name="sharkbait",
    title="SharkBait",
    pitch="Roll your fish ashore before two hungry sharks settle among them.",
    minutes="30 to 60",
    credit="SharkBait was designed by Matt Worden; the title belongs to its owner.",
    min_players=3,
    max_players=8,
    version=1,
    folder=Path(__file__).parent,
    options=(
        Option(
            "tokens",
            TOKENS,
            "What each of the 20 scoring tokens brings; the printed values are not known to us "
            "(SB-3).",
            check=read_tokens,
        ),
        Option(
            "track",
            TRACK,
            "Spaces of the scoring track; a pawn waits on the last (SB-4).",
            low=10,
            high=200,
        ),
        first_option(8, "SB-8"),
    ),
    make=make,
)
