"""Act 2, the Orca: the steps of a round and what a position must fulfil."""
