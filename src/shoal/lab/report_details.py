"""The sections of a report about statistics events and about other options."""

from html import escape

from shoal.lab.report_html import (
    Json,
    column_ends,
    fixed,
    nonzero_percent,
    number,
    paragraph,
    percentage_points,
    section,
    table,
    wide_screens_only,
    with_interval,
)
from shoal.lab.svg import percent, tiny_interval

TITLE = "Options compared"
MAX_ROWS = 24
"""A longer table is folded."""
BAR_REMS = 3
"""The width of the longest bar of a table, in rem."""

EVENTS_TEXT = (
    "How often each event occurs in a game, over all seats; in how many of the games it occurs; "
    "and its effect: how many more of the other seats a seat finishes above when it has the event "
    "more often than usual, compared with seats that have it less often. This does not prove a "
    "cause: a player who is ahead makes other moves."
)
OPTIONS_TEXT = (
    "Each alternative was played on the same deals by the same bots. Differences are means over "
    "the deals, with their 95 % interval. A row in bold is significant even with all rows of this "
    "section counted (Bonferroni)."
)


def events_section(found: Json) -> str:
    """How often each rule, card and token matters."""
    parts = [paragraph(EVENTS_TEXT)]
    kinds = sorted(found["happenings"].items(), key=lambda item: item[0] != "rules")
    for kind, rows in kinds:
        effects = [row["effect"] for row in rows if row["effect"]]
        reach = max((abs(one[end]) for one in effects for end in ("low", "high")), default=1.0)
        most = max(row["a_game"] for row in rows)
        cells = [event_row(row, reach, most) for row in rows]
        heads = [
            kind,
            "a game",
            "games",
            wide_screens_only("finish above"),
            column_ends("fewer", "more"),
        ]
        shown = f'<figure class="wide">{table(heads, cells)}</figure>'
        if len(rows) > MAX_ROWS:
            shown = f"<details><summary>All {len(rows)} {escape(kind)}</summary>{shown}</details>"
        parts.append(shown)
    return section("events", "Events and their effects", *parts)


def event_row(row: Json, reach: float, most: float) -> list[str]:
    """One row of a table of events."""
    effect = row["effect"]
    width = BAR_REMS * row["a_game"] / (most or 1)
    bar = f'<span class="mean hide" style="width:{width:.2f}rem"></span>'
    points = wide_screens_only(f"{percentage_points(effect['mean'])} points") if effect else ""
    return [
        escape(row["what"]),
        bar + number(row["a_game"]),
        percent(row["games"]),
        points,
        tiny_interval(effect, reach) if effect else "",
    ]


def options_section(found: Json) -> str:
    """Every option compared with its alternatives."""
    if not found["rulings"]:
        text = (
            "No options were compared. To compare one: shoal study GAME --option NAME=VALUE,OTHER"
        )
        return section("options", TITLE, paragraph(text))
    parts = [paragraph(OPTIONS_TEXT), *(option_block(one) for one in found["rulings"])]
    return section("options", TITLE, *parts)


def option_block(one: Json) -> str:
    """One option."""
    text, rows = one["sentence"], ""
    if one["same"]:
        text += f" In {one['games']:,} deals it made no difference to any game."
    else:
        text += changed_games(one)
        rows = f'<div class="wide">{measures_table(one)}</div>'
    return (
        f'<div class="option"><h3><code>{escape(one["table"])}</code> instead of '
        f"<code>{escape(one['usual'])}</code></h3><p>{escape(text)}</p>{rows}</div>"
    )


def changed_games(one: Json) -> str:
    """How many games an option changes, and what about them; empty if games cannot be compared."""
    if one["touched"] is None:
        return ""
    return (
        f" It changes {nonzero_percent(one['touched'])} of {one['games']:,} games: the moves "
        f"played in {nonzero_percent(one['moved'])}, the points in "
        f"{nonzero_percent(one['points'])}, the winner in {nonzero_percent(one['winner'])}."
    )


def measures_table(one: Json) -> str:
    """What an option changes on average."""
    rows, classes = [], []
    for measure in one["measures"]:
        estimate = measure["difference"]
        if estimate["low"] == estimate["high"] == 0:
            continue
        reach = max(abs(estimate["low"]), abs(estimate["high"]), abs(measure["usual"]) / 4)
        usual, other, difference = amounts(measure)
        rows.append(
            [
                escape(measure["name"]),
                usual,
                other,
                wide_screens_only(difference),
                tiny_interval(estimate, reach),
            ]
        )
        classes.append("clear" if measure["clear"] else "")
    if not rows:
        return ""
    heads = [
        "",
        "as it is",
        "instead",
        wide_screens_only("difference (95 %)"),
        column_ends("less", "more"),
    ]
    return table(heads, rows, classes)


def amounts(measure: Json) -> tuple[str, str, str]:
    """A measure with the usual value, with the other value, and the difference, as text."""
    difference = with_interval(measure["difference"], shares=measure["share"])
    if measure["share"]:
        usual, other = (f"{fixed(100 * measure[name], 1)} %" for name in ("usual", "other"))
        return usual, other, difference
    return number(measure["usual"]), number(measure["other"]), difference
