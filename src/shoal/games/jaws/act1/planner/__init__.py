"""A crew that plans its turns in Act 1 over its belief about the shark, without a search."""
