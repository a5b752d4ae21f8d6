"""Compare a Ray cluster of two nodes with one process: arena, study, data set, environments.

`make cluster` runs it in private namespaces, because Ray listens on all network interfaces.
"""

import importlib
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

from shoal.arena.arena_game import GameResult, play_pairing
from shoal.arena.pairings import Contest
from shoal.arena.ray_runner import run_on_ray
from shoal.cli.main import main as shoal
from shoal.dataset.plan import DatasetPlan
from shoal.dataset.tables import play_shard
from shoal.lab.study_game import StudyGame, play_task
from shoal.lab.study_plan import Study
from shoal.research import gymnasium

CONTEST = Contest("sharkbait", 3, ("easy", "search:20"), deals=6, seed=1)
STUDY = Study("pescado", (2,), "easy", "random", 8, 1, {}, (("takes", "all"),))

DATASET = DatasetPlan("jaws", ("medium",) * 3, games=6, seed=1, shard_games=2)
COMMAND = ("dataset", "pescado", "--option=throws=6", "--games", "6", "--shard", "2", "--seed", "4")
STEPS = 20


def without_clock(results: list[GameResult]) -> list[dict[str, object]]:
    return [{**game.json(), "seconds": 0} for game in sorted(results, key=GameResult.key)]


def in_order(studied: list[list[StudyGame]]) -> list[StudyGame]:
    return sorted((game for games in studied for game in games), key=StudyGame.key)


def compare_contest(address: str) -> None:
    play = partial(play_pairing, CONTEST)
    ray = list(run_on_ray(play, list(CONTEST.pairings()), address))
    alone = [play(pairing) for pairing in CONTEST.pairings()]
    assert without_clock(ray) == without_clock(alone)
    print(f"{len(ray)} games on two nodes are the games of one process.")


def compare_study(address: str) -> None:
    tasks = STUDY.tasks(set())
    ray = in_order(list(run_on_ray(play_task, tasks, address)))
    assert ray == in_order([play_task(task) for task in tasks])
    print(f"{len(ray)} games of a study on two nodes are the games of one process.")


def compare_dataset(address: str) -> None:
    play = partial(play_shard, DATASET)
    shards = list(DATASET.shards())
    ray = {shard.number: shard for shard in run_on_ray(play, shards, address)}
    assert [ray[number] for number in shards] == [play(number) for number in shards]
    print(f"{DATASET.games} games of a data set on two nodes are the bytes of one process.")


def compare_command(address: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        here, there = Path(folder, "here"), Path(folder, "there")
        assert shoal([*COMMAND, "--jobs", "1", "--out", str(here)]) == 0
        assert shoal([*COMMAND, "--ray", address, "--out", str(there)]) == 0
        assert contents(here) == contents(there)
        print(f"`shoal dataset --ray` wrote the same {len(contents(there))} files.")


def contents(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def running_environments() -> list[Any]:  # Any: an environment of one game, or of several
    made: list[Any] = []
    for game in ("jaws", "pescado", "sharkbait"):
        made.append(gymnasium.env(game, bots="easy", seat="alternate"))
        made.append(gymnasium.vector_env(game, num_envs=3, bots=None, autoreset_mode="SameStep"))
    for env in made:
        env.reset(seed=1)
        step(env)
    return made


def step(env: Any) -> list[object]:  # Any: as above
    moves = env.action_masks().argmax(axis=-1)
    seen, reward, over = env.step(moves)[:3]
    if isinstance(over, bool) and over:
        env.reset()
    return [seen.tolist(), reward if isinstance(reward, float) else reward.tolist()]


def play_on(numbered: tuple[int, Any]) -> tuple[int, list[object]]:  # Any: as above
    number, env = numbered
    return number, [step(env) for _ in range(STEPS)]


def compare_environments(address: str) -> None:
    ray = sorted(run_on_ray(play_on, list(enumerate(running_environments())), address))
    assert ray == [play_on(numbered) for numbered in enumerate(running_environments())]
    print(f"{len(ray)} environments that were sent to workers continue as they do here.")


def main() -> None:
    tools: Any = importlib.import_module("ray.cluster_utils")  # Any: Ray is optional
    # This cluster only starts and stops its own nodes.
    cluster = tools.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        compare_contest(cluster.address)
        compare_study(cluster.address)
        compare_dataset(cluster.address)
        compare_command(cluster.address)
        compare_environments(cluster.address)
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
