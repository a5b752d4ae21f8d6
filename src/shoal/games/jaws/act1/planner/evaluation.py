"""The crew's evaluation of its moves in Act 1, from what one seat may know."""

from typing import Final, final

from shoal.games.jaws.act1.planner.crew_planner import Places, RoundPlan, places_of
from shoal.games.jaws.act1.planner.standing import Standing
from shoal.games.jaws.act1.planner.worth import Worth
from shoal.games.jaws.belief import Worlds
from shoal.games.jaws.moves import CREW_TURN, EXTRA, PICK_MEMBER, TOKEN, TURN
from shoal.games.jaws.options import Settings
from shoal.games.jaws.rules import JawsState

LATER_IN_ORDER: Final = [0.02, 0.01, 0.0]
"""By member: Hooper and Brody look for the shark before Quint launches a barrel."""
EXTRA_ACTION: Final = [0.01, 0.005, 0.0]
"""By member, what one action more is worth."""


@final
class CrewEvaluation:
    """Values the crew's moves by planning the rest of the round."""

    def __init__(self, settings: Settings) -> None:
        self.worth = Worth(settings)

    def values(self, state: JawsState, moves: list[int], worlds: Worlds) -> list[float]:
        """The crew's chance to win after each of the moves, from 0 to 1."""
        places = places_of(worlds)
        if state.phase == CREW_TURN:
            found = RoundPlan(self.worth, state, places).value_moves(state.active)
            values = [found[move] for move in moves]
        elif state.phase == PICK_MEMBER:
            now = RoundPlan(self.worth, state, places).now
            values = [now - LATER_IN_ORDER[move - TURN] for move in moves]
        else:
            values = self.answer_values(state, moves, places)
        return [min(1.0, max(0.0, value)) for value in values]

    def answer_values(self, state: JawsState, moves: list[int], places: Places) -> list[float]:
        """What the crew answers to a card; the shark's turn follows."""
        standing = Standing(self.worth, state, places.chances(), hunted=False)
        values: list[float] = []
        for move in moves:
            after = state.clone()
            after.play(1, move)
            value = standing.value(after)
            if EXTRA <= move < TOKEN:
                value += EXTRA_ACTION[move - EXTRA]
            values.append(value)
        return values
