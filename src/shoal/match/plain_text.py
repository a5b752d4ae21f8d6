"""Names and salts: plain text in one canonical form."""

import json
import re
from collections.abc import Sequence
from typing import Final

from shoal.core.errors import BadPlayers, BadSeed, ShoalError
from shoal.core.message import key_in, say

MAX_SALT_LENGTH: Final = 100
MAX_NAME_LENGTH: Final = 40

UNPLAIN: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Control characters, line ends, and surrogates, which UTF-8 cannot encode."""


def is_plain(text: str) -> bool:
    r"""Whether the text can be one line of a UTF-8 file.

    >>> is_plain("Ana"), is_plain("two\nlines")
    (True, False)
    """
    return UNPLAIN.search(text) is None


def write_words(words: Sequence[str]) -> str:
    """The words as compact JSON, exactly as a browser's JSON.stringify writes it.

    >>> write_words(("sea", ""))
    '["sea",""]'
    """
    return json.dumps(list(words), ensure_ascii=False, separators=(",", ":"))


def read_words(text: str) -> tuple[str, ...] | None:
    """The words from the text of ``write_words``; None for any other text.

    >>> read_words('["sea",""]'), read_words('["sea", ""]')
    (('sea', ''), None)
    """
    try:
        words = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        return None
    return tuple(words) if write_words(words) == text else None


def read_salts(salts: Sequence[str], players: int) -> tuple[str, ...]:
    """A salt for each seat, all empty if none are given; BadSeed otherwise."""
    return _one_each("salt", salts, players, MAX_SALT_LENGTH, BadSeed)


def read_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """A name for each seat, all empty if none are given; BadPlayers otherwise."""
    return _one_each("name", names, players, MAX_NAME_LENGTH, BadPlayers)


def word_of(what: str) -> str:
    """The key of the word for a salt or a name."""
    return key_in("thing", what)


def _one_each(
    what: str, words: Sequence[str], players: int, max_length: int, error: type[ShoalError]
) -> tuple[str, ...]:
    if isinstance(words, str | bytes) or not isinstance(words, Sequence):
        raise error(say("error-one-each", what=word_of(what)))
    if len(words) not in (0, players):
        raise error(
            say("error-wrong-number", players=players, count=len(words), what=word_of(what))
        )
    for seat, word in enumerate(words):
        if not isinstance(word, str) or len(word) > max_length or not is_plain(word):
            raise error(say("error-not-a-line", number=seat, what=word_of(what), length=max_length))
    return tuple(words) or ("",) * players
