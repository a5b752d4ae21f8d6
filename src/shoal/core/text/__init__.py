"""Helpers for the words of a game."""
