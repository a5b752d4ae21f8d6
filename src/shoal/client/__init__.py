"""A client for tables on a server."""
