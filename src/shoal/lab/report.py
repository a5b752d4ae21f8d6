"""The findings of a study as one page that needs nothing else: plots, words and tables."""

import shlex
from html import escape
from pathlib import Path
from typing import Any

from shoal.games import game_info
from shoal.lab.study_plan import readings
from shoal.lab.study_plots import LUCK_WORDS, drawings, has_points
from shoal.lab.svg import DARK, LOOKS, Plot, percent, tiny_interval

Json = dict[str, Any]  # Any: it is JSON
MOST_ROWS = 24
"""A longer table is folded."""

STYLE = Path(__file__).with_name("page.css")


def report(found: Json) -> str:
    """The page."""
    title = f"{found['title']}: a study"
    looks = STYLE.read_text(encoding="utf-8") + in_svg(LOOKS)
    looks += "@media(prefers-color-scheme:dark){" + in_svg(DARK) + "}"
    plots = drawings(found)
    body = [
        opening(found),
        *(length(found, plots), seats(found, plots), luck(found, plots)),
        *(comeback(found, plots), happenings(found), rulings(found), closing(found)),
    ]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{looks}</style></head>\n"
        f"<body>{''.join(body)}</body></html>\n"
    )


def in_svg(looks: str) -> str:
    """The plots' looks, for plots alone."""
    rules = [rule for rule in looks.replace("\n", "").split("}") if rule]
    return "".join(f"svg {rule.replace(',.', ',svg .')}}}" for rule in rules)


def number(value: float) -> str:
    """A number as one reads it: few digits, a minus as wide as a plus, and none before nothing.

    >>> number(12.345), number(0.12345), number(1234.5), number(-0.001)
    ('12.3', '0.12', '1,234', '0.00')
    """
    digits = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
    return fixed(value, digits)


def fixed(value: float, digits: int) -> str:
    """A number with so many digits after the point."""
    # Adding nothing makes 0 of -0.
    return f"{round(value, digits) + 0.0:,.{digits}f}".replace("-", "−")  # noqa: RUF001 - a minus


def within(one: dict[str, float], *, shares: bool = True) -> str:
    """A figure with its interval, in words."""
    if shares:
        mean, low, high = (fixed(100 * one[name], 1) for name in ("mean", "low", "high"))
        return f"{mean} % ({low} to {high})"
    return f"{number(one['mean'])} ({number(one['low'])} to {number(one['high'])})"


def figures(*plots: tuple[Plot, str]) -> str:
    """Plots side by side with their captions."""
    drawn = [
        f"<figure>{plot.svg()}<figcaption>{escape(caption)}</figcaption></figure>"
        for plot, caption in plots
    ]
    return f'<div class="plots">{"".join(drawn)}</div>'


def section(name: str, title: str, *parts: str) -> str:
    """A section of the page."""
    return f'<section id="{name}"><h2>{escape(title)}</h2>{"".join(parts)}</section>'


def said(words: str) -> str:
    """A paragraph."""
    return f"<p>{escape(words)}</p>"


def opening(found: Json) -> str:
    """The title, the figures that matter most, and where they are explained."""
    study = found["study"]
    options = ", ".join(f"{name}={value}" for name, value in study["options"].items())
    told = (
        f"{study['games']:,} games with {study['players'][0]} players"
        f"{f', {options}' if options else ''}, played by the bot {study['bots'][0]}. "
        f"Luck and other rulings have games of their own: {found['games']:,} games in all."
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
    links = ["length", "seats", "luck", "comeback", "happenings", "rulings"]
    nav = " ".join(f'<a href="#{name}">{name}</a>' for name in links)
    return (
        f"<header><h1>{escape(found['title'])}</h1><p class='lead'>{escape(told)}</p>"
        f'<nav>{nav}</nav><ul class="keys">{"".join(items)}</ul></header>'
    )


def first_words(found: Json) -> str:
    """What the seat that begins wins, in words."""
    fair = percent(found["seats"]["fair"])
    told = found["seats"]
    who = "who decides first" if told["first_varies"] else f"seat {told['first']}"
    return f"{who} wins ({fair} would be fair)"


def length(found: Json, plots: dict[str, Plot]) -> str:
    """How long games are, and between how many moves one chooses."""
    told = found["length"]
    words = (
        f"A game takes {within(told['steps'], shares=False)} moves and throws, "
        f"{within(told['decisions'], shares=False)} of them decisions with a choice; at least "
        f"nine of ten games take {told['from']:,} to {told['to']:,}. A decision has "
        f"{within(found['branching']['mean'], shares=False)} legal moves on average, and had "
        f"{found['branching']['widest']} at most."
    )
    return section(
        "length",
        "Length and choice",
        said(words),
        figures(
            (plots["length"], "Moves and throws of a game, as a share of all games."),
            (plots["choice"], "Legal moves of a decision, from the start to the end of a game."),
        ),
    )


def seats(found: Json, plots: dict[str, Plot]) -> str:
    """Whether a seat is better than another, and how far points lie apart."""
    told = found["scores"]
    drawn = [(plots["seats"], "How often each wins; the broken line would be fair.")]
    words = f"{within(told['shared'])} of the games end with a shared win."
    if has_points(found):
        drawn.append((plots["scores"], "Points at the end, of all seats and of the winner."))
        words += (
            f" The winner has {within(told['winner'], shares=False)} points, "
            f"{within(told['margin'], shares=False)} more than the second and "
            f"{within(told['range'], shares=False)} more than the last; the standard deviation of "
            f"a seat's points is {number(told['deviation'])}."
        )
    return section("seats", "Seats and scores", said(words), figures(*drawn))


LUCK_TOLD = (
    "Two bots of unequal strength, {bot} and {rival}, played {deals} deals twice, the second time "
    "with seats exchanged and the same dice. What a seat comes to is the share of the others that "
    "it finishes above; the bar cuts the variance of that into parts. Skill is what changes with "
    "the bot on the seat, seat what stays with the seat in all games. Dice alone is what the two "
    "games of a deal have in common whoever sits where. Together is the rest: other choices made "
    "other use of the dice, and from then on the same throws fell to other players. Luck is both "
    "of these, all that neither seat nor bot explains: {luck}. A wider gap between the bots would "
    "make skill larger; here a seat of {bot} finishes above one of {rival} in {better} of the "
    "cases, ties counted half."
)


def luck(found: Json, plots: dict[str, Plot]) -> str:
    """How much of the result the dice explain."""
    told = found["luck"]
    bot, rival = found["study"]["bots"]
    words = LUCK_TOLD.format(
        bot=bot,
        rival=rival,
        deals=f"{told['deals']:,}",
        luck=within(told["luck"]),
        better=within(told["better"]),
    )
    if found["whims"]:
        words += (
            f" No dice fall in this game after its first decision, so every seat plays its first "
            f"{found['whims']} decisions on a whim, the same in all games of a deal: what these "
            "openings decide counts as dice."
        )
    rows = [[words, within(told[name])] for name, words in LUCK_WORDS.items()]
    rows.append(["luck: both of these", within(told["luck"])])
    looks = [*("" for _ in LUCK_WORDS), "clear"]
    return section(
        "luck",
        "Luck against skill",
        said(words),
        f'<div class="plots"><figure>{plots["luck"].svg()}<figcaption>What explains the result.'
        f"</figcaption></figure><figure>{table(['part', 'of the variance (95 %)'], rows, looks)}"
        "</figure></div>",
    )


def comeback(found: Json, plots: dict[str, Plot]) -> str:
    """Whether who is behind can still win."""
    told = found["comeback"]
    if told["half"]:
        words = (
            f"Who leads alone on points at half-time wins {within(told['half'])} of these games. "
            f"The lead changes {within(told['lead_changes'], shares=False)} times, and in "
            f"{within(told['led_throughout'])} of the games never."
        )
    else:
        words = (
            "In one of ten of these games at most somebody leads alone on points at half-time, so "
            "the bots' hints say who is ahead."
        )
    words += " The hints judge a position without any search."
    caption = "How often who is ahead after so much of the game wins in the end."
    return section("comeback", "Comebacks", said(words), figures((plots["comeback"], caption)))


def table(heads: list[str], rows: list[list[str]], looks: list[str] | None = None) -> str:
    """A table; the first column is words, the others are numbers.  Cells are HTML."""
    head = "".join(f"<th{' class=n' if n else ''}>{name}</th>" for n, name in enumerate(heads))
    body = ""
    for place, row in enumerate(rows):
        cells = "".join(f"<td{' class=n' if n else ''}>{cell}</td>" for n, cell in enumerate(row))
        body += f'<tr class="{looks[place] if looks else ""}">{cells}</tr>'
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


HAPPENINGS_TOLD = (
    "How often each thing happens in a game of the whole table, in how many of the games it "
    "happens at all, and how those fare to whom it happens: seats that had it more often than is "
    "usual finish above so many more of the others than seats that had it less often. That is no "
    "proof of a cause: who is ahead does other things."
)


def happenings(found: Json) -> str:
    """How often each rule, card and token matters."""
    parts = [said(HAPPENINGS_TOLD)]
    kinds = sorted(found["happenings"].items(), key=lambda item: item[0] != "rules")
    for kind, rows in kinds:
        effects = [row["effect"] for row in rows if row["effect"]]
        reach = max((abs(one[end]) for one in effects for end in ("low", "high")), default=1.0)
        most = max(row["a_game"] for row in rows)
        cells = [happening(row, reach, most) for row in rows]
        heads = [kind, "a game", "games", hidden("finish above"), ends("fewer", "more")]
        shown = f'<figure class="wide">{table(heads, cells)}</figure>'
        if len(rows) > MOST_ROWS:
            shown = f"<details><summary>All {len(rows)} {escape(kind)}</summary>{shown}</details>"
        parts.append(shown)
    return section("happenings", "What happens, and whom it helps", *parts)


def hidden(words: str) -> str:
    """Words that a narrow screen has no room for."""
    return f'<span class="hide">{words}</span>'


def ends(left: str, right: str) -> str:
    """What lies on either side of the middle of a column of small intervals."""
    return f'<span class="ends"><span>{left}</span><span>{right}</span></span>'


def points(share: float) -> str:
    """A difference of shares in points of a hundred, with its sign.

    >>> points(0.123), points(-0.004)
    ('+12', '0')
    """
    whole = round(100 * share)
    return fixed(whole, 0) if whole <= 0 else f"+{whole}"


def happening(row: Json, reach: float, most: float) -> list[str]:
    """A row of a table."""
    effect = row["effect"]
    bar = f'<span class="mean hide" style="width:{3 * row["a_game"] / (most or 1):.2f}rem"></span>'
    told = hidden(f"{points(effect['mean'])} points") if effect else ""
    return [
        escape(row["what"]),
        bar + number(row["a_game"]),
        percent(row["games"]),
        told,
        tiny_interval(effect, reach) if effect else "",
    ]


RULINGS_TOLD = (
    "Each other reading was played on the same deals by the same bots. Differences are those "
    "between the two games of each deal, with their 95 % interval; a row in bold leaves no doubt "
    "even with all rows of this section in mind (Bonferroni)."
)


def rulings(found: Json) -> str:
    """Every ruling against its alternatives."""
    if not found["rulings"]:
        words = "No other ruling was played; shoal study GAME --option NAME=VALUE,OTHER does."
        return section("rulings", "Rulings compared", said(words))
    parts = [said(RULINGS_TOLD), *(ruling(one) for one in found["rulings"])]
    return section("rulings", "Rulings compared", *parts)


def ruling(one: Json) -> str:
    """One ruling."""
    told, rows = one["sentence"], ""
    if one["same"]:
        told += f" In {one['games']:,} deals it made no difference to any game."
    else:
        told += changed(one)
        rows = f'<div class="wide">{measures(one)}</div>'
    return (
        f'<div class="ruling"><h3><code>{escape(one["table"])}</code> instead of '
        f"<code>{escape(one['usual'])}</code></h3><p>{escape(told)}</p>{rows}</div>"
    )


def changed(one: Json) -> str:
    """How many games a ruling changes, and what of them, where that can be told."""
    if one["touched"] is None:
        return ""
    return (
        f" It changes {some(one['touched'])} of {one['games']:,} games: the moves played in "
        f"{some(one['moved'])}, the points in {some(one['points'])}, the winner in "
        f"{some(one['winner'])}."
    )


def some(share: float) -> str:
    """A share of which only nothing at all is called 0.

    >>> some(0.115), some(0.0), some(0.0001)
    ('11.5 %', '0.0 %', 'less than 0.1 %')
    """
    if 0 < share < 0.001:
        return "less than 0.1 %"
    return f"{fixed(100 * share, 1)} %"


def measures(one: Json) -> str:
    """What a ruling changes."""
    rows, looks = [], []
    for measure in one["measures"]:
        apart = measure["difference"]
        if apart["low"] == apart["high"] == 0:
            continue
        reach = max(abs(apart["low"]), abs(apart["high"]), abs(measure["usual"]) / 4)
        usual, other, told = amounts(measure)
        rows.append(
            [escape(measure["name"]), usual, other, hidden(told), tiny_interval(apart, reach)]
        )
        looks.append("clear" if measure["clear"] else "")
    if not rows:
        return ""
    heads = ["", "as it is", "instead", hidden("difference (95 %)"), ends("less", "more")]
    return table(heads, rows, looks)


def amounts(measure: Json) -> tuple[str, str, str]:
    """A measure as it is, instead, and the difference: numbers or shares."""
    told = within(measure["difference"], shares=measure["share"])
    if measure["share"]:
        usual, other = (f"{fixed(100 * measure[name], 1)} %" for name in ("usual", "other"))
        return usual, other, told
    return number(measure["usual"]), number(measure["other"]), told


def closing(found: Json) -> str:
    """How the page was made."""
    return (
        f"<footer><p>Made by <code>{escape(command(found))}</code> with Shoal "
        f"{escape(found['shoal'])}. The same command makes the same page, but for bots that think "
        "by the clock.</p></footer>"
    )


def command(found: Json) -> str:
    """The command that made the study, as a shell takes it."""
    study = found["study"]
    players = ",".join(str(number) for number in study["players"])
    bot, rival = study["bots"]
    words = ["shoal", "study", study["study"], "--players", players, "--games", study["games"]]
    words += ["--bots", bot, "--rival", rival, "--seed", study["seed"], *asked(study)]
    return shlex.join(str(word) for word in words)


def asked(study: Json) -> list[str]:
    """The options of the command: what the table chose, and what was compared.

    An option with its usual value alone is not compared with its other readings.
    """
    found = game_info(study["study"])
    options = {option.name: option for option in found.options}
    names = dict.fromkeys([*study["options"], *(rival for rival, _ in study["rivals"])])
    if not study["rivals"]:
        names.update(dict.fromkeys(name for name, _ in readings(found, study["options"])))
    told = []
    for name in names:
        option = options[name]
        values = [study["options"].get(name, option.default)]
        values += [value for rival, value in study["rivals"] if rival == name]
        for value in values:
            told += ["--option", f"{name}={option.write(value)}"]
    return told
