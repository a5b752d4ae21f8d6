"""A replay as a hash: every position of a record, with the legal moves of all seats."""

import hashlib

from shoal.core.state import State
from shoal.match.record import Record


def trace_of(record: Record) -> str:
    """Equal for two replays if and only if every step has the same position and legal moves."""
    digest = hashlib.sha256()
    state = record.start_state()
    digest.update(line_of(record, state))
    for mover, move in record.steps(state):
        state.play(mover, move)
        digest.update(line_of(record, state))
    return digest.hexdigest()


def line_of(record: Record, state: State) -> bytes:
    """The position, and the moves of every seat that may act."""
    moves = {int(seat): [int(move) for move in state.moves(seat)] for seat in state.actors()}
    return f"{record.game.write_board(state)} {moves}\n".encode()
