"""Adapters for research frameworks: PettingZoo, Gymnasium, OpenSpiel, and batches of games."""
