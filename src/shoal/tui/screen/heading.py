"""The top line of the table: the game and who plays, in the order of the seats."""

from typing import Final

from shoal.tui.tables.table import TerminalTable

MIN_NAME: Final = 3


def heading(table: TerminalTable, width: int) -> str:
    """The game and the players, with names shortened until all fit the width if possible."""
    names = table.player_labels()
    longest = max(len(name) for name in names)
    ways = [("  ·  ", longest), *[(" · ", size) for size in range(longest, MIN_NAME - 1, -1)]]
    text = ""
    for separator, size in ways:
        text = separator.join([table.game.info.title, *[shortened(name, size) for name in names]])
        if len(text) <= width:
            break
    return text


def shortened(name: str, size: int) -> str:
    """A name of at most that many letters."""
    return name if len(name) <= size else f"{name[: size - 1].rstrip()}…"
