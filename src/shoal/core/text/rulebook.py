"""The numbered paragraphs of RULES.md."""

import re

PARAGRAPH = re.compile(r"^\*\*([A-Z]{2}-\d+)\*\* ", re.MULTILINE)
MENTION = re.compile(r"\b[A-Z]{2}-\d+\b")


def paragraphs(rules: str) -> dict[str, str]:
    """Every numbered paragraph, without its number.

    >>> paragraphs("**XY-1** Roll." + chr(10) * 2 + "**XY-2** Stop.")
    {'XY-1': 'Roll.', 'XY-2': 'Stop.'}
    """
    by_number = {}
    for match in PARAGRAPH.finditer(rules):
        body, _, _ = rules[match.end() :].partition("\n\n")
        by_number[match.group(1)] = " ".join(body.split())
    return by_number


def mentioned(sentence: str) -> str:
    """The first rule number in a sentence, or ''.

    >>> mentioned("Roll again or stop (SB-22).")
    'SB-22'
    """
    number = MENTION.search(sentence)
    return number.group() if number else ""
