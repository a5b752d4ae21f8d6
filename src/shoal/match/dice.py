"""Fair dice: committed before the game, verifiable after it.

The seed is secret while the game runs. Its SHA-256, the commitment, is shown at the start. Every
seat may add a salt. Each throw is derived from the seed, the salts and its own number.
docs/fair-dice.md specifies the exact bytes.
"""

import hashlib
import hmac
import re
import secrets
from typing import Final

from shoal.core.errors import BadSeed
from shoal.core.message import say
from shoal.match.plain_text import write_words

SEED_BYTES: Final = 32
SPACE: Final = 2**256
"""The number of values of one HMAC."""

HEX_SEED: Final = re.compile("[0-9a-fA-F]{64}")

Seed = int | bytes | str | None
"""What ``read_seed`` accepts; None makes a new seed."""


def read_seed(seed: Seed) -> bytes:
    """The 32 bytes of a seed. Errors never quote it.

    >>> read_seed(7).hex() == "07".rjust(64, "0")
    True
    """
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < SPACE:
        return seed.to_bytes(SEED_BYTES, "big")
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, str) and HEX_SEED.fullmatch(seed):
        return bytes.fromhex(seed)
    raise BadSeed(say("error-seed"))


def outcome_of(number: int, among: int, space: int = SPACE) -> int | None:
    """The outcome for a number below ``space``; None if it must be drawn again.

    The highest numbers have no outcome, because they would make some outcomes more likely.

    >>> [outcome_of(number, 3, space=8) for number in range(8)]
    [0, 1, 2, 0, 1, 2, None, None]
    """
    return number % among if number < space - space % among else None


class Dice:
    """A seed with the salts of a match, which determine every throw.

    >>> dice = Dice(read_seed(7), ("", ""))
    >>> [dice.throw(number, among=6) + 1 for number in range(1, 9)]
    [2, 5, 6, 5, 2, 1, 4, 3]
    """

    def __init__(self, seed: bytes, salts: tuple[str, ...]) -> None:
        self._seed = seed
        self._salted = hashlib.sha256(write_words(salts).encode()).digest()
        self.commitment = hashlib.sha256(seed).hexdigest()

    def throw(self, number: int, among: int) -> int:
        """The outcome of throw ``number`` (the first is 1) among equally likely outcomes."""
        attempt = 0
        while True:
            outcome = outcome_of(self.word(number, attempt), among)
            if outcome is not None:
                return outcome
            attempt += 1

    def word(self, number: int, attempt: int) -> int:
        """The 256 random bits of a throw; attempts are counted from 0."""
        message = self._salted + number.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        return int.from_bytes(hmac.digest(self._seed, message, "sha256"), "big")

    def reveal(self) -> str:
        """The seed in hexadecimal; only for after the game."""
        return self._seed.hex()
