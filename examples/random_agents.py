"""Random agents in every adapter: PettingZoo, Gymnasium, OpenSpiel, and a batch of games.

python examples/random_agents.py urchins
"""

import random
import sys

import numpy as np
import pyspiel

from shoal.research import gymnasium, openspiel, pettingzoo, vector


def through_pettingzoo(game: str) -> dict[str, float]:
    """Play one game with an agent for each seat; the reward of each."""
    env = pettingzoo.env(game)
    env.reset(seed=1)
    rewards = {}
    for agent in env.agent_iter():
        shown, reward, over, _, _ = env.last()
        rewards[agent] = reward
        legal = np.flatnonzero(shown["action_mask"])
        env.step(None if over else int(random.choice(legal)))
    return rewards


def through_gymnasium(game: str) -> float:
    """Play one game on seat 0 against bots of the level ``easy``; the reward of the seat."""
    seat = gymnasium.env(game, seat=0, bots="easy")
    _, info = seat.reset(seed=1)
    reward, over = 0.0, False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, over, _, info = seat.step(random.choice(legal))
    return reward


def through_openspiel(game: str) -> list[float]:
    """Play one game in which chance is a player too; the returns."""
    openspiel.register()
    state = pyspiel.load_game(f"shoal_{game}").new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    return list(state.returns())


def through_a_batch(game: str, steps: int = 500) -> int:
    """Step 64 games at once; the number of games that finished."""
    games = vector.env(game, envs=64, seed=1)
    rng = np.random.default_rng(1)
    finished = 0
    for _ in range(steps):
        games.step((games.masks * rng.random(games.masks.shape)).argmax(axis=1))
        finished += int(games.over.sum())
    return finished


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "urchins"
    print("PettingZoo rewards:", through_pettingzoo(name))
    print("Gymnasium reward:", through_gymnasium(name))
    print("OpenSpiel returns:", through_openspiel(name))
    print("Finished games of the batch:", through_a_batch(name))
