"""A ruling against its alternative, on the same deals."""

import statistics
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from shoal.games import game_info
from shoal.lab.intervals import WIDE, Figure, figure, wide_for
from shoal.lab.study_game import Sample
from shoal.lab.study_plan import AS_IT_IS, UNEQUAL, Study

Measure = Callable[[Sample], float]

BEGINS = "wins of who begins"
SEAT_0 = "wins of seat 0"

MEASURES: dict[str, Measure] = {
    "steps of a game": lambda game: float(game.steps),
    "decisions": lambda game: float(game.decisions),
    "moves to choose from": Sample.choice,
    BEGINS: Sample.begun,
    "points of the winner": lambda game: float(max(game.scores)),
    "points between first and second": Sample.margin,
    "shared wins": lambda game: float(max(game.wins()) < 1),
    "changes of the lead": lambda game: float(game.lead_changes),
    "wins of the leader at half-time": Sample.held,
}
"""What is compared between rulings."""

SHARES = (BEGINS, SEAT_0, "shared wins", "wins of the leader at half-time")
"""Which of them are shares of the games."""


def rulings(study: Study, tables: Mapping[str, Sequence[Sample]]) -> list[dict[str, Any]]:
    """Every other table beside the game as it is.  Any: it is JSON."""
    others = [table for table in study.tables() if table.name not in (AS_IT_IS, UNEQUAL)]
    options = {option.name: option for option in game_info(study.game).options}
    wide = wide_for(len(others) * len(MEASURES))
    found = []
    for table in others:
        name, _, _ = table.name.partition("=")
        option = options.get(name)
        usual = study.options.get(name, option.default) if option else ""
        told = option.write(usual) if option else f"{study.players[0]} players"
        beside = compare(tables[AS_IT_IS], tables[table.name], wide)
        found.append(
            {
                "table": table.name,
                "usual": f"{name}={told}" if option else told,
                "sentence": option.sentence if option else "",
                **beside,
            }
        )
    return found


def compare(usual: Sequence[Sample], other: Sequence[Sample], wide: float) -> dict[str, Any]:
    """How often the ruling changes a game and what of it, and what it changes on average.

    Games of other numbers of players cannot be compared one by one: these shares are None.
    """
    mine = {game.deal: game for game in usual}
    pairs = [(mine[game.deal], game) for game in other if game.deal in mine]
    on = len(usual[0].seats) == len(other[0].seats)
    return {
        "games": len(pairs),
        "same": on and all(one.same_game(two) for one, two in pairs),
        "touched": share_of(pairs, lambda one, two: not one.same_game(two), on=on),
        "moved": share_of(pairs, lambda one, two: one.moves_digest != two.moves_digest, on=on),
        "points": share_of(pairs, lambda one, two: one.scores != two.scores, on=on),
        "winner": share_of(pairs, lambda one, two: one.wins() != two.wins(), on=on),
        "measures": [
            measured(name_of(name, usual), measure, pairs, wide)
            for name, measure in MEASURES.items()
        ],
    }


def name_of(measure: str, games: Sequence[Sample]) -> str:
    """The measure's name; where seats have sides, seat 0 stands for who begins."""
    sides = games[0].sides
    return SEAT_0 if measure == BEGINS and len(set(sides)) < len(sides) else measure


Pairs = Sequence[tuple[Sample, Sample]]


def share_of(pairs: Pairs, differs: Callable[[Sample, Sample], bool], *, on: bool) -> float | None:
    """In which share of the deals both games differ, unrounded: one of many is not none."""
    if not on:
        return None
    return statistics.fmean(float(differs(one, two)) for one, two in pairs)


def measured(name: str, measure: Measure, pairs: Pairs, wide: float) -> dict[str, Any]:
    """The measure under both rulings, and the difference deal by deal."""
    usual = statistics.fmean(measure(one) for one, _ in pairs)
    other = statistics.fmean(measure(two) for _, two in pairs)
    apart = figure([measure(two) - measure(one) for one, two in pairs])
    return {
        "name": name,
        "share": name in SHARES,
        "usual": round(usual, 4),
        "other": round(other, 4),
        "difference": apart.json(),
        "clear": is_clear(apart, wide),
    }


def is_clear(apart: Figure, wide: float) -> bool:
    """Whether the difference leaves no doubt, with all figures of the report in mind."""
    half = (apart.high - apart.mean) * wide / WIDE
    return bool(apart.mean) and abs(apart.mean) > half
