"""The games of a run, played by as many processes as there are cores."""

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeVar

from shoal.arena.arena_game import Result, play
from shoal.arena.pairings import Contest, Fixture

Task = TypeVar("Task")
Found = TypeVar("Found")


def play_all(contest: Contest, fixtures: Iterable[Fixture], jobs: int) -> Iterator[Result]:
    """Results as they come, in any order."""
    return share_out(partial(play, contest), fixtures, jobs)


def share_out(work: Callable[[Task], Found], tasks: Iterable[Task], jobs: int) -> Iterator[Found]:
    """What each task comes to, in any order; processes share the work."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(work, tasks)
