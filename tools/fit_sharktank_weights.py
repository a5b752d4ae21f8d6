"""Fit the weights of the evaluation of Shark Tank's best bot to games, and print them.

Random levels play each other, with a random move now and then.  Some of the positions where a shark
stopped are kept with the features of every player's evaluation and the final ranks.  A logistic
regression of the differences between players gives the weights.  A seat's bot is a feature too, so
that a habit of strong bots is not taken for the cause of their success.  The value of a meal is
computed with the current weights, so fit again after a large change.
"""

import argparse
import random
from collections.abc import Iterator

import numpy as np

from shoal.bots.levels import bot_of
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY
from shoal.games import game_info
from shoal.games.sharktank.game import SharkTank
from shoal.games.sharktank.movement.endpoints import ProspectsEvaluator, stand_spot
from shoal.games.sharktank.movement.heuristics import WITH_THREE, Weights
from shoal.games.sharktank.moves import LAND
from shoal.games.sharktank.rules import SharkTankState, own

FEATURES = [name for name in dir(WITH_THREE) if not name.startswith("_")]
UNITS = [Weights(**{feature: 1.0}) for feature in FEATURES]
MEALS = ("next_meal", "later_meal")
BOTS = ("medium", "hard", "hard", "best", "best")
NAMED = sorted(set(BOTS))
RANDOM_MOVES = 0.02
"""The share of moves that are random."""
KEPT = 12
"""Positions kept of one game: more would be too similar."""
RIDGE = 1e-3
NEWTON_STEPS = 20


def features(state: SharkTankState, spot: int) -> np.ndarray:
    """A row for each seat: the factor of each weight if the shark stops here."""
    evaluator = ProspectsEvaluator(state)
    eaten = evaluator.eaten(spot)
    seats = range(state.players)
    return np.array(
        [[evaluator.prospects(unit, seat, spot, eaten) for unit in UNITS] for seat in seats]
    )


def play(players: int, seed: int) -> tuple[list[np.ndarray], list[int]]:
    """Play one game; the features at some of its landings, and the ranks at its end."""
    rng = random.Random(seed)
    game = game_info("sharktank").game({})
    assert isinstance(game, SharkTank)
    state, dice = own(game.start(players)), Rng(seed)
    levels = [rng.choice(BOTS) for _ in range(players)]
    bots = [bot_of(name) for name in levels]
    named = np.array([[float(name == other) for other in NAMED] for name in levels])
    rows = []
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.play(CHANCE, dice.below(state.outcomes()))
            continue
        view = game.view(state, actor)
        move = bots[actor].choose(view, dice)
        if rng.random() < RANDOM_MOVES:
            move = rng.choice(view.moves)
        if state.phase == LAND:
            rows.append(np.hstack([features(state, stand_spot(state, move)), named]))
        state.play(actor, move)
    kept = rng.sample(rows, min(KEPT, len(rows)))
    return kept, list(state.ranks())


def pairs(players: int, games: int, seed: int) -> Iterator[tuple[np.ndarray, float]]:
    """For two seats of a position: the difference of their features, and whether the first won."""
    for number in range(games):
        rows, ranks = play(players, seed + number)
        for row in rows:
            for first in range(players):
                for second in range(first):
                    better = float(np.sign(ranks[second] - ranks[first]))
                    yield row[first] - row[second], 0.5 + 0.5 * better


def fit(differences: np.ndarray, above: np.ndarray) -> np.ndarray:
    """The most likely weights, with no negative weight for a meal."""
    used = np.ones(differences.shape[1], dtype=bool)
    while True:
        weights = np.zeros(len(used))
        weights[used] = regression(differences[:, used], above)
        against = [place for place, feature in enumerate(FEATURES) if feature in MEALS]
        against = [place for place in against if weights[place] < 0.0]
        if not against:
            return weights
        used[against] = False


def regression(differences: np.ndarray, above: np.ndarray) -> np.ndarray:
    """A logistic regression by Newton's method."""
    scale = differences.std(axis=0) + 1e-9
    scaled = differences / scale
    weights = np.zeros(len(scale))
    for _ in range(NEWTON_STEPS):
        chances = 1.0 / (1.0 + np.exp(-scaled @ weights))
        slope = scaled.T @ (chances - above) / len(above) + RIDGE * weights
        bend = (scaled.T * (chances * (1.0 - chances))) @ scaled / len(above)
        weights -= np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope)
    unscaled: np.ndarray = weights / scale
    return unscaled


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", type=int)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=30)
    args = parser.parse_args()
    found = list(pairs(args.players, args.games, args.seed))
    weights = fit(np.array([pair[0] for pair in found]), np.array([pair[1] for pair in found]))
    print(f"{args.games} games of {args.players}, {len(found)} pairs")
    for feature, weight in zip(FEATURES + NAMED, weights, strict=True):
        print(f"    {feature}={weight:.3f},")


if __name__ == "__main__":
    main()
