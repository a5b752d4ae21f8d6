from server.worlds import RACING as ROOM

__all__ = ["ROOM"]
