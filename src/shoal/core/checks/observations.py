"""Checks of observations: a View as numbers."""

import json

from shoal.core.checks.random_games import CheckRun, shorten
from shoal.core.game import View
from shoal.core.observation.encoding import Encoding
from shoal.core.observation.features import empty_row
from shoal.core.state import SPECTATOR, State


def check_features(run: CheckRun) -> None:
    """A view's facts can be restored from their numbers, each within its bounds."""
    if not run.game.features(run.players):
        return
    encoding = Encoding(run.game, run.players)
    for state in run.walk(run.sample()):
        for seat in run.seats():
            wrong = _wrong_row(encoding, run, state, seat)
            if wrong:
                raise run.failure("features", f"The numbers for seat {seat} are wrong: {wrong}")


def _wrong_row(encoding: Encoding, run: CheckRun, state: State, seat: int) -> str:
    view = run.game.view(state, seat)
    row = encoding.row(view)
    for place, (number, high) in enumerate(zip(row, encoding.max_values(), strict=True)):
        if not 0 <= number <= high:
            return f"number {place} is {number}, outside 0 to {high}."
    restored = json.dumps(encoding.read(row), sort_keys=True)
    facts = json.dumps(encoding.encoded_facts(view), sort_keys=True)
    if restored != facts:
        return f"they say {shorten(restored, facts)}, the view {shorten(facts, restored)}."
    return _wrong_shortcut(encoding, state, view)


def _wrong_shortcut(encoding: Encoding, state: State, view: View) -> str:
    """What is wrong with the numbers that the game writes directly from the state."""
    if view.seat == SPECTATOR:
        return ""
    row = empty_row(encoding.size)
    encoding.write_state(state, view.seat, row, 0)
    if list(row) != list(encoding.row(view)):
        return "those written directly from the state differ."
    return ""
