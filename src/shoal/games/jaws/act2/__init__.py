"""Act 2, the Orca: one file for each part of a round, and the checks of positions."""
