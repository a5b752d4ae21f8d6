"""Measure how many turns games of Shark Tank take, and write the table into docs/strength.md.

All seats have the same level.  The numbers go to ``results/tank-turns.json``, the table to
docs/strength.md and to its template, strength_template.md.
"""

import argparse
import json
import statistics
from pathlib import Path

from shoal.arena.simulation import GAMES_PER_SEED, play_seeded
from shoal.bots.levels import LEVELS, bot_of
from shoal.cli.commands.bench.report import table
from shoal.core.rng import Rng
from shoal.games import game_info
from shoal.games.sharktank.rules import own

SEED = 1611
FOLDER = Path(__file__).parent
RESULTS = FOLDER / "results" / "tank-turns.json"
PAGES = (FOLDER / "strength_template.md", FOLDER.parent / "docs" / "strength.md")
START, END = "<!-- turns of Shark Tank -->\n", "<!-- end of the turns of Shark Tank -->\n"
HEAD = ("level", "players", "fewest", "median", "most", "at turn 200", "games")
GAMES = {"random": 60, "easy": 60, "medium": 60, "hard": 12, "best": 12}


def turns(level: str, players: int, number: int) -> int:
    """The number of turns of one game."""
    game = game_info("sharktank").game()
    state = own(game.start_checked(players))
    bots = [bot_of(level) for _ in range(players)]
    play_seeded(game, state, bots, Rng(SEED * GAMES_PER_SEED + number))
    return int(state.turn)


def measure(level: str, players: int) -> dict[str, object]:
    """One row of the table."""
    found = sorted(turns(level, players, number) for number in range(GAMES[level]))
    limit = game_info("sharktank").game().options["turns"]
    return {
        "level": level,
        "players": players,
        "fewest": found[0],
        "median": statistics.median(found),
        "most": found[-1],
        "at turn 200": sum(turn == limit for turn in found),
        "games": len(found),
    }


def as_table(rows: list[dict[str, object]]) -> str:
    """The rows as a Markdown table."""
    return table(
        HEAD,
        [
            [f"{row[name]:g}" if name != "level" else str(row[name]) for name in HEAD]
            for row in rows
        ],
    )


def write(rows: list[dict[str, object]]) -> None:
    """Write the results file, and the table into the pages."""
    RESULTS.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    for page in PAGES:
        before, _, rest = page.read_text(encoding="utf-8").partition(START)
        _, _, after = rest.partition(END)
        page.write_text(f"{before}{START}\n{as_table(rows)}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--levels", nargs="*", default=list(LEVELS), help="only these (default: all)"
    )
    args = parser.parse_args()
    found = game_info("sharktank")
    rows = []
    for level in args.levels:
        for players in range(found.min_players, found.max_players + 1):
            rows.append(measure(level, players))
            print(rows[-1], flush=True)
    write(rows)


if __name__ == "__main__":
    main()
