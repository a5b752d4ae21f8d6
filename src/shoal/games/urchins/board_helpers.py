"""What a board shows beyond the View: squares that are ready, and what each move would bring.

Everything is worked out by the rules themselves, on copies of the position that the View shows.
"""

from typing import final

from shoal.core.bits import members
from shoal.core.game import BoardHelpers, View
from shoal.core.packed_arrays import i64
from shoal.games.urchins.moves import LAND, OVER
from shoal.games.urchins.rules import UrchinsState, own


@final
class UrchinsBoardHelpers(BoardHelpers):
    """Fishing squares and for whom they are ready, and the outcome of every legal move.

    ``best`` is what each seat could win now with its piece alone, without moving a token first.
    """

    def facts(self, view: View) -> dict[str, object]:
        state = own(view.game.shown(view))
        write = view.game.notation.write_move
        return {
            "ready": [ready_facts(state, block) for block in fishing_squares(state)],
            "best": [best_catch(state, seat) for seat in range(view.players)],
            "moves": {write(move): outcome(state, move) for move in view.moves},
        }


# Fishing squares.


def fishing_squares(state: UrchinsState) -> list[int]:
    """Every two by two squares whose tokens make a fishing square, as sets (UR-27, UR-28)."""
    return [block for block in blocks(state) if is_fishing_square(state, block)]


def blocks(state: UrchinsState) -> list[int]:
    """Every two by two squares of the board, as sets."""
    bits, size = state.board.bits, state.board.size
    return [
        int(bits[low] | bits[low + 1] | bits[low + size] | bits[low + size + 1])
        for low in range(size * (size - 1))
        if low % size != size - 1
    ]


def is_fishing_square(state: UrchinsState, block: i64) -> bool:
    """Whether a piece could win the whole block, if there were no other pieces."""
    alone = only_block(state, block)
    alone.pieces = 0
    return alone.catch(members(block)[0]) == block


def only_block(state: UrchinsState, block: i64) -> UrchinsState:
    """The position with the tokens of this block only; all pieces stay."""
    alone = state.clone()
    alone.red &= block
    alone.yellow &= block
    alone.stacks &= block
    return alone


def ready_facts(state: UrchinsState, block: i64) -> dict[str, object]:
    """A fishing square, and who could win it with the piece alone."""
    seats = [seat for seat in range(state.players) if is_ready(state, block, seat)]
    return {"squares": names(state, block), "seats": seats}


def is_ready(state: UrchinsState, block: i64, seat: i64) -> bool:
    """Whether the seat's piece could go to a token of the block and win it (UR-23, UR-30)."""
    alone = only_block(state, block)
    alone.turn = seat
    return any(alone.catch(square) != 0 for square in members(alone.landings()))


def best_catch(state: UrchinsState, seat: i64) -> int:
    """The most tokens that the seat could win as the board lies, with its piece alone."""
    mine = state.clone()
    mine.turn = seat
    caught = [mine.tokens_on(mine.catch(square)) for square in members(mine.landings())]
    return int(max(caught, default=0))


def names(state: UrchinsState, squares: i64) -> list[str]:
    """The names of the squares of a set."""
    return [state.board.names[square] for square in members(squares)]


# What a move brings.


def outcome(state: UrchinsState, move: i64) -> dict[str, object]:
    """What the move of the seat to act would bring."""
    after = state.clone()
    after.play(state.turn, move)
    if state.phase == LAND:
        return piece_outcome(state, after, move - state.settings.numbering.land)
    return {"best": best_catch(after, state.turn)}


def piece_outcome(state: UrchinsState, after: UrchinsState, square: i64) -> dict[str, object]:
    """What a piece on this square wins, whose pieces keep or hinder something, and what is left."""
    around = [block for block in fishing_squares(state) if block & state.board.bits[square] != 0]
    won = [block for block in around if only_block(state, block).catch(square) != 0]
    lost = [block for block in around if block not in won]
    seat = state.turn
    is_over = after.phase == OVER
    return {
        "won": int(after.won[seat] - state.won[seat]),
        "total": int(after.won[seat]),
        "squares": [names(state, block) for block in won],
        "keeps": opponents_on(state, won),
        "across": seats_on(state, [state.board.diagonals[square] & block for block in lost]),
        "next": int(after.turn),
        "left": 0 if is_over else best_catch(after, after.turn),
        "over": is_over,
    }


def opponents_on(state: UrchinsState, sets: list[int]) -> list[int]:
    """The opponents whose pieces stand in these sets of squares (UR-34)."""
    return [seat for seat in seats_on(state, sets) if seat != state.turn]


def seats_on(state: UrchinsState, sets: list[int]) -> list[int]:
    """The seats whose pieces stand in these sets of squares."""
    bits, stands = state.board.bits, state.stands
    return [
        seat
        for seat in range(state.players)
        if any(squares & bits[stands[seat]] != 0 for squares in sets)
    ]
