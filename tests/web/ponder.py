"""The lagoon with a mind that takes its time over every move."""

import time

from laws import lagoon

from shoal.core.game import Room

SECONDS = 120.0
"""Longer than anything that is done meanwhile takes on a busy machine."""


class Ponder(lagoon.Lagoon):
    """Weighs all moves alike, slowly."""

    def judge(self, view, rng):
        time.sleep(SECONDS)
        return [0.5] * len(view.moves)


ROOM = Room(
    name="ponder",
    title="Ponder",
    pitch="Wait for the tide.",
    minutes="5",
    credit="",
    fewest=2,
    most=2,
    version=1,
    folder=lagoon.ROOM.folder,
    options=lagoon.ROOM.options,
    make=Ponder,
)
