"""Jaws: a shark, an island, a boat that is too small."""
