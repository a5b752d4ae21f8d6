"""Whispers with a leak in its View, for ``--game``."""

from server.server_games import SHOWN as GAME

__all__ = ["GAME"]
