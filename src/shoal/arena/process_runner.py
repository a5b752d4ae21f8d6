"""Run tasks in several processes of this machine."""

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Task = TypeVar("Task")
Outcome = TypeVar("Outcome")

MAX_PROCESSES = 256


def run_in_processes(
    work: Callable[[Task], Outcome], tasks: Iterable[Task], jobs: int
) -> Iterator[Outcome]:
    """The outcomes of the tasks, in any order; one job runs them in this process."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, MAX_PROCESSES)) as pool:
        yield from pool.imap_unordered(work, tasks)
