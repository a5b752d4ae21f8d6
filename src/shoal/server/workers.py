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
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final

from shoal.core.errors import ShoalError
from shoal.server.logs import log
from shoal.server.settings import Settings

PATIENCE: Final = 10.0
"""Seconds that a worker has to stop by itself."""

BREATH: Final = 0.2
"""Seconds before a dead worker is started again, so that a hopeless one does not spin."""

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
    workers = {
        place: begin(replace(settings, worker=place), listening, work)
        for place in range(settings.workers)
    }
    while not stopping.is_set():
        wait([worker.sentinel for worker in workers.values()], timeout=0.2)
        for place, worker in workers.items():
            if not worker.is_alive() and not stopping.is_set():
                log("worker_died", worker=place, code=worker.exitcode)
                time.sleep(BREATH)
                workers[place] = begin(replace(settings, worker=place), listening, work)
    end(list(workers.values()))


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
