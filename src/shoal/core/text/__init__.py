"""Helpers for a game's texts."""
