"""Draws the pictures of docs/terminal.md, with src and tests on the path of Python."""

import os
import re
import tempfile
from pathlib import Path

from tui.driving import drive, new_table, play_to_the_end

FONT = re.compile(r"\s*@font-face \{[^}]*\}")
"""A picture fetches nothing from elsewhere."""

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


def draw(name, table, size, theme, *keys, moves=6):
    """Play a little, press the keys, and keep what is on the screen."""

    async def act(driver):
        await play_to_the_end(driver, moves)
        await driver.press(*keys)
        await driver.pilot.pause()
        picture = FONT.sub("", driver.app.export_screenshot())
        (FOLDER / f"terminal-{name}.svg").write_text(picture, encoding="utf-8")

    drive(table, act, size, theme)


def main():
    """All of them."""
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
