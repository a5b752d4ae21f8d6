"""Finds what a lesson says: the sentences of its steps, and the arguments that they get."""

import tomllib
from pathlib import Path
from typing import Any, Final

from message_checks.findings import Source, Use, owner_of

FILE: Final = "lesson.toml"


def read_lesson(path: Path, root: Path) -> Source:
    """What a lesson says."""
    source = Source(owner_of(path, root))
    text = path.read_text(encoding="utf-8")
    for step in tomllib.loads(text)["steps"]:
        line = text[: text.index(f'name = "{step["name"]}"')].count("\n") + 1
        for key, claims in (("", "before"), ("-done", "after")):
            names = argument_names(step.get(claims, []))
            source.uses.append(
                Use(source.owner, path, line, f"lesson-{step['name']}{key}", names, {})
            )
    return source


# Any: a table of a TOML file.
def argument_names(claims: list[dict[str, Any]]) -> frozenset[str]:
    """The arguments that claims give to a sentence."""
    return frozenset(claim["as"] for claim in claims if "as" in claim)
