"""The headline of a finished game of Jaws: who won, and how close the other side was."""

from shoal.core.message import Message, say
from shoal.games.jaws.components import GONE
from shoal.games.jaws.moves import BY_BARREL, BY_EATING, BY_SINKING, BY_SWIMMERS, BY_WOUNDS
from shoal.games.jaws.rules import JawsState


def headline(state: JawsState) -> Message:
    """The winner's side, with what the losers still had or still needed."""
    if state.ending == BY_BARREL:
        return say("end-barrels", track=int(state.track))
    if state.ending == BY_SWIMMERS:
        return say("end-swimmers", count=int(state.stuck))
    if state.ending == BY_WOUNDS:
        return say("end-wounds", count=len([tile for tile in state.tiles if tile != GONE]))
    left = int(state.settings.shark_wounds - state.hurt)
    if state.ending == BY_SINKING:
        return say("end-sinking", count=left)
    if state.ending == BY_EATING:
        return say("end-eating", count=left)
    return say("end-nobody")
