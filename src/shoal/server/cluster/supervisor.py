"""Several workers behind one address: a parent that starts them, and starts them again."""

import multiprocessing
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final

from shoal.core.errors import ShoalError
from shoal.server.ops.json_log import log
from shoal.server.ops.settings import Settings

PATIENCE: Final = 10.0
"""Seconds that a worker has to stop by itself."""

BREATH: Final = 0.2
LONGEST_BREATH: Final = 10.0
"""Seconds before a dead worker is started again; the first doubles up to the second."""

STEADY: Final = 30.0
"""Seconds after which a worker's death has nothing to do with how it began."""

Work = Callable[[Settings, socket.socket], None]


def supervise(settings: Settings, listening: socket.socket, work: Work) -> int:
    """Keep all workers alive until told to stop."""
    stopping = threading.Event()

    def stop(_signal: int, _frame: FrameType | None) -> None:
        stopping.set()

    for wanted in (signal.SIGTERM, signal.SIGINT):
        signal.signal(wanted, stop)
    with tempfile.TemporaryDirectory(prefix="shoal") as folder:
        keep_alive(replace(settings, folder=folder), listening, work, stopping)
    return 0


def keep_alive(
    settings: Settings, listening: socket.socket, work: Work, stopping: threading.Event
) -> None:
    """Start the workers, and start them again, until told to stop."""
    places = [
        Place(partial(begin, replace(settings, worker=place), listening, work))
        for place in range(settings.workers)
    ]
    while not stopping.is_set():
        alive = [place.worker.sentinel for place in places if place.worker.is_alive()]
        if alive:
            wait(alive, timeout=0.2)
        else:
            stopping.wait(0.2)
        for number, place in enumerate(places):
            if not stopping.is_set():
                place.look(number)
    end([place.worker for place in places])


class Place:
    """Where a worker works, and another after its death."""

    def __init__(self, start: Callable[[], BaseProcess]) -> None:
        self._start = start
        self.worker = start()
        self._began = time.monotonic()
        self._again_at: float | None = None
        self._pause = BREATH / 2

    def look(self, number: int) -> None:
        """Start a worker for one that has died, after a pause."""
        now = time.monotonic()
        if self._again_at is not None and now >= self._again_at:
            self.worker, self._began, self._again_at = self._start(), now, None
        elif self._again_at is None and not self.worker.is_alive():
            log("worker_died", worker=number, code=self.worker.exitcode)
            self._pause = next_pause(self._pause, now - self._began)
            self._again_at = now + self._pause


def next_pause(pause: float, lived: float) -> float:
    """The pause after a death: longer than the last if this worker did not live long either.

    >>> next_pause(0.1, 1.0), next_pause(8.0, 1.0), next_pause(8.0, 3600.0)
    (0.2, 10.0, 0.2)
    """
    return BREATH if lived > STEADY else min(2 * pause, LONGEST_BREATH)


def begin(settings: Settings, listening: socket.socket, work: Work) -> BaseProcess:
    """A worker in its place."""
    context = multiprocessing.get_context("spawn")
    worker = context.Process(target=live, args=(settings, listening, work))
    worker.start()
    return worker


def live(settings: Settings, listening: socket.socket, work: Work) -> None:
    """What a worker does; it ends with its parent, however that ends."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        work(settings, listening)
    except ShoalError as wrong:
        log("worker_failed", worker=settings.worker, error=str(wrong))
        raise SystemExit(1) from None


def end_with_parent() -> None:
    """Wait for the parent's end, then stop in order."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


def end(workers: list[BaseProcess]) -> None:
    """Ask the workers to stop, and do not ask twice."""
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(PATIENCE)
        if worker.is_alive():
            worker.kill()
            worker.join()
