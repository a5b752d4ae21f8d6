"""RULES.md as structured text, for the terminal and for the page."""
