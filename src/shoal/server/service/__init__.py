"""The tables in memory: registry, write queue, subscribers, quarantine."""
