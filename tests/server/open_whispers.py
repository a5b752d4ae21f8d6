from server.worlds import OPENED as GAME

__all__ = ["GAME"]
