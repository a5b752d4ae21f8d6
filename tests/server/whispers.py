from server.worlds import WHISPERS as GAME

__all__ = ["GAME"]
