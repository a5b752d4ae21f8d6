"""Tables at which people in a terminal play: on this machine, or on a server."""
