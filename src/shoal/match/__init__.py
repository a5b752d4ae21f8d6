"""Matches: rules, dice and records."""
