"""Settings, logs, metrics: what operators see."""
