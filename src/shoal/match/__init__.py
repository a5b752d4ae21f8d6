"""Matches: rules, dice and a record together."""
