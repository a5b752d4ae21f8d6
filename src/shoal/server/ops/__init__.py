"""For operators: game modules, logs, metrics, the server's clock."""
