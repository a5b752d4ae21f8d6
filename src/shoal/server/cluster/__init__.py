"""Several workers behind one address, and on several machines."""
