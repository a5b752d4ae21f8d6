"""The report of a study: one HTML page with plots, text and tables, without other files."""

from html import escape
from pathlib import Path

from shoal.core.game import GameInfo
from shoal.core.message import Message, key_in, say
from shoal.lab.questions.sections import players_table, question_sections
from shoal.lab.report.findings import findings
from shoal.lab.report.report_details import events_section, options_section
from shoal.lab.report.report_html import Json, paragraph, plot_row, section, table
from shoal.lab.report.report_words import ReportWords
from shoal.lab.report.study_plots import LUCK_PARTS, has_points, study_plots
from shoal.lab.report.svg import DARK_STYLE, STYLE, Plot

PAGE_STYLE = Path(__file__).with_name("page.css")
QUESTIONS = {
    "tune": "tune",
    "against": "against",
    "sweep": "sweeps",
    "sensitivity": "sensitivity",
    "without": "without",
}
"""The sections about questions, and where their answers are in the results."""
TENSION = (
    ("drama", say("study-drama"), say("study-drama-about")),
    ("decisiveness", say("study-decisiveness"), say("study-decisiveness-about")),
    ("forced", say("study-forced"), say("study-forced-about")),
)
"""The figures of the course of a game."""
SECTIONS = ("length", "seats", "luck", "comeback", "events", "options")


def report(found: Json, info: GameInfo, language: str = "en") -> str:
    """The whole page, in a language."""
    words = ReportWords(language, info.folder)
    style = PAGE_STYLE.read_text(encoding="utf-8") + scoped_to_svg(STYLE)
    style += "@media(prefers-color-scheme:dark){" + scoped_to_svg(DARK_STYLE) + "}"
    plots = study_plots(found, words)
    body = [
        header(found, info, words),
        *question_sections(found, info, words),
        *(length(found, plots, words), seats(found, plots, words), luck(found, plots, words)),
        *(comeback(found, plots, words), events_section(found, words)),
        *(options_section(found, info, words), footer(found, words)),
    ]
    title = words.text(say("study-title", title=found["title"]))
    return (
        f'<!doctype html>\n<html lang="{escape(language)}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head>\n"
        f"<body>{''.join(body)}</body></html>\n"
    )


def scoped_to_svg(style: str) -> str:
    """The style of the plots, limited to SVG elements."""
    rules = [rule for rule in style.replace("\n", "").split("}") if rule]
    return "".join(f"svg {rule.replace(',.', ',svg .')}}}" for rule in rules)


def header(found: Json, info: GameInfo, words: ReportWords) -> str:
    """The title, the findings, links to the sections, and the most important numbers."""
    text = " ".join([words.text(one) for one in played(found)])
    said = " ".join(words.text(one) for one in findings(found, info, words))
    items = [
        f"<li><b>{escape(value)}</b>{escape(words.text(about))}</li>"
        for value, about in key_figures(found, words)
    ]
    links = [
        f'<a href="#{name}">{escape(words.text(say(key_in("study-nav", name))))}</a>'
        for name in (*(one for one in QUESTIONS if QUESTIONS[one] in found), *SECTIONS)
    ]
    return (
        f"<header><h1>{escape(found['title'])}</h1><p class='lead'>{unbroken(said)}</p>"
        f"<p class='soft'>{escape(text)}</p>"
        f'<nav>{" ".join(links)}</nav><ul class="keys">{"".join(items)}</ul></header>'
    )


def unbroken(text: str) -> str:
    """A text as HTML, in which no line ends before a percent sign."""
    return escape(text).replace(" %", "\N{NO-BREAK SPACE}%")


def played(found: Json) -> list[Message]:
    """How many games were played, and by which bot."""
    study = found["study"]
    games, players, bot = study["games"], study["players"][0], study["bots"][0]
    options = [f"{name}={value}" for name, value in study["options"].items()]
    more = say("study-games-in-total", games=found["games"])
    if options:
        return [
            say("study-played-options", games=games, players=players, bot=bot, options=options),
            more,
        ]
    return [say("study-played", games=games, players=players, bot=bot), more]


def key_figures(found: Json, words: ReportWords) -> list[tuple[str, Message]]:
    """The most important numbers, and what they count."""
    half = found["comeback"]["half"]
    figures = [
        (words.number(found["length"]["decisions"]["mean"]), say("study-key-decisions")),
        (words.number(found["branching"]["mean"]["mean"]), say("study-key-choice")),
        (words.percent(found["seats"]["begun"]["mean"]), first_wins(found, words)),
        (words.percent(found["luck"]["luck"]["mean"]), say("study-key-luck")),
    ]
    if half:
        figures.append((words.percent(half["mean"]), say("study-key-half")))
    if has_points(found):
        margin = words.number(found["scores"]["margin"]["mean"])
        figures.append((margin, say("study-key-margin")))
    return figures


def first_wins(found: Json, words: ReportWords) -> Message:
    """Which seat's wins are shown, and what would be fair."""
    results = found["seats"]
    fair = words.percent(results["fair"])
    if results["first_varies"]:
        return say("study-first-wins", fair=fair)
    first = results["first"]
    members = [seat for seat, one in enumerate(results["sides"]) if one == results["sides"][first]]
    who = words.side(results["sides"][first], members)
    return say("study-side-wins", who=who, fair=fair)


def length(found: Json, plots: dict[str, Plot], words: ReportWords) -> str:
    """The length of games, and the number of legal moves."""
    results = found["length"]
    text = say(
        "study-length",
        steps=words.with_interval(results["steps"], shares=False),
        decisions=words.with_interval(results["decisions"], shares=False),
        low=results["from"],
        high=results["to"],
        moves=words.with_interval(found["branching"]["mean"], shares=False),
        most=found["branching"]["widest"],
    )
    return section(
        "length",
        words.text(say("study-head-length")),
        paragraph(words.text(text)),
        plot_row(
            (plots["length"], words.text(say("study-caption-length"))),
            (plots["choice"], words.text(say("study-caption-choice"))),
        ),
    )


def seats(found: Json, plots: dict[str, Plot], words: ReportWords) -> str:
    """Whether a seat is better than another, and the points at the end."""
    results = found["scores"]
    drawn = [(plots["seats"], words.text(say("study-caption-seats")))]
    shared = words.with_interval(results["shared"])
    texts = [words.text(say("study-shared-wins", shared=shared))]
    if has_points(found):
        drawn.append((plots["scores"], words.text(say("study-caption-scores"))))
        points = say(
            "study-points",
            winner=words.with_interval(results["winner"], shares=False),
            margin=words.with_interval(results["margin"], shares=False),
            range=words.with_interval(results["range"], shares=False),
            deviation=words.number(results["deviation"]),
        )
        texts.append(words.text(points))
    head = words.text(say("study-head-seats"))
    by_players = players_table(found, words)
    return section("seats", head, paragraph(" ".join(texts)), plot_row(*drawn), by_players)


def luck(found: Json, plots: dict[str, Plot], words: ReportWords) -> str:
    """How much of the results the dice explain."""
    results = found["luck"]
    bot, rival = found["study"]["bots"]
    text = say(
        "study-luck",
        bot=bot,
        rival=rival,
        deals=results["deals"],
        luck=words.with_interval(results["luck"]),
        better=words.with_interval(results["better"]),
    )
    texts = [words.text(text)]
    if found["whims"]:
        texts.append(words.text(say("study-luck-openings", decisions=found["whims"])))
    rows = [
        [escape(words.text(part)), words.with_interval(results[name])]
        for name, part in LUCK_PARTS.items()
    ]
    rows.append([escape(words.text(say("study-part-luck"))), words.with_interval(results["luck"])])
    classes = [*("" for _ in LUCK_PARTS), "clear"]
    heads = [escape(words.text(one)) for one in (say("study-head-part"), say("study-head-share"))]
    return section(
        "luck",
        words.text(say("study-head-luck")),
        paragraph(" ".join(texts)),
        f'<div class="plots"><figure>{plots["luck"].svg()}<figcaption>'
        f"{escape(words.text(say('study-caption-luck')))}</figcaption></figure>"
        f"<figure>{table(heads, rows, classes)}</figure></div>",
    )


def comeback(found: Json, plots: dict[str, Plot], words: ReportWords) -> str:
    """Whether a player who is behind can still win."""
    results = found["comeback"]
    text = say("study-comeback-no-leader")
    if results["half"]:
        text = say(
            "study-comeback",
            half=words.with_interval(results["half"]),
            changes=words.with_interval(results["lead_changes"], shares=False),
            never=words.with_interval(results["led_throughout"]),
        )
    texts = [words.text(text), words.text(say("study-evaluation"))]
    drawn = [(plots["comeback"], words.text(say("study-caption-comeback")))]
    if "uncertainty" in plots:
        drawn.append((plots["uncertainty"], words.text(say("study-caption-uncertainty"))))
    head = words.text(say("study-head-comeback"))
    shown = tension_table(found["tension"], words) if found["tension"] else ""
    return section("comeback", head, paragraph(" ".join(texts)), plot_row(*drawn), shown)


def tension_table(results: Json, words: ReportWords) -> str:
    """Drama, decisiveness and forced moves, each with what it means."""
    rows = [
        [
            f"<b>{escape(words.text(name))}</b> <small>{escape(words.text(about))}</small>",
            words.with_interval(results[part]),
        ]
        for part, name, about in TENSION
    ]
    titles = (say("study-head-figure"), say("study-head-mean"))
    heads = [escape(words.text(title)) for title in titles]
    return f'<figure class="scroll figures">{table(heads, rows)}</figure>'


def footer(found: Json, words: ReportWords) -> str:
    """The command that made the page, with the language that the system may have chosen."""
    command = f"{found['command']} --language {words.language}"
    made = words.text(say("study-made-by", version=found["shoal"]))
    again = words.text(say("study-same-page"))
    return (
        f"<footer><p>{escape(made)} <code>{escape(command)}</code></p>"
        f"<p>{escape(again)}</p></footer>"
    )
