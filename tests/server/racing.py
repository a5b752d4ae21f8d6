from server.worlds import RACING as GAME

__all__ = ["GAME"]
