"""A room's RULES.md, looked up by paragraph."""

import re

PARAGRAPH = re.compile(r"^\*\*([A-Z]{2}-\d+)\*\* ", re.MULTILINE)
MENTION = re.compile(r"\b[A-Z]{2}-\d+\b")


def paragraphs(rules: str) -> dict[str, str]:
    """Every numbered paragraph, without its number.

    >>> paragraphs("**XY-1** Roll." + chr(10) * 2 + "**XY-2** Stop.")
    {'XY-1': 'Roll.', 'XY-2': 'Stop.'}
    """
    found = {}
    for match in PARAGRAPH.finditer(rules):
        body, _, _ = rules[match.end() :].partition("\n\n")
        found[match.group(1)] = " ".join(body.split())
    return found


def mentioned(sentence: str) -> str:
    """The first rule number that a sentence names, or ''.

    >>> mentioned("Roll again or stop (SB-22).")
    'SB-22'
    """
    found = MENTION.search(sentence)
    return found.group() if found else ""
