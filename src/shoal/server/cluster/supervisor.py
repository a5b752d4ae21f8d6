"""The parent process of several workers: starts them, and restarts those that die."""

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
from shoal.server.settings import Settings

STOP_TIMEOUT: Final = 10.0
"""Seconds that a worker has to stop before it is killed."""

MIN_RESTART_DELAY: Final = 0.2
MAX_RESTART_DELAY: Final = 10.0
"""Seconds before a dead worker is restarted; they double from the first up to the second."""

STABLE_SECONDS: Final = 30.0
"""After a worker has run for longer than this, the delay starts over."""

CHECK_SECONDS: Final = 0.2
"""Seconds between two checks of the workers."""

Work = Callable[[Settings, socket.socket], None]


def supervise(settings: Settings, listening: socket.socket, work: Work) -> int:
    """Keep all workers running until a signal stops them."""
    stopping = threading.Event()

    def stop(_signal: int, _frame: FrameType | None) -> None:
        stopping.set()

    for wanted in (signal.SIGTERM, signal.SIGINT):
        signal.signal(wanted, stop)
    with tempfile.TemporaryDirectory(prefix="shoal") as folder:
        keep_running(replace(settings, folder=folder), listening, work, stopping)
    return 0


def keep_running(
    settings: Settings, listening: socket.socket, work: Work, stopping: threading.Event
) -> None:
    """Start the workers, and restart those that die, until ``stopping`` is set."""
    slots = [
        WorkerSlot(number, partial(start, replace(settings, worker=number), listening, work))
        for number in range(settings.workers)
    ]
    while not stopping.is_set():
        alive = [slot.process.sentinel for slot in slots if slot.process.is_alive()]
        if alive:
            wait(alive, timeout=CHECK_SECONDS)
        else:
            stopping.wait(CHECK_SECONDS)
        for slot in slots:
            if not stopping.is_set():
                slot.check()
    stop_all([slot.process for slot in slots])


class WorkerSlot:
    """A worker process, and the processes that replace it when it dies."""

    def __init__(self, number: int, start: Callable[[], BaseProcess]) -> None:
        self._number = number
        self._start = start
        self.process = start()
        self._started_at = time.monotonic()
        self._restart_at: float | None = None
        self._delay = MIN_RESTART_DELAY / 2

    def check(self) -> None:
        """Restart a worker that has died, after a delay."""
        now = time.monotonic()
        if self._restart_at is not None and now >= self._restart_at:
            self.process, self._started_at, self._restart_at = self._start(), now, None
        elif self._restart_at is None and not self.process.is_alive():
            log("worker_died", worker=self._number, code=self.process.exitcode)
            self._delay = next_delay(self._delay, now - self._started_at)
            self._restart_at = now + self._delay


def next_delay(delay: float, lived: float) -> float:
    """The delay before a restart: longer than the last one if the worker soon died again.

    >>> next_delay(0.1, 1.0), next_delay(8.0, 1.0), next_delay(8.0, 3600.0)
    (0.2, 10.0, 0.2)
    """
    return MIN_RESTART_DELAY if lived > STABLE_SECONDS else min(2 * delay, MAX_RESTART_DELAY)


def start(settings: Settings, listening: socket.socket, work: Work) -> BaseProcess:
    """Start a worker."""
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=worker_main, args=(settings, listening, work))
    process.start()
    return process


def worker_main(settings: Settings, listening: socket.socket, work: Work) -> None:
    """The main function of a worker; it ends when its parent ends, for whatever reason."""
    threading.Thread(target=stop_with_parent, daemon=True).start()
    try:
        work(settings, listening)
    except ShoalError as error:
        log("worker_failed", worker=settings.worker, error=str(error))
        raise SystemExit(1) from None


def stop_with_parent() -> None:
    """Wait until the parent has ended, then shut down cleanly."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


def stop_all(workers: list[BaseProcess]) -> None:
    """Ask the workers to stop, and kill those that do not."""
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(STOP_TIMEOUT)
        if worker.is_alive():
            worker.kill()
            worker.join()
