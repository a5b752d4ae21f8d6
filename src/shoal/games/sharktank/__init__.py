"""Shark Tank: steer four fussy sharks to the fish, tile by tile."""

from pathlib import Path

from shoal.core.game import GameInfo
from shoal.games.sharktank.components import MAX_PLAYERS, MIN_PLAYERS
from shoal.games.sharktank.game import SharkTank
from shoal.games.sharktank.options import OPTIONS

GAME = GameInfo(
    name="sharktank",
    title="Shark Tank",
    minutes="20",
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    version=3,
    folder=Path(__file__).parent,
    options=OPTIONS,
    make=SharkTank,
)

SPEED_TARGETS = {"loop": 0.5, "batch": 0.4}
"""Checked by ``shoal bench --check``."""
