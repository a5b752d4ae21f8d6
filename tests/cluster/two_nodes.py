"""The arena on a Ray cluster of two nodes, against the same games in one process.

Run in a private network namespace, for Ray listens on all interfaces:

    unshare --map-root-user --net sh -c 'ip link set lo up && python tests/cluster/two_nodes.py'
"""

import subprocess
import sys
from pathlib import Path

from shoal.arena.cluster import play_on_ray
from shoal.arena.fixtures import Contest
from shoal.arena.game import Result
from shoal.arena.workers import play_all

CONTEST = Contest("sharkbait", 3, ("easy", "search:20"), deals=6, seed=1)
RAY = str(Path(sys.executable).with_name("ray"))
HEAD = "127.0.0.1:6399"


def start(*words: str) -> None:
    """A node with one core."""
    quiet = ["--num-cpus=1", "--disable-usage-stats", "--node-ip-address=127.0.0.1"]
    subprocess.run([RAY, "start", *words, *quiet], check=True, stdout=subprocess.DEVNULL)


def without_clock(results: list[Result]) -> list[dict[str, object]]:
    return [{**game.json(), "seconds": 0} for game in sorted(results, key=Result.key)]


def main() -> None:
    start("--head", "--port=6399", "--include-dashboard=false")
    try:
        start(f"--address={HEAD}")
        ray = list(play_on_ray(CONTEST, list(CONTEST.fixtures()), HEAD))
        alone = list(play_all(CONTEST, CONTEST.fixtures(), jobs=1))
        assert without_clock(ray) == without_clock(alone)
        print(f"{len(ray)} games on two nodes are the games of one process.")
    finally:
        subprocess.run([RAY, "stop"], check=False, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
