"""Draws the pictures of docs/terminal.md.

Run it with ``PYTHONPATH=src:tests python tools/terminal_pictures.py``.
"""

import asyncio
import os
import re
import tempfile
from pathlib import Path

from tui.screen_driver import Driver, drive, new_table, play_to_the_end

from shoal.tui.table import TerminalTable

FONT = re.compile(r"\s*@font-face \{[^}]*\}")
"""Removed, so that a picture loads nothing from other sites."""

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"


def draw(
    name: str, table: TerminalTable, size: str, theme: str, *keys: str, moves: int = 6
) -> None:
    """Play some moves, press the keys, and save what the screen shows."""

    async def act(driver: Driver) -> None:
        await play_to_the_end(driver, moves)
        await driver.press(*keys)
        await driver.pilot.pause()
        picture = FONT.sub("", driver.app.export_screenshot())
        path = FOLDER / f"terminal-{name}.svg"
        await asyncio.to_thread(path.write_text, picture, encoding="utf-8")

    drive(table, act, size, theme)


def main() -> None:
    """Draw all pictures."""
    os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp()
    table = new_table("urchins", level="medium", size=6, players=3)
    draw("urchins", table, "large", "dark", moves=13)
    table = new_table("sharkbait", level="medium", players=4, track=42)
    draw("sharkbait", table, "small", "light", "f4", moves=9)
    table = new_table("sharktank", level="medium", players=3, turns=200)
    draw("replay", table, "small", "dark", "f6", moves=12)
    table = new_table("jaws", level="medium", players=4, people=(1,), summer=48, dusk=48)
    draw("jaws", table, "large", "light", "f2", moves=6)


if __name__ == "__main__":
    main()
