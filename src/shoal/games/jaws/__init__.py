"""Jaws: a hidden shark, three hunters, an island and a boat that is too small."""

from pathlib import Path

from shoal.core.game import GameInfo
from shoal.games.jaws.components import MAX_PLAYERS, MIN_PLAYERS
from shoal.games.jaws.game import Jaws
from shoal.games.jaws.options import OPTIONS

GAME = GameInfo(
    name="jaws",
    title="Jaws",
    minutes="60 to 90",
    min_players=MIN_PLAYERS,
    max_players=MAX_PLAYERS,
    version=2,
    folder=Path(__file__).parent,
    options=OPTIONS,
    make=Jaws,
)

SPEED_TARGETS = {"loop": 1.5, "batch": 0.35}
"""Checked by ``shoal bench --check``."""
