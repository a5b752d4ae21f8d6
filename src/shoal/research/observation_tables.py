"""The tables of what learners see and do, for people: docs/observations.md.

python -m shoal.research.observation_tables > docs/observations.md
"""

from itertools import groupby

from shoal.core.game import Game
from shoal.core.observation.encoding import Encoding
from shoal.games import game_info, names

HEAD = """# What learners see and do

Written by `python -m shoal.research.observation_tables`; a test keeps it true.
Default options, min_players players.
An observation is one row of whole numbers, a move is one whole number; both keep their meaning
through all doors of [research](research.md). Options and players change some sizes;
`Encoding(game, players).table()` tells them. Where a fact is not told to a seat, its numbers are 0.
"""


def page() -> str:
    """All tables."""
    return "\n".join([HEAD, *(part(name) for name in names())])


def part(name: str) -> str:
    """One game's."""
    game = game_info(name).game({})
    encoding = Encoding(game, game.info.min_players)
    size = f"{encoding.size} numbers, {game.move_count} moves"
    lines = [f"## {game.info.title}", "", f"{game.info.min_players} players: {size}.", ""]
    lines += ["| numbers | fact | what they say |", "|---|---|---|"]
    lines += [
        f"| {span(at, at + count - 1)} | {fact} | {meaning} |"
        for at, count, fact, meaning in encoding.table()
    ]
    lines += ["", "| moves | first | last |", "|---|---|---|"]
    lines += [
        f"| {span(first, last)} | {game.write_move(first)} | {game.write_move(last)} |"
        for first, last in kinds(game)
    ]
    return "\n".join([*lines, ""])


def kinds(game: Game) -> list[tuple[int, int]]:
    """Runs of moves whose texts begin with the same word, from first to last."""
    runs = []
    for _, run in groupby(range(game.move_count), lambda move: game.write_move(move).split()[0]):
        moves = list(run)
        runs.append((moves[0], moves[-1]))
    return runs


def span(first: int, last: int) -> str:
    """From a number to a number.

    >>> span(3, 3), span(3, 8)
    ('3', '3 to 8')
    """
    return str(first) if first == last else f"{first} to {last}"


if __name__ == "__main__":
    print(page(), end="")  # noqa: T201 - this is what it is for
