"""Tuning: find settings that bring measures within bounds, and change as few knobs as possible.

The method is successive halving (Jamieson and Talwalkar, "Non-stochastic Best Arm Identification
and Hyperparameter Optimization", AISTATS 2016). All candidates play the same few deals. The half
that misses the bounds least goes on and plays twice as many, until a round with all deals. Of
those left, the one within the bounds with the fewest changes is chosen, and plays once more on
deals that nobody has seen.

Everything here follows from the games played so far: an interrupted run goes on with the same
games.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

from shoal.core.errors import ShoalError
from shoal.lab.intervals import Estimate
from shoal.lab.measures import MEASURES, SHORT_NAMES, estimate, name_of
from shoal.lab.questions.knobs import Setting, named, turned_all, written
from shoal.lab.questions.questions import Target
from shoal.lab.study_game import StudyGame
from shoal.lab.study_plan import Study, Task, Variant, tasks_of

MAX_CANDIDATES = 64
ROUNDS = 4
"""A round has twice the deals of the one before; the last has all."""
MIN_DEALS = 8
TUNE, CONFIRM = "tune ", "confirm "
FRESH = 1_000_003
"""Added to the seed of a study for the deals that confirm."""

Candidate = tuple[Setting, ...]
"""The knobs that it turns, and their values; as it is if empty."""
Games = Mapping[str, Sequence[StudyGame]]
Json = dict[str, Any]  # Any: it is JSON


@dataclass(frozen=True)
class Score:
    """How a candidate did in a round."""

    candidate: Candidate
    miss: float
    """How far its measures are from the bounds, in standard errors of the game as it is."""

    def order(self) -> tuple[int, int, float, str]:
        """Sorts the best first: within half a standard error fewer changes come first."""
        return round(2 * self.miss), len(self.candidate), self.miss, named(self.candidate)


class Tuning:
    """The rounds of a study's tuning, as far as games have been played."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.targets = study.questions.targets
        self.candidates = candidates(study)

    def variant(self, candidate: Candidate, *, confirm: bool = False) -> Variant:
        """The variant of a candidate, on the deals of the study or on fresh ones."""
        title = (CONFIRM if confirm else TUNE) + (named(candidate) or "nothing")
        options = turned_all(self.study.info(), self.study.options, candidate)
        return self.study.with_options(title, options, FRESH if confirm else 0)

    def deals(self, number: int) -> int:
        """The deals of a round."""
        return min(self.study.games, max(MIN_DEALS, self.study.games >> (ROUNDS - 1 - number)))

    def tasks(self, games: Games, done: set[tuple[str, int, int]]) -> list[Task]:
        """The games that can be played now; none if the tuning is finished."""
        left = self.candidates
        for number in range(ROUNDS):
            missing = [
                task
                for one in left
                for task in tasks_of(self.variant(one), self.deals(number), done)
            ]
            if missing:
                return missing
            left = self.survivors(self.scores(left, number, games), number)
        return tasks_of(self.variant(left[0], confirm=True), self.study.games, done)

    def scores(self, left: Sequence[Candidate], number: int, games: Games) -> list[Score]:
        """How the candidates did in a round, the best first."""
        usual = self.first_games((), number, games)
        errors = [width(estimate(SHORT_NAMES[one.measure], usual)) for one in self.targets]
        found = []
        for candidate in left:
            played = self.first_games(candidate, number, games)
            misses = [
                one.distance(estimate(SHORT_NAMES[one.measure], played).mean) / error
                for one, error in zip(self.targets, errors, strict=True)
            ]
            found.append(Score(candidate, sum(misses)))
        return sorted(found, key=Score.order)

    def first_games(self, candidate: Candidate, number: int, games: Games) -> list[StudyGame]:
        """The games of a candidate that count in a round."""
        most = self.deals(number)
        return [game for game in games[self.variant(candidate).name] if game.deal < most]

    def survivors(self, scores: Sequence[Score], number: int) -> list[Candidate]:
        """The better half, the game as it is among them, which is what others are measured by."""
        if number == ROUNDS - 1:
            return [scores[0].candidate]
        best = [score.candidate for score in scores[: max(2, (len(scores) + 1) // 2)]]
        return best if () in best else [*best, ()]

    def result(self, games: Games) -> Json:
        """The rounds, the settings that were found, and what fresh deals say about them."""
        left, rounds = self.candidates, []
        for number in range(ROUNDS):
            scores = self.scores(left, number, games)
            rounds.append({"deals": self.deals(number), "candidates": len(left)})
            left = self.survivors(scores, number)
        chosen = left[0]
        fresh = list(games[self.variant(chosen, confirm=True).name])
        usual = self.first_games((), ROUNDS - 1, games)
        rows = [target_row(one, usual, fresh) for one in self.targets]
        return {
            "rounds": rounds,
            "changed": [changed_row(self.study, setting) for setting in chosen],
            "targets": rows,
            "within": all(row["within"] for row in rows),
            "command": [f"{knob}={written(value)}" for knob, value in chosen],
        }


def candidates(study: Study) -> list[Candidate]:
    """The game as it is, every single change, and of several changes at once some at random.

    Combinations that the game does not allow are left out.
    """
    info, options = study.info(), study.options
    knobs = [
        [one for one in settings if one[1] != one[0].value(info, options)]
        for settings in study.questions.vary
    ]
    found: list[Candidate] = [()]
    rng = random.Random(study.seed)  # noqa: S311 - not for secrets
    for count in range(1, len(knobs) + 1):
        several = [tuple(one) for some in combinations(knobs, count) for one in product(*some)]
        rng.shuffle(several)
        if len(found) >= MAX_CANDIDATES:
            break
        found += [one for one in several[:MAX_CANDIDATES] if allowed(study, one)]
    return found[:MAX_CANDIDATES]


def allowed(study: Study, candidate: Candidate) -> bool:
    """Whether the game can be played with these settings."""
    try:
        turned_all(study.info(), study.options, candidate)
    except ShoalError:
        return False
    return True


def width(one: Estimate) -> float:
    """About a standard error of an estimate, and never 0."""
    return max((one.high - one.low) / 4, 1e-9)


def target_row(target: Target, usual: Sequence[StudyGame], fresh: Sequence[StudyGame]) -> Json:
    """A target, the measure as it is, and on fresh deals with the settings that were found."""
    measure = SHORT_NAMES[target.measure]
    after = estimate(measure, fresh)
    return {
        "measure": name_of(measure, usual),
        "low": target.low,
        "high": target.high,
        "usual": estimate(measure, usual).json(),
        "found": after.json(),
        "within": target.distance(after.mean) == 0,
    }


def changed_row(study: Study, setting: Setting) -> Json:
    """A knob that was turned."""
    knob, value = setting
    return {"knob": str(knob), "usual": knob.value(study.info(), study.options), "other": value}


MEASURE_NAMES = [name for name, measure in SHORT_NAMES.items() if measure in MEASURES]
"""What can be a target."""
