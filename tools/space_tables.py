"""Write docs/spaces.md: the spaces of every game, for every number of players.

python tools/space_tables.py
"""

from pathlib import Path

from shoal.core.game import GameInfo
from shoal.core.observation.encoding import Encoding
from shoal.core.observation.features import OBSERVATION_VERSION
from shoal.games import game_info, names
from shoal.research.gymnasium import environment_id

PAGE = Path(__file__).parents[1] / "docs" / "spaces.md"
HEAD = f"""# Spaces of every game

Version {OBSERVATION_VERSION} of the observations.
Written by `python tools/space_tables.py`; a test compares it with the code.
All sizes are for default options; some options change them.
[Observations](observations.md) explains every number and every move.

| | space |
|---|---|
| moves | `Discrete(moves)` |
| mask | `Box(0, 1, (moves,), int8)` |
| raw observation | `Box(0, highest, (numbers,), int16)`; each number has a highest value |
| scaled observation | `Box(0.0, 1.0, (numbers,), float32)`: divided by that value |
| `state()` of PettingZoo | `Box(0, highest, (players x numbers,), int16)`: all seats |
| OpenSpiel's observation tensor | as many floats from 0 to 1 as there are numbers |
| OpenSpiel's information state tensor | 32 more: the hash of the seat's log |

A vector environment has the same spaces with the number of games as a further first axis.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(section(game_info(name)) for name in names())])


def section(info: GameInfo) -> str:
    """The section of one game."""
    known = {
        "Gymnasium and PettingZoo": environment_id(info),
        "OpenSpiel": f"shoal_{info.name}",
        "our own functions": info.name,
    }
    ids = ", ".join(f"{framework} `{name}`" for framework, name in known.items())
    lines = [f"## {info.title}", "", f"{ids}.", "", "| players | numbers | highest value | moves |"]
    lines += ["|---|---|---|---|"]
    lines += [row(info, players) for players in range(info.min_players, info.max_players + 1)]
    return "\n".join([*lines, ""])


def row(info: GameInfo, players: int) -> str:
    """The sizes for a number of players."""
    game = info.game({})
    encoding = Encoding(game, players)
    return f"| {players} | {encoding.size} | {max(encoding.max_values())} | {game.move_count} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
