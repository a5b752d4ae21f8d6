"""Counters of one process, exposed in Prometheus' text format."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from typing import Final

from prometheus_client import CollectorRegistry
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4

HELP: Final = {
    "requests": "API requests.",
    "refused": "API requests and WebSocket messages that were refused.",
    "connections": "WebSockets that were opened.",
    "connections_open": "WebSockets that are open now.",
    "connections_slow": "WebSockets closed because the client read too slowly.",
    "events": "Table events that this process saved.",
    "followed": "Table events read from the database because another worker saved them.",
    "commits": "Database commits.",
    "bot_moves": "Moves played by bots.",
    "timeouts": "Turns that ended because the player's time ran out.",
}


@dataclass(slots=True)
class Metrics:
    """What this process has done since it started.

    Plain integers: prometheus_client's own counters take a lock for every increment, and some of
    these grow several times with every move.
    """

    requests: int = 0
    refused: int = 0
    connections: int = 0
    connections_open: int = 0
    connections_slow: int = 0
    events: int = 0
    followed: int = 0
    commits: int = 0
    bot_moves: int = 0
    timeouts: int = 0


class MetricsCollector(Collector):
    """Reads the counters of one process whenever Prometheus asks for them."""

    def __init__(self, metrics: Metrics, worker: int, tables: Callable[[], int]) -> None:
        self._metrics = metrics
        self._worker = worker
        self._tables = tables

    def collect(self) -> Iterator[Metric]:
        """Yield every metric with its current value."""
        yield GaugeMetricFamily("shoal_worker", "Number of this worker.", self._worker)
        yield GaugeMetricFamily("shoal_tables_in_memory", "Tables in memory.", self._tables())
        for field in fields(self._metrics):
            name, value = f"shoal_{field.name}", getattr(self._metrics, field.name)
            family = GaugeMetricFamily if name.endswith("_open") else CounterMetricFamily
            yield family(name, HELP[field.name], value)


class MetricsPage:
    """The text of ``/metrics``, from its own registry: a process can hold several servers."""

    def __init__(self, metrics: Metrics, worker: int, tables: Callable[[], int]) -> None:
        self._registry = CollectorRegistry()
        self._registry.register(MetricsCollector(metrics, worker, tables))

    def text(self) -> bytes:
        """The current values."""
        return generate_latest(self._registry)
