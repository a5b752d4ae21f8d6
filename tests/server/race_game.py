"""Lagoon as a race, for ``--game-module``."""

from server.server_games import RACING as GAME

__all__ = ["GAME"]
