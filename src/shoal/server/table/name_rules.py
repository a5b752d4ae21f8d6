"""Which names a person may have: any that can be read, and none that passes for something else.

Which characters a name may hold, how spaces and forms of letters are written and
what is invisible comes from PRECIS (RFC 8266, nicknames); which letters look alike
and to which alphabet they belong, from Unicode's tables (UTS 39).
"""

import re
from functools import lru_cache
from typing import Final
from unicodedata import category, combining, normalize

from confusable_homoglyphs.categories import unique_aliases
from confusable_homoglyphs.confusables import is_confusable
from precis_i18n import get_profile

from shoal.bots.levels import FORMER_NAMES, LEVELS
from shoal.core.options import clip
from shoal.match.plain_text import MAX_NAME_LENGTH
from shoal.server.table.errors import Refused

NICKNAME: Final = get_profile("NicknameCasePreserved")

BLANKS: Final = str.maketrans({"\u2800": " ", "\U0001d159": " "})
"""Characters that count as visible, but show nothing."""

UNSEEN: Final = ("precis_ignorable_properties", "old_hangul_jamo", "zero_width")
"""Why PRECIS refuses what can be taken out without anybody seeing it."""

EMOJI_STYLE: Final = "\ufe0f"
JOINER: Final = "\u200d"
GLUE: Final = {EMOJI_STYLE, JOINER, EMOJI_STYLE + JOINER}
"""What may follow a part of a picture."""

SKIN_TONES: Final = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"

MOST_MARKS: Final = 4
"""So many marks may stand on one letter (UTS 39, section 5.4)."""

SHARED: Final = {"COMMON", "INHERITED", "UNKNOWN"}
"""Signs that belong to no single alphabet."""

WRITTEN_TOGETHER: Final = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
"""Alphabets that people mix in a word (UTS 39, section 5.2, highly restrictive)."""

SEAT: Final = re.compile(r"seat *[0-9lo]+")
"""How the log names a seat, as ``skeleton`` writes it."""


def clean(wanted: str) -> str:
    """The name as it will be shown; Refused if it is none."""
    bare, glue = _lift_glue(wanted.translate(BLANKS))
    name = _put_back(_enforce(bare), glue)
    if len(name) > MAX_NAME_LENGTH:
        raise Refused("shape", f"A name has at most {MAX_NAME_LENGTH} characters: shorten it.")
    _check_marks(name)
    for word in name.split():
        _check_alphabet(word)
    _check_taken(name)
    return name


def looks(name: str) -> frozenset[str]:
    """How a name looks, as it is and in small letters; two that share a look are alike.

    >>> bool(looks("AI") & looks("Al")), bool(looks("M00R") & looks("Moor"))
    (True, True)
    >>> bool(looks("Zoe") & looks("Zoë"))
    False
    """
    seen = skeleton(name)
    return frozenset((seen, skeleton(seen.casefold()), skeleton(name.casefold())))


def skeleton(text: str) -> str:
    """The same for texts that look the same (UTS 39, section 4).

    >>> skeleton("rnedium") == skeleton("medium")
    True
    """
    seen = [character for character in normalize("NFD", text) if character not in GLUE]
    return normalize("NFD", "".join(map(_prototype, seen)))


@lru_cache(maxsize=4096)
def _prototype(character: str) -> str:
    """What stands for all characters that look like this one."""
    alike = _alike(character)
    if len(alike) != 1:
        return character  # it looks like nothing else, or stands for all others itself
    (other,) = alike
    is_pair = len(other) == 1 and len(_alike(other)) == 1
    return min(character, other) if is_pair else other


def _alike(character: str) -> list[str]:
    """What looks like this character: what stands for it, or all for which it stands."""
    found = is_confusable(character, greedy=True)
    return [one["c"] for one in found[0]["homoglyphs"]] if found else []


# What PRECIS knows.


def _enforce(text: str) -> str:
    """The text in its one form; what nobody sees is taken out."""
    for _ in range(len(text) + 1):
        try:
            name = NICKNAME.enforce(text)
        except UnicodeEncodeError as wrong:
            if wrong.reason.endswith("empty"):
                break
            character = wrong.object[wrong.start]
            if not any(why in wrong.reason for why in UNSEEN):
                raise Refused(
                    "shape",
                    f"A name cannot contain the character U+{ord(character):04X}: leave it out.",
                ) from wrong
            text = wrong.object[: wrong.start] + wrong.object[wrong.start + 1 :]
        else:
            if any(category(character)[0] in "LNS" for character in name):
                return name
            break
    raise Refused("shape", "A name needs a letter, a digit or a picture that can be seen: add one.")


# Pictures of several parts, which PRECIS does not know.


def _is_picture(character: str) -> bool:
    return category(character) == "So" or character in SKIN_TONES


def _lift_glue(text: str) -> tuple[str, list[str]]:
    """The text without what holds pictures together, and what stood after each part of them."""
    bare = ""
    glue: list[str] = []
    for character in text:
        if character in GLUE and bare and _is_picture(bare[-1]):
            if glue[-1] + character in GLUE:
                glue[-1] += character
            continue
        bare += character
        if _is_picture(character):
            glue.append("")
    return bare, glue


def _put_back(bare: str, glue: list[str]) -> str:
    """The text with what holds its pictures together; a joiner needs a picture on either side."""
    name = ""
    after = iter(glue)
    for character, following in zip(bare, bare[1:] + " ", strict=True):
        name += character
        if _is_picture(character):
            holds = next(after, "")
            name += holds if _is_picture(following) else holds.removesuffix(JOINER)
    return name


# What passes for something else.


def _check_marks(name: str) -> None:
    marks = 0
    before = ""
    for character in normalize("NFD", name):
        marks = marks + 1 if combining(character) else 0
        if marks > MOST_MARKS or (marks and character == before):
            raise Refused(
                "shape",
                f"A name has at most {MOST_MARKS} different marks on one letter: leave some out.",
            )
        before = character


def _check_alphabet(word: str) -> None:
    found = unique_aliases(word) - SHARED
    if len(found) > 1 and not any(found <= together for together in WRITTEN_TOGETHER):
        alphabets = " and ".join(sorted(alphabet.title() for alphabet in found))
        raise Refused(
            "shape",
            f"{clip(word)} mixes letters of different alphabets, {alphabets}, which can look the "
            "same. Write each word in one.",
        )


def _check_taken(name: str) -> None:
    look = looks(name)
    if any(look & looks(level) for level in (*LEVELS, *FORMER_NAMES)):
        raise Refused(
            "shape",
            f"{clip(name)} is what a bot is called here: choose another name, or add to it.",
        )
    if any(SEAT.fullmatch(seen.casefold()) for seen in look):
        raise Refused("shape", f"{clip(name)} is the number of a seat: choose another name.")
