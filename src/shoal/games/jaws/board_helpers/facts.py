"""Everything that Jaws' board asks for, from the View alone."""

from typing import final

from shoal.core.game import BoardHelpers, Game
from shoal.core.message import Message
from shoal.core.view import View
from shoal.games.jaws.belief import BeliefTracker
from shoal.games.jaws.board_helpers.act1 import (
    act1_brings,
    actions_left,
    blocked_moves,
    crew_hears,
    crew_hears_after,
    track_limit,
)
from shoal.games.jaws.board_helpers.act2 import act2_brings, option_facts
from shoal.games.jaws.components import SHARK
from shoal.games.jaws.moves import CREW_TURN, HUNT, SPEED_BURST
from shoal.games.jaws.rules import JawsState, own


@final
class JawsBoardHelpers(BoardHelpers):
    """Where the shark may be, what each move brings, and what the crew will hear."""

    def __init__(self, game: Game, tracker: BeliefTracker) -> None:
        self.game = game
        self.tracker = tracker

    def facts(self, view: View) -> dict[str, object]:
        state = own(self.game.shown(view))
        moves = [int(move) for move in view.moves]
        found: dict[str, object] = {"brings": self.brings(state, moves)}
        if view.seat != SHARK:
            found["belief"] = self.tracker.belief(view)
        if view.number("act") == 2:
            found["options"] = option_facts(state)
            return found
        found["limit"] = track_limit(state)
        found["actions"] = actions_left(state)
        if moves:
            found["blocked"] = self.texts(blocked_moves(state, view.seat, moves))
        if view.seat == SHARK and (state.phase == HUNT or state.phase == SPEED_BURST):
            found["hears"] = crew_hears(state)
            found["hearsafter"] = {
                self.game.notation.write_move(move): crew_hears_after(state, move) for move in moves
            }
        return found

    def brings(self, state: JawsState, moves: list[int]) -> dict[str, object]:
        """Each move that brings something, as text, with a message."""
        found: dict[int, Message] = {}
        in_act1 = state.phase <= CREW_TURN
        for move in moves:
            brought = act1_brings(state, move) if in_act1 else act2_brings(state, move)
            if brought is not None:
                found[move] = brought
        return self.texts(found)

    def texts(self, messages: dict[int, Message]) -> dict[str, object]:
        """Messages by the texts of their moves, as JSON values."""
        return {
            self.game.notation.write_move(move): message.to_json()
            for move, message in messages.items()
        }
