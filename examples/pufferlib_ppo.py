"""PufferLib's vectorisation around our Gymnasium environment, and the PPO of ``ppo.py`` on top.

    pip install '.[puffer]'
    python examples/pufferlib_ppo.py

``GymnasiumPufferEnv`` takes the environment as it is. With the layout ``dict`` the observation and
the mask of the legal moves travel in one buffer of PufferLib, and ``fields`` reads both. Games
with seeds of their own test it: a minute takes it to 90 % of the points of ``random`` in Sea
Urchins.
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import ppo
import pufferlib.emulation
import pufferlib.vector
import torch

# PufferLib itself downloads libraries while it is built. pufferlib-core, its part for environments,
# does not, but version 3.0.3 lacks a name that its own vectorisation uses.
pufferlib.unroll_nested_dict = pufferlib.pufferlib.unroll_nested_dict

GAME = "shoal/SeaUrchins-v1"
OPPONENT = "random"
BAR = 0.9
GAMES = 64
TEST_SEED = 100_000
"""The games of a test are none of those that it learned from."""

EVERY = 5
"""Rounds between two tests."""

WIDTH = 256
RATE = 1.5e-3
"""A larger network and faster steps than by default: there are few games and few rounds."""

Puffer = Any  # PufferLib has no types


def make(buf: object = None, seed: int = 0) -> Puffer:
    """One seat of Sea Urchins on the smallest board, as PufferLib wraps it."""
    env = gymnasium.make(GAME, bots=OPPONENT, seat="random", layout="dict", **ppo.SMALL_URCHINS)
    return pufferlib.emulation.GymnasiumPufferEnv(env=env, buf=buf, seed=seed)


def fields(env: Puffer, observations: np.ndarray) -> ppo.Moment:
    """The observations and the legal moves in PufferLib's buffer; one seat learns, number 0."""
    seen = observations.view(env.driver_env.obs_dtype).reshape(-1)
    rows, masks = seen["observation"].copy(), seen["action_mask"] != 0
    return ppo.Moment(
        torch.from_numpy(rows), torch.from_numpy(masks), np.zeros(len(seen), np.int64)
    )


def play(network: ppo.Network, env: Puffer, now: ppo.Moment) -> tuple[ppo.Rollout, ppo.Moment]:
    """Play some steps of every game."""
    seen, chosen, log_probabilities, values, over, rewards = [], [], [], [], [], []
    for _ in range(ppo.STEPS):
        with torch.no_grad():
            policy, value = network(now.rows, now.masks)
            moves = policy.exp().multinomial(1)
        seen.append(now)
        chosen.append(moves)
        log_probabilities.append(policy.gather(1, moves))
        values.append(value.numpy())
        observations, reward, ended, _, _ = env.step(moves.squeeze(1).numpy())
        over.append(ended.copy())
        rewards.append(reward.astype(np.float32)[:, None])
        now = fields(env, observations)
    with torch.no_grad():
        next_values = network(now.rows, now.masks)[1].numpy()[:, None].copy()
    expected = np.stack(values)
    gains = ppo.advantages(expected, [one.seats for one in seen], over, rewards, next_values)
    rollout = ppo.Rollout(
        torch.cat([one.rows for one in seen]),
        torch.cat([one.masks for one in seen]),
        torch.cat(chosen),
        torch.cat(log_probabilities),
        torch.from_numpy(gains.reshape(-1)),
        torch.from_numpy((gains + expected).reshape(-1)),
    )
    # A game that is over has no legal moves: PufferLib starts the next one at the step after it.
    return ppo.with_a_choice(rollout), now


def share_of_points(network: ppo.Network, games: int = 200) -> float:
    """The share of the points against the bots in games of their own; a draw counts half."""
    env = make()
    points = 0.0
    for game in range(games):
        seen, over, reward = env.reset(seed=TEST_SEED + game)[0], False, 0.0
        while not over:
            one = seen.view(env.obs_dtype).reshape(-1)
            rows = torch.from_numpy(one["observation"].copy())
            masks = torch.from_numpy(one["action_mask"] != 0)
            with torch.no_grad():
                move = int(network(rows, masks)[0].argmax())
            seen, reward, over, _, _ = env.step(move)
        points += (float(reward) + 1) / 2
    env.close()
    return points / games


def train(rounds: int, seed: int = 1) -> list[float]:
    """Learn until the bar is reached; the share of the points on the way."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    env = pufferlib.vector.make(make, backend=pufferlib.vector.Serial, num_envs=GAMES, seed=seed)
    now = fields(env, env.reset(seed=seed)[0])
    network = ppo.Network(now.rows.shape[1], now.masks.shape[1], WIDTH)
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE)
    shares = [share_of_points(network)]
    started = time.process_time()
    for number in range(1, rounds + 1):
        rollout, now = play(network, env, now)
        ppo.learn(network, optimiser, rollout, ppo.ENTROPY)
        if number % EVERY == 0:
            shares.append(share_of_points(network))
            print(f"{time.process_time() - started:5.0f} s {shares[-1]:6.1%} of {OPPONENT}")
            if shares[-1] >= BAR:
                break
    env.close()
    return shares


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn Sea Urchins on PufferLib's vectorisation.")
    parser.add_argument("--rounds", type=int, default=100)
    train(parser.parse_args().rounds)
