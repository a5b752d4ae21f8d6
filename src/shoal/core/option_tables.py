"""Options that are tables of components: a text of many cards, tiles or tokens, row by row.

An option is one word of text. Its table gives every row a key, and every value in a row a name,
so that a file of rules can change one card. Any option whose default has commas is a table of
its entries, numbered from 1; a game may say more with a table of its own.
"""

from collections.abc import Sequence
from typing import Final

Cell = bool | int | str
"""A value in a row."""
Row = dict[str, Cell]
"""The values of a row by column. A table with one column has rows with the column ``VALUE``."""
Rows = dict[str, Row]
"""The rows by key, in order."""

VALUE: Final = ""
"""The column of a table that has only one."""


class OptionTable:
    """Reads an option's text as rows, and writes it again.

    ``columns`` names the values between ``between`` in an entry, and ``numbers`` those that are
    whole numbers. ``flag`` is a last column, which is true where the entry ends with ``letter``.
    Rows are numbered from ``first``, or called by the value in the column ``key``.

    >>> table = OptionTable(("zone", "dice"), between="/", numbers=("zone", "dice"))
    >>> table.read("1/3,2/4")
    {'1': {'zone': 1, 'dice': 3}, '2': {'zone': 2, 'dice': 4}}
    >>> table.write({"1": {"zone": 1, "dice": 3}})
    '1/3'
    """

    def __init__(
        self,
        columns: Sequence[str] = (VALUE,),
        *,
        between: str = "/",
        separator: str = ",",
        numbers: Sequence[str] = (),
        flag: str = "",
        letter: str = "",
        key: str = "",
        first: int = 1,
    ) -> None:
        self.names = tuple(columns)
        self.between = between
        self.separator = separator
        self.numbers = frozenset(numbers)
        self.flag = flag
        self.letter = letter
        self.key = key
        self.first = first

    def columns(self) -> tuple[str, ...]:
        """The names of all columns."""
        return (*self.names, self.flag) if self.flag else self.names

    def read(self, text: str) -> Rows:
        """The rows of a text that the option accepts."""
        entries = text.split(self.separator) if self.separator else list(text)
        rows: Rows = {}
        for number, entry in enumerate(entries, self.first):
            row = self.read_entry(entry)
            rows[free_key(str(row[self.key]), rows) if self.key else str(number)] = row
        return rows

    def read_entry(self, entry: str) -> Row:
        """The row of one entry."""
        flagged = bool(self.flag) and entry.endswith(self.letter)
        bare = entry.removesuffix(self.letter) if flagged else entry
        values = bare.split(self.between) if len(self.names) > 1 else [bare]
        row: Row = {
            name: int(value) if name in self.numbers else value
            for name, value in zip(self.names, values, strict=True)
        }
        return {**row, self.flag: flagged} if self.flag else row

    def write(self, rows: Rows) -> str:
        """The text of these rows."""
        return self.separator.join(self.write_entry(row) for row in rows.values())

    def write_entry(self, row: Row) -> str:
        """The entry of one row."""
        letter = self.letter if self.flag and row[self.flag] else ""
        return self.between.join(str(row[name]) for name in self.names) + letter


def free_key(name: str, rows: Rows) -> str:
    """A name, with a number behind it from the second row of that name on.

    >>> free_key("Cage", {"Cage": {}, "Cage-2": {}})
    'Cage-3'
    """
    if name not in rows:
        return name
    return next(f"{name}-{n}" for n in range(2, len(rows) + 3) if f"{name}-{n}" not in rows)


ENTRIES: Final = OptionTable()
"""The table of any option whose text is a list of entries."""
