from server.worlds import WHISPERS as ROOM

__all__ = ["ROOM"]
