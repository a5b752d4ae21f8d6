"""The results of a study as one JSON value, from which report and plots are made."""

import statistics
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

import shoal
from shoal.core.message import Message
from shoal.lab.intervals import group_difference, histogram, mean_estimate, share_estimate
from shoal.lab.luck import deals_of, luck
from shoal.lab.option_comparison import compare_options
from shoal.lab.questions.answers import answers, seats_by_players
from shoal.lab.questions.tuning import Tuning
from shoal.lab.study_command import study_command
from shoal.lab.study_game import NOBODY_AHEAD, PARTS, TENTHS, StudyGame, has_teams
from shoal.lab.study_plan import AS_IT_IS, UNEQUAL, Study
from shoal.lab.tension import tension

Json = dict[str, Any]  # Any: it is JSON

TAIL = 20
"""One game in this many may be shorter than the usual length, and one longer."""
SCORE_BINS = 20
MIN_SHARE_LED = 0.1
"""A tenth of the game is left out if a sole leader exists in fewer games than this share."""


def study_results(study: Study, played: Sequence[StudyGame]) -> Json:
    """All results of the study."""
    variants = by_variant(study, played)
    games = variants[AS_IT_IS]
    named = {variant.name for variant in study.variants()}
    return {
        "study": study.json(),
        "title": study.info().title,
        "shoal": shoal.__version__,
        "command": study_command(study),
        "whims": study.variants()[0].varied_decisions,
        "games": sum(len(found) for name, found in variants.items() if name in named),
        "length": length(games),
        "branching": branching(games),
        "seats": seats(games),
        "scores": scores(games),
        "luck": luck(deals_of(variants[UNEQUAL]), study.bot, study.seed),
        "comeback": comeback(games),
        "tension": tension(games),
        "happenings": events(games),
        "rulings": compare_options(study, variants),
        "seats_by_players": seats_by_players(study, variants),
        **answers(study, variants),
        **({"tune": Tuning(study).result(variants)} if study.questions.targets else {}),
    }


def by_variant(study: Study, played: Sequence[StudyGame]) -> dict[str, list[StudyGame]]:
    """The games of each variant that the study asks for, and of its tuning, in order.

    A file of games may hold more of them than this study asks for.
    """
    found: defaultdict[str, list[StudyGame]] = defaultdict(list)
    for game in sorted(played, key=StudyGame.key):
        if in_study(game, study.games):
            found[game.variant].append(game)
    return found


def in_study(game: StudyGame, games: int) -> bool:
    """Whether a game is among the first of its variant."""
    if game.variant == UNEQUAL:
        return 2 * game.deal + game.turned < games
    return game.deal < games


def length(games: Sequence[StudyGame]) -> Json:
    """The length of games; at least nine in ten are within ``from`` and ``to``."""
    steps = sorted(game.steps for game in games)
    return {
        "steps": mean_estimate(steps).json(),
        "decisions": mean_estimate([game.decisions for game in games]).json(),
        "middle": statistics.median(steps),
        "from": steps[len(steps) // TAIL],
        "to": steps[-1 - len(steps) // TAIL],
        "histogram": histogram(steps),
    }


def branching(games: Sequence[StudyGame]) -> Json:
    """The number of legal moves of a decision."""
    found = []
    for tenth in range(PARTS):
        decided = [game.choices[tenth] for game in games if game.choices[tenth]]
        found.append(mean_estimate(decided).json() if len(decided) > 1 else None)
    return {
        "mean": mean_estimate([game.choice() for game in games]).json(),
        "widest": max(game.widest for game in games),
        "by_tenth": found,
    }


def seats(games: Sequence[StudyGame]) -> Json:
    """How often each seat wins, by seat and by order from the seat that decided first."""
    players = len(games[0].seats)
    by_turn = [
        share_estimate([game.wins()[(game.first + place) % players] for game in games]).json()
        for place in range(players)
    ]
    by_seat = [
        share_estimate([game.wins()[seat] for game in games]).json() for seat in range(players)
    ]
    teams = has_teams(games[0].sides)
    return {
        "by_turn": by_turn,
        "by_seat": by_seat,
        "begun": share_estimate([game.first_seat_wins() for game in games]).json(),
        "fair": 1 / len(set(games[0].sides)),
        "sides": games[0].sides,
        "first": 0 if teams else games[0].first,
        "first_varies": not teams and len({game.first for game in games}) > 1,
    }


def scores(games: Sequence[StudyGame]) -> Json:
    """The distribution of points at the end."""
    ordered = [sorted(game.scores, reverse=True) for game in games]
    width = bin_width([score for points in ordered for score in points])
    return {
        "points": mean_estimate([statistics.fmean(points) for points in ordered]).json(),
        "deviation": statistics.pstdev(score for points in ordered for score in points),
        "winner": mean_estimate([points[0] for points in ordered]).json(),
        "margin": mean_estimate([game.margin() for game in games]).json(),
        "range": mean_estimate([points[0] - points[-1] for points in ordered]).json(),
        "shared": share_estimate([float(max(game.wins()) < 1) for game in games]).json(),
        "histogram": histogram([score for points in ordered for score in points], width),
        "winners": histogram([points[0] for points in ordered], width),
    }


def bin_width(scores: Sequence[int]) -> int:
    """The width of a bin of the histogram of scores, in points.

    >>> bin_width([3, 20]), bin_width([0, 75])
    (1, 4)
    """
    return (max(scores) - min(scores)) // SCORE_BINS + 1


def comeback(games: Sequence[StudyGame]) -> Json:
    """How often the seat that is ahead at each tenth of the game wins in the end."""

    def wins_of(ahead: Callable[[StudyGame], list[int]]) -> list[Json | None]:
        found: list[Json | None] = []
        for place in range(len(TENTHS)):
            wins = [
                game.wins()[ahead(game)[place]]
                for game in games
                if ahead(game)[place] != NOBODY_AHEAD
            ]
            some = len(wins) > MIN_SHARE_LED * len(games) and len(wins) > 1
            found.append({**share_estimate(wins).json(), "games": len(wins)} if some else None)
        return found

    leaders = wins_of(lambda game: game.leaders)
    return {
        "leaders": leaders,
        "favourites": wins_of(lambda game: game.favourites),
        "half": leaders[len(TENTHS) // 2],
        "lead_changes": mean_estimate([game.lead_changes for game in games]).json(),
        "led_throughout": share_estimate([float(game.lead_changes == 0) for game in games]).json(),
    }


def events(games: Sequence[StudyGame]) -> Json:
    """How often each statistics event occurs, and the results of seats that have it often.

    Games of an older version name their events differently: they count if there are no others.
    """
    counted = [game for game in games if not game.has_event_texts] or games
    found: dict[str, set[Message | str]] = {}
    for game in counted:
        for kind, counts in game.events.items():
            found.setdefault(kind, set()).update(counts)
    return {
        kind: sorted((event(counted, kind, what) for what in found[kind]), key=by_frequency)
        for kind in sorted(found)
    }


def by_frequency(row: Json) -> tuple[float, str]:
    """Sorts the most frequent event first."""
    return (-row["a_game"], str(row["what"]))


def event(games: Sequence[StudyGame], kind: str, what: Message | str) -> Json:
    """The frequency and the effect of one event.

    The effect is the mean result of seats that had the event more often than the
    seat's mean, less the mean result of those that had it less often.  A result is
    the share of the other seats that a seat finished above.
    """
    none = [0] * len(games[0].seats)
    counts = [game.events.get(kind, {}).get(what, none) for game in games]
    usual = [statistics.fmean(count[seat] for count in counts) for seat in range(len(none))]
    shares = [game.shares() for game in games]
    fair = [statistics.fmean(one[seat] for one in shares) for seat in range(len(none))]
    rows = [
        (number, shares[number][seat] - fair[seat], count[seat] > usual[seat])
        for number, count in enumerate(counts)
        for seat in range(len(none))
        if count[seat] != usual[seat]
    ]
    effect = group_difference(rows)
    return {
        "what": what if isinstance(what, str) else what.to_json(),
        "a_game": round(statistics.fmean(sum(count) for count in counts), 4),
        "games": round(statistics.fmean(float(sum(count) > 0) for count in counts), 4),
        "effect": effect.json() if effect else None,
    }
