"""Limits: requests per address, connections, and what counts as one address."""
