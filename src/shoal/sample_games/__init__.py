"""Two games everybody knows, written against the core: yardsticks for speed and search."""
