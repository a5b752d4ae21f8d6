"""Several workers behind one address, on one machine or on several."""
