"""One board of every phase in English: what ``boards.txt`` holds.

To write it again: ``python tests/games/jaws/golden_boards.py > tests/games/jaws/boards.txt``
"""

import sys
from collections.abc import Iterator

from shoal.core.rng import Rng
from shoal.core.search.playout import random_step
from shoal.core.state import NOBODY
from shoal.games import game_info

NAMES = ["Ada", "Kai", "Iris"]
OPTIONS = {"acts": "both", "summer": 4, "dusk": 12}
GAMES = 40
MAX_STEPS = 2_000


def boards() -> Iterator[tuple[str, str]]:
    """Each phase with a board as one seat sees it: the shark's, then the crew's, in turn."""
    game = game_info("jaws").game(OPTIONS)
    seen: set[str] = set()
    for seed in range(GAMES):
        state, rng = game.start(len(NAMES)), Rng(seed)
        for _step in range(MAX_STEPS):
            phase = str(game.facts(state, 0)["phase"])
            if phase not in seen:
                seat = len(seen) % 2
                seen.add(phase)
                yield phase, game.view(state, seat).text("en", NAMES)
            if state.actor() == NOBODY:
                break
            random_step(state, rng)


def written() -> str:
    """All boards in the order in which games reach their phases."""
    return "".join(f"=== {phase}\n\n{board}\n\n" for phase, board in boards())


if __name__ == "__main__":
    sys.stdout.write(written())
