"""How long `shoal dataset` takes for ten thousand games of each game, and how much it writes.

    python benchmarks/dataset_speed.py

The data sets go into a temporary folder and are removed. The table is for docs/dataset.md.
"""

import argparse
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pyarrow.parquet as pq

import shoal
from shoal.cli.commands.bench.report import machine, table
from shoal.games import names

WANTED = 10_000
SECONDS_PER_MINUTE = 60
HEAD = ("command", "players", "decisions", "minutes", "CPU minutes", "MB")


def cpu_seconds() -> float:
    """The CPU time of all child processes that have ended, and of theirs."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure(name: str, games: int) -> tuple[str, ...]:
    """Write one data set; the row of the table."""
    words = ["dataset", name, "--games", str(games)]
    with tempfile.TemporaryDirectory() as kept:
        folder = Path(kept) / name
        started, before = time.perf_counter(), cpu_seconds()
        subprocess.run([sys.executable, "-m", "shoal", *words, "--out", str(folder)], check=True)
        minutes = (time.perf_counter() - started) / SECONDS_PER_MINUTE
        cpu = (cpu_seconds() - before) / SECONDS_PER_MINUTE
        size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6
        played = pq.ParquetDataset(folder / "games").read(columns=["ranks"])
        decisions = sum(
            part.count_rows() for part in pq.ParquetDataset(folder / "decisions").fragments
        )
    players = len(played["ranks"][0])
    command = f"`shoal {' '.join(words)}`"
    return (command, str(players), f"{decisions:,}", f"{minutes:.1f}", f"{cpu:.1f}", f"{size:.0f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=WANTED)
    args = parser.parse_args()
    print(f"{machine()}, compiled: {shoal.COMPILED}")
    rows = []
    for name in names():
        rows.append(measure(name, args.games))
        print(table(HEAD, rows), flush=True)


if __name__ == "__main__":
    main()
