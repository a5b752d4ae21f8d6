"""Play the studies that the pages of docs/games name, and write what they found into the pages.

Each page holds its command, to be run from the root of the repository; figures go to
``results/study-GAME.json``, plots to docs/games/plots.  ``--page`` writes the pages anew from
the figures that are there.
"""

import argparse
import json
import re
import shlex
import tempfile
from pathlib import Path
from typing import Any

from shoal.cli.parser import main as shoal
from shoal.games import names
from shoal.lab.report import first_words, number, some, within
from shoal.lab.study_plots import has_points
from shoal.lab.svg import percent

FOLDER = Path(__file__).parent
PAGES = FOLDER.parent / "docs" / "games"
COMMAND = re.compile(r"^shoal (study .+)$", re.MULTILINE)
FOUND = ("<!-- the study -->\n", "<!-- end of the study -->\n")
COMPARED = ("<!-- what was compared -->\n", "<!-- end of what was compared -->\n")
MOST = 8
"""Happenings that are told."""

PLAYED = (
    "{games:,} games, {players} players at the first table, `{bot}` bots, `{rival}` as the unequal "
    "ones. Intervals are 95 %;\n[the laboratory](../lab.md) says what the figures mean. Bots of "
    "this level are no strong players.\n"
)
HAPPENS = (
    "What goes with finishing above more, or fewer, of the others (not a proof of a cause), "
    "strongest first:\n"
)
INSTEAD = (
    "Rulings and numbers of players against their alternatives, on the same deals; only "
    "differences that leave no doubt:\n"
)

Json = dict[str, Any]  # Any: it is JSON


def figures_of(name: str) -> Path:
    """Where the figures of a game's study are kept."""
    return FOLDER / "results" / f"study-{name}.json"


def page_of(name: str) -> Path:
    """The page of a game."""
    return PAGES / f"{name}.md"


def command_on(page: str) -> list[str]:
    """The words of the study that a page names, without ``shoal``."""
    found = COMMAND.search(page)
    assert found
    return shlex.split(found.group(1))


def study(name: str) -> None:
    """Play what the page names and keep the figures."""
    words = command_on(page_of(name).read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "study.html"
        assert shoal([*words, "--out", str(out)]) == 0
        figures_of(name).write_bytes(out.with_suffix(".json").read_bytes())


def write(name: str) -> None:
    """Put the figures into the page."""
    found = json.loads(figures_of(name).read_text(encoding="utf-8"))
    page = page_of(name).read_text(encoding="utf-8")
    page = between(page, FOUND, summary(found))
    page = between(page, COMPARED, f"{happenings(found)}\n{rulings(found)}")
    page_of(name).write_text(page, encoding="utf-8")


def between(page: str, marks: tuple[str, str], text: str) -> str:
    """The page with this text between its marks."""
    before, start, rest = page.partition(marks[0])
    _, end, after = rest.partition(marks[1])
    assert start and end
    return f"{before}{start}\n{text}\n{end}{after}"


def summary(found: Json) -> str:
    """Who played, and the figures that matter most."""
    asked = found["study"]
    bot, rival = asked["bots"]
    players = asked["players"][0]
    head = PLAYED.format(games=found["games"], players=players, bot=bot, rival=rival)
    rows = [f"| {words} | {told} |" for words, told in figures(found)]
    return "\n".join([head, "| | |", "|---|---|", *rows, ""])


def figures(found: Json) -> list[tuple[str, str]]:
    """The figures with their words."""
    length, luck, half = found["length"], found["luck"], found["comeback"]["half"]
    bot, rival = found["study"]["bots"]
    most = f"(at least nine of ten games: {length['from']} to {length['to']})"
    told = [
        ("moves and throws of a game", f"{number(length['steps']['mean'])} {most}"),
        (
            "decisions, legal moves of each",
            f"{number(length['decisions']['mean'])}, {number(found['branching']['mean']['mean'])}",
        ),
        (first_words(found), within(found["seats"]["begun"])),
    ]
    if has_points(found):
        winner, margin = (number(found["scores"][one]["mean"]) for one in ("winner", "margin"))
        told.append(("points of the winner, and more than the second", f"{winner}, {margin}"))
    told += [
        ("luck: neither seat nor bot explains it", within(luck["luck"])),
        ("skill, seat", f"{within(luck['skill'])}, {within(luck['seat'])}"),
        (f"seat of `{bot}` above one of `{rival}`", within(luck["better"])),
    ]
    if half:
        told.append(("leaders at half-time who win", within(half)))
        told.append(("changes of the lead", number(found["comeback"]["lead_changes"]["mean"])))
    return told


def happenings(found: Json) -> str:
    """What goes with finishing above more of the others, or fewer, the strongest first."""
    rows = [
        (row["effect"], row["what"] if kind == "rules" else f"{kind}: {row['what']}", row["a_game"])
        for kind, rows in found["happenings"].items()
        for row in rows
        if row["effect"] and row["effect"]["low"] * row["effect"]["high"] > 0
    ]
    rows.sort(key=lambda row: (-abs(row[0]["mean"]), row[1]))
    return "\n".join(
        [
            HAPPENS,
            "| happens | a game | those with more of it finish above |",
            "|---|---|---|",
            *(
                f"| {what} | {often:.2f} | {points(effect)} |"
                for effect, what, often in rows[:MOST]
            ),
            "",
        ]
    )


def points(effect: dict[str, float]) -> str:
    """A difference of shares in points of a hundred, with its interval."""
    mean, low, high = (f"{100 * effect[name]:+.0f}" for name in ("mean", "low", "high"))
    return f"{mean} points ({low} to {high})"


def rulings(found: Json) -> str:
    """What other rulings and other numbers of players change."""
    rows = [
        f"| `{one['table']}` | {share(one['touched'])} | {share(one['points'])} | "
        f"{share(one['winner'])} | {changes(one)} |"
        for one in found["rulings"]
    ]
    told = [
        INSTEAD,
        "| instead | games changed | other points | other winner | what changes |",
        "|---|---|---|---|---|",
        *rows,
    ]
    if any(one["same"] for one in found["rulings"]):
        bot = found["study"]["bots"][0]
        told.append(f"\nWhere no game changed, `{bot}` never came to where the readings differ.")
    return "\n".join([*told, ""])


def share(value: float | None) -> str:
    """A share of the games, where it can be told."""
    return "–" if value is None else some(value)  # noqa: RUF001 - a dash for nothing


def changes(one: Json) -> str:
    """The measures that a ruling changes beyond doubt."""
    told = []
    for measure in one["measures"]:
        if measure["clear"]:
            show = percent if measure["share"] else number
            told.append(f"{measure['name']} {show(measure['usual'])} → {show(measure['other'])}")
    return "; ".join(told) or "nothing clear"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help=f"some of {', '.join(names())} (default: all)")
    parser.add_argument("--page", action="store_true", help="write the pages, play nothing")
    args = parser.parse_args()
    for name in args.games or names():
        if not args.page:
            study(name)
        write(name)


if __name__ == "__main__":
    main()
