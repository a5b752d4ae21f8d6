"""The solvers, checked against the rules: every throw played, or many games."""

import csv
import statistics

import pytest

from shoal.cli.main import main
from shoal.core.errors import BadPosition, ShoalError
from shoal.core.rng import Rng
from shoal.core.search.playout import random_step
from shoal.core.state import CHANCE, NOBODY
from shoal.games import game_info
from shoal.games.pescado import solver as pescado_solver
from shoal.games.pescado.moves import THROW_AGAIN
from shoal.games.sharkbait.solver import SolvedTurn, first_turn, oceans, read_state
from shoal.games.urchins import solver as urchins_solver

SHARKBAIT = (
    "players=3 | phase={phase} round=2 first=0 turn=2 pawns=3,4,1 baits=0,1,{baits} "
    "trophies=1,0,0 won=13,5,0 hold=3,4,11 ocean={ocean} sharks={sharks} dice={dice} thrown=- "
    "black=- placed=- prize=0"
)
PESCADO = (
    "players=2 | phase=fish turn=1 thrown=1 dice=yyrbk flips=0 "
    "pool=yyy,rrr,yyo,rrb,yok,bgk flipped=- fresh=- prey=- won=-/-"
)
URCHINS = (
    "players=2 size=4 lull=turns | board={board} pieces={pieces} pile={pile} won={won} turn=0 "
    "step={step} added=no calm={calm}"
)


def sharkbait(ocean: str, sharks: str, dice: int, baits: int = 0, phase: str = "throw"):
    words = {"ocean": ocean, "sharks": sharks, "dice": dice, "baits": baits, "phase": phase}
    return read_state(SHARKBAIT.format(**words))


def played(turn: SolvedTurn, state, rng: Rng, *, well: bool) -> float:
    """The score of a turn played by the rules, well or at random."""
    state = state.clone()
    while turn.under_way(state):
        if state.actor() == CHANCE:
            state.play(CHANCE, rng.below(state.outcomes()))
        elif well:
            state.play(turn.seat, turn.moves(state)[0][0])
        else:
            random_step(state, rng)
    return turn.gained(state)


@pytest.mark.parametrize(
    ("ocean", "sharks", "dice", "baits"),
    [("020020", "34", 4, 0), ("000300", "44", 3, 2), ("200003", "3", 2, 1), ("040000", "-", 2, 0)],
)
def test_a_turn_of_sharkbait_played_as_solved_scores_the_solved_value(ocean, sharks, dice, baits):
    state = sharkbait(ocean, sharks, dice, baits)
    turn = SolvedTurn(state)
    rng = Rng(11)
    brought = [played(turn, state, rng, well=True) for _ in range(600)]
    doubt = statistics.stdev(brought) / len(brought) ** 0.5
    assert doubt > 0
    assert turn.value(state) == pytest.approx(statistics.fmean(brought), abs=4 * doubt)


def test_a_turn_of_sharkbait_played_differently_scores_less():
    state = sharkbait("020020", "34", 4)
    turn = SolvedTurn(state)
    rng = Rng(5)
    brought = [played(turn, state, rng, well=False) for _ in range(600)]
    assert statistics.fmean(brought) < turn.value(state)


def test_a_throw_of_sharkbait_is_worth_the_mean_of_all_its_outcomes():
    state = sharkbait("200020", "25", 2, 1)
    turn = SolvedTurn(state, bait=0.0)
    worths = []
    for outcome in range(36):
        after = state.clone()
        after.play(CHANCE, outcome)
        worths.append(turn.moves(after)[0][1])
    assert turn.value(state) == pytest.approx(statistics.fmean(worths))


def test_a_valuable_bait_is_kept():
    state = sharkbait("400000", "66", 0, 1, phase="decide")
    cheap, dear = SolvedTurn(state, bait=0.0), SolvedTurn(state, bait=9.0)
    assert cheap.moves(state)[0][1] > 0
    assert dear.moves(state)[0][1] >= 0


def test_the_table_of_sharkbait_contains_the_position():
    state = sharkbait("200020", "25", 3)
    turn = SolvedTurn(state)
    worth = turn.value(state)
    rows = {(row.sharks, row.ocean, row.dice): row for row in turn.table()}
    assert rows["25", "200020", 3].roll == worth
    assert rows["25", "200020", 3].stop == turn.stop_value(state)


def test_the_tokens_on_hold_are_not_on_the_mat():
    mat = int(first_turn([1, 7, 20]).mat)
    assert [number for number in range(1, 21) if not mat >> number & 1] == [1, 7, 20]


def test_tokens_on_hold_that_no_game_has_are_refused():
    with pytest.raises(ShoalError, match="SB-7"):
        first_turn([1, 1, 2])


def test_eight_fish_have_3003_arrangements():
    assert sum(1 for _ in oceans(8, 6)) == 3003


def test_points_of_a_second_throw_are_the_mean_of_all_its_outcomes():
    """Every throw that falls, played by the rules, and all that it catches taken (PE-8)."""
    state = pescado_solver.read_state(PESCADO)
    for throw in pescado_solver.throws(state)[:6] + pescado_solver.throws(state)[-3:]:
        assert brought(state, throw) == pytest.approx(throw.value)


def brought(state, throw) -> float:
    """The mean points of all outcomes of a second throw."""
    game = game_info("pescado").game({})
    state = state.clone()
    for tile in throw.flipped:
        state.play(state.turn, game.notation.read_move(f"flip {tile}"))
    state.play(state.turn, game.notation.read_move(f"keep {throw.kept or 'none'}"))
    assert state.phase == THROW_AGAIN
    points = []
    for outcome in range(state.outcomes()):
        after = state.clone()
        seat = after.turn
        after.play(CHANCE, outcome)
        while after.turn == seat and after.actor() == seat and after.caught():
            after.play(seat, after.moves(seat)[0])
        points.append(int(after.scores()[seat] - state.scores()[seat]))
    return statistics.fmean(points)


def test_all_ways_to_flip_and_keep_are_compared():
    throws = pescado_solver.throws(pescado_solver.read_state(PESCADO))
    assert {len(throw.flipped) for throw in throws} == {0, 2, 4}
    assert len({throw.message() for throw in throws}) == len(throws)


def test_a_second_throw_is_asked_for_after_the_first():
    before = PESCADO.replace("phase=fish", "phase=throw")
    with pytest.raises(BadPosition, match="PE-10"):
        pescado_solver.read_state(before)


def urchins(board: str, pieces: str, pile: str, won: str, step: int = 1, calm: int = 0):
    words = {"board": board, "pieces": pieces, "pile": pile, "won": won}
    return urchins_solver.read_state(URCHINS.format(**words, step=step, calm=calm))


ENDINGS = [
    ("..../..../.yr./....", "hand,c2", "1,0", "18,19", 2, 3),
    ("..../..r./.yr./....", "b2,c2", "0,1", "18,18", 2, 3),
    ("..../.r../.yr./....", "hand,c2", "0,1", "18,18", 2, 2),
]


@pytest.mark.parametrize("words", ENDINGS)
def test_the_value_of_a_sea_urchins_ending_equals_minimax(words):
    state = urchins(*words)
    assert urchins_solver.value(state) == minimax(state) - lead(state)


def lead(state) -> int:
    return int(state.won[0] - state.won[1])


def minimax(state) -> int:
    """The exact value by trying every line of play, without pruning or caching."""
    if state.actor() == NOBODY:
        return lead(state)
    found = []
    for move in state.moves(state.turn):
        after = state.clone()
        after.play(state.turn, move)
        found.append(minimax(after))
    return max(found) if state.turn == 0 else min(found)


def test_best_play_by_both_reaches_the_value():
    state = urchins("..../..../.yr./....", "hand,c2", "1,1", "18,18")
    value, before = urchins_solver.value(state), lead(state)
    while state.actor() != NOBODY:
        state.play(state.turn, urchins_solver.moves(state)[0][0])
    assert lead(state) - before == value


def test_nobody_does_better_against_best_play():
    start = urchins("..../..../.yr./....", "hand,c2", "1,1", "18,18")
    value = urchins_solver.value(start)
    rng = Rng(3)
    for _ in range(5):
        state = start.clone()
        while state.actor() != NOBODY:
            if state.turn == 0:
                state.play(0, urchins_solver.moves(state)[0][0])
            else:
                random_step(state, rng)
        assert lead(state) - lead(start) >= value


def test_a_position_that_is_too_large_is_refused():
    state = urchins("..../..../.yr./....", "hand,c2", "4,4", "15,15")
    with pytest.raises(BadPosition, match="too large"):
        urchins_solver.value(state, 1000)


def test_the_command_writes_the_table_of_a_turn(tmp_path, capsys):
    file = tmp_path / "turn.csv"
    position = SHARKBAIT.format(ocean="200020", sharks="25", dice=3, baits=0, phase="throw")
    assert main(["solve", "sharkbait", position, "--out", str(file)]) == 0
    assert "about to be rolled" in capsys.readouterr().out
    with file.open() as rows:
        found = list(csv.DictReader(rows))
    asked = {"sharks": "25", "ocean": "200020", "dice": "3", "score": "4"}
    assert [row["best"] for row in found if asked.items() <= row.items()] == ["roll"]


@pytest.mark.parametrize(
    "words",
    [
        ["jaws"],
        ["chess"],
        ["sharkbait", "--hold", "1,2"],
        ["sharkbait", "--hold", "1,2,x"],
        ["sharkbait", "--bait", "-1"],
        ["sharkbait", "nonsense"],
        ["pescado", "nonsense"],
        ["urchins", "nonsense"],
        ["urchins", "--most", "0"],
    ],
)
def test_an_unsolvable_request_is_refused_in_a_sentence(words, capsys):
    assert main(["solve", *words]) == 2
    assert capsys.readouterr().err.startswith("shoal: ")
