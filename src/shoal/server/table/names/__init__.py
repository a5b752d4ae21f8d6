"""Which names players may have, and what of a text is kept."""
