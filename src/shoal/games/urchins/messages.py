"""What Sea Urchins says: prompts, log lines, refusals with their rule, and the verdict."""

from typing import final

from shoal.core.bits import members
from shoal.core.packed_arrays import i64
from shoal.core.refusal import Refusal
from shoal.core.sentence_messages import SentenceMessages
from shoal.core.state import CHANCE, State
from shoal.core.text.verdict import Measure, verdict
from shoal.core.view import View
from shoal.games.urchins.board_text import TOKENS_IN_WORDS, result
from shoal.games.urchins.components import COLOURS
from shoal.games.urchins.moves import ADD_OR_MOVE, HOLD, LAND, LOT, MAY_MOVE, OVER
from shoal.games.urchins.rules import UrchinsState, own


@final
class UrchinsMessages(SentenceMessages):
    """The same words for every viewer."""

    def prompt_text(self, view: View) -> str:
        phase = view.word("step")
        if phase == "1":
            return "Step 1: move a token, or hold (UR-8)."
        if phase == "2" and view.flag("due"):
            return "Step 2: the water was still too long, so add a token if you can (UR-22)."
        if phase == "2" and self.game.notation.write_move(view.moves[-1]).startswith("add"):
            return "Step 2: add a token (UR-17)."
        if phase == "2":
            return "Step 2: add a token or move one (UR-9)."
        if phase == "3":
            return "Step 3: put your piece on a token (UR-23)."
        return "There is nothing to decide."

    def log_line(self, state: State, mover: i64, move: i64, seat: i64) -> str:
        if mover == CHANCE:
            return f"Seat {move} begins: the lot says so (UR-5)."
        before = own(state)
        after = before.clone()
        after.play(mover, move)
        lines = [move_line(before, move), *catch_lines(before, move)]
        return " ".join([*lines, *skipped_step_lines(before, after)])

    def refusal(self, state: State, seat: i64, move: i64) -> Refusal:
        position = own(state)
        numbering = position.settings.numbering
        if position.phase == OVER:
            return Refusal("The game is over.", "UR-38")
        if position.phase == LOT:
            return Refusal("The lot has yet to say who begins.", "UR-5")
        if seat != position.turn:
            return Refusal(f"It is the turn of seat {position.turn}, not of seat {seat}.", "UR-6")
        if not 0 <= move < numbering.move_count:
            return Refusal("There is no such move on this numbering.", "UR-1")
        if move == HOLD:
            return why_not_hold(position)
        if move < numbering.add_yellow:
            return why_not_add(position, move - numbering.add_red, "red", position.red_pile)
        if move < numbering.land:
            square = move - numbering.add_yellow
            return why_not_add(position, square, "yellow", position.yellow_pile)
        if move < numbering.slide:
            return why_not_land(position, move - numbering.land)
        slide = move - numbering.slide
        return why_not_slide(position, numbering.origins[slide], numbering.targets[slide])

    def verdict_text(self, state: State) -> str:
        tokens = Measure("tokens", state.scores(), "UR-40", one="token")
        return verdict(state.players, [tokens], "UR-41")


# The log: a line for each move, with its consequences.


def move_line(state: UrchinsState, move: i64) -> str:
    """A player's move."""
    board = state.board
    numbering = state.settings.numbering
    who = f"Seat {state.turn}"
    if move == HOLD:
        return f"{who} holds and moves no token in step 1 (UR-8)."
    if move < numbering.land:
        colour = COLOURS[(move - numbering.add_red) // board.squares]
        square = (move - numbering.add_red) % board.squares
        name = board.names[square]
        if state.empty() & board.bits[square] != 0:
            return f"{who} adds a {colour} token on {name} (UR-17)."
        other = TOKENS_IN_WORDS[state.mark_of(square)]
        return f"{who} adds a {colour} token on top of the {other} one on {name} (UR-17)."
    if move < numbering.slide:
        return f"{who} puts the piece on {board.names[move - numbering.land]} (UR-23)."
    here = numbering.origins[move - numbering.slide]
    there = board.names[numbering.targets[move - numbering.slide]]
    colour = TOKENS_IN_WORDS[state.mark_of(here)].partition(" ")[0]
    way = f"from {board.names[here]} to {there}"
    return f"{who} moves the {colour} token {way} ({rule_of_slide(state, here)})."


def rule_of_slide(state: UrchinsState, here: i64) -> str:
    """A lone token moves one square, the top of a stack along its row or column."""
    return "UR-14" if state.stacks & state.board.bits[here] != 0 else "UR-13"


def catch_lines(state: UrchinsState, move: i64) -> list[str]:
    """What the piece fishes with this move, if anything."""
    board = state.board
    numbering = state.settings.numbering
    if not numbering.land <= move < numbering.slide:
        return []
    caught = state.catch(move - numbering.land)
    if caught == 0:
        return []
    names = ", ".join([board.names[square] for square in members(caught)])
    tokens = state.tokens_on(caught)
    return [f"It fishes {tokens} tokens from {names} (UR-33) and goes back into the hand (UR-36)."]


def skipped_step_lines(state: UrchinsState, after: UrchinsState) -> list[str]:
    """The steps that were skipped because nothing can be done in them, and the end."""
    if after.phase == OVER:
        return [end_line(after), result(*standing(after))]
    lines = []
    seat, phase = next_phase(state.turn, state.phase, state.players)
    while seat != after.turn or phase != after.phase:
        if phase == MAY_MOVE:
            lines.append(f"Seat {seat} has no token to move in step 1 (UR-8).")
        elif phase == ADD_OR_MOVE:
            lines.append(f"Seat {seat} can neither add nor move a token in step 2 (UR-11).")
        else:
            lines.append(f"The piece of seat {seat} stays: no other token is free (UR-25).")
        seat, phase = next_phase(seat, phase, state.players)
    return lines


def next_phase(seat: i64, phase: i64, players: i64) -> tuple[i64, i64]:
    """Whose step comes after this one, and which."""
    if phase < LAND:
        return seat, phase + 1
    return (seat + 1) % players, MAY_MOVE


def end_line(state: UrchinsState) -> str:
    """Why the game is over (UR-37, UR-39)."""
    if state.red_pile + state.yellow_pile == 0:
        return "The pile is used up, and the game is over (UR-37)."
    if state.pile_is_used_up():
        colour = COLOURS[0 if state.red_pile == 0 else 1]
        return f"The pile has no {colour} token left, and the game is over (UR-37)."
    return "The water stays still: nobody can add, nobody fished, and the game is over (UR-39)."


def standing(state: UrchinsState) -> tuple[list[int], list[int]]:
    """The tokens of every seat, and the seats that have won."""
    won = [int(tokens) for tokens in state.scores()]
    return won, [seat for seat, rank in enumerate(state.ranks()) if rank == 0]


# Why a move is not allowed.


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
