"""Pescado: throw the three colours of a tile, and it is yours for now."""

from pathlib import Path

from shoal.core.game import GameInfo
from shoal.games.pescado.components import MAX_PLAYERS, MIN_PLAYERS
from shoal.games.pescado.game import Pescado
from shoal.games.pescado.options import OPTIONS

GAME = GameInfo(
    name="pescado",
    title="Pescado",
    minutes="20 to 30",
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    version=2,
    folder=Path(__file__).parent,
    options=OPTIONS,
    make=Pescado,
)

SPEED_TARGETS = {"loop": 4.0, "batch": 0.7}
"""Checked by ``shoal bench --check``."""
