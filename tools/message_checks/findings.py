"""What the checks find, and whose a file is."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

SHARED = ""
"""The owner of everything that belongs to neither a game nor the page."""

PAGE = "web"
GAMES = "games"

ABOUT_GAMES = Path("web/model/game-wording.js")
"""Where the page reads keys that any game may have, such as the names of its options."""


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
    """The part of the program whose catalogue a file uses.

    ``games/NAME`` for a game, ``web`` for the page, ``games`` for what any game may have, and ""
    for everything else.
    """
    place = path.relative_to(root)
    if place.parts[0] == GAMES and len(place.parts) > 2:
        return "/".join(place.parts[:2])
    if place.parts[0] == PAGE:
        return GAMES if place == ABOUT_GAMES else PAGE
    return SHARED


def concerns(source: str, catalogue: str) -> bool:
    """Whether the owner of a source file may use a catalogue, given by its owner."""
    return catalogue in (source, SHARED) or (source == GAMES and catalogue.startswith(f"{GAMES}/"))


def is_family(key: str) -> bool:
    """Whether it stands for all keys that begin with it."""
    return key.endswith("-")
