"""The laboratory: what a game is like, found out by playing it, and what can be solved exactly."""
