"""What a player saw and sent before the first throw, to compare with the record.

A record alone cannot show that the server replaced a salt and so chose the dice. A player who kept
the commitment and their own salt can detect that.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from shoal.core.errors import BadSeed
from shoal.core.message import say
from shoal.core.text.clip import clip

COMMITMENT: Final = re.compile("[0-9a-f]{64}")
SEATED: Final = re.compile(r"([0-9]{1,3})=(.*)", re.DOTALL)


@dataclass(frozen=True)
class DiceCommitment:
    """The commitment that was shown ('' if unknown), and the salts that were sent.

    ``salts`` are by seat, '' for a seat that sent none, such as a bot's. ``other_salts`` are salts
    whose seat is unknown.
    """

    commitment: str = ""
    salts: Mapping[int, str] = field(default_factory=dict)
    other_salts: tuple[str, ...] = ()


def read_dice_commitment(commitment: str | None, salts: Iterable[str]) -> DiceCommitment:
    """From the command line: a commitment or None, and salts as SALT or SEAT=SALT.

    >>> read_dice_commitment(None, ["1=coral", "pearl"])
    DiceCommitment(commitment='', salts={1: 'coral'}, other_salts=('pearl',))
    """
    seated: dict[int, str] = {}
    others: list[str] = []
    for given in salts:
        parts = SEATED.fullmatch(given)
        if parts is None:
            others.append(given)
            continue
        seat = int(parts.group(1))
        if seat in seated:
            raise BadSeed(say("error-salt-twice", number=seat))
        seated[seat] = parts.group(2)
    return DiceCommitment(_read_commitment(commitment), seated, tuple(others))


def _read_commitment(text: str | None) -> str:
    if text is None:
        return ""
    if not COMMITMENT.fullmatch(text.lower()):
        raise BadSeed(say("error-commitment", text=clip(text)))
    return text.lower()
