"""``shoal repair``: what is wrong with the tables of a database, and mending what can be mended."""
