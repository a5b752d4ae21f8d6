"""What happens when the disk has answered: updates are sent, or lost events are rolled back."""

from shoal.core.message import say
from shoal.server.cluster.replication import Replication
from shoal.server.service.background import BackgroundTasks
from shoal.server.service.pending_write import PendingWrite
from shoal.server.service.registry import TableRegistry
from shoal.server.service.write_queue import WriteQueue
from shoal.server.table.errors import Refused


class CommitLoop:
    """Commits the waiting writes, and reports the results to the registry."""

    def __init__(
        self,
        write_queue: WriteQueue,
        registry: TableRegistry,
        replication: Replication,
        background: BackgroundTasks,
    ) -> None:
        self.write_queue = write_queue
        self.registry = registry
        self.replication = replication
        self.background = background

    async def run(self) -> None:
        """Commit one batch after another, forever."""
        while True:
            result = await self.write_queue.commit_next()
            if result.lost_tables:
                self._roll_back(result.lost, result.lost_tables)
            for pending in result.written:
                self._done(pending)
                self.registry.written(pending)

    def _done(self, pending: PendingWrite) -> None:
        if self.write_queue.done(pending):
            self.replication.writes_done(pending.table)

    def _roll_back(self, lost: list[PendingWrite], tables: set[str]) -> None:
        """Forget tables whose events were not written; their acts are tried again."""
        # Whatever was applied on top of lost events is lost as well.
        lost = lost + self.write_queue.withdraw(tables)
        for table_id in tables:
            self.registry.forget(table_id)
            if self.registry.subscribers.of(table_id):
                self.background.spawn(self.replication.catch_up_with_retry(table_id))
        for pending in lost:
            self._done(pending)
            if pending.retry is not None:
                self.background.spawn(pending.retry())
            pending.settle(Refused("busy", say("error-saved-too-late")))
            for subscriber, _ in pending.answers:
                subscriber.drop("busy")
