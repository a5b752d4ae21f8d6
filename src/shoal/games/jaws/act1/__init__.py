"""Act 1, Amity Island: one file for each part of a round, and the checks of positions."""
