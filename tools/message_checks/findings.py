"""What the checks find, and whose a file is."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

SHARED = ""
"""The owner of everything that has no catalogue of its own."""

PAGE = "web"
TERMINAL = "tui"


class Problem(NamedTuple):
    """Something to correct."""

    path: Path
    line: int
    text: str


@dataclass(frozen=True)
class Use:
    """A place in the source that says a message.

    ``key`` ends with a hyphen if it is a family, whose last part is only known when the program
    runs. ``names`` is None if the arguments are not spelled out.
    """

    owner: str
    path: Path
    line: int
    key: str
    names: frozenset[str] | None
    words: dict[str, str] = field(default_factory=dict, hash=False)
    """Arguments that are literal texts."""


@dataclass
class Source:
    """What a source file says."""

    owner: str
    uses: list[Use] = field(default_factory=list)
    mentions: set[str] = field(default_factory=set)
    """Literal texts, and families of words: what they name is used."""
    problems: list[Problem] = field(default_factory=list)


def owner_of(path: Path, root: Path) -> str:
    """The game or the part of the program whose catalogue a file uses, such as ``games/NAME``.

    "" if it belongs to all.
    """
    parts = path.relative_to(root).parts
    if parts[0] in (PAGE, TERMINAL):
        return parts[0]
    return "/".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else SHARED


def is_family(key: str) -> bool:
    """Whether it stands for all keys that begin with it."""
    return key.endswith("-")
