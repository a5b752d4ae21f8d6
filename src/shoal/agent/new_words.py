"""Made-up words for a disguise: pronounceable, and different from all known words."""

from collections.abc import Collection
from typing import Final

from shoal.core.rng import Rng

VOWELS: Final = "aeiou"
STARTS: Final = "bdfgklmnprtvz"
PAIRS: Final = ("bl", "br", "dr", "fl", "fr", "gl", "gr", "kl", "kr", "pl", "pr", "sk", "sn", "tr")
ENDS: Final = "bfkmnptvz"
"""No English ending ends with one of these, so that a word with an ending is not another word."""

MAX_TRIES: Final = 200
"""After so many tries there may be no word of this length left, and a longer one is made."""


def new_word(length: int, taken: Collection[str], rng: Rng) -> str:
    """A word that is not taken, of this length if there is one."""
    while True:
        for _ in range(MAX_TRIES):
            word = random_word(length, rng)
            if word not in taken:
                return word
        length += 1


def random_word(length: int, rng: Rng) -> str:
    """A random word: it begins and ends with a consonant.

    >>> [random_word(length, Rng(1)) for length in (3, 4, 5, 6)] == [
    ...     random_word(length, Rng(1)) for length in (3, 4, 5, 6)
    ... ]
    True
    >>> len(random_word(8, Rng(2)))
    8
    """
    word = "" if length % 2 else PAIRS[rng.below(len(PAIRS))]
    while len(word) < length - 1:
        letters = VOWELS if word and word[-1] not in VOWELS else STARTS
        word += letters[rng.below(len(letters))]
    return word + ENDS[rng.below(len(ENDS))]
