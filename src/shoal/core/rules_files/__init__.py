"""Rules as TOML files: what differs from a game's own rules, one value or one card at a time."""
