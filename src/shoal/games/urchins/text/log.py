"""Sea Urchins' log: a line for each move and each chance outcome, with its consequences."""

from shoal.core.bits import members
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE
from shoal.games.urchins.components import COLOURS
from shoal.games.urchins.moves import ADD_OR_MOVE, HOLD, LAND, MAY_MOVE, OVER
from shoal.games.urchins.rules import UrchinsState
from shoal.games.urchins.text.board import TOKENS_IN_WORDS, result


def log_line(state: UrchinsState, mover: i64, move: i64) -> str:
    """The line for a move or a chance outcome; the same for every viewer."""
    after = state.clone()
    after.play(mover, move)
    if mover == CHANCE:
        return f"Seat {move} begins: the lot says so (UR-5)."
    return " ".join(
        [move_line(state, move), *catch_lines(state, move), *skipped_step_lines(state, after)]
    )


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
