"""Loads games from packages, modules and files, and checks that their classes are complete."""
