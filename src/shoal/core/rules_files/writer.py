"""Writes all rules of a game as TOML, to be edited."""

import json
import re
from collections.abc import Mapping

from shoal.core.catalogue import Catalogue
from shoal.core.game import GameInfo
from shoal.core.message import Message, say
from shoal.core.option_tables import VALUE, Cell, Row, Rows
from shoal.core.options import Option, Value
from shoal.core.rules_files.reader import GAME
from shoal.core.text.pitch_and_option_words import option_about, option_title

BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def rules_as_toml(info: GameInfo, words: Catalogue, chosen: Mapping[str, Value]) -> str:
    """Every option of a game with its value, and what it means; tables come last."""
    head = comment(words.format(say("rules-file-head", game=info.title)))
    plain = [option for option in info.options if option.table is None]
    tables = [option for option in info.options if option.table is not None]
    parts = [f"{head}\n{GAME} = {cell(info.name)}"]
    for option in (*plain, *tables):
        value = chosen.get(option.name, option.default)
        parts.append(f"{about(option, words)}\n{written(option, value)}")
    return "\n\n".join(parts) + "\n"


def about(option: Option, words: Catalogue) -> str:
    """The title of an option, its values and what it decides, as comments."""
    title = option_title(option, words)
    said = values_of(option)
    values = words.format(said) if said is not None else ""
    lines = [f"{title}: {values}" if values else title, option_about(option, words)]
    return "\n".join(comment(line) for line in lines if line)


def values_of(option: Option) -> Message | None:
    """The values that an option may have; None for a table."""
    if option.choices:
        return say("rules-file-choices", choices=list(option.choices))
    if isinstance(option.default, bool):
        return say("rules-file-choices", choices=["true", "false"])
    if isinstance(option.default, int):
        return say("rules-file-range", low=option.low, high=option.high)
    return None


def written(option: Option, value: Value) -> str:
    """An option with its value; a table as its rows."""
    if option.table is None:
        return f"{key(option.name)} = {cell(value)}"
    rows = option.table.read(str(value))
    return "\n".join([f"[{key(option.name)}]", *row_lines(rows)])


def row_lines(rows: Rows) -> list[str]:
    """A line for every row."""
    return [f"{key(name)} = {row_text(row)}" for name, row in rows.items()]


def row_text(row: Row) -> str:
    """The values of a row."""
    if list(row) == [VALUE]:
        return cell(row[VALUE])
    return f"{{ {', '.join(f'{key(name)} = {cell(value)}' for name, value in row.items())} }}"


def cell(value: Cell) -> str:
    """A value as TOML.

    >>> cell(True), cell(3), cell("Shark-Cage")
    ('true', '3', '"Shark-Cage"')
    """
    return json.dumps(value, ensure_ascii=False)


def key(name: str) -> str:
    """A key as TOML."""
    return name if BARE_KEY.fullmatch(name) else cell(name)


def comment(text: str) -> str:
    """A comment."""
    return f"# {text}"
