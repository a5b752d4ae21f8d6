"""The HTTP API, the WebSocket's endpoint, and the files of the page."""
