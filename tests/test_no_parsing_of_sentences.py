"""Nobody takes sentences apart: what was said is a message, and its rule and seats are data."""

import re
from pathlib import Path

import pytest

import shoal

PACKAGE = Path(shoal.__file__).parent

PATTERNS = {
    "numbers of rules": r"\[A-Z\][^\"']*-",
    "seats": r"[Ss]eats? ?[^\"']*(?:\\d|\[0-9)",
}
"""What a regular expression over sentences looks for."""

ALLOWED = {
    "rulebook/reader.py": "reads RULES.md",
    "server/table/names/name_rules.py": "names that look like a seat",
}


@pytest.mark.parametrize("what", PATTERNS)
def test_no_regular_expression_looks_for_what_a_message_has(what):
    wanted = re.compile(rf"re\.\w+\(.*{PATTERNS[what]}")
    found = [
        f"{path.relative_to(PACKAGE)}: {line.strip()}"
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.relative_to(PACKAGE).as_posix() not in ALLOWED
        for line in path.read_text(encoding="utf-8").splitlines()
        if wanted.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("path", ALLOWED)
def test_an_exception_is_still_needed(path):
    text = (PACKAGE / path).read_text(encoding="utf-8")
    assert any(re.search(pattern, text) for pattern in PATTERNS.values())
