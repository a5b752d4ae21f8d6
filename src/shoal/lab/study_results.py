"""What the games of a study come to, as one JSON value from which the report is drawn."""

import statistics
from collections.abc import Callable, Sequence
from typing import Any

import shoal
from shoal.games import game_info
from shoal.lab.intervals import apart, figure, histogram, share
from shoal.lab.luck import deals_of, luck
from shoal.lab.option_comparison import rulings
from shoal.lab.study_game import TENTHS, Sample
from shoal.lab.study_plan import AS_IT_IS, UNEQUAL, Study

Json = dict[str, Any]  # Any: it is JSON


def findings(study: Study, samples: Sequence[Sample]) -> Json:
    """Everything that was found."""
    tables: dict[str, list[Sample]] = {table.name: [] for table in study.tables()}
    for sample in sorted(samples, key=Sample.key):
        if sample.table in tables:
            tables[sample.table].append(sample)
    games = tables[AS_IT_IS]
    return {
        "study": study.json(),
        "title": game_info(study.game).title,
        "shoal": shoal.__version__,
        "whims": study.tables()[0].whims,
        "games": sum(len(found) for found in tables.values()),
        "length": length(games),
        "branching": branching(games),
        "seats": seats(games),
        "scores": scores(games),
        "luck": luck(deals_of(tables[UNEQUAL]), study.bot, study.seed),
        "comeback": comeback(games),
        "happenings": happenings(games),
        "rulings": rulings(study, tables),
    }


def length(games: Sequence[Sample]) -> Json:
    """How long games are."""
    steps = sorted(game.steps for game in games)
    return {
        "steps": figure(steps).json(),
        "decisions": figure([game.decisions for game in games]).json(),
        "middle": statistics.median(steps),
        "from": steps[len(steps) // 20],
        "to": steps[-1 - len(steps) // 20],
        "histogram": histogram(steps),
    }


def branching(games: Sequence[Sample]) -> Json:
    """Between how many moves a decision is made."""
    found = []
    for tenth in range(10):
        decided = [game.choices[tenth] for game in games if game.choices[tenth]]
        found.append(figure(decided).json() if len(decided) > 1 else None)
    return {
        "mean": figure([game.choice() for game in games]).json(),
        "widest": max(game.widest for game in games),
        "by_tenth": found,
    }


def seats(games: Sequence[Sample]) -> Json:
    """How often each seat wins, and each place counted from the one that decided first."""
    players = len(games[0].seats)
    by_turn = [
        share([game.wins()[(game.first + place) % players] for game in games]).json()
        for place in range(players)
    ]
    by_seat = [share([game.wins()[seat] for game in games]).json() for seat in range(players)]
    return {
        "by_turn": by_turn,
        "by_seat": by_seat,
        "begun": share([game.begun() for game in games]).json(),
        "fair": 1 / len(set(games[0].sides)),
        "sides": games[0].sides,
        "first": 0 if len(set(games[0].sides)) < players else games[0].first,
        "first_varies": players == len(set(games[0].sides))
        and len({game.first for game in games}) > 1,
    }


def scores(games: Sequence[Sample]) -> Json:
    """How far points lie apart."""
    ordered = [sorted(game.scores, reverse=True) for game in games]
    width = points_a_bin([score for points in ordered for score in points])
    return {
        "points": figure([statistics.fmean(points) for points in ordered]).json(),
        "deviation": statistics.pstdev(score for points in ordered for score in points),
        "winner": figure([points[0] for points in ordered]).json(),
        "margin": figure([game.margin() for game in games]).json(),
        "range": figure([points[0] - points[-1] for points in ordered]).json(),
        "shared": share([float(max(game.wins()) < 1) for game in games]).json(),
        "histogram": histogram([score for points in ordered for score in points], width),
        "winners": histogram([points[0] for points in ordered], width),
    }


def points_a_bin(scores: Sequence[int]) -> int:
    """How many points share a column, so that there are twenty or so.

    >>> points_a_bin([3, 20]), points_a_bin([0, 75])
    (1, 4)
    """
    return (max(scores) - min(scores)) // 20 + 1


def comeback(games: Sequence[Sample]) -> Json:
    """How often who is ahead at each tenth of the game wins in the end."""

    def held(ahead: Callable[[Sample], list[int]]) -> list[Json | None]:
        found: list[Json | None] = []
        for place in range(len(TENTHS)):
            wins = [game.wins()[ahead(game)[place]] for game in games if ahead(game)[place] >= 0]
            some = len(wins) * 10 > len(games) and len(wins) > 1
            found.append({**share(wins).json(), "games": len(wins)} if some else None)
        return found

    leaders = held(lambda game: game.leaders)
    return {
        "leaders": leaders,
        "favourites": held(lambda game: game.favourites),
        "half": leaders[len(TENTHS) // 2],
        "lead_changes": figure([game.lead_changes for game in games]).json(),
        "led_throughout": share([float(game.lead_changes == 0) for game in games]).json(),
    }


def happenings(games: Sequence[Sample]) -> Json:
    """How often everything happens, and how those fare to whom it happens more than usual."""
    names: dict[str, set[str]] = {}
    for game in games:
        for kind, counts in game.happenings.items():
            names.setdefault(kind, set()).update(counts)
    return {
        kind: sorted((happening(games, kind, what) for what in names[kind]), key=most_often)
        for kind in sorted(names)
    }


def most_often(found: Json) -> tuple[float, str]:
    """What happens most often comes first."""
    return (-found["a_game"], found["what"])


def happening(games: Sequence[Sample], kind: str, what: str) -> Json:
    """One thing, how often it happens, and its effect.

    That is what seats come to (the share of the others they finish above) which
    had it more often than is usual for the seat, less what the others come to.
    """
    none = [0] * len(games[0].seats)
    counts = [game.happenings.get(kind, {}).get(what, none) for game in games]
    usual = [statistics.fmean(count[seat] for count in counts) for seat in range(len(none))]
    shares = [game.shares() for game in games]
    fair = [statistics.fmean(one[seat] for one in shares) for seat in range(len(none))]
    rows = [
        (number, shares[number][seat] - fair[seat], count[seat] > usual[seat])
        for number, count in enumerate(counts)
        for seat in range(len(none))
        if count[seat] != usual[seat]
    ]
    effect = apart(rows)
    return {
        "what": what,
        "a_game": round(statistics.fmean(sum(count) for count in counts), 4),
        "games": round(statistics.fmean(float(sum(count) > 0) for count in counts), 4),
        "effect": effect.json() if effect else None,
    }
