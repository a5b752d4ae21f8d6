"""Draws the pictures of docs/terminal.md.

Run it with ``PYTHONPATH=src:tests python tools/terminal_pictures.py``.
"""

import asyncio
import os
import re
import tempfile
from pathlib import Path

from game_tables import game_table
from tui.screen_driver import Driver, drive, new_table, play_to_the_end

from shoal.tui.tables.table import TerminalTable

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
    for game, plan in game_table("terminal_picture").items():
        table = new_table(
            game,
            level="medium",
            players=plan["players"],
            people=tuple(plan.get("people", (0,))),
            **plan["options"],
        )
        name = plan.get("file", game)
        draw(name, table, plan["size"], plan["theme"], *plan["keys"], moves=plan["moves"])


if __name__ == "__main__":
    main()
