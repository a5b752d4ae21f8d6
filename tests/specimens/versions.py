"""Pearl Divers with a history: its rules have changed twice."""

from specimens.divers import ROOM as DIVERS

from shoal.core.game import Room
from shoal.core.options import Option

DICE = Option("dice", 3, "How many dice a dive throws (PD-4).", low=1, high=3, former={1: 2, 3: 1})
BOAT = Option("boat", "small", "A name for the boat, which changes nothing.")


def versioned(version: int = 4) -> Room:
    """Pearl Divers: two dice in the rules 1, one in 2 and 3, three since."""
    return Room(
        name="divers",
        title=DIVERS.title,
        pitch=DIVERS.pitch,
        minutes=DIVERS.minutes,
        credit=DIVERS.credit,
        fewest=DIVERS.fewest,
        most=DIVERS.most,
        version=version,
        folder=DIVERS.folder,
        options=(DICE, BOAT),
        make=DIVERS.make,
    )
