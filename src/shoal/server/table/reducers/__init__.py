"""How events change a table."""
