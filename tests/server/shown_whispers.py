from server.worlds import SHOWN as ROOM

__all__ = ["ROOM"]
