"""Compares other values of an option with the usual one, on the same deals."""

import statistics
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from shoal.core.options import Value
from shoal.core.text.pitch_and_option_words import option_about, words_about
from shoal.lab.intervals import DEVIATIONS, Estimate, bonferroni_deviations, mean_estimate
from shoal.lab.measures import MEASURES, SHARES, Measure, name_of
from shoal.lab.questions.attention import attention
from shoal.lab.study_game import StudyGame
from shoal.lab.study_plan import AS_IT_IS, Study


def compare_options(
    study: Study, games: Mapping[str, Sequence[StudyGame]]
) -> list[dict[str, Any]]:  # Any: it is JSON
    """Every variant with another option or number of players, compared with the game as it is."""
    as_it_is = study.variants()[0]
    others = study.variants()[2 : 1 + len(study.alternatives) + len(study.players)]
    options = {option.name: option for option in study.info().options}
    words = words_about(study.info(), "en")
    deviations = bonferroni_deviations(len(others) * len(MEASURES))
    found = []
    for variant in others:
        name, _, _ = variant.name.partition("=")
        option = options.get(name)
        usual = f"{study.players[0]} players"
        values: list[Value] = [study.players[0], variant.players]
        if option:
            values = [study.options.get(name, option.default), variant.options[name]]
            usual = f"{name}={option.write(values[0])}"
        found.append(
            {
                "table": variant.name,
                "usual": usual,
                "option": name if option else "",
                "values": values,
                "sentence": option_about(option, words) if option else "",
                "attention": attention(as_it_is, variant, study.bot),
                **compare(games[AS_IT_IS], games[variant.name], deviations),
            }
        )
    return found


def compare(
    usual: Sequence[StudyGame], other: Sequence[StudyGame], deviations: float
) -> dict[str, Any]:
    """How many games the option changes, and what it changes on average.

    Games with other numbers of players cannot be compared one by one: those shares are None.
    """
    mine = {game.deal: game for game in usual}
    pairs = [(mine[game.deal], game) for game in other if game.deal in mine]
    comparable = len(usual[0].seats) == len(other[0].seats)
    return {
        "games": len(pairs),
        "same": comparable and all(one.same_game(two) for one, two in pairs),
        "touched": share_of(pairs, lambda one, two: not one.same_game(two), comparable),
        "moved": share_of(pairs, lambda one, two: one.moves_digest != two.moves_digest, comparable),
        "choices": share_of(pairs, lambda one, two: not one.same_choices(two), comparable),
        "points": share_of(pairs, lambda one, two: not one.same_points(two), comparable),
        "ranks": share_of(pairs, lambda one, two: one.ranks != two.ranks, comparable),
        "winner": share_of(pairs, lambda one, two: one.wins() != two.wins(), comparable),
        "measures": [
            compare_measure(name_of(name, usual), measure, pairs, deviations)
            for name, measure in MEASURES.items()
        ],
    }


Pairs = Sequence[tuple[StudyGame, StudyGame]]


def share_of(
    pairs: Pairs,
    differs: Callable[[StudyGame, StudyGame], bool],
    comparable: bool,  # noqa: FBT001 - every caller passes a name
) -> float | None:
    """The share of the deals whose games differ; not rounded, so that only none is 0."""
    if not comparable:
        return None
    return statistics.fmean(float(differs(one, two)) for one, two in pairs)


def compare_measure(
    name: str, measure: Measure, pairs: Pairs, deviations: float
) -> dict[str, Any]:  # Any: it is JSON
    """A measure with both values of the option, and the mean difference over the deals."""
    usual = statistics.fmean(measure(one) for one, _ in pairs)
    other = statistics.fmean(measure(two) for _, two in pairs)
    difference = mean_estimate([measure(two) - measure(one) for one, two in pairs])
    return {
        "name": name,
        "share": name in SHARES,
        "usual": round(usual, 4),
        "other": round(other, 4),
        "difference": difference.json(),
        "clear": is_clear(difference, deviations),
    }


def is_clear(difference: Estimate, deviations: float) -> bool:
    """Whether the difference is significant, given how many are tested."""
    half = (difference.high - difference.mean) * deviations / DEVIATIONS
    return bool(difference.mean) and abs(difference.mean) > half
