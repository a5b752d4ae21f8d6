"""Whispers with a leak through a chat channel, for ``--game-module``."""

from server.server_games import OPENED as GAME

__all__ = ["GAME"]
