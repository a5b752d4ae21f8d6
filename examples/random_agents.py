"""Random agents through every door: PettingZoo, Gymnasium, OpenSpiel, and a batch of games.

python examples/random_agents.py urchins
"""

import random
import sys

import numpy as np
import pyspiel

from shoal.research import gymnasium, openspiel, pettingzoo, vector


def through_pettingzoo(game: str) -> dict[str, float]:
    """One game with an agent at each seat; what each was paid."""
    table = pettingzoo.env(game)
    table.reset(seed=1)
    paid = {}
    for agent in table.agent_iter():
        shown, reward, over, _, _ = table.last()
        paid[agent] = reward
        legal = np.flatnonzero(shown["action_mask"])
        table.step(None if over else int(random.choice(legal)))
    return paid


def through_gymnasium(game: str) -> float:
    """One game at seat 0 against bots of the level ``easy``; what the seat was paid."""
    seat = gymnasium.env(game, seat=0, bots="easy")
    shown, _ = seat.reset(seed=1)
    reward, over = 0.0, False
    while not over:
        legal = np.flatnonzero(shown["action_mask"])
        shown, reward, over, _, _ = seat.step(random.choice(legal))
    return reward


def through_openspiel(game: str) -> list[float]:
    """One game where chance is a player too; the returns."""
    openspiel.register()
    state = pyspiel.load_game(f"shoal_{game}").new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    return list(state.returns())


def through_a_batch(game: str, steps: int = 500) -> int:
    """So many steps of 64 games at once; how many games were finished."""
    tables = vector.env(game, envs=64, seed=1)
    luck = np.random.default_rng(1)
    finished = 0
    for _ in range(steps):
        tables.step((tables.masks * luck.random(tables.masks.shape)).argmax(axis=1))
        finished += int(tables.over.sum())
    return finished


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "urchins"
    print("PettingZoo paid", through_pettingzoo(name))
    print("Gymnasium paid", through_gymnasium(name))
    print("OpenSpiel returned", through_openspiel(name))
    print("The batch finished", through_a_batch(name), "games")
