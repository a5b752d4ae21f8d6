"""The findings of a study in a few sentences, the same on the page and in the terminal."""

from collections.abc import Callable
from typing import Any

from shoal.core.game import GameInfo
from shoal.core.message import Message, say
from shoal.core.text.pitch_and_option_words import option_title
from shoal.lab.measures import FIRST_SEAT, SEAT_0
from shoal.lab.questions.knob_names import knob_name, knob_value
from shoal.lab.report.report_words import ReportWords

Json = dict[str, Any]  # Any: it is JSON


def findings(found: Json, info: GameInfo, words: ReportWords) -> list[Message]:
    """Three sentences: the balance, the luck, and what the questions showed."""
    return [balance(found, words), luck(found, words), answer(found, info, words)]


def first_player(found: Json, words: ReportWords) -> str:
    """Who is meant by the first player: where seats form sides, the first side by its name."""
    results = found["seats"]
    if len(set(results["sides"])) == len(results["sides"]):
        return words.text(say("study-first-player"))
    members = [seat for seat, side in enumerate(results["sides"]) if side == results["sides"][0]]
    return words.side(results["sides"][0], members)


def balance(found: Json, words: ReportWords) -> Message:
    """How long a game is, and whether the first player, or side, wins more than is fair."""
    results = found["seats"]
    wins, fair = results["begun"], results["fair"]
    verdict = "fair"
    if wins["low"] > fair:
        verdict = "more"
    if wins["high"] < fair:
        verdict = "less"
    return say(
        "study-finding-balance",
        decisions=words.number(found["length"]["decisions"]["mean"]),
        who=first_player(found, words),
        wins=words.with_interval(wins),
        fair=words.exact_percent(fair),
        verdict=verdict,
    )


def luck(found: Json, words: ReportWords) -> Message:
    """How much of a result is luck, and whether who leads at half-time wins."""
    share = words.with_interval(found["luck"]["luck"])
    half = found["comeback"]["half"]
    if half is None:
        return say("study-finding-luck", luck=share)
    return say("study-finding-luck-half", luck=share, half=words.with_interval(half))


def answer(found: Json, info: GameInfo, words: ReportWords) -> Message:
    """The answer to the question that was asked, or which option changes most."""
    for question, said in ANSWERS.items():
        if found.get(question):
            return said(found, info, words)
    return option_finding(found, info, words)


def tune_finding(found: Json, info: GameInfo, words: ReportWords) -> Message:
    """What was found by tuning."""
    results = found["tune"]
    settings = [
        f"{knob_name(row['knob'], info, words)}: "
        f"{knob_value(row['knob'], row['other'], info, words)}"
        for row in results["changed"]
    ]
    if not settings:
        if results["within"]:
            return say("study-finding-tuned-already")
        return say("study-finding-untuned")
    if results["within"]:
        return say("study-finding-tuned", settings=", ".join(settings))
    return say("study-finding-closest", settings=", ".join(settings))


def sensitivity_finding(found: Json, info: GameInfo, words: ReportWords) -> Message:
    """Which value moves the balance most."""
    row = found["sensitivity"][0]
    measure = row["measures"][0]
    return say(
        "study-finding-sensitivity",
        knob=knob_name(row["knob"], info, words),
        other=knob_value(row["knob"], row["other"], info, words),
        usual=knob_value(row["knob"], row["usual"], info, words),
        who=first_player(found, words),
        points=words.percentage_points(measure["difference"]["mean"]),
        clear="yes" if measure["clear"] else "no",
    )


def without_finding(found: Json, _info: GameInfo, words: ReportWords) -> Message:
    """What is worth most."""
    row = found["without"][0]
    return say(
        "study-finding-without",
        what=words.event(row["what"])[0],
        points=words.percentage_points(row["worth"]["mean"]),
        clear="yes" if row["clear"] else "no",
    )


def against_finding(found: Json, _info: GameInfo, words: ReportWords) -> Message:
    """What the other rules change."""
    row = found["against"]
    if row["same"]:
        return say("study-finding-same")
    return say(
        "study-finding-against",
        touched=words.nonzero_percent(row["touched"]),
        winner=words.nonzero_percent(row["winner"]),
        measures=sum(measure["clear"] for measure in row["measures"]),
    )


def sweep_finding(found: Json, info: GameInfo, words: ReportWords) -> Message:
    """What a value does to the wins of the first player."""
    results = found["sweeps"][0]
    first, last = results["values"][0], results["values"][-1]
    wins = [wins_of(row["measures"]) for row in (first, last)]
    return say(
        "study-finding-sweep",
        knob=knob_name(results["knob"], info, words),
        low=knob_value(results["knob"], first["value"], info, words),
        high=knob_value(results["knob"], last["value"], info, words),
        who=first_player(found, words),
        first=words.with_interval(wins[0]),
        last=words.with_interval(wins[1]),
    )


def wins_of(measures: Json) -> Json:
    """The wins of the first player or side among measures."""
    name = FIRST_SEAT if FIRST_SEAT in measures else SEAT_0
    found: Json = measures[name]
    return found


def option_finding(found: Json, info: GameInfo, words: ReportWords) -> Message:
    """Which of the options compared changes the winner most often."""
    rows = [row for row in found["rulings"] if row["option"]]
    if not rows:
        return say("study-finding-alone")
    most = max(rows, key=lambda row: (row["winner"], row["touched"]))
    if most["touched"] == 0:
        return say("study-finding-no-option")
    option = next(option for option in info.options if option.name == most["option"])
    return say(
        "study-finding-option",
        title=option_title(option, words.catalogue),
        other=knob_value(option.name, most["values"][1], info, words),
        winner=words.nonzero_percent(most["winner"]),
        touched=words.nonzero_percent(most["touched"]),
    )


Said = Callable[[Json, GameInfo, ReportWords], Message]

ANSWERS: dict[str, Said] = {
    "tune": tune_finding,
    "sensitivity": sensitivity_finding,
    "without": without_finding,
    "against": against_finding,
    "sweeps": sweep_finding,
}
"""The sentence about each question, the most pointed question first."""
