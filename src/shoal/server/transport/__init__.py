"""uvicorn's HTTP and WebSocket protocols with limits."""
