"""How long `shoal dataset` takes for ten thousand games, estimated from a hundred.

python benchmarks/dataset_speed.py
"""

import sys
import time

import shoal
from shoal.dataset.plan import DatasetPlan
from shoal.dataset.tables import play_shard
from shoal.games import game_info, names

GAMES = 100
WANTED = 10_000
PLAYERS = 4
SECONDS_PER_MINUTE = 60


def minutes(name: str, bot: str) -> tuple[float, float]:
    """Minutes and megabytes of the wanted games on one core."""
    info = game_info(name)
    players = min(max(info.min_players, PLAYERS), info.max_players)
    plan = DatasetPlan(name, (bot,) * players, GAMES, shard_games=GAMES)
    started = time.perf_counter()
    shard = play_shard(plan, 0)
    seconds = time.perf_counter() - started
    share = WANTED / GAMES
    return share * seconds / SECONDS_PER_MINUTE, share * len(shard.decisions + shard.games) / 1e6


def main() -> None:
    bot = sys.argv[1] if len(sys.argv) > 1 else "medium"
    print(f"{WANTED} games on one core, compiled: {shoal.COMPILED}, bot: {bot}")
    for name in names():
        took, size = minutes(name, bot)
        print(f"{name:10} {took:6.1f} minutes {size:7.0f} MB")


if __name__ == "__main__":
    main()
