"""Our plain search against OpenSpiel's C++ MCTSBot in Connect Four, with equal iterations.

Both play both sides of every deal.  Needs ``open_spiel``; prints the share of games won, with draws
counted half, and its interval.
"""

import argparse
import importlib
import statistics
from typing import Any

from shoal.arena.ratings import share_interval
from shoal.bots.search_bot import Thinker
from shoal.core.rng import Rng
from shoal.core.search.budget import Budget
from shoal.core.search.search_params import NO_CUTOFF, SearchParams
from shoal.core.state import NOBODY
from shoal.sample_games.connect_four import GAME

EXPLORATION = 0.7
"""The exploration constant for results from 0 to 1; OpenSpiel's, from -1 to 1, need twice that."""
MEGABYTES = 1000


def openspiel_bot(iterations: int, seed: int) -> Any:  # Any: OpenSpiel has no types and is optional
    """OpenSpiel's bot with random playouts; it proves wins, as ours does."""
    pyspiel: Any = importlib.import_module("pyspiel")
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    game = pyspiel.load_game("connect_four")
    bot = pyspiel.MCTSBot(
        game, evaluator, 2 * EXPLORATION, iterations, MEGABYTES, True, seed, False
    )
    return bot, game


def play(iterations: int, seed: int, ours: int) -> float:
    """Play one game; the result of our seat."""
    bot, spiel = openspiel_bot(iterations, seed)
    mine = Thinker(
        Budget(iterations=iterations),
        hinted=False,
        search_params=SearchParams(exploration=EXPLORATION, cutoff=NO_CUTOFF, guided_share=0.0),
    )
    game = GAME.game()
    state, other, rng = game.start(2), spiel.new_initial_state(), Rng(seed)
    while state.actor() != NOBODY:
        seat = state.actor()
        move = mine.choose(game.view(state, seat), rng) if seat == ours else bot.step(other)
        state.play(seat, move)
        other.apply_action(int(move))
    ranks = state.ranks()
    return 0.5 if ranks[0] == ranks[1] else float(ranks[ours] == 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=1000)
    args = parser.parse_args()
    pairs = [
        statistics.fmean(play(args.iterations, 1 + pair, ours) for ours in (0, 1))
        for pair in range(args.games // 2)
    ]
    low, high = share_interval(pairs, 0)
    print(f"Connect Four, {2 * len(pairs)} games, {args.iterations} iterations a move:")
    share = 100 * statistics.fmean(pairs)
    print(f"Shoal {share:.1f} %, 95 % from {100 * low:.1f} to {100 * high:.1f} %.")


if __name__ == "__main__":
    main()
