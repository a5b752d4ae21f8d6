"""Links, pictures and file paths in the documents lead to something that exists."""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parents[2]
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / ".github").rglob("*.md")),
    ROOT / "benchmarks" / "README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
FOLDERS = ("benchmarks", "docs", "examples", "src", "tests", "tools", ".github")
PACKAGES = tuple(path.name for path in (ROOT / "src" / "shoal").iterdir() if path.is_dir())
NAMES = ("setup.py", "pyproject.toml", "Makefile", "Containerfile")

ELSEWHERE = re.compile(r"^(?:[a-z]+:|//)")
"""An address with a scheme or a host: not a file of this repository."""

PATH = re.compile(r"[\w.-]+(?:/[\w.-]+)*/?")

PLACEHOLDER = re.compile(r"\b(?:NAME|GAME|LANGUAGE)\b")
"""Stands for the name of a game or a language, as in ``games/NAME/rules.py``."""

FILE_NAME = re.compile(r"(?:[\w-]+/)*[\w-]+\.(?:py|js|css|html|md|toml|ftl)")
"""A file with at most a part of its path, as in ``ui.js`` and ``moves/selection.js``."""

WRITTEN = {"blind_bid.py", "reef_race.py", "their_game.py"}
"""Files that a reader writes."""

HISTORY = "CHANGELOG.md"
"""A changelog names files that were there once."""


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT))


def tokens_of(page: Path) -> list[Token]:
    """Every token of a page, those inside paragraphs and tables included."""
    text = re.sub(r"\A---\n.*?\n---\n", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    blocks = MarkdownIt("commonmark").enable("table").parse(text)
    return [token for block in blocks for token in (block, *(block.children or ()))]


def links_of(page: Path) -> list[str]:
    """The targets of all links and pictures, those written as HTML included."""
    found = []
    for token in tokens_of(page):
        if token.type == "link_open":
            found.append(str(token.attrs["href"]))
        elif token.type == "image":
            found.append(str(token.attrs["src"]))
        elif token.type in ("html_inline", "html_block"):
            found += re.findall(r"(?:src|href)=\"([^\"]+)\"", token.content)
    return found


def anchors_of(page: Path) -> set[str]:
    """The headings of a page as the hosting service makes anchors of them."""
    tokens = tokens_of(page)
    headings = [
        "".join(part.content for part in following.children or () if part.content)
        for token, following in pairwise(tokens)
        if token.type == "heading_open"
    ]
    return {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for text in headings}


def missing_targets(page: Path) -> list[str]:
    """The links of a page that lead nowhere."""
    wrong = []
    for link in links_of(page):
        if ELSEWHERE.match(link):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name) if name else page
        if not (target.exists() and has_anchor(target, anchor)):
            wrong.append(link)
    return wrong


def has_anchor(target: Path, anchor: str) -> bool:
    """Whether the part of a page that a link names is there; of other files nothing is asked."""
    return not anchor or target.suffix != ".md" or anchor in anchors_of(target)


def paths_of(page: Path) -> list[str]:
    """What stands in backticks and looks like a path of the repository or of the package."""
    found = []
    for token in tokens_of(page):
        word = token.content.partition("::")[0]
        if token.type != "code_inline" or PLACEHOLDER.search(word) or not PATH.fullmatch(word):
            continue
        top, slash, _ = word.partition("/")
        is_path = slash and (top in FOLDERS or top in PACKAGES)
        if is_path or word in NAMES:
            found.append(word)
    return found


@cache
def file_names() -> frozenset[str]:
    """The names of all files in the folders of the repository and in its root."""
    folders = [ROOT / name for name in FOLDERS]
    files = [path for folder in folders for path in folder.rglob("*.*")] + [*ROOT.glob("*.*")]
    return frozenset(path.name for path in files)


def unknown_names(page: Path) -> list[str]:
    """The files that a page names by the end of their path and that are nowhere."""
    named = [token.content for token in tokens_of(page) if token.type == "code_inline"]
    files = {word for word in named if FILE_NAME.fullmatch(word) and not PLACEHOLDER.search(word)}
    return sorted(word for word in files - WRITTEN if word.rpartition("/")[2] not in file_names())


def missing_paths(page: Path) -> list[str]:
    """The paths of a page that name no file or folder."""
    places = (ROOT, ROOT / "src" / "shoal", page.parent)
    return [path for path in paths_of(page) if not any((place / path).exists() for place in places)]


@pytest.mark.parametrize("page", PAGES, ids=shown)
def test_every_link_and_picture_leads_to_a_file_or_heading(page):
    assert missing_targets(page) == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != HISTORY], ids=shown)
def test_every_source_path_in_backticks_exists(page):
    assert missing_paths(page) == []


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != HISTORY], ids=shown)
def test_every_file_name_in_backticks_exists(page):
    assert unknown_names(page) == []


def test_an_unknown_file_name_is_found(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("`none.js` `moves/none.js` `rules.py` `words/LANGUAGE.ftl` `a.b`", "utf-8")
    assert unknown_names(page) == ["moves/none.js", "none.js"]


def test_broken_links_are_found(tmp_path):
    page = tmp_path / "page.md"
    page.write_text(
        "# A `b` heading\n\n[1](#a-b-heading) [2](#none) [3](page.md) ![4](none.jpg)\n"
        '<img src="none.svg">\n\n| |\n|---|\n| [5](none.md) `src/none.py` `core/rng.py` |\n'
        "\n`games/NAME/none.py` `games/none.py` `a / b` [6](https://example.org/none)\n",
        encoding="utf-8",
    )
    assert missing_targets(page) == ["#none", "none.jpg", "none.svg", "none.md"]
    assert missing_paths(page) == ["src/none.py", "games/none.py"]


def test_every_decision_is_in_the_index():
    folder = ROOT / "docs" / "decisions"
    decisions = sorted(path.name for path in folder.glob("[0-9]*.md"))
    assert links_of(folder / "README.md") == decisions
    for name in decisions:
        title = (folder / name).read_text(encoding="utf-8").partition("\n")[0]
        assert title.startswith(f"# {name[:4]} ")
