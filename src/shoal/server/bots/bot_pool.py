"""The processes in which bots think, never in the event loop.

A bot returns one move, or all moves of a turn that may have hidden parts.  Its moves are validated
like anybody else's.
"""

import asyncio
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import Connection
from typing import Final, TypeVar

from shoal import wire
from shoal.core.game import View
from shoal.match.record import Record
from shoal.server.bots import bot_worker
from shoal.server.bots.constant_time_turns import TurnPlan
from shoal.server.bots.priority_semaphore import BACKGROUND, HINT, WATCHED, PrioritySemaphore

Result = TypeVar("Result")

SEED_BITS: Final = 96
"""The size of a bot's seed: more than anybody can try out."""


def random_seed() -> int:
    """An unpredictable seed, so that nobody can work out how a bot found its move."""
    return secrets.randbits(SEED_BITS)


class BotPool:
    """Runs bots, hints and verification in processes."""

    def __init__(self, processes: int = 1) -> None:
        self._process_count = processes
        self._semaphore = PrioritySemaphore(processes)
        self._pool: ProcessPoolExecutor | None = None
        self._alive: Connection | None = None
        """Our end of a pipe; the processes end when it is closed."""
        self._closed = False

    async def choose(self, view: View, level: str, priority: int = WATCHED) -> TurnPlan:
        """The moves that a bot chooses from this view."""
        options = tuple(view.game.chosen().items())
        info, seed = view.game.info, random_seed()
        work = partial(bot_worker.choose_moves, info, options, view.json(), level, seed)
        async with self._semaphore.acquire(priority):
            return await self._run(work)

    async def hints(self, view: View) -> list[wire.MoveHint]:
        """The best moves in this view, each with its chance and the reason."""
        options = tuple(view.game.chosen().items())
        info, seed = view.game.info, random_seed()
        work = partial(bot_worker.hints_for_view, info, options, view.json(), seed)
        async with self._semaphore.acquire(HINT):
            return await self._run(work)

    async def verify(self, record: Record, seed: str) -> list[str]:
        """What is wrong with a finished game; replays all of it, which takes a while."""
        work = partial(bot_worker.find_faults, record.game.info, record.text(), seed)
        async with self._semaphore.acquire(BACKGROUND):
            return await self._run(work)

    async def _run(self, work: Callable[[], Result]) -> Result:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._processes(), work)
        except BrokenProcessPool:
            if self._closed:
                raise
            # A process was killed: start new ones, once.
            self._pool = None
            return await loop.run_in_executor(self._processes(), work)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            end, self._alive = multiprocessing.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(
                self._process_count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=bot_worker.start_process,
                initargs=(end,),
            )
        return self._pool

    def close(self) -> None:
        """Stop at once; a bot whose move was not saved thinks again after a restart."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        if self._alive is not None:
            self._alive.close()
