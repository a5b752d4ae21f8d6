"""Sea Urchins: lay squares of tokens around your piece, and fish them."""

from pathlib import Path

from shoal.core.game import GameInfo
from shoal.games.urchins.components import FEWEST, MOST, OPTIONS
from shoal.games.urchins.game import make

GAME = GameInfo(
    name="urchins",
    title="Sea Urchins",
    pitch="Lay red and yellow tokens into squares, and put your hand in before the others do.",
    minutes="30",
    credit=(
        "Designer and publisher are not known to us; the game belongs to its owner, "
        "and Sea Urchins is our working title."
    ),
    min_players=int(FEWEST),
    max_players=int(MOST),
    version=1,
    folder=Path(__file__).parent,
    options=OPTIONS,
    make=make,
)
