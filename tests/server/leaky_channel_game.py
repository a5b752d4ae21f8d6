"""Whispers with a leak through a chat channel, for ``--game``."""

from server.server_games import OPENED as GAME

__all__ = ["GAME"]
