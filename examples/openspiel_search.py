"""OpenSpiel's own searches play our games: MCTS, which sees everything, and ISMCTS, which does not.

python examples/openspiel_search.py --games 10 "shoal_urchins(size=4,end=either)"
python examples/openspiel_search.py --register their_game.py -- "shoal_their_game(players=2)"
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from shoal.research.openspiel import register

SEARCHES = ("mcts", "ismcts")


def search_bot(kind: str, game: pyspiel.Game, simulations: int, seed: int) -> pyspiel.Bot:
    """A bot that searches with random rollouts."""
    luck = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(1, luck)
    if kind == "mcts":
        return mcts.MCTSBot(game, 1.4, simulations, rollouts, random_state=luck)
    return ismcts.ISMCTSBot(game, rollouts, 1.4, simulations, random_state=luck)


def play(state: pyspiel.State, bots: list[pyspiel.Bot], luck: np.random.RandomState) -> list[float]:
    """Play a game to its end; the returns of all seats."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(outcomes, p=odds))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return list(state.returns())


def share_of_points(kind: str, text: str, games: int, simulations: int, seed: int = 1) -> float:
    """The share of points of a search against random bots, on all seats in turn."""
    register()
    game = pyspiel.load_game(text)
    luck = np.random.RandomState(seed)
    points = []
    for number in range(games):
        seat = number % game.num_players()
        bots = [uniform_random.UniformRandomBot(place, luck) for place in range(game.num_players())]
        bots[seat] = search_bot(kind, game, simulations, seed + number)
        points.append((play(game.new_initial_state(), bots, luck)[seat] + 1) / 2)
    return float(np.mean(points))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Let OpenSpiel's searches play against random.")
    parser.add_argument("game", nargs="?", default="shoal_urchins(size=4,end=either)")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=30)
    parser.add_argument("--register", nargs="*", default=[], metavar="FILE", help="games to add")
    args = parser.parse_args()
    register(*args.register)
    for search in SEARCHES:
        share = share_of_points(search, args.game, args.games, args.simulations)
        print(f"{search}: {share:.0%} of the points against random moves")
