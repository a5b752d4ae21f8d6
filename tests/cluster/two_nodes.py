"""The arena on a Ray cluster of two nodes, against the same games in one process.

Run in private namespaces: Ray listens on all interfaces, and looks for its own by name.

    unshare --map-root-user --net --pid --fork --mount-proc \
        sh -c 'ip link set lo up && python tests/cluster/two_nodes.py'
"""

import importlib
from typing import Any

from shoal.arena.cluster import play_on_ray
from shoal.arena.fixtures import Contest
from shoal.arena.game import Result
from shoal.arena.workers import play_all

CONTEST = Contest("sharkbait", 3, ("easy", "search:20"), deals=6, seed=1)


def without_clock(results: list[Result]) -> list[dict[str, object]]:
    return [{**game.json(), "seconds": 0} for game in sorted(results, key=Result.key)]


def main() -> None:
    tools: Any = importlib.import_module("ray.cluster_utils")  # Any: Ray is optional
    # This cluster starts its nodes itself and ends those and no others.
    cluster = tools.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        ray = list(play_on_ray(CONTEST, list(CONTEST.fixtures()), cluster.address))
        alone = list(play_all(CONTEST, CONTEST.fixtures(), jobs=1))
        assert without_clock(ray) == without_clock(alone)
        print(f"{len(ray)} games on two nodes are the games of one process.")
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
