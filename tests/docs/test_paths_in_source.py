"""Files and modules that docstrings and comments name in backticks exist."""

import re
from pathlib import Path

import pytest
from docs.test_links import FOLDERS, PACKAGES, PATH, PLACEHOLDER, ROOT

SOURCE = ROOT / "src" / "shoal"
QUOTED = re.compile(r"(`+)([^`\n]+)\1")
DOTTED = re.compile(r"[a-z_]+(?:\.\w+)+")
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'])//[^\n]*", re.DOTALL)
"""A comment of a script."""

WRITTEN = {"games/00000.parquet"}
"""Files that a command writes."""


def sources():
    """Every Python file and every script of ours."""
    files = [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.js")]
    return sorted(path for path in files if "vendor" not in path.parts)


def quoted_words(path):
    """What stands in backticks in a file; in a script, only in its comments."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".js":
        text = "\n".join(COMMENT.findall(text))
    return [word for _, word in QUOTED.findall(text)]


def named_things(path):
    """The paths and modules of the package that a file names, games in general left out."""
    quoted = set(quoted_words(path)) - WRITTEN
    words = sorted(word for word in quoted if not PLACEHOLDER.search(word))
    paths = [word for word in words if "/" in word and PATH.fullmatch(word)]
    modules = [word for word in words if DOTTED.fullmatch(word)]
    return [word for word in paths if word.partition("/")[0] in (*FOLDERS, *PACKAGES)], [
        word.removeprefix("shoal.") for word in modules if is_module_of_ours(word)
    ]


def is_module_of_ours(word):
    """Whether a dotted name begins with one of our packages."""
    return word.removeprefix("shoal.").partition(".")[0] in PACKAGES


def module_exists(name):
    """Whether a dotted name is a module, or something that its module or package mentions."""
    place = SOURCE
    for part in name.split("."):
        if (place / part).is_dir():
            place = place / part
            continue
        module = place / f"{part}.py"
        if module.is_file():
            return True
        return bool(re.search(rf"\b{part}\b", (place / "__init__.py").read_text("utf-8")))
    return True


def missing_things(path):
    """What a file names and what does not exist."""
    paths, modules = named_things(path)
    # A folder of a game too: "a game's `web/board.js`".
    places = (ROOT, SOURCE, path.parent, *(SOURCE / "games").iterdir())
    return [
        *[word for word in paths if not any((place / word).exists() for place in places)],
        *[word for word in modules if not module_exists(word)],
    ]


def test_every_path_and_module_in_docstrings_and_comments_exists():
    found = {str(path.relative_to(ROOT)): missing_things(path) for path in sources()}
    assert {name: missing for name, missing in found.items() if missing} == {}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.py", '"""See ``core/none.py``."""'),
        ("a.py", "# See `core.none`, and `core.rng`."),
        ("a.js", "/** See `web/model/none.js`. */"),
        ("a.js", "const a = `web/none.js`; // see `web/model/nothing.js`"),
    ],
)
def test_a_missing_one_is_found(tmp_path: Path, name, text):
    (tmp_path / name).write_text(text, encoding="utf-8")
    assert len(missing_things(tmp_path / name)) == 1


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.py", '"""``games/NAME/rules.py``, ``core.fields.fields``, ``a/b``, ``wire.Play``."""'),
        ("a.js", "import(`web/none.js`); // `core/rng.py`"),
    ],
)
def test_placeholders_code_and_what_exists_are_fine(tmp_path: Path, name, text):
    (tmp_path / name).write_text(text, encoding="utf-8")
    assert missing_things(tmp_path / name) == []
