"""Measured numbers in the documents name the command that makes them, and commands are valid."""

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from shoal.cli.commands.study import read_study
from shoal.cli.parser import build_parser
from shoal.games import game_info, names
from shoal.lab.report.report_words import ReportWords

ROOT = Path(__file__).parents[2]
sys.path += [str(ROOT / "benchmarks"), str(ROOT / "tools")]

import game_pages  # noqa: E402 - a script beside the package
import sharktank_game_length  # noqa: E402 - as above

PAGES = [
    ROOT / "README.md",
    ROOT / "benchmarks" / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "games").glob("*.md")),
]
MEASURED = re.compile(r"\b\d[\d.,]* ?(?:%|ms\b|us\b|k\b|M\b|x\b|MiB\b|seconds\b|times\b)")
"""A number with the unit of a measurement."""

NOT_MEASURED = re.compile(r"95 %|100 %|50 %|ready in|\d+ms\b|--\w+")
"""Confidence levels, even odds, and names of budgets and options."""

COMMAND = re.compile(
    r"(?:^ {0,4}|(?<=`)|(?<=\$ ))((?:shoal|python (?:benchmarks|examples|tools)/)[^`\n]*)",
    re.MULTILINE,
)
END_OF_COMMAND = re.compile(r'\s+#|\s{2,}| \|(?=(?:[^"]*"[^"]*")*[^"]*$)')
"""A comment, or a pipe; a bar between quotes belongs to a position."""

CONSTANTS = {"bots.md", "operate.md", "protocol.md", "web.md", "terminal.md", "fair-dice.md"}
"""Pages whose numbers are settings, not measurements."""

FORMATS = ("record", "table")
"""First words of file formats, which also begin with ``shoal``."""

PLACEHOLDERS = {
    "GAME": "sharkbait",
    "NAME": "sharkbait",
    "POSITION": "players=4",
    "FILE": "file",
    "DATABASE": "file",
    "LINK": "http://127.0.0.1:8000/table/abcdefghijkl",
    "[ADDRESS]": "",
}


def shown(path):
    return str(path.relative_to(ROOT))


def sections(page):
    """The parts of a page between its headings, without Python examples."""
    text = re.sub(r"^(>>>|\.\.\.).*$", "", page, flags=re.MULTILINE)
    return re.split(r"^(?=## )", text, flags=re.MULTILINE)


def commands_in(text):
    """Every command in a text, with placeholders filled in."""
    for found in re.findall(COMMAND, text):
        command = re.split(END_OF_COMMAND, found.strip())[0]
        for name, value in PLACEHOLDERS.items():
            command = re.sub(rf"(?<![\w=]){re.escape(name)}(?![\w=])", value, command)
        yield command


def every_command():
    found = {}
    for page in PAGES:
        for command in commands_in(page.read_text(encoding="utf-8")):
            found.setdefault(command, shown(page))
    return sorted(found)


@pytest.mark.parametrize("page", [page for page in PAGES if page.name not in CONSTANTS], ids=shown)
def test_a_section_with_measured_numbers_names_a_command(page):
    opening, *others = sections(page.read_text(encoding="utf-8"))
    made = "Made by `" in opening  # One command makes the whole page.
    for section in [opening, *others]:
        text = re.sub(NOT_MEASURED, "", re.sub(r"```.*?```", "", section, flags=re.DOTALL))
        numbers = [found.group() for found in MEASURED.finditer(text)]
        source = made or "benchmarks/README.md" in section or "pytest tests/" in section
        if numbers and not source:
            assert list(commands_in(section)), f"{section[:60]!r}: {numbers}"


def shoal_commands():
    """Commands with arguments; a name alone only mentions a command."""
    for command in every_command():
        words = shlex.split(command)
        if words[0] == "shoal" and len(words) > 2 and words[1] not in FORMATS:
            yield command


@pytest.mark.parametrize("command", list(shoal_commands()))
def test_every_command_in_the_documents_is_valid(command):
    build_parser().parse_args(shlex.split(command)[1:])


@pytest.mark.parametrize("command", [one for one in every_command() if one.startswith("python")])
def test_every_script_in_the_documents_exists_and_accepts_its_arguments(command):
    _, script, *words = shlex.split(command)
    source = (ROOT / script).read_text(encoding="utf-8")
    assert [word for word in words if word.startswith("--") and f'"{word}"' not in source] == []


@pytest.mark.parametrize("name", names())
def test_the_page_of_a_game_matches_its_study(name):
    found = json.loads(game_pages.results_of(name).read_text(encoding="utf-8"))
    page = game_pages.page_of(name).read_text(encoding="utf-8")
    words = ReportWords("en", game_info(name).folder)
    assert game_pages.summary(found, words) in page
    assert game_pages.events(found, words) in page and game_pages.options(found, words) in page


@pytest.mark.parametrize("name", names())
def test_the_figures_of_a_page_come_from_the_study_that_it_names(name):
    page = game_pages.page_of(name).read_text(encoding="utf-8")
    asked = read_study(build_parser().parse_args(game_pages.command_on(page))).json()
    found = json.loads(game_pages.results_of(name).read_text(encoding="utf-8"))["study"]
    assert found == asked, f"Rules or options are others now: python tools/game_pages.py {name}"


@pytest.mark.parametrize("page", sharktank_game_length.PAGES, ids=shown)
def test_the_turns_of_shark_tank_match_the_measurement(page):
    rows = json.loads(sharktank_game_length.RESULTS.read_text(encoding="utf-8"))
    assert (
        f"{sharktank_game_length.START}\n{sharktank_game_length.as_table(rows)}\n"
        in page.read_text(encoding="utf-8")
    )
    assert {row["level"] for row in rows} == set(sharktank_game_length.GAMES)


def test_the_readme_states_the_measured_gain_of_compiling():
    measured = (ROOT / "benchmarks" / "README.md").read_text(encoding="utf-8")
    table = measured.partition("compiled / uncompiled")[2].partition("\n\n")[0]
    gains = [int(row.split("|")[6].strip(" x")) for row in table.splitlines()[2:]]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"{min(gains)} to {max(gains)} times faster" in readme
