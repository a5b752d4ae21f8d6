from pathlib import Path

from shoal.core.checks import check
from shoal.games import find_game

TOY = Path(__file__).parents[2] / "benchmarks" / "toy_game.py"


def test_the_game_of_the_load_test_can_be_played():
    game = find_game(str(TOY)).game()
    state = game.start_checked(2)
    state.play(0, game.notation.read_move("mark 4"))
    assert game.write_board(state) == "marks=1 squares=0,0,0,0,1,0,0,0,0"
    assert list(game.read_board(2, game.write_board(state)).moves(1)) == list(range(9))


def test_the_checks_run_on_it():
    assert check(find_game(str(TOY)), games=1, positions=1) == 1
