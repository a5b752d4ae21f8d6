"""The server: tables over HTTP and WebSocket; a move is on disk before any client sees it."""
