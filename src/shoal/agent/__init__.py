"""A text interface to one seat, for language models: ``shoal agent``, an MCP server."""
