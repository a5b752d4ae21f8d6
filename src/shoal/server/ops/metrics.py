"""Counts for Prometheus, in its text form."""

from dataclasses import dataclass, fields


@dataclass(slots=True)
class Metrics:
    """What this process has done since it began."""

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

    def text(self, tables: int, worker: int = 0) -> str:
        """The page that Prometheus reads."""
        lines = ["# TYPE shoal_worker gauge", f"shoal_worker {worker}"]
        lines += ["# TYPE shoal_tables_in_memory gauge", f"shoal_tables_in_memory {tables}"]
        for field in fields(self):
            gauge = field.name.endswith("_open")
            name = f"shoal_{field.name}" + ("" if gauge else "_total")
            lines.append(f"# TYPE {name} {'gauge' if gauge else 'counter'}")
            lines.append(f"{name} {getattr(self, field.name)}")
        return "\n".join(lines) + "\n"
