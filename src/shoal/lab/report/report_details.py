"""The sections of a report about statistics events and about other options."""

from html import escape

from shoal.core.game import GameInfo
from shoal.core.message import Message, key_in, say
from shoal.core.options import Option, Value
from shoal.core.text.pitch_and_option_words import choice_title, option_about, option_title
from shoal.lab.measures import SEAT_0
from shoal.lab.report.report_html import (
    Json,
    column_ends,
    paragraph,
    section,
    table,
    wide_screens_only,
)
from shoal.lab.report.report_words import ReportWords, hyphened
from shoal.lab.report.svg import tiny_interval

MAX_ROWS = 24
"""A longer table is folded."""
BAR_REMS = 3
"""The width of the longest bar of a table, in rem."""


def events_section(found: Json, words: ReportWords) -> str:
    """How often each rule, card and token matters."""
    parts = [paragraph(words.text(say("study-events")))]
    kinds = sorted(found["happenings"].items(), key=lambda item: item[0] != "rules")
    for kind, rows in kinds:
        shown = f'<figure class="wide">{events_table(kind, rows, words)}</figure>'
        if len(rows) > MAX_ROWS:
            all_rows = say("study-all-events", count=len(rows), kind=words.event_kind(kind))
            summary = escape(words.text(all_rows))
            shown = f"<details><summary>{summary}</summary>{shown}</details>"
        parts.append(shown)
    return section("events", words.text(say("study-head-events")), *parts)


def events_table(kind: str, rows: list[Json], words: ReportWords) -> str:
    """The events of a kind, the most frequent first."""
    effects = [row["effect"] for row in rows if row["effect"]]
    reach = max((abs(one[end]) for one in effects for end in ("low", "high")), default=1.0)
    most = max(row["a_game"] for row in rows)
    heads = [
        escape(words.event_kind(kind)),
        escape(words.text(say("study-head-per-game"))),
        escape(words.text(say("study-head-games"))),
        wide_screens_only(escape(words.text(say("study-head-above")))),
        column_ends(*(escape(words.text(one)) for one in (say("study-fewer"), say("study-more")))),
    ]
    return table(heads, [event_row(row, reach, most, words) for row in rows])


def event_row(row: Json, reach: float, most: float, words: ReportWords) -> list[str]:
    """One row of a table of events."""
    effect = row["effect"]
    width = BAR_REMS * row["a_game"] / (most or 1)
    bar = f'<span class="mean hide" style="width:{width:.2f}rem"></span>'
    what, rule = words.event(row["what"])
    return [
        escape(what) + (f" <small>{escape(rule)}</small>" if rule else ""),
        bar + words.number(row["a_game"]),
        words.percent(row["games"]),
        wide_screens_only(words.percentage_points(effect["mean"])) if effect else "",
        tiny_interval(effect, reach) if effect else "",
    ]


def options_section(found: Json, info: GameInfo, words: ReportWords) -> str:
    """Every option compared with its alternatives."""
    head = words.text(say("study-head-options"))
    if not found["rulings"]:
        command = "<code>shoal study GAME --option NAME=VALUE,OTHER</code>"
        text = f"<p>{escape(words.text(say('study-no-options')))} {command}</p>"
        return section("options", head, text)
    blocks = [option_block(one, info, words, found["study"]["bots"][0]) for one in found["rulings"]]
    return section("options", head, paragraph(words.text(say("study-options"))), *blocks)


def option_block(one: Json, info: GameInfo, words: ReportWords, bot: str) -> str:
    """One option, or another number of players."""
    option = next((option for option in info.options if option.name == one["option"]), None)
    texts = [option_about(option, words.catalogue)] if option else []
    texts += [words.text(said) for said in (*changed_games(one, words), *blindness(one, bot))]
    rows = "" if one["same"] else f'<div class="wide">{measures_table(one, words)}</div>'
    code = f" <code>{escape(one['table'])}</code>" if option else ""
    return (
        f'<div class="option"><h3>{escape(words.text(instead(one, option, words)))}{code}</h3>'
        f"<p>{escape(' '.join(texts))}</p>{rows}</div>"
    )


def instead(one: Json, option: Option | None, words: ReportWords) -> Message:
    """Which value was played instead of which."""
    usual, other = one["values"]
    if option is None:
        return say("study-instead-players", players=other, usual=usual)
    return say(
        "study-instead",
        title=option_title(option, words.catalogue),
        chosen=value_text(option, other, words),
        usual=value_text(option, usual, words),
    )


def value_text(option: Option, value: Value, words: ReportWords) -> str:
    """A value of an option as a reader knows it."""
    if isinstance(value, bool):
        return words.text(say("value-yes") if value else say("value-no"))
    return choice_title(option, option.write(value), words.catalogue)


def changed_games(one: Json, words: ReportWords) -> list[Message]:
    """How many games an option changes, and what about them.

    Nothing if games cannot be compared one by one, as with another number of players.
    """
    if one["same"]:
        return [say("study-no-difference", games=one["games"])]
    if one["touched"] is None:
        return []
    return [
        say(
            "study-changed-games",
            games=one["games"],
            touched=words.nonzero_percent(one["touched"]),
            choices=words.nonzero_percent(one["choices"]),
            moved=words.nonzero_percent(one["moved"]),
            points=words.nonzero_percent(one["points"]),
            ranks=words.nonzero_percent(one["ranks"]),
            winner=words.nonzero_percent(one["winner"]),
        )
    ]


def blindness(one: Json, bot: str) -> list[Message]:
    """That the bot does not look at the value, and which one does."""
    seen = one["attention"]
    if seen["looks"] is not False:
        return []
    blind = say("study-blind", bot=bot, positions=seen["positions"])
    if not seen["level"]:
        return [blind, say("study-blind-all")]
    return [blind, say("study-blind-level", other=seen["level"])]


def measures_table(one: Json, words: ReportWords) -> str:
    """What an option changes on average."""
    rows, classes = [], []
    for measure in one["measures"]:
        estimate = measure["difference"]
        if estimate["low"] == estimate["high"] == 0:
            continue
        reach = max(abs(estimate["low"]), abs(estimate["high"]), abs(measure["usual"]) / 4)
        usual, other, difference = amounts(measure, words)
        shown = wide_screens_only(difference)
        rows.append(
            [
                escape(measure_name(measure["name"], words)),
                usual,
                other,
                shown,
                tiny_interval(estimate, reach),
            ]
        )
        classes.append("clear" if measure["clear"] else "")
    if not rows:
        return ""
    heads = [
        "",
        escape(words.text(say("study-head-usual"))),
        escape(words.text(say("study-head-other"))),
        wide_screens_only(escape(words.text(say("study-head-difference")))),
        column_ends(*(escape(words.text(one)) for one in (say("study-less"), say("study-more")))),
    ]
    return table(heads, rows, classes)


def measure_name(name: str, words: ReportWords) -> str:
    """A measure as a reader knows it; its name in the results is for programs."""
    if name == SEAT_0:
        return words.text(say("study-side-measure", who=words.side(0, [0])))
    return words.text(say(key_in("study-measure", hyphened(name))))


def amounts(measure: Json, words: ReportWords) -> tuple[str, str, str]:
    """A measure with the usual value, with the other value, and the difference, as text."""
    show = words.exact_percent if measure["share"] else words.number
    difference = words.with_interval(measure["difference"], shares=measure["share"])
    return show(measure["usual"]), show(measure["other"]), difference
