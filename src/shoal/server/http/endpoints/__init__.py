"""The endpoints of the API, by concern; importing this package registers them."""

from shoal.server.http.endpoints import games, lessons, play, review, seats, tables

__all__ = ["games", "lessons", "play", "review", "seats", "tables"]
