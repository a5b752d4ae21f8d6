"""A replay as a hash: every position of a record, with the legal moves of all seats."""

import hashlib

from shoal.core.fields.state_conversions import former_names
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
    return f"{board_as_before(record, state)} {moves}\n".encode()


def board_as_before(record: Record, state: State) -> str:
    """The position with the names that fields had when the traces were computed."""
    before = {name: former for former, name in former_names(state).items()}
    words = [word.partition("=") for word in record.game.write_board(state).split(" ")]
    return " ".join(f"{before.get(key, key)}={value}" for key, _, value in words)
