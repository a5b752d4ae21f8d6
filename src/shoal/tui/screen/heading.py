"""The top line of the table: the game and who plays, in the order of the seats."""

from collections.abc import Iterator
from typing import Final

from shoal.tui.tables.table import TerminalTable

MIN_NAME: Final = 3
WIDE, NARROW = "  ·  ", " · "
"""Between two players."""


def heading(table: TerminalTable, width: int) -> str:
    """The game and the players, in as many words as fit the width."""
    text = ""
    for separator, players in ways(table):
        text = separator.join([table.game.info.title, *players])
        if len(text) <= width:
            break
    return text


def ways(table: TerminalTable) -> Iterator[tuple[str, list[str]]]:
    """The players in ever fewer words: with the bots' levels, by name, with shortened names."""
    labels, names = table.player_labels(), table.short_labels()
    yield WIDE, labels
    yield NARROW, labels
    yield WIDE, names
    for size in range(max(map(len, names)), MIN_NAME - 1, -1):
        yield NARROW, [shortened(name, size) for name in names]


def shortened(name: str, size: int) -> str:
    """A name of at most that many letters."""
    return name if len(name) <= size else f"{name[: size - 1].rstrip()}…"
