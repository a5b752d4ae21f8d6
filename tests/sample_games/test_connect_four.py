"""Connect Four keeps every disc where it fell."""

import pytest

from shoal.core.text.position_text import write_position
from shoal.sample_games.connect_four import GAME


@pytest.mark.parametrize("column", range(7))
def test_a_disc_lies_in_the_column_it_was_dropped_into(column: int) -> None:
    game = GAME.game()
    state = game.start(2)
    state.play(0, column)
    columns = ["-"] * 7
    columns[column] = "x"
    assert write_position(game, state) == f"players=2 | board={'/'.join(columns)}"
