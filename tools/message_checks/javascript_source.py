"""Finds what a module of the page says: ``t("key", { ... })``, ``say(...)``, and families.

Not a parser of JavaScript: texts stand in double quotes, as prettier writes them.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from message_checks.findings import Problem, Source, Use, owner_of

COMMENTS = re.compile(r"/\*.*?\*/|(?<=\s)//[^\n]*|\A//[^\n]*", re.DOTALL)
CALL = re.compile(r"(?<!function )(?<![\w.$])(say|t)\(\s*")
TEXTS = re.compile(r'"(?:[^"\\\n]|\\.)*"')
KEY = re.compile(r'"([\w-]+)"')
FAMILY = re.compile(r'keyIn\(\s*"([\w-]+)"\s*,')
NAME = re.compile(r'\s*"?([\w-]+)"?\s*(?::|$)')
OPENING, CLOSING = "([{", ")]}"


def read_javascript(path: Path, root: Path) -> Source:
    """What a module says."""
    source = Source(owner_of(path, root))
    code = COMMENTS.sub(blanked, path.read_text(encoding="utf-8"))
    source.mentions |= set(KEY.findall(code))
    source.mentions |= {f"{family}-" for family in FAMILY.findall(code)}
    for call in CALL.finditer(code):
        line = code.count("\n", 0, call.start()) + 1
        key, *others = call_arguments(code, call.end())
        keys = keys_of(key)
        if not keys:
            told = f"the key of {call[1]}() must be a literal, or keyIn() with a literal family"
            source.problems.append(Problem(path, line, told))
        names = names_of(others[0]) if others else frozenset()
        source.uses += [Use(source.owner, path, line, one, names) for one in keys]
    return source


def blanked(comment: re.Match[str]) -> str:
    """The lines of a comment without their text."""
    return "\n" * comment[0].count("\n")


def call_arguments(code: str, place: int) -> list[str]:
    """The arguments of a call, from behind its bracket."""
    end = end_of_bracket(code, place)
    return [part.strip() for part in split_outside(code[place:end], ",")]


def keys_of(expression: str) -> list[str]:
    """The keys that an expression can be: a literal, one of several, or a family; else none."""
    if found := KEY.fullmatch(expression):
        return [found[1]]
    if found := FAMILY.match(expression):
        return [f"{found[1]}-"]
    condition, *results = split_outside(expression, "?")
    if not results or not condition.strip():
        return []
    either, *rest = split_outside("?".join(results), ":")
    found_either, found_other = keys_of(either.strip()), keys_of(":".join(rest).strip())
    return [*found_either, *found_other] if found_either and found_other else []


def names_of(expression: str) -> frozenset[str] | None:
    """The names in an object of arguments; None if they are not spelled out."""
    if not (expression.startswith("{") and expression.endswith("}")):
        return frozenset() if not expression else None
    parts = [part.rstrip() for part in split_outside(expression[1:-1], ",") if part.strip()]
    names = [NAME.match(part) for part in parts]
    return frozenset(name[1] for name in names if name) if all(names) else None


def end_of_bracket(code: str, place: int) -> int:
    """Where the bracket closes in which this place is."""
    depth = 0
    for index, letter in structure(code, place):
        depth += (letter in OPENING) - (letter in CLOSING)
        if depth < 0:
            return index
    return len(code)


def split_outside(text: str, separator: str) -> list[str]:
    """The parts between separators that are in no bracket and no text."""
    parts, depth, begin = [], 0, 0
    for index, letter in structure(text, 0):
        depth += (letter in OPENING) - (letter in CLOSING)
        if letter == separator and depth == 0 and not is_operator(text, index):
            parts.append(text[begin:index])
            begin = index + 1
    return [*parts, text[begin:]]


def is_operator(text: str, index: int) -> bool:
    """Whether a question mark belongs to ``?.`` or ``??``."""
    return text[index] == "?" and (
        text[index + 1 : index + 2] in (".", "?") or text[index - 1] == "?"
    )


def structure(code: str, place: int) -> Iterator[tuple[int, str]]:
    """The letters outside texts, with their places."""
    index = place
    while index < len(code):
        if code[index] == '"' and (skipped := TEXTS.match(code, index)):
            index = skipped.end()
            continue
        yield index, code[index]
        index += 1
