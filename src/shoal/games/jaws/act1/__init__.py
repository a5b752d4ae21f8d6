"""Act 1, Amity Island: the phases of a round and what a position must fulfil."""
