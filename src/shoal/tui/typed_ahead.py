"""What a person types while waiting for others."""

import select
import sys

from shoal.core.catalogue import Catalogue
from shoal.core.message import say
from shoal.tui.commands import read_command


def asked_to_leave(words: Catalogue) -> bool:
    """Whether a line typed meanwhile asks to leave; other lines get an answer.

    Only at a terminal: lines from a pipe are read later.
    """
    if sys.platform == "win32" or not sys.stdin.isatty():
        return False
    readable, _, _ = select.select([sys.stdin], [], [], 0)
    if not readable:
        return False
    line = sys.stdin.readline()
    if not line or read_command(line, ()).kind == "quit":
        return True
    print(words.format(say("please-wait")), flush=True)
    return False
