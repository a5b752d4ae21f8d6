"""Which worker owns a table, and so schedules its bots and clocks."""

from zlib import crc32


def worker_of(table_id: bytes, workers: int) -> int:
    """The number of the worker that owns a table."""
    return crc32(table_id) % workers


class Ownership:
    """The tables that one worker of several owns."""

    def __init__(self, worker: int = 0, workers: int = 1) -> None:
        self.worker = worker
        self.workers = workers

    def owns(self, table_id: str) -> bool:
        """Whether this worker schedules the table's bots and clocks."""
        return worker_of(table_id.encode(), self.workers) == self.worker
