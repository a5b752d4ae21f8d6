from server.worlds import SHOWN as GAME

__all__ = ["GAME"]
