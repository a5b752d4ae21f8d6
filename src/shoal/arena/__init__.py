"""The arena: bots against bots, measured."""
