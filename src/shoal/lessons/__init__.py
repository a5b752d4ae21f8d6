"""Lessons: a game's moves one by one, from fixed positions with known dice."""
