"""Bots think in processes of their own, never in the event loop.

They are sent the View of their seat as JSON, and answer with a move, or with
all moves of a turn that may be hidden; what they answer passes the referee like
anybody's move.
"""

import asyncio
import multiprocessing
import os
import re
import secrets
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from importlib import import_module
from multiprocessing.connection import Connection, wait
from typing import TypeVar

from shoal import wire
from shoal.bots.advice import advise
from shoal.core.budget import Budget
from shoal.core.errors import ShoalError
from shoal.core.game import Game, GameInfo
from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.core.view import View, read_view
from shoal.match.match import Match
from shoal.match.record import Record
from shoal.match.record_reader import read_record
from shoal.match.verify import verify
from shoal.server.service.bot_turns import Plan, think
from shoal.server.service.priority_semaphore import ASKED, PATIENT, URGENT, PrioritySemaphore

NICENESS = 19
"""People's moves go first where cores are few."""

HINTS = 3
"""So many moves are weighed aloud."""

HINT_WITHIN = 500.0
"""Milliseconds that a hint may be thought about."""

DIGITS = 3
"""So exactly a chance is told: more would only tell how it was found."""

DEED = re.compile(r".*?\([A-Z]{2}-\d+\)[.!]")
"""The first sentence of what is told: what was done, with its rule."""

Work = TypeVar("Work")

_games: dict[tuple[str, tuple[tuple[str, Value], ...]], Game] = {}


def begin(end: Connection) -> None:
    """Be modest, and end when the server closes the other end of a pipe, or ends itself."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is for the server, which then ends us
    threading.Thread(target=_end_with, args=(end,), daemon=True).start()


def _end_with(end: Connection) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel, end])
        os._exit(0)


def choose(
    module: str, options: tuple[tuple[str, Value], ...], text: str, level: str, seed: int
) -> Plan:
    """What a bot of this level does, seeing this view; runs in a worker."""
    return think(seen(module, options, text), level, Rng(seed))


def counsel(
    module: str, options: tuple[tuple[str, Value], ...], text: str, seed: int
) -> list[wire.MoveAdvice]:
    """The best moves that a strong player sees in this view; runs in a worker."""
    view = seen(module, options, text)
    found = advise(view, Budget(milliseconds=HINT_WITHIN), seed)
    return [
        wire.MoveAdvice(one.move, round(one.chance, DIGITS), one.reason, deed(view, one.move))
        for one in found[:HINTS]
    ]


def deed(view: View, move: str) -> str:
    """A move in the words in which it would be told.

    What would come of it is left out: the seat does not know it yet.
    """
    game, seat = view.game, view.seat
    told = game.log_line(game.imagine(view, Rng(0)), seat, game.read_move(move), seat)
    done = DEED.match(told)
    return done.group() if done else told


def seen(module: str, options: tuple[tuple[str, Value], ...], text: str) -> View:
    """The view that was sent to this worker."""
    game = _games.get((module, options))
    if game is None:
        if len(_games) > 1000:
            _games.clear()
        game = _games[(module, options)] = import_module(module).GAME.game(dict(options))
    return read_view(game, text)


def look_over(modules: tuple[str, ...], text: str, seed: str) -> list[str]:
    """What is wrong with the dice and moves of a game that is over; runs in a worker."""
    games: list[GameInfo] = [import_module(module).GAME for module in modules]
    kept = read_record(text, games)
    try:
        # A game that was broken off has no result to verify, but its dice can be thrown again.
        Match.resume(kept, seed, len(kept.moves))
    except ShoalError as wrong:
        return [str(wrong)]
    return [str(finding) for finding in verify(text, games)] if kept.over else []


def random_seed() -> int:
    """A seed that nobody can guess: whoever could, would learn from an answer how it was asked."""
    return secrets.randbits(96)


class BotPool:
    """The processes in which bots think."""

    def __init__(self, modules: Mapping[str, str], workers: int = 1) -> None:
        self._modules = modules
        self._workers = workers
        self._turns = PrioritySemaphore(workers)
        self._pool: ProcessPoolExecutor | None = None
        self._alive: Connection | None = None
        """Our end of the pipe that tells the processes that they are still wanted."""
        self._closed = False

    async def think(self, view: View, level: str, rank: int = URGENT) -> Plan:
        """What a bot does that sees this view; patient where only bots wait for it."""
        options = tuple(view.game.chosen().items())
        module = self._modules[view.game.name]
        work = partial(choose, module, options, view.json(), level, random_seed())
        async with self._turns.take(rank):
            return await self._do(work)

    async def advise(self, view: View) -> list[wire.MoveAdvice]:
        """The best moves of this view, each with its chance and the reason."""
        options = tuple(view.game.chosen().items())
        work = partial(counsel, self._modules[view.game.name], options, view.json(), random_seed())
        async with self._turns.take(ASKED):
            return await self._do(work)

    async def verify(self, record: Record, seed: str) -> list[str]:
        """What is wrong with a game that is over: it is played again, which takes its time."""
        work = partial(look_over, tuple(self._modules.values()), record.text(), seed)
        async with self._turns.take(PATIENT):
            return await self._do(work)

    async def _do(self, work: Callable[[], Work]) -> Work:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._processes(), work)
        except BrokenProcessPool:
            if self._closed:
                raise
            # A worker was killed: begin anew, once.
            self._pool = None
            return await loop.run_in_executor(self._processes(), work)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            end, self._alive = multiprocessing.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=begin,
                initargs=(end,),
            )
        return self._pool

    def close(self) -> None:
        """Stop thinking at once: a bot whose move was not kept thinks anew at the next start."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        if self._alive is not None:
            self._alive.close()
