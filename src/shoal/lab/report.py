"""The report of a study: one HTML page with plots, text and tables, without other files."""

from html import escape
from pathlib import Path

from shoal.lab.report_details import events_section, options_section
from shoal.lab.report_html import (
    Json,
    number,
    paragraph,
    plot_row,
    section,
    table,
    with_interval,
)
from shoal.lab.study_plots import LUCK_WORDS, has_points, study_plots
from shoal.lab.svg import DARK_STYLE, STYLE, Plot, percent

PAGE_STYLE = Path(__file__).with_name("page.css")

LUCK_TEXT = (
    "Two bots of unequal strength, {bot} and {rival}, played {deals} deals twice, the second time "
    "with seats exchanged and the same dice. The result of a seat is the share of the other seats "
    "that it finishes above. The bar divides the variance of this result. Skill is what changes "
    "with the bot on the seat. Seat is what stays with the seat in all games. Dice alone is what "
    "the two games of a deal have in common, whichever bot plays which seat. Together is the rest: "
    "different choices used the same dice differently. Luck is the sum of these two, everything "
    "that neither seat nor bot explains: {luck}. A wider gap between the bots would make skill "
    "larger; here a seat of {bot} finishes above one of {rival} in {better} of the cases; a tie "
    "counts half."
)


def report(found: Json) -> str:
    """The whole page."""
    title = f"{found['title']}: a study"
    style = PAGE_STYLE.read_text(encoding="utf-8") + scoped_to_svg(STYLE)
    style += "@media(prefers-color-scheme:dark){" + scoped_to_svg(DARK_STYLE) + "}"
    plots = study_plots(found)
    body = [
        header(found),
        *(length(found, plots), seats(found, plots), luck(found, plots)),
        *(comeback(found, plots), events_section(found), options_section(found), footer(found)),
    ]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head>\n"
        f"<body>{''.join(body)}</body></html>\n"
    )


def scoped_to_svg(style: str) -> str:
    """The style of the plots, limited to SVG elements."""
    rules = [rule for rule in style.replace("\n", "").split("}") if rule]
    return "".join(f"svg {rule.replace(',.', ',svg .')}}}" for rule in rules)


def header(found: Json) -> str:
    """The title, links to the sections, and the most important numbers."""
    study = found["study"]
    options = ", ".join(f"{name}={value}" for name, value in study["options"].items())
    text = (
        f"{study['games']:,} games with {study['players'][0]} players"
        f"{f', {options}' if options else ''}, played by the bot {study['bots'][0]}. "
        f"Luck and other options were measured with more games: {found['games']:,} games in total."
    )
    half = found["comeback"]["half"]
    keys = [
        (number(found["length"]["decisions"]["mean"]), "decisions in a game"),
        (number(found["branching"]["mean"]["mean"]), "moves to choose from"),
        (percent(found["seats"]["begun"]["mean"]), first_words(found)),
        (percent(found["luck"]["luck"]["mean"]), "of the result is luck"),
        (percent(half["mean"]), "of leaders at half-time win") if half else None,
        (number(found["scores"]["margin"]["mean"]), "points between first and second")
        if has_points(found)
        else None,
    ]
    items = [f"<li><b>{value}</b>{escape(words)}</li>" for value, words in filter(None, keys)]
    links = ["length", "seats", "luck", "comeback", "events", "options"]
    nav = " ".join(f'<a href="#{name}">{name}</a>' for name in links)
    return (
        f"<header><h1>{escape(found['title'])}</h1><p class='lead'>{escape(text)}</p>"
        f'<nav>{nav}</nav><ul class="keys">{"".join(items)}</ul></header>'
    )


def first_words(found: Json) -> str:
    """Which seat's wins are shown, and what would be fair."""
    fair = percent(found["seats"]["fair"])
    results = found["seats"]
    who = "the first player" if results["first_varies"] else f"seat {results['first']}"
    return f"{who} wins ({fair} would be fair)"


def length(found: Json, plots: dict[str, Plot]) -> str:
    """The length of games, and the number of legal moves."""
    results = found["length"]
    mean = found["branching"]["mean"]
    text = (
        f"A game takes {with_interval(results['steps'], shares=False)} moves and throws, "
        f"{with_interval(results['decisions'], shares=False)} of them decisions with a "
        f"choice; at least nine in ten games take {results['from']:,} to {results['to']:,}. A "
        f"decision has {with_interval(mean, shares=False)} legal moves on average, and had "
        f"{found['branching']['widest']} at most."
    )
    return section(
        "length",
        "Length and choice",
        paragraph(text),
        plot_row(
            (plots["length"], "Moves and throws of a game, as a share of all games."),
            (plots["choice"], "Legal moves of a decision, from the start to the end of a game."),
        ),
    )


def seats(found: Json, plots: dict[str, Plot]) -> str:
    """Whether a seat is better than another, and the points at the end."""
    results = found["scores"]
    drawn = [(plots["seats"], "How often each wins; the dashed line would be fair.")]
    text = f"{with_interval(results['shared'])} of the games end with a shared win."
    if has_points(found):
        drawn.append((plots["scores"], "Points at the end, of all seats and of the winner."))
        text += (
            f" The winner has {with_interval(results['winner'], shares=False)} points, "
            f"{with_interval(results['margin'], shares=False)} more than the second and "
            f"{with_interval(results['range'], shares=False)} more than the last; the "
            f"standard deviation of a seat's points is {number(results['deviation'])}."
        )
    return section("seats", "Seats and scores", paragraph(text), plot_row(*drawn))


def luck(found: Json, plots: dict[str, Plot]) -> str:
    """How much of the results the dice explain."""
    results = found["luck"]
    bot, rival = found["study"]["bots"]
    text = LUCK_TEXT.format(
        bot=bot,
        rival=rival,
        deals=f"{results['deals']:,}",
        luck=with_interval(results["luck"]),
        better=with_interval(results["better"]),
    )
    if found["whims"]:
        text += (
            f" This game has no dice after its first decision, so every seat draws its first "
            f"{found['whims']} decisions at random, the same in all games of a deal. What these "
            "openings decide counts as dice."
        )
    rows = [[words, with_interval(results[name])] for name, words in LUCK_WORDS.items()]
    rows.append(["luck: both of these", with_interval(results["luck"])])
    classes = [*("" for _ in LUCK_WORDS), "clear"]
    return section(
        "luck",
        "Luck against skill",
        paragraph(text),
        f'<div class="plots"><figure>{plots["luck"].svg()}<figcaption>What explains the result.'
        f"</figcaption></figure><figure>{table(['part', 'of the variance (95 %)'], rows, classes)}"
        "</figure></div>",
    )


def comeback(found: Json, plots: dict[str, Plot]) -> str:
    """Whether a player who is behind can still win."""
    results = found["comeback"]
    if results["half"]:
        text = (
            f"The sole leader on points at half-time wins {with_interval(results['half'])} of "
            f"these games. The lead changes {with_interval(results['lead_changes'], shares=False)} "
            f"times, and in {with_interval(results['led_throughout'])} of the games never."
        )
    else:
        text = (
            "At most one in ten of these games has a sole leader on points at half-time, so the "
            "bots' evaluation says who is ahead."
        )
    text += " The evaluation looks at a position without any search."
    caption = "How often the player who is ahead at a point of the game wins in the end."
    return section("comeback", "Comebacks", paragraph(text), plot_row((plots["comeback"], caption)))


def footer(found: Json) -> str:
    """The command that made the page."""
    return (
        f"<footer><p>Made by <code>{escape(found['command'])}</code> with Shoal "
        f"{escape(found['shoal'])}. The same command makes the same page, except with bots that "
        "think by the clock.</p></footer>"
    )
