"""What the tests of the doors share: every room, and tables where secrets lie."""

from shoal.core.rng import Rng
from shoal.core.state import NOBODY
from shoal.games import game_info, names
from shoal.research.episode import Sitting

ROOMS = names()
SMALL = {
    "jaws": {"summer": 4, "dusk": 4},
    "pescado": {"throws": 6},
    "sharkbait": {},
    "sharktank": {"tank": 12, "turns": 4},
    "urchins": {"size": 4, "end": "either"},
}
"""Options that make short games, for what takes long."""

SECRETS = [
    ("jaws", 3, {"summer": 8}),
    ("pescado", 3, {"snatch": "sealed"}),
    ("sharktank", 3, {"tank": 12}),
]
"""Tables where a seat may not know everything."""


def short(name, **more):
    """What OpenSpiel calls a short game of a room."""
    told = ",".join(f"{key}={value}" for key, value in {**SMALL[name], **more}.items())
    return f"shoal_{name}({told})"


def sit(name, players=None, seed=1, **options):
    found = game_info(name)
    return Sitting(found.game(options), players or found.min_players, seed)


def wander(sitting, steps, seed=3):
    """Play on at random; another game begins where one ends."""
    rng = Rng(seed)
    for _ in range(steps):
        if sitting.seat == NOBODY:
            sitting.restart()
        moves = sitting.state.moves(sitting.seat)
        sitting.play(moves[rng.below(len(moves))])
    return sitting
