"""One description of a state: its fields, and everything that is derived from them."""
