"""What Sea Urchins says: prompts, log, refusals, the verdict, and its moves.

Nothing is hidden in this game, so every message is for everybody.
"""

from typing import final

from shoal.core.game import Game, GameMessages
from shoal.core.message import Message, key_in, say
from shoal.core.packed_arrays import i64
from shoal.core.state import State
from shoal.core.view import View
from shoal.games.urchins.messages.log import log_messages, verdict_message
from shoal.games.urchins.messages.refusals import refusal
from shoal.games.urchins.moves import HOLD
from shoal.games.urchins.options import Settings
from shoal.games.urchins.rules import UrchinsState, own


@final
class UrchinsMessages(GameMessages):
    """The same for every viewer."""

    def __init__(self, game: Game, settings: Settings) -> None:
        super().__init__(game)
        self.numbering = settings.numbering

    def prompt(self, view: View) -> Message:
        phase = view.word("step")
        if phase == "lot":
            return say("ask-draw", rule="UR-5")
        if phase == "over":
            return say("ask-over", rule="UR-38")
        if len(view.moves) == 0:
            return say("ask-wait", seat=int(view.number("turn")), rule="UR-6")
        if phase == "1":
            return say("ask-step-1", rule="UR-8")
        if phase == "3":
            return say("ask-step-3", rule="UR-23")
        if view.flag("due"):
            return say("ask-must-add", turns=int(view.number("calm")), rule="UR-22")
        if view.moves[-1] < self.numbering.slide:  # Moves of tokens come last.
            return say("ask-add", rule="UR-17")
        return say("ask-step-2", rule="UR-9")

    def log(self, state: State, mover: i64, move: i64) -> list[Message]:
        return log_messages(own(state), mover, move)

    def why_not(self, state: State, seat: i64, move: i64) -> Message:
        return refusal(own(state), seat, move)

    def verdict(self, state: State) -> Message | None:
        return verdict_message(own(state))

    def describe_move(self, view: View, move: i64) -> Message:
        state = own(self.game.shown(view))
        names = state.board.names
        numbering = self.numbering
        if move == HOLD:
            return say("move-leave")
        if move < numbering.land:
            return describe_addition(state, move)
        if move < numbering.slide:
            square = move - numbering.land
            if square == state.stands[state.turn]:
                return say("move-stay", square=names[square])
            return say("move-piece", square=names[square])
        origin = numbering.origins[move - numbering.slide]
        target = numbering.targets[move - numbering.slide]
        colour = key_in("colour", state.colour_of(origin))
        return say("move-token", colour=colour, square=names[origin], target=names[target])


def describe_addition(state: UrchinsState, move: i64) -> Message:
    """A token of the pile, on an empty square or on another token."""
    added, square = state.settings.numbering.addition(move)
    name = state.board.names[square]
    colour = key_in("colour", added)
    if state.empty() & state.board.bits[square] != 0:
        return say("move-add", colour=colour, square=name)
    below = key_in("colour", state.colour_of(square))
    return say("move-stack", colour=colour, below=below, square=name)
