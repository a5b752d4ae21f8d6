"""Solve the ends of two games with OpenSpiel: best response, and CFR without a start policy.

In SharkBait one seat is left to move, in Sea Urchins two seats answer each other. Any other game
that is small enough is solved, too, also one that is not installed.

python examples/best_response.py
python examples/best_response.py --register their_game.py -- "shoal_their_game(players=2)"
"""

import argparse

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response, cfr, expected_game_score, exploitability

from shoal.research.openspiel import register, write_parameter

SEAT = 1
LAST_TURN = (
    "phase=place round=7 first=2 turn=1 pawns=12,8,16 baits=3,3,0 trophies=3,2,1 won=2,0,12 "
    "hold=4,8,16 ocean=202020 sharks=4 dice=2 thrown=11 black=3 placed=- prize=0"
)
"""The others have finished.  Seat 1 threw two ones and a shark: which of them should it place?"""


def load() -> pyspiel.Game:
    """SharkBait from that position on: about 900 nodes, including all dice."""
    register()
    return pyspiel.load_game("shoal_sharkbait", {"position": write_parameter(LAST_TURN)})


DUEL = "board=ry../y.../..../.... pieces=a4,b4 pile=1,0 won=18,18 turn=0 step=3 added=yes calm=0"
"""One token completes a fishing square, and the pieces decide who takes it: seat 0 puts its piece
on a token, then seat 1 has the last turn."""


def load_duel() -> pyspiel.Game:
    """Sea Urchins for two players from that position on: 41 nodes."""
    register()
    return pyspiel.load_game("shoal_urchins", {"size": 4, "position": write_parameter(DUEL)})


def exploitabilities(game: pyspiel.Game, iterations: tuple[int, ...]) -> list[float]:
    """How much best responses win against the average policy after so many iterations of CFR."""
    solver = cfr.CFRSolver(game)
    found = []
    for done in range(1, max(iterations) + 1):
        solver.evaluate_and_update_policy()
        if done in iterations:
            found.append(float(exploitability.exploitability(game, solver.average_policy())))
    return found


def best_moves(game: pyspiel.Game) -> dict[str, float]:
    """The value of each move of the seat if it plays best afterwards."""
    best = best_response.BestResponsePolicy(game, SEAT, policy.UniformRandomPolicy(game))
    root = game.new_initial_state()
    return {
        root.action_to_string(SEAT, move): float(best.q_value(root, move))
        for move in root.legal_actions()
    }


def best_results(game: pyspiel.Game) -> list[float]:
    """For each seat, the expected return of its best response to random moves of the others."""
    randomly = policy.UniformRandomPolicy(game)
    root = game.new_initial_state()
    return [
        float(best_response.BestResponsePolicy(game, seat, randomly).value(root))
        for seat in range(game.num_players())
    ]


def learned_value(game: pyspiel.Game, iterations: int) -> float:
    """The expected return of the seat after this many iterations of CFR."""
    solver = cfr.CFRSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    seats = [average] * game.num_players()
    return float(expected_game_score.policy_value(game.new_initial_state(), seats)[SEAT])


def solve_the_ends() -> None:
    """Print what best response and CFR find in the two positions."""
    small = load()
    for move, worth in best_moves(small).items():
        print(f"{move}: {worth:+.4f}")
    for rounds in (1, 4, 16):
        print(f"CFR after {rounds} iterations: {learned_value(small, rounds):+.4f}")
    for rounds, share in zip((1, 4, 12), exploitabilities(load_duel(), (1, 4, 12)), strict=True):
        print(f"Sea Urchins, CFR after {rounds} iterations: exploitable by {share:.4f}")


def solve(game: pyspiel.Game) -> None:
    """Print what best response and CFR find in a whole game."""
    for seat, worth in enumerate(best_results(game)):
        print(f"seat {seat}, best response to random moves: {worth:+.4f}")
    if game.num_players() == 2:
        for rounds, share in zip((1, 4), exploitabilities(game, (1, 4)), strict=True):
            print(f"CFR after {rounds} iterations: exploitable by {share:.4f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Solve small games with OpenSpiel.")
    parser.add_argument("game", nargs="?", help="as OpenSpiel names it, with parameters")
    parser.add_argument("--register", nargs="*", default=[], metavar="FILE", help="games to add")
    args = parser.parse_args()
    register(*args.register)
    if args.game is None:
        solve_the_ends()
    else:
        solve(pyspiel.load_game(args.game))
