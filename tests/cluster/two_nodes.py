"""The arena and a study on a Ray cluster of two nodes, against the same games in one process.

`make cluster` runs it in private namespaces: Ray listens on all interfaces, and looks for its own
by name.
"""

import importlib
from typing import Any

from shoal.arena.arena_game import Result
from shoal.arena.pairings import Contest
from shoal.arena.process_runner import play_all
from shoal.arena.ray_runner import play_on_ray, share_on_ray
from shoal.lab.study_game import Sample, play_task
from shoal.lab.study_plan import Study

CONTEST = Contest("sharkbait", 3, ("easy", "search:20"), deals=6, seed=1)
STUDY = Study("pescado", (2,), "easy", "drift", 8, 1, {}, (("takes", "all"),))


def without_clock(results: list[Result]) -> list[dict[str, object]]:
    return [{**game.json(), "seconds": 0} for game in sorted(results, key=Result.key)]


def in_order(studied: list[list[Sample]]) -> list[Sample]:
    return sorted((sample for some in studied for sample in some), key=Sample.key)


def compare_contest(address: str) -> None:
    ray = list(play_on_ray(CONTEST, list(CONTEST.fixtures()), address))
    alone = list(play_all(CONTEST, CONTEST.fixtures(), jobs=1))
    assert without_clock(ray) == without_clock(alone)
    print(f"{len(ray)} games on two nodes are the games of one process.")


def compare_study(address: str) -> None:
    tasks = STUDY.tasks(set())
    ray = in_order(list(share_on_ray(play_task, tasks, address)))
    assert ray == in_order([play_task(task) for task in tasks])
    print(f"{len(ray)} games of a study on two nodes are the games of one process.")


def main() -> None:
    tools: Any = importlib.import_module("ray.cluster_utils")  # Any: Ray is optional
    # This cluster starts its nodes itself and ends those and no others.
    cluster = tools.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        compare_contest(cluster.address)
        compare_study(cluster.address)
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
