"""SharkBait: fish with dice, away from the sharks."""

from pathlib import Path

from shoal.core.game import GameInfo
from shoal.games.sharkbait.components import MAX_PLAYERS, MIN_PLAYERS
from shoal.games.sharkbait.game import SharkBait
from shoal.games.sharkbait.options import OPTIONS

GAME = GameInfo(
    name="sharkbait",
    title="SharkBait",
    minutes="30 to 60",
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    version=1,
    folder=Path(__file__).parent,
    options=OPTIONS,
    make=SharkBait,
)

SPEED_TARGETS = {"loop": 6.0, "gain": 15.0, "batch": 1.0}
"""Checked by ``shoal bench --check``."""
