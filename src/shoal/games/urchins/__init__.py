"""Sea Urchins: lay squares of tokens around your piece, and fish them."""

from pathlib import Path

from shoal.core.game import GameInfo
from shoal.games.urchins.components import MAX_PLAYERS, MIN_PLAYERS
from shoal.games.urchins.game import Urchins
from shoal.games.urchins.options import OPTIONS

GAME = GameInfo(
    name="urchins",
    title="Sea Urchins",
    minutes="30",
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    version=1,
    folder=Path(__file__).parent,
    options=OPTIONS,
    make=Urchins,
)

SPEED_TARGETS = {"loop": 1.5, "batch": 0.7}
"""Checked by ``shoal bench --check``."""
