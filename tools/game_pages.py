"""Play the studies that the pages of docs/games name, and write the results into the pages.

Each page holds its command, to be run from the root of the repository.  The results go to
benchmarks/results/study-GAME.json, the plots to docs/games/plots.  ``--page`` only writes the
pages again, from the results on disk.
"""

import argparse
import json
import re
import shlex
import tempfile
from pathlib import Path
from typing import Any

from shoal.cli.main import main as shoal
from shoal.games import game_info, names
from shoal.lab.report.report import first_wins
from shoal.lab.report.report_details import measure_name
from shoal.lab.report.report_words import ReportWords
from shoal.lab.report.study_plots import has_points

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "games"
COMMAND = re.compile(r"^shoal (study .+)$", re.MULTILINE)
FOUND = ("<!-- the study -->\n", "<!-- end of the study -->\n")
COMPARED = ("<!-- what was compared -->\n", "<!-- end of what was compared -->\n")
MAX_EVENTS = 8
"""Rows of the table of events."""

PLAYED = (
    "{games:,} games, {players} players in the main variant, `{bot}` bots, `{rival}` bots as their "
    "unequal rivals.\nIntervals are 95 %; [studies](../lab.md) explains the numbers. Bots of this "
    "level are not strong players.\n"
)
HAPPENS = (
    "Events that go with finishing above more, or fewer, of the others (not a proof of a cause), "
    "strongest first:\n"
)
INSTEAD = (
    "Other options and numbers of players on the same deals; only significant differences are "
    "listed:\n"
)

Json = dict[str, Any]  # Any: it is JSON


def results_of(name: str) -> Path:
    """The file with the results of a game's study."""
    return ROOT / "benchmarks" / "results" / f"study-{name}.json"


def page_of(name: str) -> Path:
    """The page of a game."""
    return PAGES / f"{name}.md"


def command_on(page: str) -> list[str]:
    """The arguments of the study command on a page, without ``shoal``."""
    found = COMMAND.search(page)
    assert found
    return shlex.split(found.group(1))


def study(name: str) -> None:
    """Play the study of a page and save its results."""
    words = command_on(page_of(name).read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "study.html"
        assert shoal([*words, "--out", str(out)]) == 0
        results_of(name).write_bytes(out.with_suffix(".json").read_bytes())


def write(name: str) -> None:
    """Write the results into the page."""
    found = json.loads(results_of(name).read_text(encoding="utf-8"))
    page = page_of(name).read_text(encoding="utf-8")
    words = ReportWords("en", game_info(name).folder)
    page = between(page, FOUND, summary(found, words))
    page = between(page, COMPARED, f"{events(found, words)}\n{options(found, words)}")
    page_of(name).write_text(page, encoding="utf-8")


def between(page: str, marks: tuple[str, str], text: str) -> str:
    """The page with this text between two marks."""
    before, start, rest = page.partition(marks[0])
    _, end, after = rest.partition(marks[1])
    assert start and end
    return f"{before}{start}\n{text}\n{end}{after}"


def summary(found: Json, words: ReportWords) -> str:
    """The bots, and the most important results."""
    asked = found["study"]
    bot, rival = asked["bots"]
    players = asked["players"][0]
    head = PLAYED.format(games=found["games"], players=players, bot=bot, rival=rival)
    rows = [f"| {name} | {value} |" for name, value in key_results(found, words)]
    return "\n".join([head, "| | |", "|---|---|", *rows, ""])


def key_results(found: Json, words: ReportWords) -> list[tuple[str, str]]:
    """The most important results with their names."""
    number, with_interval = words.number, words.with_interval
    length, luck, half = found["length"], found["luck"], found["comeback"]["half"]
    bot, rival = found["study"]["bots"]
    most = f"(at least nine in ten games: {length['from']} to {length['to']})"
    values = [
        ("moves and throws of a game", f"{number(length['steps']['mean'])} {most}"),
        (
            "decisions, legal moves of each",
            f"{number(length['decisions']['mean'])}, {number(found['branching']['mean']['mean'])}",
        ),
        (words.text(first_wins(found, words)), with_interval(found["seats"]["begun"])),
    ]
    if has_points(found):
        winner, margin = (number(found["scores"][one]["mean"]) for one in ("winner", "margin"))
        values.append(("points of the winner, and more than the second", f"{winner}, {margin}"))
    values += [
        ("luck: neither seat nor bot explains it", with_interval(luck["luck"])),
        ("skill, seat", f"{with_interval(luck['skill'])}, {with_interval(luck['seat'])}"),
        (f"seat of `{bot}` above one of `{rival}`", with_interval(luck["better"])),
    ]
    if half:
        values.append(("leaders at half-time who win", with_interval(half)))
        values.append(("changes of the lead", number(found["comeback"]["lead_changes"]["mean"])))
    return values


def events(found: Json, words: ReportWords) -> str:
    """The events with the strongest effects."""
    rows = [
        (row["effect"], event_name(kind, row["what"], words), row["a_game"])
        for kind, rows in found["happenings"].items()
        for row in rows
        if row["effect"] and row["effect"]["low"] * row["effect"]["high"] > 0
    ]
    rows.sort(key=lambda row: (-abs(row[0]["mean"]), row[1]))
    return "\n".join(
        [
            HAPPENS,
            "| event | per game | effect on seats finished above |",
            "|---|---|---|",
            *(
                f"| {what} | {often:.2f} | {points(effect)} |"
                for effect, what, often in rows[:MAX_EVENTS]
            ),
            "",
        ]
    )


def event_name(kind: str, what: object, words: ReportWords) -> str:
    """An event with its rule, and with its kind unless it is a rule."""
    name, rule = words.event(what)
    with_rule = f"{name} ({rule})" if rule else name
    return with_rule if kind == "rules" else f"{words.event_kind(kind)}: {with_rule}"


def points(effect: dict[str, float]) -> str:
    """A difference of shares in percentage points, with its interval."""
    mean, low, high = (f"{100 * effect[name]:+.0f}" for name in ("mean", "low", "high"))
    return f"{mean} points ({low} to {high})"


def options(found: Json, words: ReportWords) -> str:
    """What other options and other numbers of players change."""
    rows = [
        f"| `{one['table']}` | {share(one['touched'], words)} | {share(one['points'], words)} | "
        f"{share(one['winner'], words)} | {changes(one, words)} |"
        for one in found["rulings"]
    ]
    lines = [
        INSTEAD,
        "| instead | games changed | other points | other winner | what changes |",
        "|---|---|---|---|---|",
        *rows,
    ]
    if any(one["same"] for one in found["rulings"]):
        bot = found["study"]["bots"][0]
        lines.append(
            f"\nWhere no game changed, `{bot}` never reached a position where the values differ."
        )
    return "\n".join([*lines, ""])


def share(value: float | None, words: ReportWords) -> str:
    """A share of the games, or a dash where games cannot be compared."""
    return "–" if value is None else words.nonzero_percent(value)  # noqa: RUF001 - a dash for nothing


def changes(one: Json, words: ReportWords) -> str:
    """The measures that an option changes significantly."""
    texts = []
    for measure in one["measures"]:
        if measure["clear"]:
            show = words.percent if measure["share"] else words.number
            name = measure_name(measure["name"], words)
            texts.append(f"{name} {show(measure['usual'])} → {show(measure['other'])}")
    return "; ".join(texts) or "nothing significant"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help=f"some of {', '.join(names())} (default: all)")
    parser.add_argument("--page", action="store_true", help="only write the pages, play nothing")
    args = parser.parse_args()
    for name in args.games or names():
        if not args.page:
            study(name)
        write(name)


if __name__ == "__main__":
    main()
