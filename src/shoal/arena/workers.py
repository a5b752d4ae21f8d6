"""The games of a run, played by as many processes as there are cores."""

import multiprocessing
from collections.abc import Iterable, Iterator
from functools import partial

from shoal.arena.fixtures import Contest, Fixture
from shoal.arena.game import Result, play


def play_all(contest: Contest, fixtures: Iterable[Fixture], jobs: int) -> Iterator[Result]:
    """Results as they come, in any order."""
    one = partial(play, contest)
    if jobs == 1:
        yield from map(one, fixtures)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(one, fixtures)
