"""What operators need: settings, game modules, logs, metrics."""
