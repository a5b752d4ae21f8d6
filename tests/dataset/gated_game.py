"""Lagoon that stops between two games: after the first shard it waits for a file called ``go``.

A run can then be interrupted in the middle, however fast or slow the machine is.
"""

import os
import time
from pathlib import Path

from checks import lagoon
from waiting import LIMIT


def wait_at_gate() -> None:
    """Wait while there is a shard in the folder ``GATED`` and nobody has opened the gate."""
    folder = Path(os.environ["GATED"])
    ends = time.monotonic() + 2 * LIMIT
    while any(folder.glob("*/games/*.parquet")) and not (folder / "go").exists():
        if time.monotonic() > ends:
            raise TimeoutError("Nobody opened the gate.")
        time.sleep(0.02)


class GatedLagoon(lagoon.Lagoon):
    """Lagoon whose games start when the gate is open."""

    def start(self, players):
        wait_at_gate()
        return super().start(players)


GAME = lagoon.info_of(GatedLagoon)
GAME.name, GAME.title = "gated", "Gated Lagoon"
