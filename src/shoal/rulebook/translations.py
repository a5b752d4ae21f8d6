"""RULES.md in the reader's language: ``RULES.LANGUAGE.md`` beside it.

A translation may have only the introduction, up to the first section. The numbered rules
then follow in English, after a note.
"""

import re
from functools import lru_cache
from typing import Final

from shoal.core.catalogue import load
from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.rulebook.reader import read_rules

ENGLISH: Final = "en"
SECTION: Final = re.compile(r"^## ", re.MULTILINE)
MAX_CACHED: Final = 64


@lru_cache(MAX_CACHED)
def rules_text(info: GameInfo, language: str) -> str:
    """The rules in this language, or what there is of them and the rest in English."""
    text = translation(info, language)
    if not text:
        return info.rules()
    if read_rules(text).rule_numbers():
        return text
    note = load(language).format(say("rules-in-english"))
    return f"{text.rstrip()}\n\n*{note}*\n\n{after_introduction(info.rules())}"


def translation(info: GameInfo, language: str) -> str:
    """The rules in another language than English, or only their introduction; '' for none."""
    path = info.folder / f"RULES.{language}.md"
    if language == ENGLISH or not info.has_rules() or not path.is_file():
        return ""
    return path.read_text(encoding="utf-8")


def has_english_rules(info: GameInfo, language: str) -> bool:
    """Whether only the introduction is in this language, and the numbered rules are in English."""
    text = translation(info, language)
    return bool(text) and not read_rules(text).rule_numbers()


def after_introduction(text: str) -> str:
    r"""The rules from their second section on.

    >>> after_introduction("# Game\n\n## In one minute\n\nRoll.\n\n## Dice\n\n**SB-1** Six.")
    '## Dice\n\n**SB-1** Six.'
    """
    sections = [found.start() for found in SECTION.finditer(text)]
    return text[sections[1] :] if len(sections) > 1 else text
