"""Sends messages to the subscribers of a table, after the events that each viewer knows of."""

from shoal import wire
from shoal.match.history import Viewer
from shoal.server.service.pending_write import PendingWrite, Subscriber
from shoal.server.service.subscribers import Subscribers
from shoal.server.service.write_queue import WriteQueue
from shoal.server.table.reducers.event_change import Change
from shoal.server.table.table import Table
from shoal.server.views import serializers


class Broadcast:
    """Sends to subscribers, but never before the events are on disk."""

    def __init__(self, subscribers: Subscribers, write_queue: WriteQueue) -> None:
        self.subscribers = subscribers
        self.write_queue = write_queue

    def lines_before(self, table: Table) -> dict[Viewer, int]:
        """The length of the log of every viewer with a subscriber, before an event is applied."""
        viewers = self.subscribers.of(table.id)
        return {viewer: table.cursors[viewer].lines for viewer in viewers} if viewers else {}

    def prepare_updates(
        self,
        table: Table,
        change: Change,
        noticed: list[Viewer],
        before: dict[Viewer, int],
        at: int,
        pending: PendingWrite,
    ) -> None:
        """Add the updates about a change to a pending write, from the table as it is now.

        ``before`` is from ``lines_before``, ``at`` the time for which clocks are shown.
        """
        if not before:
            return
        viewers = self.subscribers.of(table.id)
        builder = serializers.UpdateBuilder(table, change, at)
        for viewer in noticed:
            if viewer in before:
                encoded: dict[bool, bytes] = {}
                for subscriber in viewers[viewer]:
                    board = subscriber.board
                    if board not in encoded:
                        update = builder.update(viewer, before[viewer], board=board)
                        encoded[board] = serializers.encode(update)
                    pending.updates.append((subscriber, encoded[board]))

    def send_after_writes(
        self, table_id: str, viewer: Viewer, subscriber: Subscriber, message: bytes
    ) -> None:
        """Send to one subscriber, after all events that its viewer knows of are on disk."""
        pending = self.write_queue.last_for(table_id, viewer)
        if pending.settled:
            subscriber.send(message)
        else:
            pending.answers.append((subscriber, message))

    def send_to_all(self, table_id: str, message: wire.Answer) -> None:
        """Send to all subscribers of a table, to each after the writes that it knows of."""
        encoded = serializers.encode(message)
        for viewer, subscribers in self.subscribers.of(table_id).items():
            for subscriber in subscribers:
                self.send_after_writes(table_id, viewer, subscriber, encoded)
