"""The board and each move in words."""

import textwrap

from shoal.core.arrays import i64
from shoal.core.state import CHANCE
from shoal.core.view import View
from shoal.games.urchins.components import COLOURS, HOLD, squares_of
from shoal.games.urchins.notation import LETTERS, MARKS, mark_of, write_square
from shoal.games.urchins.rules import ADD_OR_MOVE, LAND, MAY_MOVE, OVER, UrchinsState

WIDTH = 80
LYING = ("nothing", "red", "yellow", "red on yellow", "yellow on red")

# The board.


def board(view: View) -> str:
    """The View in words: a picture of the board, then the same in sentences."""
    lines = _picture(view)
    lines += ["r, y: one token; R, Y: a stack with that colour on top; number: a seat's piece.", ""]
    lines += textwrap.wrap(f"On the board: {_tokens(view)}.", WIDTH, subsequent_indent="  ")
    pile = view.numbers("pile")
    lines.append(f"In the pile: {pile[0]} red, {pile[1]} yellow.")
    lines += [_seat(view, seat) for seat in range(view.players)]
    lines += _calm(view)
    lines += _turn(view)
    return "\n".join(lines)


def _picture(view: View) -> list[str]:
    rows = view.words("rows")
    size = len(rows)
    owners = _owners(view)
    lines = []
    for height in range(size, 0, -1):
        row = rows[size - height]
        cells = [f"{row[c]}{owners.get(f'{LETTERS[c]}{height}', ' ')}" for c in range(size)]
        lines.append(f"{height}  {'  '.join(cells)}".rstrip())
    return [*lines, "   " + "   ".join(LETTERS[:size])]


def _owners(view: View) -> dict[str, str]:
    """Whose piece stands on which square."""
    return {place: str(seat) for seat, place in enumerate(view.words("pieces")) if place != "hand"}


def _tokens(view: View) -> str:
    rows = view.words("rows")
    size = len(rows)
    told = []
    for height in range(1, size + 1):
        for column in range(size):
            lying = MARKS.index(rows[size - height][column])
            if lying:
                told.append(f"{LETTERS[column]}{height} {LYING[lying]}")
    return ", ".join(told) or "no token"


def _seat(view: View, seat: i64) -> str:
    place = view.words("pieces")[seat]
    where = "piece in hand" if place == "hand" else f"piece on {place}"
    you = " (you)" if seat == view.seat else ""
    return f"Seat {seat}{you}: {_tokens_won(view.numbers('won')[seat])}, {where}."


def _tokens_won(tokens: i64) -> str:
    return "1 token won" if tokens == 1 else f"{tokens} tokens won"


def _calm(view: View) -> list[str]:
    calm = view.number("calm")
    turns = "1 turn" if calm == 1 else f"{calm} turns"
    lines = [f"Still water for {turns}; after {view.number('lull')} an addition is due (UR-22)."]
    if view.flag("added"):
        lines.append("A token was added in this turn.")
    return lines


def _turn(view: View) -> list[str]:
    step = view.word("step")
    if step == "lot":
        return ["The lot says who begins."]
    if step == "over":
        told = f"The game is over after the turn of seat {view.number('turn')}."
        return [told, _winners(view)]
    due = " It must add in step 2 if it can." if view.flag("due") else ""
    return [f"Seat {view.number('turn')} is at step {step} of 3.{due}"]


def _winners(view: View) -> str:
    best = [seat for seat, rank in enumerate(view.ranks) if rank == 0]
    return result([int(tokens) for tokens in view.numbers("won")], best)


def result(won: list[int], best: list[int]) -> str:
    """Who has won, in a sentence (UR-40, UR-41)."""
    tokens = "1 token" if won[best[0]] == 1 else f"{won[best[0]]} tokens"
    if len(best) == 1:
        return f"Seat {best[0]} wins with {tokens}."
    names = " and ".join([str(seat) for seat in best])
    return f"Seats {names} share the win with {tokens} each."


# What is asked.


def ask(view: View) -> str:
    """What the seat is to decide."""
    step = view.word("step")
    if step == "1":
        return "Step 1: move a token, or hold (UR-8)."
    if step == "2" and view.flag("due"):
        return "Step 2: the water was still too long, so add a token if you can (UR-22)."
    if step == "2" and view.game.write_move(view.moves[-1]).startswith("add"):
        return "Step 2: add a token (UR-17)."
    if step == "2":
        return "Step 2: add a token or move one (UR-9)."
    if step == "3":
        return "Step 3: put your piece on a token (UR-23)."
    return "There is nothing to decide."


# Moves.


def tell(state: UrchinsState, mover: i64, move: i64) -> str:
    """What everybody hears when the move is made here."""
    after = state.clone()
    after.play(mover, move)
    if mover == CHANCE:
        return f"Seat {move} begins: the lot says so (UR-5)."
    return " ".join([_act(state, move), *_catch(state, move), *_passed(state, after)])


def _act(state: UrchinsState, move: i64) -> str:
    board = state.board
    who = f"Seat {state.turn}"
    if move == HOLD:
        return f"{who} holds and moves no token in step 1 (UR-8)."
    if move < board.land:
        colour = COLOURS[(move - board.add_red) // board.squares]
        square = (move - board.add_red) % board.squares
        name = write_square(board, square)
        if state.empty() & board.bits[square] != 0:
            return f"{who} adds a {colour} token on {name} (UR-17)."
        other = LYING[MARKS.index(mark_of(state, square))]
        return f"{who} adds a {colour} token on top of the {other} one on {name} (UR-17)."
    if move < board.slide:
        return f"{who} puts the piece on {write_square(board, move - board.land)} (UR-23)."
    here = board.origins[move - board.slide]
    there = write_square(board, board.targets[move - board.slide])
    colour = LYING[MARKS.index(mark_of(state, here))].partition(" ")[0]
    way = f"from {write_square(board, here)} to {there}"
    return f"{who} moves the {colour} token {way} ({_rule_of_slide(state, here)})."


def _rule_of_slide(state: UrchinsState, here: i64) -> str:
    """A lone token moves one square, the top of a stack along its row or column."""
    return "UR-14" if mark_of(state, here) in "RY" else "UR-13"


def _catch(state: UrchinsState, move: i64) -> list[str]:
    """What the piece fishes with this move, if anything."""
    board = state.board
    if not board.land <= move < board.slide:
        return []
    caught = state.catch(move - board.land)
    if caught == 0:
        return []
    names = ", ".join([write_square(board, square) for square in squares_of(caught)])
    tokens = state.tokens_on(caught)
    return [f"It fishes {tokens} tokens from {names} (UR-33) and goes back into the hand (UR-36)."]


def _passed(state: UrchinsState, after: UrchinsState) -> list[str]:
    """The steps that nobody is asked for because nothing can be done in them, and the end."""
    if after.step == OVER:
        return [_reason(after), result(*_standing(after))]
    told = []
    seat, step = _next_step(state.turn, state.step, state.players)
    while seat != after.turn or step != after.step:
        if step == MAY_MOVE:
            told.append(f"Seat {seat} has no token to move in step 1 (UR-8).")
        elif step == ADD_OR_MOVE:
            told.append(f"Seat {seat} can neither add nor move a token in step 2 (UR-11).")
        else:
            told.append(f"The piece of seat {seat} stays: no other token is free (UR-25).")
        seat, step = _next_step(seat, step, state.players)
    return told


def _next_step(seat: i64, step: i64, players: i64) -> tuple[i64, i64]:
    """Whose step comes after this one, and which."""
    if step < LAND:
        return seat, step + 1
    return (seat + 1) % players, MAY_MOVE


def _reason(state: UrchinsState) -> str:
    """Why the game is over (UR-37, UR-39)."""
    if state.red_pile + state.yellow_pile == 0:
        return "The pile is used up, and the game is over (UR-37)."
    if state.pile_is_used_up():
        colour = COLOURS[0 if state.red_pile == 0 else 1]
        return f"The pile has no {colour} token left, and the game is over (UR-37)."
    return "The water stays still: nobody can add, nobody fished, and the game is over (UR-39)."


def _standing(state: UrchinsState) -> tuple[list[int], list[int]]:
    won = [int(tokens) for tokens in state.scores()]
    return won, [seat for seat, rank in enumerate(state.ranks()) if rank == 0]
