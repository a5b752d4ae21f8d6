"""Shoal in a terminal."""
