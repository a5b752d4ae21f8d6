"""A table as a viewer may see it."""
