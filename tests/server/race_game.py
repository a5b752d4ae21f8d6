"""Lagoon as a race, for ``--game``."""

from server.server_games import RACING as GAME

__all__ = ["GAME"]
