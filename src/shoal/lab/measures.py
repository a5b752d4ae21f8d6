"""What a study measures of every game and compares between variants."""

from collections.abc import Callable, Sequence

from shoal.lab.intervals import Estimate, mean_estimate, share_estimate
from shoal.lab.study_game import StudyGame, has_teams

Measure = Callable[[StudyGame], float]

FIRST_SEAT = "wins of the first player"
SEAT_0 = "wins of seat 0"
HALF_TIME = "wins of the leader at half-time"

MEASURES: dict[str, Measure] = {
    "steps of a game": lambda game: float(game.steps),
    "decisions": lambda game: float(game.decisions),
    "moves to choose from": StudyGame.choice,
    FIRST_SEAT: StudyGame.first_seat_wins,
    "points of the winner": lambda game: float(max(game.scores)),
    "points between first and second": StudyGame.margin,
    "shared wins": lambda game: float(max(game.wins()) < 1),
    "changes of the lead": lambda game: float(game.lead_changes),
    HALF_TIME: StudyGame.half_time_leader_wins,
}
"""What is compared, by the name it has in the results."""

SHARES = (FIRST_SEAT, SEAT_0, "shared wins", HALF_TIME)
"""Measures that are shares of the games."""

SHORT_NAMES = {
    "steps": "steps of a game",
    "decisions": "decisions",
    "choice": "moves to choose from",
    "first": FIRST_SEAT,
    "points": "points of the winner",
    "margin": "points between first and second",
    "shared": "shared wins",
    "lead-changes": "changes of the lead",
    "half-time": HALF_TIME,
}
"""The measures by their names on the command line."""


def name_of(measure: str, games: Sequence[StudyGame]) -> str:
    """The name of a measure; if seats form sides, seat 0 counts as the first seat."""
    return SEAT_0 if measure == FIRST_SEAT and has_teams(games[0].sides) else measure


def estimate(measure: str, games: Sequence[StudyGame]) -> Estimate:
    """The mean of a measure over games."""
    values = [MEASURES[measure](game) for game in games]
    return share_estimate(values) if measure in SHARES else mean_estimate(values)
