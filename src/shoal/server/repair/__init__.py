"""``shoal repair``: finds damaged tables in a database, and repairs them where possible."""
