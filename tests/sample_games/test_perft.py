"""Known perft counts of these games."""

import pytest
from checks.lagoon import GAME as LAGOON

from shoal.core.search.perft import endings, perft
from shoal.core.text.position_text import read_position
from shoal.sample_games import connect_four, tic_tac_toe


def start(info, **options):
    return info.game(options).start_checked(2)


@pytest.mark.parametrize(
    ("depth", "ways"),
    list(enumerate([1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872, 0])),
)
def test_tic_tac_toe_has_the_known_perft_counts(depth, ways):
    assert perft(start(tic_tac_toe.GAME), depth) == ways


def test_there_are_255168_games_of_tic_tac_toe():
    assert endings(start(tic_tac_toe.GAME), 9) == 255_168


@pytest.mark.parametrize("depth", range(7))
def test_six_discs_neither_win_nor_fill_a_column_too_high(depth):
    assert perft(start(connect_four.GAME), depth) == 7**depth


def test_a_seventh_disc_fits_in_all_columns_but_a_full_one():
    assert perft(start(connect_four.GAME), 7) == 7**7 - 7


def test_four_in_a_line_ends_connect_four():
    _, state = read_position(connect_four.GAME, "players=2 | board=xxx/ooo/-/-/-/-/-")
    assert (perft(state, 1), perft(state, 2), endings(state, 1)) == (7, 6 * 7, 1)


def test_all_actors_and_all_outcomes_are_counted():
    two_hide_in_three_coves_in_either_order = 2 * 3 * 3
    assert perft(start(LAGOON, dice=1), 3) == two_hide_in_three_coves_in_either_order * 6
