"""Doors to other people's frameworks: PettingZoo, Gymnasium, OpenSpiel, and batches of games."""
