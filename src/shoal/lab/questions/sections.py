"""The sections of a report that answer a designer's questions."""

from html import escape
from typing import Any

from shoal.core.game import GameInfo
from shoal.core.message import Message, say
from shoal.lab.measures import FIRST_SEAT, SEAT_0, SHARES
from shoal.lab.questions.knob_names import knob_name, knob_value
from shoal.lab.questions.sweep_plot import sweep_plot
from shoal.lab.report.report_details import blindness, changed_games, measure_name, measures_table
from shoal.lab.report.report_html import column_ends, paragraph, plot_row, section, table
from shoal.lab.report.report_words import ReportWords
from shoal.lab.report.svg import Plot, tiny_interval
from shoal.lab.study_game import has_teams

Json = dict[str, Any]  # Any: it is JSON

SWEPT = (FIRST_SEAT, SEAT_0, "decisions", "changes of the lead", "wins of the leader at half-time")
"""The measures of which a sweep shows curves."""
MAX_ROWS = 30
"""More rows of a ranking say nothing."""


def question_sections(found: Json, info: GameInfo, words: ReportWords) -> list[str]:
    """A section for each question that was asked."""
    parts = []
    if "tune" in found:
        parts.append(tune_section(found["tune"], info, words))
    if "against" in found:
        parts.append(against_section(found["against"], found["study"]["bots"][0], info, words))
    if "sweeps" in found:
        parts.append(sweeps_section(found, info, words))
    if "sensitivity" in found:
        parts.append(sensitivity_section(found["sensitivity"], info, words))
    if "without" in found:
        parts.append(without_section(found["without"], words))
    return parts


def heads(words: ReportWords, *messages: Message) -> list[str]:
    """The heads of a table's columns."""
    return [escape(words.text(message)) for message in messages]


def tune_section(results: Json, info: GameInfo, words: ReportWords) -> str:
    """The settings that were found, the measures before and after, and how they were found."""
    rounds = results["rounds"]
    text = say(
        "study-tune",
        candidates=rounds[0]["candidates"],
        rounds=len(rounds),
        deals=rounds[-1]["deals"],
    )
    changed = [
        [
            escape(knob_name(row["knob"], info, words)),
            escape(knob_value(row["knob"], row["usual"], info, words)),
            escape(knob_value(row["knob"], row["other"], info, words)),
        ]
        for row in results["changed"]
    ]
    titles = heads(words, say("study-head-value"), say("study-head-usual"), say("study-head-other"))
    tables = [f'<figure class="scroll">{table(titles, changed)}</figure>'] if changed else []
    tables.append(f'<figure class="scroll">{targets_table(results["targets"], words)}</figure>')
    return section("tune", words.text(say("study-head-tune")), paragraph(words.text(text)), *tables)


def targets_table(rows: list[Json], words: ReportWords) -> str:
    """The measures, their bounds, and what they are before and after."""
    cells = []
    for row in rows:
        shares = row["measure"] in SHARES
        show = words.exact_percent if shares else words.number
        bounds = say("study-bounds", low=show(row["low"]), high=show(row["high"]))
        cells.append(
            [
                escape(measure_name(row["measure"], words)),
                escape(words.text(bounds)),
                words.with_interval(row["usual"], shares=shares),
                words.with_interval(row["found"], shares=shares),
            ]
        )
    titles = heads(
        words,
        say("study-head-target"),
        say("study-head-bounds"),
        say("study-head-usual"),
        say("study-head-fresh"),
    )
    return table(titles, cells, ["clear" if row["within"] else "" for row in rows])


def against_section(row: Json, bot: str, info: GameInfo, words: ReportWords) -> str:
    """The other rules, and what they change."""
    names = [knob_name(name, info, words) for name in row["options"]]
    texts = [say("study-against", names=", ".join(names)), *changed_games(row, words)]
    texts += blindness(row, bot)
    shown = "" if row["same"] else f'<figure class="wide">{measures_table(row, words)}</figure>'
    text = " ".join(words.text(message) for message in texts)
    return section("against", words.text(say("study-head-against")), paragraph(text), shown)


def sweeps_section(found: Json, info: GameInfo, words: ReportWords) -> str:
    """A row of curves for every sweep."""
    parts = [paragraph(words.text(say("study-sweep")))]
    for results in found["sweeps"]:
        name = knob_name(results["knob"], info, words)
        parts.append(f"<h3>{escape(name)} <code>{escape(results['knob'])}</code></h3>")
        parts.append(plot_row(*sweep_plots(results, found, info, words)))
    return section("sweep", words.text(say("study-head-sweep")), *parts)


def sweep_plots(
    results: Json, found: Json, info: GameInfo, words: ReportWords
) -> list[tuple[Plot, str]]:
    """The curves of a sweep with their captions."""
    knob = results["knob"]
    name = knob_name(knob, info, words)
    drawn = []
    for measure in [one for one in SWEPT if one in results["values"][0]["measures"]]:
        points = [
            (knob_value(knob, row["value"], info, words), row["measures"][measure])
            for row in results["values"]
        ]
        title = measure_name(measure, words)
        plot = sweep_plot(
            points,
            knob_value(knob, results["usual"], info, words),
            words.text(say("study-plot-sweep", measure=title, knob=name)),
            name,
            words,
            shares=measure in SHARES,
            fair=found["seats"]["fair"] if measure in (FIRST_SEAT, SEAT_0) else None,
        )
        drawn.append((plot, title))
    return drawn


def sensitivity_section(rows: list[Json], info: GameInfo, words: ReportWords) -> str:
    """What a nudge of each value does, the strongest effect on the balance first."""
    reach = max([abs(end) for row in rows for end in ends_of(row["measures"][0])] or [0]) or 1.0
    cells = [
        [
            escape(knob_name(row["knob"], info, words)),
            escape(turned(row, info, words)),
            words.nonzero_percent(row["touched"]),
            words.percentage_points(row["measures"][0]["difference"]["mean"]),
            tiny_interval(row["measures"][0]["difference"], reach),
        ]
        for row in rows[:MAX_ROWS]
    ]
    name = measure_name(rows[0]["measures"][0]["name"], words) if rows else ""
    titles = [
        *heads(words, say("study-head-value"), say("study-head-turned"), say("study-head-touched")),
        escape(name),
        column_ends(*heads(words, say("study-less"), say("study-more"))),
    ]
    marks = ["clear" if row["measures"][0]["clear"] else "" for row in rows]
    shown = f'<figure class="wide">{table(titles, cells, marks)}</figure>'
    text = words.text(say("study-sensitivity"))
    return section("sensitivity", words.text(say("study-head-sensitivity")), paragraph(text), shown)


def ends_of(measure: Json) -> tuple[float, float]:
    """The ends of the interval of a difference."""
    return measure["difference"]["low"], measure["difference"]["high"]


def turned(row: Json, info: GameInfo, words: ReportWords) -> str:
    """The usual value of a knob and the one that was played."""
    usual, other = (knob_value(row["knob"], row[name], info, words) for name in ("usual", "other"))
    return words.text(say("study-turned", usual=usual, other=other))


def without_section(rows: list[Json], words: ReportWords) -> str:
    """What each event is worth, the most valuable first."""
    reach = max([abs(row["worth"][end]) for row in rows for end in ("low", "high")] or [0]) or 1.0
    cells = []
    for row in rows[:MAX_ROWS]:
        what, rule = words.event(row["what"])
        name = escape(what) + (f" <small>{escape(rule)}</small>" if rule else "")
        cells.append(
            [
                name,
                words.percent(row["games"]["mean"]),
                str(row["deals"]),
                words.percentage_points(row["worth"]["mean"]),
                tiny_interval(row["worth"], reach),
            ]
        )
    titles = [
        *heads(words, say("study-head-without"), say("study-head-games"), say("study-head-deals")),
        *heads(words, say("study-head-worth")),
        column_ends(*heads(words, say("study-less"), say("study-more"))),
    ]
    marks = ["clear" if row["clear"] else "" for row in rows]
    shown = f'<figure class="wide">{table(titles, cells, marks)}</figure>'
    text = paragraph(words.text(say("study-without")))
    return section("without", words.text(say("study-head-without-section")), text, shown)


def players_table(found: Json, words: ReportWords) -> str:
    """How often each side, place in the order of play, or seat wins, by number of players."""
    rows = found["seats_by_players"]
    if len(rows) < 2:
        return ""
    in_teams = any(has_teams(row["sides"]) for row in rows)
    found_by_row = [
        (row, side_winners(row, words) if in_teams else seat_winners(row, words))
        for row in sorted(rows, key=lambda one: one["players"])
    ]
    names = [name for name, _ in max((winners for _, winners in found_by_row), key=len)]
    cells = []
    for row, winners in found_by_row:
        wins = [words.with_interval(one) for _, one in winners]
        empty = [""] * (len(names) - len(wins))
        cells.append([str(row["players"]), words.exact_percent(row["fair"]), *wins, *empty])
    titles = heads(words, say("study-head-players"), say("study-head-fair"))
    titles += [escape(name) for name in names]
    text = paragraph(words.text(say("study-players")))
    return f'{text}<figure class="scroll">{table(titles, cells)}</figure>'


def side_winners(row: Json, words: ReportWords) -> list[tuple[str, Json]]:
    """How often each side wins, by its name."""
    sides = row["sides"]
    members = [[s for s, own in enumerate(sides) if own == side] for side in sorted(set(sides))]
    return [(words.side(sides[one[0]], one), row["by_seat"][one[0]]) for one in members]


def seat_winners(row: Json, words: ReportWords) -> list[tuple[str, Json]]:
    """How often each place in the order of play wins, or each seat if the first never varies."""
    if row["first_varies"]:
        places = enumerate(row["by_turn"])
        return [(words.text(say("study-nth", place=place + 1)), one) for place, one in places]
    seats = enumerate(row["by_seat"])
    return [(words.text(say("study-seats", seats=[seat])), one) for seat, one in seats]
