"""The rules for names: readable, and not easily mistaken for another name.

PRECIS (RFC 8266, nicknames) defines which characters a name may contain, which of them
are invisible, and how spaces and forms of letters are normalised.  Unicode's tables
(UTS 39) define which letters look alike and to which alphabet they belong.
"""

import re
from functools import lru_cache
from typing import Final
from unicodedata import category, combining, normalize

from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.confusables import is_confusable
from precis_i18n import get_profile

from shoal.bots.levels import FORMER_NAMES, LEVELS
from shoal.core.message import key_in, say
from shoal.core.text.clip import clip
from shoal.match.plain_text import MAX_NAME_LENGTH
from shoal.server.table.errors import Refused

NICKNAME: Final = get_profile("NicknameCasePreserved")

BLANKS: Final = str.maketrans({"\u2800": " ", "\U0001d159": " "})
"""Characters that Unicode counts as visible, but that look blank."""

INVISIBLE: Final = ("precis_ignorable_properties", "old_hangul_jamo", "zero_width")
"""PRECIS's reasons for refusing an invisible character; we remove it instead."""

EMOJI_STYLE: Final = "\ufe0f"
JOINER: Final = "\u200d"
JOINERS: Final = {EMOJI_STYLE, JOINER, EMOJI_STYLE + JOINER}
"""Characters that join the parts of an emoji."""

SKIN_TONES: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"

MAX_MARKS: Final = 4
"""The most marks on one letter (UTS 39, section 5.4)."""

SHARED: Final = {"COMMON", "INHERITED", "UNKNOWN"}
"""Scripts of characters that do not belong to a single alphabet."""

WRITTEN_TOGETHER: Final = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
"""Alphabets that people mix in a word (UTS 39, section 5.2, highly restrictive)."""

COMMON_ALPHABETS: Final = frozenset(
    (
        *("ARABIC", "ARMENIAN", "BOPOMOFO", "CHEROKEE", "CYRILLIC", "DEVANAGARI", "GEORGIAN"),
        *("GREEK", "HAN", "HANGUL", "HEBREW", "HIRAGANA", "KATAKANA", "LATIN", "THAI"),
    )
)
"""Alphabets whose names are translated."""

SEAT: Final = re.compile(r"seat *[0-9lo]+")
"""How the log names a seat, in the form of ``skeleton``."""


def clean(wanted: str) -> str:
    """The name as it will be shown; Refused if it is not valid."""
    bare, joiners = _remove_joiners(wanted.translate(BLANKS))
    name = _restore_joiners(_enforce(bare), joiners)
    if len(name) > MAX_NAME_LENGTH:
        raise Refused("shape", say("error-name-too-long", length=MAX_NAME_LENGTH))
    _check_marks(name)
    for word in name.split():
        _check_alphabet(word)
    _check_taken(name)
    return name


def look_alike_keys(name: str) -> frozenset[str]:
    """Keys of what a name looks like; two names that share a key look alike.

    >>> bool(look_alike_keys("M00R") & look_alike_keys("Moor"))
    True
    >>> bool(look_alike_keys("Zoe") & look_alike_keys("Zoë"))
    False
    """
    seen = skeleton(name)
    return frozenset((seen, skeleton(seen.casefold()), skeleton(name.casefold())))


def skeleton(text: str) -> str:
    """A key that is the same for texts that look the same (UTS 39, section 4).

    >>> skeleton("rnedium") == skeleton("medium")
    True
    """
    seen = [character for character in normalize("NFD", text) if character not in JOINERS]
    return normalize("NFD", "".join(map(_prototype, seen)))


@lru_cache(maxsize=4096)
def _prototype(character: str) -> str:
    """The character that represents all characters that look like this one."""
    alike = _alike(character)
    if len(alike) != 1:
        return character  # it looks like no other, or represents the others itself
    (other,) = alike
    is_pair = len(other) == 1 and len(_alike(other)) == 1
    return min(character, other) if is_pair else other


def _alike(character: str) -> list[str]:
    """The characters that look like this one."""
    found = is_confusable(character, greedy=True)
    return [one["c"] for one in found[0]["homoglyphs"]] if found else []


# Rules of PRECIS.


def _enforce(text: str) -> str:
    """The normalised text, without invisible characters."""
    for _ in range(len(text) + 1):
        try:
            name = NICKNAME.enforce(text)
        except UnicodeEncodeError as error:
            if error.reason.endswith("empty"):
                break
            character = error.object[error.start]
            if not any(why in error.reason for why in INVISIBLE):
                code = f"U+{ord(character):04X}"
                raise Refused("shape", say("error-name-character", code=code)) from error
            text = error.object[: error.start] + error.object[error.start + 1 :]
        else:
            if any(category(character)[0] in "LNS" for character in name):
                return name
            break
    raise Refused("shape", say("error-name-invisible"))


# Emoji of several parts, which PRECIS does not know.


def _is_emoji(character: str) -> bool:
    return category(character) == "So" or character in SKIN_TONES


def _remove_joiners(text: str) -> tuple[str, list[str]]:
    """The text without the joiners of emoji, and the joiners after each emoji."""
    bare = ""
    joiners: list[str] = []
    for character in text:
        if character in JOINERS and bare and _is_emoji(bare[-1]):
            if joiners[-1] + character in JOINERS:
                joiners[-1] += character
            continue
        bare += character
        if _is_emoji(character):
            joiners.append("")
    return bare, joiners


def _restore_joiners(bare: str, joiners: list[str]) -> str:
    """The text with its joiners; a joiner needs an emoji on either side."""
    name = ""
    after = iter(joiners)
    for character, following in zip(bare, bare[1:] + " ", strict=True):
        name += character
        if _is_emoji(character):
            joiner = next(after, "")
            name += joiner if _is_emoji(following) else joiner.removesuffix(JOINER)
    return name


# Names that could be mistaken for something else.


def _check_marks(name: str) -> None:
    marks = 0
    before = ""
    for character in normalize("NFD", name):
        marks = marks + 1 if combining(character) else 0
        if marks > MAX_MARKS or (marks and character == before):
            raise Refused("shape", say("error-name-marks", count=MAX_MARKS))
        before = character


def _check_alphabet(word: str) -> None:
    found = unique_aliases(word) - SHARED
    if len(found) > 1 and not any(found <= together for together in WRITTEN_TOGETHER):
        alphabets = [_alphabet(name) for name in sorted(found)]
        raise Refused("shape", say("error-name-alphabets", word=clip(word), alphabets=alphabets))


def _alphabet(name: str) -> str:
    """The key of a common alphabet; Unicode's own name of a rare one."""
    return key_in("alphabet", name.lower()) if name in COMMON_ALPHABETS else name.title()


def _check_taken(name: str) -> None:
    keys = look_alike_keys(name)
    if any(keys & look_alike_keys(level) for level in (*LEVELS, *FORMER_NAMES)):
        raise Refused("shape", say("error-name-bot", name=clip(name)))
    if any(SEAT.fullmatch(seen.casefold()) for seen in keys):
        raise Refused("shape", say("error-name-seat", name=clip(name)))
