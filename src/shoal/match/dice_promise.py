"""What somebody saw and gave before the first throw, to be held against the record.

A record fits itself even if the table replaced a salt and chose the dice that
way.  Whoever kept the commitment and the own salt finds that out.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from shoal.core.errors import BadSeed
from shoal.core.options import clip

COMMITMENT: Final = re.compile("[0-9a-f]{64}")
SEATED: Final = re.compile(r"([0-9]{1,3})=(.*)", re.DOTALL)


@dataclass(frozen=True)
class Promise:
    """The commitment that was shown ('' if it was not kept), and salts that were given.

    ``salts`` are by seat, '' for a seat that gave none, such as a bot's;
    ``loose`` are those of which only the text is known.
    """

    commitment: str = ""
    salts: Mapping[int, str] = field(default_factory=dict)
    loose: tuple[str, ...] = ()


def read_promise(commitment: str | None, salts: Iterable[str]) -> Promise:
    """A promise as it is typed: a commitment or None, and salts as SALT or SEAT=SALT.

    >>> read_promise(None, ["1=coral", "pearl"])
    Promise(commitment='', salts={1: 'coral'}, loose=('pearl',))
    """
    seated: dict[int, str] = {}
    loose: list[str] = []
    for given in salts:
        found = SEATED.fullmatch(given)
        if found is None:
            loose.append(given)
            continue
        seat = int(found.group(1))
        if seat in seated:
            raise BadSeed(f"Seat {seat} gave one salt, so it cannot be named twice.")
        seated[seat] = found.group(2)
    return Promise(_read_commitment(commitment), seated, tuple(loose))


def _read_commitment(text: str | None) -> str:
    if text is None:
        return ""
    if not COMMITMENT.fullmatch(text.lower()):
        raise BadSeed(f"A commitment has 64 hexadecimal digits: copy all of it, not {clip(text)}.")
    return text.lower()
