"""The lines of a TOML file on which its keys stand.

Python's reader does not say where a key was. So the file is divided into statements, each the
fewest lines that the reader accepts alone; what it returns for them are their keys.
"""

import tomllib
from bisect import bisect_left
from collections.abc import Iterator
from typing import Any

MAX_STATEMENT_LINES = 200
"""No list or text of a file of rules is longer."""

Keys = tuple[str, ...]
"""The keys from the top of the file down to a value."""


class BadToml(Exception):
    """The text is not TOML from this line on."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


Statement = tuple[int, str]
"""The line on which it begins, and its text."""


def read_toml(text: str) -> dict[str, Any]:  # Any: it is TOML
    """The content of a file; BadToml with the line on which it goes wrong."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadToml(wrong_line(text)) from error


def wrong_line(text: str) -> int:
    """The line of the first statement that is wrong, alone or after those before it."""
    try:
        found = list(statements(text))
    except BadToml as error:
        return error.line
    starts = range(1, len(found) + 1)
    wrong = bisect_left(starts, True, key=lambda end: not is_toml(joined(found[:end])))
    return found[min(wrong, len(found) - 1)][0]


def statements(text: str) -> Iterator[Statement]:
    """The statements of a file, in order; BadToml at the first that is none."""
    lines = text.split("\n")
    start = 0
    while start < len(lines):
        ends = range(start + 1, min(start + MAX_STATEMENT_LINES, len(lines)) + 1)
        end = next((end for end in ends if is_toml("\n".join(lines[start:end]))), None)
        if end is None:
            raise BadToml(start + 1)
        yield start + 1, "\n".join(lines[start:end])
        start = end


def line_of(text: str, keys: Keys) -> int:
    r"""The line on which a valid file first has these keys, or else the longest beginning of them.

    >>> line_of("[gear.Rifle]\n# more\ndice = 4", ("gear", "Rifle", "dice"))
    3
    """
    best, found = 0, 1
    above: Keys = ()
    for line, statement in statements(text):
        content = tomllib.loads(statement)
        if statement.lstrip().startswith("["):
            above = only_keys(content)
            depth = common(keys, above)
        else:
            depth = max((common(keys, above + one) for one in all_keys(content)), default=0)
        if depth > best:
            best, found = depth, line
    return found


def common(one: Keys, other: Keys) -> int:
    """How many keys both begin with."""
    return next((n for n, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]),
                min(len(one), len(other)))  # fmt: skip


def only_keys(content: dict[str, Any]) -> Keys:  # Any: it is TOML
    """The keys of a heading."""
    found: list[str] = []
    inner: object = content
    while isinstance(inner, dict) and inner:
        found.append(next(iter(inner)))
        inner = inner[found[-1]]
    return tuple(found)


def all_keys(content: dict[str, Any]) -> Iterator[Keys]:  # Any: it is TOML
    """The keys of every value."""
    for key, value in content.items():
        if isinstance(value, dict) and value:
            yield from ((key, *inner) for inner in all_keys(value))
        else:
            yield (key,)


def joined(found: list[Statement]) -> str:
    """The text of some statements."""
    return "\n".join(statement for _, statement in found)


def is_toml(text: str) -> bool:
    """Whether Python's reader accepts the text."""
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return True
