"""Fit the weights of Shark Tank's far-looking mind to games, and print them.

Levels play each other at random, with a random move now and then.  Some of the cells where a shark
came to stand are kept with the traits of every player's hope, as the mind itself sees them, and who
finished above whom.  A logistic regression of the differences gives the weights; which bot sat
there is a trait too, lest a habit of the strong be taken for the cause of their success.  What a
meal adds is weighed with the weights of now, so after a large change fit once more.
"""

import argparse
import random
from collections.abc import Iterator

import numpy as np

from shoal.bots.levels import bot_of
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY
from shoal.games import game_info
from shoal.games.sharktank.bot.move_evaluation import stand_spot
from shoal.games.sharktank.bot.prospects_evaluator import ProspectsEvaluator
from shoal.games.sharktank.bot.weights import WITH_THREE, Weights
from shoal.games.sharktank.game import SharkTank, own
from shoal.games.sharktank.moves import LAND
from shoal.games.sharktank.rules import SharkTankState

TRAITS = [name for name in dir(WITH_THREE) if not name.startswith("_")]
UNITS = [Weights(**{trait: 1.0}) for trait in TRAITS]
MEALS = ("next_meal", "later_meal")
BOTS = ("medium", "hard", "hard", "best", "best")
NAMED = sorted(set(BOTS))
WHIM = 0.02
KEPT = 12
"""Positions of one game: more would say the same again."""
RIDGE = 1e-3


def traits(state: SharkTankState, spot: int) -> np.ndarray:
    """A row for each seat: what each weight is multiplied by when the shark ends here."""
    evaluator = ProspectsEvaluator(state)
    eaten = evaluator.eaten(spot)
    seats = range(state.players)
    return np.array(
        [[evaluator.prospects(unit, seat, spot, eaten) for unit in UNITS] for seat in seats]
    )


def play(players: int, seed: int) -> tuple[list[np.ndarray], list[int]]:
    """One game: the traits at some of its landings, and the places at its end."""
    chance = random.Random(seed)
    game = game_info("sharktank").game({})
    assert isinstance(game, SharkTank)
    state, dice = own(game.start(players)), Rng(seed)
    sitting = [chance.choice(BOTS) for _ in range(players)]
    bots = [bot_of(name) for name in sitting]
    named = np.array([[float(name == other) for other in NAMED] for name in sitting])
    rows = []
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.play(CHANCE, dice.below(state.outcomes()))
            continue
        view = game.view(state, actor)
        move = bots[actor].choose(view, dice)
        if chance.random() < WHIM:
            move = chance.choice(view.moves)
        if state.phase == LAND:
            rows.append(np.hstack([traits(state, stand_spot(state, move)), named]))
        state.play(actor, move)
    kept = chance.sample(rows, min(KEPT, len(rows)))
    return kept, list(state.ranks())


def pairs(players: int, games: int, seed: int) -> Iterator[tuple[np.ndarray, float]]:
    """For two seats of a position: how their traits differ, and whether the first ended above."""
    for number in range(games):
        rows, ranks = play(players, seed + number)
        for row in rows:
            for first in range(players):
                for second in range(first):
                    better = float(np.sign(ranks[second] - ranks[first]))
                    yield row[first] - row[second], 0.5 + 0.5 * better


def fit(differences: np.ndarray, above: np.ndarray) -> np.ndarray:
    """The weights under which the games are likeliest, but none against a meal within reach."""
    used = np.ones(differences.shape[1], dtype=bool)
    while True:
        weights = np.zeros(len(used))
        weights[used] = likeliest(differences[:, used], above)
        against = [place for place, trait in enumerate(TRAITS) if trait in MEALS]
        against = [place for place in against if weights[place] < 0.0]
        if not against:
            return weights
        used[against] = False


def likeliest(differences: np.ndarray, above: np.ndarray) -> np.ndarray:
    """A logistic regression, by Newton's steps."""
    scale = differences.std(axis=0) + 1e-9
    scaled = differences / scale
    weights = np.zeros(len(scale))
    for _ in range(20):
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
    for trait, weight in zip(TRAITS + NAMED, weights, strict=True):
        print(f"    {trait}={weight:.3f},")


if __name__ == "__main__":
    main()
