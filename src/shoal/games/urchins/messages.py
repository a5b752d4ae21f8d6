"""What Sea Urchins says: prompts, moves, and why a move is not allowed; ``log.py`` has the log.

Nothing is hidden in this game, so every message is for everybody.
"""

from typing import final

from shoal.core.game import Game, GameMessages, View
from shoal.core.message import Message, key_in, say
from shoal.core.packed_arrays import i64
from shoal.core.state import State
from shoal.games.urchins.components import COLOURS, RED
from shoal.games.urchins.log import headline_message, log_messages, verdict_message
from shoal.games.urchins.moves import HOLD, LAND, LOT, MAY_MOVE, OVER
from shoal.games.urchins.options import Settings
from shoal.games.urchins.rules import UrchinsState, own


@final
class UrchinsMessages(GameMessages):
    """The same for every viewer."""

    def __init__(self, game: Game, settings: Settings) -> None:
        super().__init__(game)
        self.numbering = settings.numbering

    def prompt(self, view: View) -> Message:
        phase = view.word("phase")
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

    def headline(self, state: State) -> Message | None:
        return headline_message(own(state))

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


# Why a move is not allowed, with the rule that says so.


def refusal(state: UrchinsState, seat: i64, move: i64) -> Message:
    """Why this seat cannot make this move now."""
    numbering = state.settings.numbering
    if state.phase == OVER:
        return say("no-game-over", rule="UR-38")
    if state.phase == LOT:
        return say("no-draw-yet", rule="UR-5")
    if seat != state.turn:
        return say("no-other-turn", seat=int(state.turn), rule="UR-6")
    if not 0 <= move < numbering.move_count:
        last = int(numbering.move_count) - 1
        return say("no-such-number", number=int(move), last=last, rule="UR-1")
    if move == HOLD:
        return why_not_leave(state)
    if move < numbering.land:
        return why_not_add(state, move)
    if move < numbering.slide:
        return why_not_land(state, move - numbering.land)
    slide = move - numbering.slide
    return why_not_slide(state, numbering.origins[slide], numbering.targets[slide])


def must_add(state: UrchinsState) -> Message:
    """The water was still too long (UR-22)."""
    return say("no-must-add", turns=int(state.calm), rule="UR-22")


def why_not_leave(state: UrchinsState) -> Message:
    """A step that cannot be left out.

    The second step can always add: it is skipped on a full board, and no token moves there.
    """
    if state.phase == LAND:
        return say("no-piece-left", rule="UR-23")
    if state.add_is_due():
        return must_add(state)
    return say("no-leave" if state.can_slide() else "no-leave-add", rule="UR-9")


def why_not_add(state: UrchinsState, move: i64) -> Message:
    """A token that cannot be added."""
    added, square = state.settings.numbering.addition(move)
    name = state.board.names[square]
    bit = state.board.bits[square]
    colour = key_in("colour", added)
    pile = state.red_pile if added == COLOURS[RED] else state.yellow_pile
    if state.phase == MAY_MOVE:
        return say("no-add-yet", rule="UR-7")
    if state.phase == LAND:
        return say("no-token-now", rule="UR-7")
    if pile == 0:
        return say("no-colour-left", colour=colour, rule="UR-21")
    if state.pieces & bit != 0:
        return say("no-add-piece", seat=owner_of(state, square), square=name, rule="UR-18")
    if state.stacks & bit != 0:
        return say("no-add-stack", square=name, rule="UR-19")
    return say("no-add-same", colour=colour, square=name, rule="UR-20")


def why_not_land(state: UrchinsState, square: i64) -> Message:
    """A piece that cannot go to a square."""
    name = state.board.names[square]
    if state.phase != LAND:
        return say("no-piece-yet", rule="UR-7")
    if state.empty() & state.board.bits[square] != 0:
        return say("no-piece-empty", square=name, rule="UR-23")
    if state.stands[state.turn] == square:
        return say("no-piece-same", square=name, rule="UR-24")
    return say("no-piece-taken", seat=owner_of(state, square), square=name, rule="UR-23")


def why_not_slide(state: UrchinsState, here: i64, there: i64) -> Message:
    """A token that cannot move so."""
    board = state.board
    start = board.names[here]
    end = board.names[there]
    bit = board.bits[here]
    if state.phase == LAND:
        return say("no-token-now", rule="UR-7")
    if state.empty() & bit != 0:
        return say("no-token", square=start, rule="UR-13")
    if state.pieces & bit != 0:
        return say("no-move-piece", seat=owner_of(state, here), square=start, rule="UR-12")
    if state.empty() & board.bits[there] == 0:
        return say("no-move-taken", square=end, rule="UR-16")
    if state.stacks & bit == 0 and board.beside[here] & board.bits[there] == 0:
        return say("no-move-far", square=start, rule="UR-13")
    if state.stacks & bit != 0 and state.jumps_from(here) & board.bits[there] == 0:
        return say("no-move-over", square=start, target=end, rule="UR-14")
    return must_add(state)


def owner_of(state: UrchinsState, square: i64) -> int:
    """Whose piece stands on the square."""
    return list(state.stands).index(square)
