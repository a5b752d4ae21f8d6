"""The games of a run on a Ray cluster, for more than one machine.

Ray listens on all interfaces whatever it is told: run it behind a firewall or
in a private network.
"""

import importlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

from shoal.arena.arena_game import Result, play
from shoal.arena.pairings import Contest, Fixture
from shoal.core.errors import ShoalError

CHUNK = 4
"""Games of one task: a task should take longer than it takes to send it."""

Task = TypeVar("Task")
Found = TypeVar("Found")


def play_on_ray(contest: Contest, fixtures: Sequence[Fixture], address: str) -> Iterator[Result]:
    """Results as they come, in any order, from the cluster at the address or one of our own."""
    return share_on_ray(partial(play, contest), fixtures, address)


def share_on_ray(
    work: Callable[[Task], Found], tasks: Sequence[Task], address: str
) -> Iterator[Found]:
    """What each task comes to, in any order; the machines of a cluster share the work."""
    ray = connect(address)
    try:
        remote = ray.remote(work_chunk)
        told = ray.put(work)
        waiting = [
            remote.remote(told, tasks[first : first + CHUNK])
            for first in range(0, len(tasks), CHUNK)
        ]
        while waiting:
            done, waiting = ray.wait(waiting, num_returns=1)
            for chunk in done:
                yield from ray.get(chunk)
    finally:
        ray.shutdown()


def work_chunk(work: Callable[[Task], Found], tasks: Sequence[Task]) -> list[Found]:
    """Some tasks, one after the other."""
    return [work(task) for task in tasks]


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
