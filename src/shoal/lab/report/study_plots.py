"""The plots of a study."""

from typing import Any

from shoal.core.message import say
from shoal.lab.report.report_words import ReportWords
from shoal.lab.report.svg import Band, Curve, Plot, curves, histograms, intervals, stacked_bar

Json = dict[str, Any]  # Any: it is JSON

MIDDLES = range(5, 100, 10)
"""The middle of each tenth of a game, in percent."""
ENDS = range(10, 100, 10)
"""The end of each tenth but the last, in percent."""
MIN_BINS = 3
"""Scores in fewer bins than this only repeat who won."""
LUCK_PARTS = {
    "seat": say("study-part-seat"),
    "skill": say("study-part-skill"),
    "dice": say("study-part-dice"),
    "together": say("study-part-together"),
}


def study_plots(found: Json, words: ReportWords) -> dict[str, Plot]:
    """All plots of these results, by name."""
    plots = {
        "length": length(found, words),
        "choice": choice(found, words),
        "seats": seats(found, words),
        "luck": luck(found, words),
        "comeback": comeback(found, words),
    }
    if found["tension"]:
        plots["uncertainty"] = uncertainty(found, words)
    if has_points(found):
        plots["scores"] = scores(found, words)
    return plots


def has_points(found: Json) -> bool:
    """Whether the game has points beyond winning and losing."""
    return len(found["scores"]["histogram"]["counts"]) >= MIN_BINS


def length(found: Json, words: ReportWords) -> Plot:
    """How long games are."""
    about = words.text(say("study-plot-length", title=found["title"]))
    below = words.text(say("study-axis-steps"))
    return histograms([found["length"]["histogram"]], about, below, words)


def choice(found: Json, words: ReportWords) -> Plot:
    """How many legal moves a decision has along the game."""
    about = words.text(say("study-plot-choice", title=found["title"]))
    drawn = Curve("", list(zip(MIDDLES, found["branching"]["by_tenth"], strict=True)))
    return curves([drawn], about, words.text(say("study-axis-along")), words, shares=False)


def luck(found: Json, words: ReportWords) -> Plot:
    """What explains the result."""
    about = words.text(say("study-plot-luck", title=found["title"]))
    parts = [(words.text(part), found["luck"][name]["mean"]) for name, part in LUCK_PARTS.items()]
    return stacked_bar(parts, about, words)


def scores(found: Json, words: ReportWords) -> Plot:
    """The points of all seats and of the winner."""
    about = words.text(say("study-plot-scores", title=found["title"]))
    below = words.text(say("study-axis-points"))
    names = [words.text(say("study-all-seats")), words.text(say("study-winner"))]
    series = [found["scores"]["histogram"], found["scores"]["winners"]]
    return histograms(series, about, below, words, names)


def seats(found: Json, words: ReportWords) -> Plot:
    """How often each seat wins, or each place in the order of play if the first seat varies."""
    results = found["seats"]
    if len(set(results["sides"])) < len(results["sides"]):
        rows = side_rows(results, words)
    elif results["first_varies"]:
        rows = [(nth(place, words), one) for place, one in enumerate(results["by_turn"])]
    else:
        rows = [
            (words.text(say("study-seats", seats=[seat])), one)
            for seat, one in enumerate(results["by_seat"])
        ]
    about = words.text(say("study-plot-seats", title=found["title"]))
    return intervals(rows, about, words.text(say("study-axis-wins")), words, results["fair"])


def side_rows(results: Json, words: ReportWords) -> list[tuple[str, dict[str, float]]]:
    """The wins of each side, by its name."""
    rows = []
    for side in sorted(set(results["sides"])):
        members = [seat for seat, one in enumerate(results["sides"]) if one == side]
        rows.append((words.side(side, members), results["by_seat"][members[0]]))
    return rows


def nth(place: int, words: ReportWords) -> str:
    """The name of a place in the order of the first decisions.

    >>> nth(0, ReportWords("en")), nth(2, ReportWords("en"))
    ('decides first', '3rd')
    """
    return words.text(say("study-nth", place=place + 1))


def comeback(found: Json, words: ReportWords) -> Plot:
    """How often the seat that is ahead wins in the end."""
    results = found["comeback"]
    drawn = [
        curve(words.text(say("study-ahead-points")), results["leaders"]),
        curve(words.text(say("study-ahead-evaluation")), results["favourites"]),
    ]
    about = words.text(say("study-plot-comeback", title=found["title"]))
    shown = [one for one in drawn if any(band for _, band in one.points)]
    return curves(shown, about, words.text(say("study-axis-along")), words)


def uncertainty(found: Json, words: ReportWords) -> Plot:
    """How open games are along their course."""
    about = words.text(say("study-plot-uncertainty", title=found["title"]))
    drawn = curve("", found["tension"]["uncertainty"])
    return curves([drawn], about, words.text(say("study-axis-along")), words)


def curve(name: str, bands: list[Band]) -> Curve:
    """A curve of intervals along the game."""
    return Curve(name, list(zip(ENDS, bands, strict=True)))
