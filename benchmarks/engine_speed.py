"""Run the whole of ``shoal bench`` with peers and C baseline, write the results, check the targets.

The JSON goes to ``results/last.json``, the tables into README.md beside this file.
"""

import argparse
import sys
from pathlib import Path

from shoal.cli.commands import bench
from shoal.cli.commands.bench import report, targets
from shoal.core.catalogue import load_program

FOLDER = Path(__file__).parent
WORDS = load_program("en")
START, END = "<!-- the last run -->\n", "<!-- end of the last run -->\n"


def save(done: report.Run) -> None:
    """Write the results file, and the tables into the README."""
    results = FOLDER / "results"
    results.mkdir(exist_ok=True)
    (results / "last.json").write_text(bench.json_text(done) + "\n", encoding="utf-8")
    readme = FOLDER / "README.md"
    before, _, rest = readme.read_text(encoding="utf-8").partition(START)
    _, _, after = rest.partition(END)
    text = f"{report.tables(done, WORDS)}\n\n{targets.as_table(done, WORDS)}\n"
    readme.write_text(f"{before}{START}\n{text}\n{END}{after}", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="interleaved rounds (9)")
    parser.add_argument(
        "--seconds", type=float, default=0.5, help="of each benchmark in a round (0.5)"
    )
    args = parser.parse_args()
    done = bench.run_benchmarks(
        [],
        rounds=args.rounds,
        seconds=args.seconds,
        with_peers=True,
        c_baseline=FOLDER / "c_baseline.c",
        words=WORDS,
    )
    print(report.tables(done, WORDS))
    if not done.complete:
        return bench.INTERRUPTED
    save(done)
    return bench.check(done, WORDS)


if __name__ == "__main__":
    sys.exit(main())
