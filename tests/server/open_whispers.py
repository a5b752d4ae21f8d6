from server.worlds import OPENED as ROOM

__all__ = ["ROOM"]
