"""The answers to a study's questions, as JSON values."""

from collections.abc import Mapping, Sequence
from typing import Any

from shoal.lab.intervals import (
    bonferroni_deviations,
    mean_estimate,
    share_estimate,
)
from shoal.lab.measures import FIRST_SEAT, MEASURES, estimate, name_of
from shoal.lab.option_comparison import compare, compare_measure, is_clear
from shoal.lab.questions.attention import attention
from shoal.lab.questions.knobs import Setting, named
from shoal.lab.questions.questions import against_name, without_name
from shoal.lab.questions.restricted_play import Event, restricted_side
from shoal.lab.study_game import StudyGame
from shoal.lab.study_plan import AS_IT_IS, Study, Variant

Json = dict[str, Any]  # Any: it is JSON
Games = Mapping[str, Sequence[StudyGame]]


def answers(study: Study, games: Games) -> Json:
    """The answers to what was asked; nothing for what was not."""
    asked = study.questions
    found: Json = {}
    if asked.against:
        found["against"] = against(study, games)
    if asked.sweeps:
        found["sweeps"] = [sweep(study, settings, games) for settings in asked.sweeps]
    if asked.sensitivity is not None:
        found["sensitivity"] = sensitivity(study, games)
    if asked.without:
        found["without"] = without(study, games)
    return found


def against(study: Study, games: Games) -> Json:
    """The other rules compared with these."""
    usual, name = study.variants()[0], against_name(study.questions.against)
    other = variant_named(study, name)
    deviations = bonferroni_deviations(len(MEASURES))
    return {
        "options": study.questions.against,
        "attention": attention(usual, other, study.bot),
        **compare(games[AS_IT_IS], games[name], deviations),
    }


def variant_named(study: Study, name: str) -> Variant:
    """The variant of this name."""
    return next(variant for variant in study.variants() if variant.name == name)


def sweep(study: Study, settings: tuple[Setting, ...], games: Games) -> Json:
    """The measures at every value of a knob."""
    knob = settings[0][0]
    usual = knob.value(study.info(), study.options)
    rows = []
    for setting in settings:
        played = games[AS_IT_IS if setting[1] == usual else named((setting,))]
        rows.append({"value": setting[1], "measures": measured(played)})
    return {"knob": str(knob), "usual": usual, "values": rows}


def measured(games: Sequence[StudyGame]) -> Json:
    """Every measure by its name in the results."""
    return {name_of(name, games): estimate(name, games).json() for name in MEASURES}


def sensitivity(study: Study, games: Games) -> list[Json]:
    """What a nudge of each value does to the balance and the length, the strongest first."""
    settings = study.questions.nudged(study.info(), study.options)
    deviations = bonferroni_deviations(len(settings))
    rows = []
    for setting in settings:
        pairs = list(zip(games[AS_IT_IS], games[named((setting,))], strict=True))
        knob = setting[0]
        measures = [
            compare_measure(name_of(name, games[AS_IT_IS]), MEASURES[name], pairs, deviations)
            for name in (FIRST_SEAT, "steps of a game")
        ]
        touched = sum(not one.same_game(two) for one, two in pairs) / len(pairs)
        rows.append(
            {
                "knob": str(knob),
                "usual": knob.value(study.info(), study.options),
                "other": setting[1],
                "touched": touched,
                "measures": measures,
            }
        )
    return sorted(rows, key=by_balance)


def by_balance(row: Json) -> tuple[float, str]:
    """Sorts the strongest effect on the balance first."""
    return -abs(row["measures"][0]["difference"]["mean"]), row["knob"]


def without(study: Study, games: Games) -> list[Json]:
    """What each event is worth to a side, the most valuable first."""
    deviations = bonferroni_deviations(len(study.events))
    rows = [worth(event, games, deviations) for event in study.events]
    return sorted(
        [row for row in rows if row], key=lambda row: (-row["worth"]["mean"], str(row["what"]))
    )


def worth(event: Event, games: Games, deviations: float) -> Json | None:
    """By how much a side's result is better when it may bring the event about.

    Only deals count in which a side does without it that otherwise has it; None if there are few.
    """
    kind, what = event
    usual = games[AS_IT_IS]
    counts = [game.events.get(kind, {}).get(what, []) for game in usual]
    able = {usual[0].sides[seat] for seats in counts for seat, count in enumerate(seats) if count}
    differences = [
        side_result(free) - side_result(bound)
        for free, bound in zip(usual, games[without_name(event)], strict=True)
        if restricted_side(free.deal, free.sides) in able
    ]
    if len(differences) < 2:
        return None
    found = mean_estimate(differences)
    return {
        "kind": kind,
        "what": what if isinstance(what, str) else what.to_json(),
        "games": share_estimate([float(sum(seats) > 0) for seats in counts]).json(),
        "deals": len(differences),
        "worth": found.json(),
        "clear": is_clear(found, deviations),
    }


def side_result(game: StudyGame) -> float:
    """The result of the side that does without something in this deal."""
    side = restricted_side(game.deal, game.sides)
    results = [share for share, own in zip(game.shares(), game.sides, strict=True) if own == side]
    return sum(results) / len(results)


def seats_by_players(study: Study, games: Games) -> list[Json]:
    """For each number of players how often each seat wins, and each place in the order of play."""
    names = {study.players[0]: AS_IT_IS}
    names.update({players: f"{players} players" for players in study.players[1:]})
    return [{"players": players, **seat_wins(games[name])} for players, name in names.items()]


def seat_wins(games: Sequence[StudyGame]) -> Json:
    """How often each seat wins, by seat and by place from the seat that decides first."""
    sides = games[0].sides
    seats = range(len(sides))
    return {
        "by_turn": [
            share_estimate(
                [game.wins()[(game.first + place) % len(sides)] for game in games]
            ).json()
            for place in seats
        ],
        "by_seat": [share_estimate([game.wins()[seat] for game in games]).json() for seat in seats],
        "sides": sides,
        "fair": 1 / len(set(sides)),
        "first_varies": len({game.first for game in games}) > 1,
    }
