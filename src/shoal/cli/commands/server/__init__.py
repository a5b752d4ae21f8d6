"""Commands for a server and its database."""
