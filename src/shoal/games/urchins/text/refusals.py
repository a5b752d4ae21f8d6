"""Why a move of Sea Urchins is not allowed, with the rule that says so."""

from shoal.core.game import Refusal
from shoal.core.packed_arrays import i64
from shoal.games.urchins.moves import ADD_OR_MOVE, HOLD, LAND, LOT, MAY_MOVE, OVER
from shoal.games.urchins.rules import UrchinsState


def why_not(state: UrchinsState, seat: i64, move: i64) -> Refusal:
    """Why this seat cannot make this move now."""
    numbering = state.settings.numbering
    if state.phase == OVER:
        return Refusal("The game is over.", "UR-38")
    if state.phase == LOT:
        return Refusal("The lot has yet to say who begins.", "UR-5")
    if seat != state.turn:
        return Refusal(f"It is the turn of seat {state.turn}, not of seat {seat}.", "UR-6")
    if not 0 <= move < numbering.move_count:
        return Refusal("There is no such move on this numbering.", "UR-1")
    if move == HOLD:
        return why_not_hold(state)
    if move < numbering.add_yellow:
        return why_not_add(state, move - numbering.add_red, "red", state.red_pile)
    if move < numbering.land:
        square = move - numbering.add_yellow
        return why_not_add(state, square, "yellow", state.yellow_pile)
    if move < numbering.slide:
        return why_not_land(state, move - numbering.land)
    slide = move - numbering.slide
    return why_not_slide(state, numbering.origins[slide], numbering.targets[slide])


def why_not_hold(state: UrchinsState) -> Refusal:
    """A step that cannot be left out."""
    if state.phase == ADD_OR_MOVE and state.add_is_due() and state.can_add():
        return Refusal("The water was still too long: this step must add a token.", "UR-22")
    if state.phase == ADD_OR_MOVE:
        return Refusal(f"The second step must be made: {second_step(state)}.", "UR-9")
    return Refusal("The third step must be made: put your piece on a token.", "UR-23")


def second_step(state: UrchinsState) -> str:
    """What can be done in the second step."""
    if not state.can_slide():
        return "add a token"
    if not state.can_add():
        return "move a token"
    return "add a token or move one"


def why_not_add(state: UrchinsState, square: i64, colour: str, pile: i64) -> Refusal:
    """A token that cannot be added."""
    name = state.board.names[square]
    bit = state.board.bits[square]
    if state.phase == MAY_MOVE:
        return Refusal("The first step is for moving a token or holding; add afterwards.", "UR-7")
    if state.phase == LAND:
        return Refusal("The second step is done; now put your piece on a token.", "UR-7")
    if pile == 0:
        return Refusal(f"No {colour} token is left in the pile.", "UR-21")
    if state.pieces & bit != 0:
        return Refusal(f"A piece stands on {name}: nothing can be added there.", "UR-18")
    if state.stacks & bit != 0:
        return Refusal(f"On {name} lies a stack of two already.", "UR-19")
    return Refusal(f"The token on {name} is {colour} too.", "UR-20")


def why_not_land(state: UrchinsState, square: i64) -> Refusal:
    """A piece that cannot go to a square."""
    name = state.board.names[square]
    bit = state.board.bits[square]
    if state.phase != LAND:
        return Refusal("The piece goes last: first come the steps with tokens.", "UR-7")
    if state.empty() & bit != 0:
        return Refusal(f"No token lies on {name} for the piece to stand on.", "UR-23")
    if state.stands[state.turn] == square:
        return Refusal(f"The piece stands on {name} already and must change its token.", "UR-24")
    owner = list(state.stands).index(square)
    return Refusal(f"The piece of seat {owner} stands on {name}.", "UR-23")


def why_not_slide(state: UrchinsState, here: i64, there: i64) -> Refusal:
    """A token that cannot move so."""
    board = state.board
    start = board.names[here]
    end = board.names[there]
    bit = board.bits[here]
    if state.phase == LAND:
        return Refusal("The second step is done; now put your piece on a token.", "UR-7")
    if state.empty() & bit != 0:
        return Refusal(f"No token lies on {start}.", "UR-13")
    if state.pieces & bit != 0:
        return Refusal(f"A piece stands on {start}: the token there does not move.", "UR-12")
    if state.empty() & board.bits[there] == 0:
        return Refusal(f"A token moves onto an empty square, and {end} is taken.", "UR-16")
    if state.stacks & bit == 0 and board.beside[here] & board.bits[there] == 0:
        return Refusal(f"The token on {start} lies alone and moves one square only.", "UR-13")
    if state.targets_from(here) & board.bits[there] == 0:
        return Refusal(f"From {start} to {end} it would pass over more than one token.", "UR-14")
    return Refusal(
        f"For {state.calm} turns no token was added or removed: this step must add one.", "UR-22"
    )
