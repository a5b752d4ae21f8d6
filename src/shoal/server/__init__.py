"""Tables that hold: matches over HTTP and WebSocket, kept on disk before anybody hears of them."""
