"""Whispers, a game with hidden moves, for ``--game``."""

from server.server_games import WHISPERS as GAME

__all__ = ["GAME"]
