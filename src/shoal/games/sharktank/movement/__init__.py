"""Where a shark can swim, and what it is worth to end there."""
