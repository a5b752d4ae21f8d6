"""What runs around the tables: memory, disk, bots, clocks, subscribers."""
