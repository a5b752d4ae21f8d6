"""Our best level against OpenSpiel's own ISMCTS on our games, through the adapter.

OpenSpiel's search has at least as much time for a decision: it uses its whole CPU time budget.
Needs ``open_spiel``.
"""

import argparse
import importlib
import statistics
import time
from typing import Any

from shoal.arena.ratings import share_interval
from shoal.bots.levels import bot_of
from shoal.core.rng import Rng
from shoal.games import game_info, names

EXPLORATION = 2.0
"""The exploration constant of OpenSpiel's examples."""
MAX_SIMULATIONS = 1_000_000
"""A number of simulations that the time limit never allows."""


def openspiel_bot(game: Any, milliseconds: float, seed: int) -> Any:  # Any: OpenSpiel has no types
    """OpenSpiel's information-set search with random playouts and a time budget."""
    numpy: Any = importlib.import_module("numpy")
    ismcts: Any = importlib.import_module("open_spiel.python.algorithms.ismcts")
    mcts: Any = importlib.import_module("open_spiel.python.algorithms.mcts")
    rng = numpy.random.RandomState(seed)

    class Clocked(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel is not typed
        """Stops its simulations when its time is up."""

        def run_search(self, state: Any) -> Any:
            """Search from the position; the policy to play."""
            if len(state.legal_actions()) == 1:
                return [(state.legal_actions()[0], 1.0)]
            self.reset()
            deadline = time.thread_time() + milliseconds / 1000
            self._root_node = root = self.create_new_node(state)
            while time.thread_time() < deadline or root.total_visits <= 0:
                self.run_simulation(self.sample_root_state(state))
            return self.get_final_policy(state, root)

    return Clocked(
        *(game, mcts.RandomRolloutEvaluator(1, rng), EXPLORATION, MAX_SIMULATIONS),
        random_state=rng,
        allow_inconsistent_action_sets=True,
    )


def play(name: str, milliseconds: float, seed: int, turned: int) -> float:
    """Play one game with the fewest players; how often a seat of ours finished above theirs."""
    adapter: Any = importlib.import_module("shoal.research.openspiel")
    position = adapter.load(f"shoal_{name}").new_initial_state()
    rules, rng = position.get_game().rules, Rng(seed)
    sides = [int(side + turned) % 2 for side in rules.sides(position.num_players())]
    bot = openspiel_bot(position.get_game(), milliseconds, seed)
    ours = [bot_of("best") for _ in sides]
    while not position.is_terminal():
        seat = position.current_player()
        if seat < 0:
            move = rng.below(len(position.chance_outcomes()))
        elif sides[seat] == 0:
            move = ours[seat].choose(rules.view(position.full.state, seat), rng)
        else:
            move = bot.step(position)
        position.apply_action(int(move))
    return share(list(position.full.state.ranks()), sides)


def share(ranks: list[int], sides: list[int]) -> float:
    """How often a seat of side 0 finished above one of side 1; a tie counts half."""
    mine = [rank for rank, side in zip(ranks, sides, strict=True) if side == 0]
    other = [rank for rank, side in zip(ranks, sides, strict=True) if side == 1]
    above = sum((a < b) + (a == b) / 2 for a in mine for b in other)
    return above / (len(mine) * len(other))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", default=names())
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--milliseconds", type=float, default=100.0)
    parser.add_argument("--minutes", type=float, default=1e9, help="the limit for each game")
    args = parser.parse_args()
    for name in args.names:
        deadline = time.monotonic() + 60 * args.minutes
        pairs: list[float] = []
        while 2 * len(pairs) < args.games and time.monotonic() < deadline:
            seed = 1 + len(pairs)
            pairs.append(
                statistics.fmean(play(name, args.milliseconds, seed, turned) for turned in (0, 1))
            )
        low, high = share_interval(pairs, 0)
        text = f"{100 * statistics.fmean(pairs):.1f} %, {100 * low:.1f} to {100 * high:.1f} %"
        print(f"{game_info(name).title}: {text} of {2 * len(pairs)} games", flush=True)


if __name__ == "__main__":
    main()
