"""Bots: they see Views and choose moves."""
