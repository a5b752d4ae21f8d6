"""Whispers, a game with hidden moves, for ``--game-module``."""

from server.server_games import WHISPERS as GAME

__all__ = ["GAME"]
