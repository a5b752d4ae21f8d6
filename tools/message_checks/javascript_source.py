"""Finds what a module of the page says: ``say("key", { ... })``, ``keyIn("family", ...)``, texts.

Not a parser of JavaScript: keys stand in double quotes, as prettier writes them.
"""

import re
from pathlib import Path

from message_checks.findings import Problem, Source, Use, owner_of

COMMENTS = re.compile(r"/\*.*?\*/|(?<=\s)//[^\n]*|\A//[^\n]*", re.DOTALL)
CALL = re.compile(r"(?<!function )(?<![\w.])say\(\s*")
KEY = re.compile(r'"([\w-]+)"\s*(?=[,)])')
FAMILY = re.compile(r'keyIn\(\s*"([\w-]+)"\s*,')
EITHER = re.compile(r'[^",()]*\?\s*"([\w-]+)"\s*:\s*"([\w-]+)"\s*(?=[,)])')
TEXT = re.compile(r'"([\w-]+)"')
NAME = re.compile(r'\s*"?([\w-]+)"?\s*(?::|$)')
BEFORE_ARGUMENTS = re.compile(r"\s*,\s*\{")
OPENING, CLOSING = "([{", ")]}"


def read_javascript(path: Path, root: Path) -> Source:
    """What a module says."""
    source = Source(owner_of(path, root))
    code = COMMENTS.sub(blanked, path.read_text(encoding="utf-8"))
    source.mentions |= set(TEXT.findall(code))
    source.mentions |= {f"{family}-" for family in FAMILY.findall(code)}
    for call in CALL.finditer(code):
        line = code.count("\n", 0, call.start()) + 1
        keys, end = keys_at(code, call.end())
        if not keys:
            told = "the key of say() must be a literal, or keyIn() with a literal family"
            source.problems.append(Problem(path, line, told))
        names = arguments_at(code, end)
        source.uses += [Use(source.owner, path, line, key, names) for key in keys]
    return source


def blanked(comment: re.Match[str]) -> str:
    """The lines of a comment without their text."""
    return "\n" * comment[0].count("\n")


def keys_at(code: str, place: int) -> tuple[list[str], int]:
    """The keys that the first argument can be, and where it ends."""
    if found := KEY.match(code, place):
        return [found[1]], found.end()
    if found := EITHER.match(code, place):
        return [found[1], found[2]], found.end()
    if found := FAMILY.match(code, place):
        end = end_of_bracket(code, code.index("(", place))
        return [f"{found[1]}-"], end
    return [], place


def arguments_at(code: str, place: int) -> frozenset[str] | None:
    """The names in the object of arguments; None if they are not spelled out."""
    found = BEFORE_ARGUMENTS.match(code, place)
    if not found:
        return frozenset() if code[place:].lstrip(" \n,").startswith(")") else None
    inside = code[found.end() : end_of_bracket(code, found.end() - 1) - 1]
    parts = [part for part in top_level_parts(inside) if part.strip()]
    names = [NAME.match(part.rstrip()) for part in parts]
    return frozenset(name[1] for name in names if name) if all(names) else None


def end_of_bracket(code: str, place: int) -> int:
    """Behind the bracket that closes the one here."""
    depth = 0
    for index in range(place, len(code)):
        depth += (code[index] in OPENING) - (code[index] in CLOSING)
        if depth == 0:
            return index + 1
    return len(code)


def top_level_parts(text: str) -> list[str]:
    """The parts between commas that are in no bracket."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in OPENING) - (letter in CLOSING)
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return parts
