"""The plots of a study, by name."""

from typing import Any

from shoal.lab.svg import Band, Curve, Plot, columns, curves, intervals, whole

Json = dict[str, Any]  # Any: it is JSON

ALONG = "% of the game played"
LUCK_WORDS = {
    "seat": "seat",
    "skill": "skill: which bot sat there",
    "dice": "dice alone",
    "together": "dice and choices together",
}


def drawings(found: Json) -> dict[str, Plot]:
    """Every plot that these findings give."""
    title = found["title"]
    plots = {
        "length": columns(
            [found["length"]["histogram"]], f"{title}: how long games are", "moves and throws"
        ),
        "choice": curves(
            [
                Curve(
                    "moves",
                    list(zip(range(5, 100, 10), found["branching"]["by_tenth"], strict=True)),
                )
            ],
            f"{title}: legal moves of a decision along the game",
            ALONG,
            shares=False,
        ),
        "seats": seats(found),
        "luck": whole(
            [(words, found["luck"][name]["mean"]) for name, words in LUCK_WORDS.items()],
            f"{title}: what explains the result",
        ),
        "comeback": comeback(found),
    }
    if has_points(found):
        plots["scores"] = columns(
            [found["scores"]["histogram"], found["scores"]["winners"]],
            f"{title}: points of all seats and of the winner",
            "points",
            ("all seats", "the winner"),
        )
    return plots


def has_points(found: Json) -> bool:
    """Whether points say more than who won."""
    return len(found["scores"]["histogram"]["counts"]) > 2


def seats(found: Json) -> Plot:
    """How often each place wins."""
    told = found["seats"]
    title = found["title"]
    if len(set(told["sides"])) < len(told["sides"]):
        rows = []
        for side in sorted(set(told["sides"])):
            at = [seat for seat, one in enumerate(told["sides"]) if one == side]
            name = f"seat {at[0]}" if len(at) == 1 else f"seats {at[0]} to {at[-1]}"
            rows.append((name, told["by_seat"][at[0]]))
    elif told["first_varies"]:
        rows = [(nth(place), one) for place, one in enumerate(told["by_turn"])]
    else:
        rows = [(f"seat {seat}", one) for seat, one in enumerate(told["by_seat"])]
    return intervals(rows, f"{title}: how often each seat wins", "wins", told["fair"])


def nth(place: int) -> str:
    """A place in the order of the first decisions.

    >>> nth(0), nth(2)
    ('decides first', '3rd')
    """
    return ("decides first", "2nd", "3rd", *(f"{number}th" for number in range(4, 9)))[place]


def comeback(found: Json) -> Plot:
    """How often who is ahead wins in the end."""
    told = found["comeback"]
    along = range(10, 100, 10)
    drawn = [
        curve("ahead on points", along, told["leaders"]),
        curve("favoured by the hints", along, told["favourites"]),
    ]
    words = f"{found['title']}: how often who is ahead wins in the end"
    return curves([one for one in drawn if any(band for _, band in one.points)], words, ALONG)


def curve(name: str, along: range, bands: list[Band]) -> Curve:
    """A curve along the game."""
    return Curve(name, list(zip(along, bands, strict=True)))
