"""Lagoon that stops between two games: after the first shard it waits for a file called ``go``.

A run can then be interrupted in the middle, however fast or slow the machine is.
"""

import os
from pathlib import Path

from checks import lagoon
from waiting import LIMIT, until


def wait_at_gate() -> None:
    """Wait until somebody opens the gate, if there is a shard in the folder ``GATED``."""
    folder = Path(os.environ["GATED"])
    if any(folder.glob("*/games/*.parquet")):
        until((folder / "go").exists, "the gate", 2 * LIMIT)


class GatedLagoon(lagoon.Lagoon):
    """Lagoon whose games start when the gate is open."""

    def start(self, players):
        wait_at_gate()
        return super().start(players)


GAME = lagoon.info_of(GatedLagoon)
GAME.name, GAME.title = "gated", "Gated Lagoon"
