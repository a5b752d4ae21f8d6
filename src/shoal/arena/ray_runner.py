"""Run tasks on a Ray cluster, for more than one machine.

Ray listens on all network interfaces, and no setting changes that: run it
behind a firewall or in a private network.
"""

import importlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from shoal.core.errors import ShoalError
from shoal.core.message import say

CHUNK = 4
"""Tasks that are sent together: their work should take longer than sending them."""

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")


def run_on_ray(
    work: Callable[[Task], Outcome], tasks: Sequence[Task], address: str
) -> Iterator[Outcome]:
    """The outcomes of the tasks, in any order; without an address a new local cluster runs them."""
    ray = connect(address)
    try:
        remote = ray.remote(work_chunk)
        stored = ray.put(work)
        waiting = [
            remote.remote(stored, tasks[first : first + CHUNK])
            for first in range(0, len(tasks), CHUNK)
        ]
        while waiting:
            done, waiting = ray.wait(waiting, num_returns=1)
            for chunk in done:
                yield from ray.get(chunk)
    finally:
        ray.shutdown()


def work_chunk(work: Callable[[Task], Outcome], tasks: Sequence[Task]) -> list[Outcome]:
    """The outcomes of some tasks, one after the other."""
    return [work(task) for task in tasks]


def connect(address: str) -> Any:  # Any: Ray is optional
    """Ray's module, connected to the cluster."""
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError as error:
        raise ShoalError(say("error-needs-ray")) from error
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address:
            ray.init(address=address, **quiet)
        else:
            ray.init(include_dashboard=False, **quiet)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise ShoalError(say("error-no-cluster", address=repr(address))) from error
    return ray
