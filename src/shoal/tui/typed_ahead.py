"""What a person types while others are awaited."""

import select
import sys

from shoal.tui.commands import read_order


def asked_to_leave() -> bool:
    """Whether the line typed meanwhile, if there is one, asks to leave; others are answered.

    Only at a terminal: what comes through a pipe is meant for later.
    """
    if sys.platform == "win32" or not sys.stdin.isatty():
        return False
    readable, _, _ = select.select([sys.stdin], [], [], 0)
    if not readable:
        return False
    line = sys.stdin.readline()
    if not line or read_order(line, ()).kind == "quit":
        return True
    print("Nothing can be done yet but wait; quit or leave goes.", flush=True)
    return False
