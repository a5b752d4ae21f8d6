"""Pearl Divers with a history: its rules have changed twice."""

from sample_games.divers import GAME as DIVERS

from shoal.core.game import GameInfo
from shoal.core.options import Option

DICE = Option("dice", 3, "How many dice a dive throws (PD-4).", low=1, high=3, former={1: 2, 3: 1})
BOAT = Option("boat", "small", "A name for the boat, which changes nothing.")


def versioned(version: int = 4) -> GameInfo:
    """Pearl Divers: two dice in version 1 of the rules, one in 2 and 3, three since then."""
    return GameInfo(
        name="divers",
        title=DIVERS.title,
        pitch=DIVERS.pitch,
        minutes=DIVERS.minutes,
        credit=DIVERS.credit,
        min_players=DIVERS.min_players,
        max_players=DIVERS.max_players,
        version=version,
        folder=DIVERS.folder,
        options=(DICE, BOAT),
        make=DIVERS.make,
    )
