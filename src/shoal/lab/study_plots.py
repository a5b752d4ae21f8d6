"""The plots of a study."""

from typing import Any

from shoal.lab.svg import Band, Curve, Plot, curves, histograms, intervals, stacked_bar

Json = dict[str, Any]  # Any: it is JSON

ALONG = "% of the game played"
MIDDLES = range(5, 100, 10)
"""The middle of each tenth of a game, in percent."""
ENDS = range(10, 100, 10)
"""The end of each tenth but the last, in percent."""
MIN_BINS = 3
"""Scores in fewer bins than this only repeat who won."""
LUCK_WORDS = {
    "seat": "seat",
    "skill": "skill: which bot sat there",
    "dice": "dice alone",
    "together": "dice and choices together",
}


def study_plots(found: Json) -> dict[str, Plot]:
    """All plots of these results, by name."""
    title = found["title"]
    plots = {
        "length": histograms(
            [found["length"]["histogram"]], f"{title}: how long games are", "moves and throws"
        ),
        "choice": curves(
            [
                Curve(
                    "moves",
                    list(zip(MIDDLES, found["branching"]["by_tenth"], strict=True)),
                )
            ],
            f"{title}: legal moves of a decision along the game",
            ALONG,
            shares=False,
        ),
        "seats": seats(found),
        "luck": stacked_bar(
            [(words, found["luck"][name]["mean"]) for name, words in LUCK_WORDS.items()],
            f"{title}: what explains the result",
        ),
        "comeback": comeback(found),
    }
    if has_points(found):
        plots["scores"] = histograms(
            [found["scores"]["histogram"], found["scores"]["winners"]],
            f"{title}: points of all seats and of the winner",
            "points",
            ("all seats", "the winner"),
        )
    return plots


def has_points(found: Json) -> bool:
    """Whether the game has points beyond winning and losing."""
    return len(found["scores"]["histogram"]["counts"]) >= MIN_BINS


def seats(found: Json) -> Plot:
    """How often each seat wins, or each place in the order of play if the first seat varies."""
    results = found["seats"]
    title = found["title"]
    if len(set(results["sides"])) < len(results["sides"]):
        rows = []
        for side in sorted(set(results["sides"])):
            at = [seat for seat, one in enumerate(results["sides"]) if one == side]
            name = f"seat {at[0]}" if len(at) == 1 else f"seats {at[0]} to {at[-1]}"
            rows.append((name, results["by_seat"][at[0]]))
    elif results["first_varies"]:
        rows = [(nth(place), one) for place, one in enumerate(results["by_turn"])]
    else:
        rows = [(f"seat {seat}", one) for seat, one in enumerate(results["by_seat"])]
    return intervals(rows, f"{title}: how often each seat wins", "wins", results["fair"])


def nth(place: int) -> str:
    """The name of a place in the order of the first decisions.

    >>> nth(0), nth(2)
    ('decides first', '3rd')
    """
    return ("decides first", "2nd", "3rd", *(f"{number}th" for number in range(4, place + 2)))[
        place
    ]


def comeback(found: Json) -> Plot:
    """How often the seat that is ahead wins in the end."""
    results = found["comeback"]
    drawn = [
        curve("ahead on points", ENDS, results["leaders"]),
        curve("ahead by evaluation", ENDS, results["favourites"]),
    ]
    words = f"{found['title']}: how often the leader wins in the end"
    return curves([one for one in drawn if any(band for _, band in one.points)], words, ALONG)


def curve(name: str, along: range, bands: list[Band]) -> Curve:
    """A curve of intervals along the game."""
    return Curve(name, list(zip(along, bands, strict=True)))
