"""Moves and changes that no player sends: bots, clocks, absences."""
