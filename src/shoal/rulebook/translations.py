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
    path = info.folder / f"RULES.{language}.md"
    if language == ENGLISH or not info.has_rules() or not path.is_file():
        return info.rules()
    text = path.read_text(encoding="utf-8")
    if read_rules(text).rule_numbers():
        return text
    note = load(language).format(say("rules-in-english"))
    return f"{text.rstrip()}\n\n*{note}*\n\n{after_introduction(info.rules())}"


def after_introduction(text: str) -> str:
    r"""The rules from their second section on.

    >>> after_introduction("# Game\n\n## In one minute\n\nRoll.\n\n## Dice\n\n**SB-1** Six.")
    '## Dice\n\n**SB-1** Six.'
    """
    sections = [found.start() for found in SECTION.finditer(text)]
    return text[sections[1] :] if len(sections) > 1 else text
