"""Measure every level against the one below it in the arena, and write docs/strength.md.

Every game is kept in ``results/strength``; a run goes on where the last one stopped.
"""

import argparse
import os
from pathlib import Path

from shoal.arena.figures import Meeting, meetings
from shoal.arena.fixtures import Contest
from shoal.arena.results import Ledger
from shoal.arena.workers import play_all
from shoal.bots.levels import LEVELS
from shoal.games import names, room
from shoal.terminal.bench.report import machine, table

FOLDER = Path(__file__).parent / "results" / "strength"
PAGE = Path(__file__).parents[1] / "docs" / "strength.md"
HEAD = ("room", "players", "level", "against", "finished above", "95 %", "clear", "games")
TEXT = """# How strong the levels are

Made by `python benchmarks/strength.py`, which plays the arena (`docs/bots.md`): {games} games
for a line, two to a deal with seats exchanged (in Jaws: sides) and the same dice. *Finished
above* is how often a seat of the level ended above a seat of the other, ties half; the interval
comes from resampled deals, two doubtful ones added. *Clear* says whether it leaves out even.
What is not in the table has not been measured.

{processor}, {cores} cores, {python}.

{rows}
"""


def measure(name: str, players: int, pair: tuple[str, str], games: int, jobs: int) -> Meeting:
    """One line's games, as far as they are not on file."""
    contest = Contest(name, players, pair, games // 2, seed=2026)
    FOLDER.mkdir(parents=True, exist_ok=True)
    ledger = Ledger(FOLDER / f"{name}-{players}-{pair[0]}-{pair[1]}.jsonl", contest)
    done = ledger.done()
    left = [fixture for fixture in contest.fixtures() if fixture.key() not in done]
    for result in play_all(contest, left, min(jobs, max(1, len(left)))):
        ledger.keep(result)
    return meetings(ledger.results)[0]


def row(name: str, players: int, met: Meeting) -> list[str]:
    low, high = met.interval
    return [
        *(name, str(players), met.pair[0], met.pair[1], f"{100 * met.share:.1f} %"),
        f"{100 * low:.1f} to {100 * high:.1f} %",
        *("yes" if met.clear and met.share > 0.5 else "no", str(met.games)),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--rooms", nargs="*", default=names())
    parser.add_argument("--fewest", action="store_true", help="the fewest players only")
    parser.add_argument("--levels", nargs="*", default=list(LEVELS)[1:])
    args = parser.parse_args()
    ladder = list(LEVELS)
    rows = []
    for name in args.rooms:
        most = room(name).fewest if args.fewest else room(name).most
        for players in range(room(name).fewest, most + 1):
            for level in args.levels:
                pair = (level, ladder[ladder.index(level) - 1])
                rows.append(row(name, players, measure(name, players, pair, args.games, args.jobs)))
                print(" ".join(rows[-1]), flush=True)
    told = {**machine(), "games": args.games, "rows": table(HEAD, rows)}
    PAGE.write_text(TEXT.format(**told), encoding="utf-8")


if __name__ == "__main__":
    main()
