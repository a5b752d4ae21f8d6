"""Background tasks, which end with the server."""

import asyncio
from collections.abc import Awaitable

from shoal.server.ops.json_log import log
from shoal.server.table.errors import Refused


class BackgroundTasks:
    """Starts tasks, logs their errors, and cancels them at the end."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Awaitable[None]) -> None:
        """Run this in the background."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    async def cancel(self) -> None:
        """End all tasks."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        # A refusal has already been sent to the client that it concerns.
        if error is not None and not isinstance(error, Refused):
            log("failed", error=repr(error))
