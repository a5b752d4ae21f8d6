"""The games of a run on a Ray cluster, for more than one machine.

Ray listens on all interfaces whatever it is told: run it behind a firewall or
in a private network.
"""

import importlib
from collections.abc import Iterator, Sequence
from typing import Any

from shoal.arena.fixtures import Contest, Fixture
from shoal.arena.game import Result, play
from shoal.core.errors import ShoalError

CHUNK = 4
"""Games of one task: a task should take longer than it takes to send it."""


def play_chunk(contest: Contest, fixtures: Sequence[Fixture]) -> list[Result]:
    """Some games, one after the other."""
    return [play(contest, fixture) for fixture in fixtures]


def play_on_ray(contest: Contest, fixtures: Sequence[Fixture], address: str) -> Iterator[Result]:
    """Results as they come, in any order, from the cluster at the address or one of our own."""
    ray = connect(address)
    try:
        remote = ray.remote(play_chunk)
        told = ray.put(contest)
        waiting = [
            remote.remote(told, fixtures[first : first + CHUNK])
            for first in range(0, len(fixtures), CHUNK)
        ]
        while waiting:
            done, waiting = ray.wait(waiting, num_returns=1)
            for chunk in done:
                yield from ray.get(chunk)
    finally:
        ray.shutdown()


def connect(address: str) -> Any:  # Any: Ray is optional
    """Ray, connected."""
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError as wrong:
        raise ShoalError("A cluster needs Ray: pip install 'shoal[ray]'.") from wrong
    quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        else:
            ray.init(**quiet)
    except (ConnectionError, RuntimeError, ValueError) as wrong:
        raise ShoalError(f"No Ray cluster answers at {address!r}.") from wrong
    return ray
