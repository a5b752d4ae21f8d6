"""Write docs/observations.md: what each number of an observation and each move means.

python tools/observation_tables.py
"""

from itertools import groupby
from pathlib import Path

from shoal.core.game import Game
from shoal.core.observation.encoding import Encoding
from shoal.core.observation.features import OBSERVATION_VERSION
from shoal.games import game_info, names

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
HEAD = f"""# Observations and moves as numbers

Version {OBSERVATION_VERSION} (`shoal.core.observation.features.OBSERVATION_VERSION`).
Written by `python tools/observation_tables.py`; a test compares it with the code.
All tables are for default options and the smallest number of players.
An observation is one row of whole numbers, and a move is one whole number. Both mean the same in
all adapters of [research](research.md). Options and the number of players change some sizes;
`Encoding(game, players).table()` lists them. A fact that is hidden from a seat is written as zeros.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(section(name) for name in names())])


def section(name: str) -> str:
    """The section of one game."""
    game = game_info(name).game({})
    encoding = Encoding(game, game.info.min_players)
    size = f"{encoding.size} numbers, {game.move_count} moves"
    lines = [f"## {game.info.title}", "", f"{game.info.min_players} players: {size}.", ""]
    lines += ["| numbers | fact | what they say |", "|---|---|---|"]
    lines += [
        f"| {span(at, at + count - 1)} | {fact} | {meaning} |"
        for at, count, fact, meaning in encoding.table()
    ]
    write_move = game.notation.write_move
    lines += ["", "| moves | first | last |", "|---|---|---|"]
    lines += [
        f"| {span(first, last)} | {write_move(first)} | {write_move(last)} |"
        for first, last in move_runs(game)
    ]
    return "\n".join([*lines, ""])


def move_runs(game: Game) -> list[tuple[int, int]]:
    """The first and last move of each run whose texts start with the same word."""
    runs = []
    write_move = game.notation.write_move
    for _, run in groupby(range(game.move_count), lambda move: write_move(move).split()[0]):
        moves = list(run)
        runs.append((moves[0], moves[-1]))
    return runs


def span(first: int, last: int) -> str:
    """A range of numbers as text.

    >>> span(3, 3), span(3, 8)
    ('3', '3 to 8')
    """
    return str(first) if first == last else f"{first} to {last}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
