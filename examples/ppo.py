"""A small PPO that learns Sea Urchins by self-play, in minutes.

    pip install '.[rl]'
    python examples/ppo.py --rounds 80 --plot learning.png

256 games on the smallest board run side by side; one network plays every seat.
Now and then it plays 512 games against random moves.
"""

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from shoal.research import vector

GAME = "urchins"
OPTIONS = {"size": 4, "end": "either"}
ENVS = 256
STEPS = 64
EPOCHS = 3
MINIBATCH = 4096
CLIP = 0.2
LAMBDA = 0.95
ENTROPY = 0.01
RATE = 2e-3
WIDTH = 128


class Network(nn.Module):
    """The policy and the value of a seat, from its observation."""

    def __init__(self, env: vector.VectorEnvironment) -> None:
        super().__init__()
        highest = torch.tensor(env.encoding.max_values(), dtype=torch.float32)
        self.register_buffer("highest", highest)
        self.body = nn.Sequential(
            nn.Linear(len(highest), WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.policy = nn.Linear(WIDTH, env.masks.shape[1])
        self.value = nn.Linear(WIDTH, 1)

    def forward(
        self, rows: Tensor, masks: Tensor
    ) -> tuple[torch.distributions.Categorical, Tensor]:
        """The probability of each legal move, and the expected reward of the seat."""
        body = self.body(rows / self.highest)
        logits = self.policy(body).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(body).squeeze(-1).tanh()

    @torch.no_grad()
    def choose(self, env: vector.VectorEnvironment) -> tuple[Tensor, ...]:
        """Observations, masks, a move for each game, its log probability, and the values."""
        rows = torch.from_numpy(env.observations.astype(np.float32))
        masks = torch.from_numpy(env.masks.copy())
        moves, value = self(rows, masks)
        chosen = moves.sample()
        return rows, masks, chosen, moves.log_prob(chosen), value


class Rollout(NamedTuple):
    """Observations and moves of some steps, with their advantages and value targets."""

    rows: Tensor
    masks: Tensor
    moves: Tensor
    log_probabilities: Tensor
    advantages: Tensor
    targets: Tensor


def play(network: Network, env: vector.VectorEnvironment) -> Rollout:
    """Play some steps of every game."""
    seen, seats, over, rewards = [], [], [], []
    for _ in range(STEPS):
        seen.append(network.choose(env))
        seats.append(env.seats.copy())
        env.step(seen[-1][2].numpy())
        over.append(env.over.astype(bool))
        rewards.append(env.rewards.astype(np.float32))
    value = np.stack([step[4].numpy() for step in seen])
    final = network.choose(env)[4].numpy()
    gains = advantages(value, seats, over, rewards, last_values(final, env))
    flat = [torch.cat([step[part] for step in seen]) for part in range(4)]
    goals = torch.from_numpy((gains + value).reshape(-1))
    return Rollout(*flat, torch.from_numpy(gains.reshape(-1)), goals)


def last_values(final: np.ndarray, env: vector.VectorEnvironment) -> np.ndarray:
    """The value of each seat after the last step; the others share the opposite of the mover's."""
    values = np.repeat(-final[:, None] / (env.players - 1), env.players, axis=1)
    values[np.arange(env.envs), env.seats] = final
    return values


def advantages(
    predicted: np.ndarray,
    seats: list[np.ndarray],
    over: list[np.ndarray],
    rewards: list[np.ndarray],
    next_values: np.ndarray,
) -> np.ndarray:
    """Generalised advantage estimates, each from the seat's own next turn."""
    gains = np.zeros_like(predicted)
    later = np.zeros_like(next_values)
    every = np.arange(predicted.shape[1])
    for step in reversed(range(len(predicted))):
        ended = over[step]
        next_values[ended] = rewards[step][ended]
        later[ended] = 0.0
        seat = seats[step]
        gains[step] = next_values[every, seat] - predicted[step] + LAMBDA * later[every, seat]
        next_values[every, seat] = predicted[step]
        later[every, seat] = gains[step]
    return gains


def learn(network: Network, optimiser: torch.optim.Optimizer, rollout: Rollout) -> None:
    """One update of PPO."""
    gains = (rollout.advantages - rollout.advantages.mean()) / (rollout.advantages.std() + 1e-8)
    for _ in range(EPOCHS):
        for some in torch.randperm(len(gains)).split(MINIBATCH):
            moves, value = network(rollout.rows[some], rollout.masks[some])
            ratio = (moves.log_prob(rollout.moves[some]) - rollout.log_probabilities[some]).exp()
            kept = ratio.clamp(1 - CLIP, 1 + CLIP)
            gained = torch.min(ratio * gains[some], kept * gains[some]).mean()
            missed = (value - rollout.targets[some]).square().mean()
            loss = 0.5 * missed - gained - ENTROPY * moves.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def share_against_random(network: Network, games: int = 512) -> float:
    """The share of points against random moves, with a draw counted half; on both seats."""
    env = vector.env(GAME, envs=games, seed=1, **OPTIONS)
    own = np.arange(games) % env.players
    rng = np.random.default_rng(1)
    results = np.full(games, np.nan)
    while np.isnan(results).any():
        random_moves = (env.masks * rng.random(env.masks.shape)).argmax(axis=1)
        chosen = network.choose(env)[2].numpy()
        env.step(np.where(env.seats == own, chosen, random_moves))
        ended = (env.over == 1) & np.isnan(results)
        results[ended] = env.rewards[ended, own[ended]]
    return float((results.mean() + 1) / 2)


def train(rounds: int, *, every: int = 10, seed: int = 1) -> list[tuple[float, int, float]]:
    """Learn; the curve as CPU seconds, moves played, and share of points against random moves."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # The network is too small for several threads.
    env = vector.env(GAME, envs=ENVS, seed=seed, **OPTIONS)
    network = Network(env)
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE)
    curve = [(0.0, 0, share_against_random(network))]
    started = time.process_time()
    for done in range(1, rounds + 1):
        learn(network, optimiser, play(network, env))
        if done % every == 0:
            spent = time.process_time() - started
            curve.append((spent, done * ENVS * STEPS, share_against_random(network)))
            print(
                "{:5.0f} s {:9,} moves {:6.1%} of the points against random moves".format(
                    *curve[-1]
                )
            )
    return curve


def draw(curve: list[tuple[float, int, float]], path: Path) -> None:
    """Draw the learning curve into a file."""
    # Imported here: only a plot needs it.
    from matplotlib import pyplot as plt  # noqa: PLC0415 - see above

    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.plot([moves / 1e6 for _, moves, _ in curve], [100 * share for *_, share in curve], "o-")
    axes.axhline(50, linestyle=":", color="grey")
    axes.set(
        title=f"PPO learns Sea Urchins (4x4) in {curve[-1][0] / 60:.1f} minutes of one core",
        xlabel="million moves of self-play",
        ylabel="% of the points against random moves",
        ylim=(0, 104),
    )
    figure.savefig(path)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn Sea Urchins by self-play.")
    parser.add_argument("--rounds", type=int, default=80)
    parser.add_argument("--plot", type=Path)
    args = parser.parse_args()
    learned = train(args.rounds)
    if args.plot:
        draw(learned, args.plot)
