"""Compare what the source says with the catalogues: every key, argument, variant and language.

    python tools/check_messages.py [FOLDER]

prints each problem with its file and line, and fails if there are any. A catalogue is a file
``words/LANGUAGE.ftl``; one below ``games/NAME`` belongs to that game, every other one to all.

A key is used if the source says it, contains it as a literal, or names its family with
``key_in("family", ...)`` (``keyIn`` in JavaScript). An argument that no sentence needs, such as
one for the page's animation, is mentioned as ``$name`` in the comment above the entry.
"""

import sys
from pathlib import Path

from message_checks.catalogues import Catalogues
from message_checks.findings import Problem, Source
from message_checks.javascript_source import read_javascript
from message_checks.lesson_source import FILE, read_lesson
from message_checks.python_source import read_python
from message_checks.uses import unused_keys, use_problems, word_problems

PACKAGE = Path(__file__).parents[1] / "src" / "shoal"


def check(root: Path) -> list[Problem]:
    """Every problem below a folder."""
    catalogues = Catalogues(root)
    sources = read_sources(root)
    found = list(catalogues.problems())
    for source in sources:
        found += source.problems
        for use in source.uses:
            found += use_problems(use, catalogues)
    for file in catalogues.files:
        found += unused_keys(file, catalogues, sources)
        found += word_problems(file, catalogues, sources)
    return sorted(set(found))


def read_sources(root: Path) -> list[Source]:
    """What the Python and JavaScript files and the lessons say."""
    scripts = [path for path in sorted(root.rglob("*.js")) if "vendor" not in path.parts]
    return [
        *(read_python(path, root) for path in sorted(root.rglob("*.py"))),
        *(read_javascript(path, root) for path in scripts),
        *(read_lesson(path, root) for path in sorted(root.rglob(FILE))),
    ]


def main(arguments: list[str]) -> int:
    """Print every problem; 1 if there is one."""
    problems = check(Path(arguments[0]).resolve() if arguments else PACKAGE)
    here = Path.cwd()
    for path, line, text in problems:
        print(f"{path.relative_to(here) if path.is_relative_to(here) else path}:{line}: {text}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
