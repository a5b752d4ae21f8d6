"""Laws of what a learner is shown: a View as numbers."""

import json

from shoal.core.checks.random_games import Trial, shorten
from shoal.core.observation.encoding import Encoding
from shoal.core.observation.features import empty_row
from shoal.core.state import State
from shoal.core.view import SPECTATOR, View


def check_features(trial: Trial) -> None:
    """A view's facts survive their numbers, each within its bounds; a room may have none."""
    if not trial.game.features(trial.players):
        return
    encoding = Encoding(trial.game, trial.players)
    for state in trial.walk(trial.sample()):
        for seat in trial.seats():
            wrong = _wrong_row(encoding, trial, state, seat)
            if wrong:
                raise trial.broken("features", f"The numbers for seat {seat} are wrong: {wrong}")


def _wrong_row(encoding: Encoding, trial: Trial, state: State, seat: int) -> str:
    view = trial.game.view(state, seat)
    row = encoding.row(view)
    for place, (number, high) in enumerate(zip(row, encoding.highest(), strict=True)):
        if not 0 <= number <= high:
            return f"at place {place} stands {number}, which should be 0 to {high}."
    told = json.dumps(encoding.read(row), sort_keys=True)
    facts = json.dumps(encoding.kept(view), sort_keys=True)
    if told != facts:
        return f"they tell {shorten(told, facts)}, and the view {shorten(facts, told)}."
    return _wrong_shortcut(encoding, state, view)


def _wrong_shortcut(encoding: Encoding, state: State, view: View) -> str:
    """What is wrong with the numbers that the room writes straight from the state."""
    if view.seat == SPECTATOR:
        return ""
    row = empty_row(encoding.size)
    encoding.look(state, view.seat, row, 0)
    if list(row) != list(encoding.row(view)):
        return "those written straight from the state are others."
    return ""
