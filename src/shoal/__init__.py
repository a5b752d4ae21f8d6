"""Shoal: a table for five sea games."""
