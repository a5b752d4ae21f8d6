"""The page 'Write your own game' as a reader follows it: its pieces of code, and its commands."""

import re
import shlex
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "write-your-own-game.md"
TEXT = PAGE.read_text(encoding="utf-8")
NAME = "reef_race"
END_OF_INIT = "\n    def start(self, players):"
"""Where a reader puts further lines of ``__init__``: before the method that follows it."""


def section(heading: str, text: str = TEXT) -> str:
    """The part of the page below a heading, up to the next heading of its level or a higher one."""
    level = heading.partition(" ")[0]
    following = text.partition(f"\n{heading}\n")[2]
    assert following, f"The page has no heading {heading!r}."
    return re.split(rf"^#{{2,{len(level)}}} ", following, maxsplit=1, flags=re.MULTILINE)[0]


def blocks(text: str, language: str) -> list[str]:
    """The blocks of a language; commands have none."""
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def commands(heading: str) -> list[list[str]]:
    """The commands in a section of the page, as words."""
    found = section(heading)
    other = re.sub(r"^```\w+\n.*?^```", "", found, flags=re.MULTILINE | re.DOTALL)
    return [shlex.split(line) for block in blocks(other, "") for line in block.splitlines()]


def game_code() -> str:
    """The file that the first part of the page builds."""
    return "\n".join(blocks(section("## The game"), "python"))


def whole_game_code() -> str:
    """The same file with everything that a game may have."""
    code = game_code()
    for block in blocks(optional_parts(), "python"):
        if block.startswith("    "):
            code = code.replace(END_OF_INIT, f"{block}{END_OF_INIT}")
        elif block.startswith(("import ", "from ")):
            code = code.replace("\n\n", f"\n\n{block}", 1)
        else:
            code += f"\n\n{block}"
    return code


def optional_parts() -> str:
    """What Reef Race may have; the secrets are another game's."""
    optional = section("## What else a game may have")
    return optional.replace(section("### Secrets", optional), "")


def write_words(folder: Path, text: str) -> None:
    """Write the sentences that a part of the page gives into ``words/en.ftl``."""
    (folder / "words").mkdir()
    (folder / "words" / "en.ftl").write_text("\n".join(blocks(text, "ftl")), encoding="utf-8")


def write_game(folder: Path) -> Path:
    """Write the file of the first part."""
    path = folder / f"{NAME}.py"
    path.write_text(game_code(), encoding="utf-8")
    return path


def write_whole_game(folder: Path) -> Path:
    """Write the file with all optional parts, its rules, its words and its board."""
    path = folder / f"{NAME}.py"
    path.write_text(whole_game_code(), encoding="utf-8")
    (folder / "RULES.md").write_text(blocks(TEXT, "markdown")[0], encoding="utf-8")
    write_words(folder, optional_parts())
    (folder / "web").mkdir()
    (folder / "web" / "board.js").write_text(blocks(TEXT, "js")[0], encoding="utf-8")
    return path
