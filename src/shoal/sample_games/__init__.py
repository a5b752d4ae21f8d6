"""Two well-known games, to compare speed and search with other engines."""
