"""The end of a SharkBait game, solved by OpenSpiel: best response, and CFR from nothing.

python examples/best_response.py
"""

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response, cfr, expected_game_score

from shoal.research.openspiel import register, told

SEAT = 1
LAST_TURN = (
    "phase=place round=7 first=2 turn=1 pawns=12,8,16 baits=3,3,0 trophies=3,2,1 won=2,0,12 "
    "hold=4,8,16 ocean=202020 sharks=4 dice=2 thrown=11 black=3 placed=- prize=0"
)
"""The others have played.  Seat 1 threw two ones and a shark: which of them does it put down?"""


def load() -> pyspiel.Game:
    """SharkBait from that position on: some 900 nodes, every die among them."""
    register()
    return pyspiel.load_game("shoal_sharkbait", {"position": told(LAST_TURN)})


def best_moves(game: pyspiel.Game) -> dict[str, float]:
    """What each move of the seat is worth if it plays best ever after."""
    best = best_response.BestResponsePolicy(game, SEAT, policy.UniformRandomPolicy(game))
    root = game.new_initial_state()
    return {
        root.action_to_string(SEAT, move): float(best.q_value(root, move))
        for move in root.legal_actions()
    }


def learned_value(game: pyspiel.Game, iterations: int) -> float:
    """What the seat gains on average after so many rounds of CFR."""
    solver = cfr.CFRSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    seats = [average] * game.num_players()
    return float(expected_game_score.policy_value(game.new_initial_state(), seats)[SEAT])


if __name__ == "__main__":
    small = load()
    for words, worth in best_moves(small).items():
        print(f"{words}: {worth:+.4f}")
    for rounds in (1, 4, 16):
        print(f"CFR after {rounds} iterations: {learned_value(small, rounds):+.4f}")
