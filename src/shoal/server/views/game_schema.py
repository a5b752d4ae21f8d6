"""The schema of a game as a client gets it."""

from functools import lru_cache
from typing import Final

from shoal import wire
from shoal.core.fields.field_describer import FieldInfo
from shoal.core.fields.state_conversions import describe
from shoal.core.game import Game

MAX_MOVES: Final = 500
"""Of a game with more moves than this the list would be longer than it is useful."""


@lru_cache(maxsize=256)
def game_fields(game: Game, players: int) -> wire.GameFields:
    """The facts of the game's Views, and its moves as text."""
    described = [field_description(info) for info in describe(game.start(players)).found]
    count = game.move_count if game.move_count <= MAX_MOVES else 0
    return wire.GameFields(described, [game.notation.write_move(move) for move in range(count)])


def field_description(info: FieldInfo) -> wire.FieldDescription:
    """One fact."""
    return wire.FieldDescription(
        info.name,
        info.kind,
        info.typescript,
        info.words,
        info.count,
        info.low,
        info.high,
        bool(info.part),
        info.shown,
        info.goal,
    )
