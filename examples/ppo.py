"""A small PPO that learns Sea Urchins from nothing by playing itself, in minutes.

    pip install '.[rl]'
    python examples/ppo.py --rounds 80 --plot learning.png

256 tables of the smallest board run side by side; one network sits at every seat.
Now and then it plays 512 games against ``drift``, which plays any move.
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
TABLES = 256
STEPS = 64
EPOCHS = 3
MINIBATCH = 4096
CLIP = 0.2
LAMBDA = 0.95
ENTROPY = 0.01
RATE = 2e-3
WIDTH = 128


class Mind(nn.Module):
    """What to play and what to hope for, from a seat's numbers."""

    def __init__(self, tables: vector.Tables) -> None:
        super().__init__()
        highest = torch.tensor(tables.encoding.highest(), dtype=torch.float32)
        self.register_buffer("highest", highest)
        self.body = nn.Sequential(
            nn.Linear(len(highest), WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.policy = nn.Linear(WIDTH, tables.masks.shape[1])
        self.worth = nn.Linear(WIDTH, 1)

    def forward(
        self, rows: Tensor, masks: Tensor
    ) -> tuple[torch.distributions.Categorical, Tensor]:
        """The chances of each legal move, and what the seat will gain."""
        body = self.body(rows / self.highest)
        logits = self.policy(body).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.worth(body).squeeze(-1).tanh()

    @torch.no_grad()
    def choose(self, tables: vector.Tables) -> tuple[Tensor, ...]:
        """Rows, masks, a move for each table, its logarithm of chance, and what is hoped for."""
        rows = torch.from_numpy(tables.observations.astype(np.float32))
        masks = torch.from_numpy(tables.masks.copy())
        moves, worth = self(rows, masks)
        chosen = moves.sample()
        return rows, masks, chosen, moves.log_prob(chosen), worth


class Lesson(NamedTuple):
    """What was seen and done, and how much better than hoped it went."""

    rows: Tensor
    masks: Tensor
    moves: Tensor
    chances: Tensor
    gains: Tensor
    goals: Tensor


def play(mind: Mind, tables: vector.Tables) -> Lesson:
    """Some steps at every table."""
    seen, seats, over, rewards = [], [], [], []
    for _ in range(STEPS):
        seen.append(mind.choose(tables))
        seats.append(tables.seats.copy())
        tables.step(seen[-1][2].numpy())
        over.append(tables.over.astype(bool))
        rewards.append(tables.rewards.astype(np.float32))
    worth = np.stack([step[4].numpy() for step in seen])
    hoped = mind.choose(tables)[4].numpy()
    gains = advantages(worth, seats, over, rewards, first_hopes(hoped, tables))
    flat = [torch.cat([step[part] for step in seen]) for part in range(4)]
    goals = torch.from_numpy((gains + worth).reshape(-1))
    return Lesson(*flat, torch.from_numpy(gains.reshape(-1)), goals)


def first_hopes(hoped: np.ndarray, tables: vector.Tables) -> np.ndarray:
    """What each seat hopes for where the steps end: the others share what the mover loses."""
    hopes = np.repeat(-hoped[:, None] / (tables.players - 1), tables.players, axis=1)
    hopes[np.arange(tables.envs), tables.seats] = hoped
    return hopes


def advantages(
    worth: np.ndarray,
    seats: list[np.ndarray],
    over: list[np.ndarray],
    rewards: list[np.ndarray],
    hopes: np.ndarray,
) -> np.ndarray:
    """Generalised advantages, each seat's from its own next turn, backwards from the last step."""
    gains = np.zeros_like(worth)
    later = np.zeros_like(hopes)
    every = np.arange(worth.shape[1])
    for step in reversed(range(len(worth))):
        ended = over[step]
        hopes[ended] = rewards[step][ended]
        later[ended] = 0.0
        seat = seats[step]
        gains[step] = hopes[every, seat] - worth[step] + LAMBDA * later[every, seat]
        hopes[every, seat] = worth[step]
        later[every, seat] = gains[step]
    return gains


def learn(mind: Mind, optimiser: torch.optim.Optimizer, lesson: Lesson) -> None:
    """PPO's step: lean towards what went better than hoped, never far at once."""
    gains = (lesson.gains - lesson.gains.mean()) / (lesson.gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for some in torch.randperm(len(gains)).split(MINIBATCH):
            moves, worth = mind(lesson.rows[some], lesson.masks[some])
            ratio = (moves.log_prob(lesson.moves[some]) - lesson.chances[some]).exp()
            kept = ratio.clamp(1 - CLIP, 1 + CLIP)
            gained = torch.min(ratio * gains[some], kept * gains[some]).mean()
            missed = (worth - lesson.goals[some]).square().mean()
            loss = 0.5 * missed - gained - ENTROPY * moves.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(mind.parameters(), 0.5)
            optimiser.step()


def share_against_drift(mind: Mind, games: int = 512) -> float:
    """The share of points in so many games, a draw being half; the mind sits at either seat."""
    tables = vector.env(GAME, envs=games, seed=1, **OPTIONS)
    own = np.arange(games) % tables.players
    luck = np.random.default_rng(1)
    paid = np.full(games, np.nan)
    while np.isnan(paid).any():
        drifting = (tables.masks * luck.random(tables.masks.shape)).argmax(axis=1)
        chosen = mind.choose(tables)[2].numpy()
        tables.step(np.where(tables.seats == own, chosen, drifting))
        ended = (tables.over == 1) & np.isnan(paid)
        paid[ended] = tables.rewards[ended, own[ended]]
    return float((paid.mean() + 1) / 2)


def train(rounds: int, *, every: int = 10, seed: int = 1) -> list[tuple[float, int, float]]:
    """Learn; the curve as seconds of one core, moves made, and share of points against drift."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # The network is small: more threads would wait for each other.
    tables = vector.env(GAME, envs=TABLES, seed=seed, **OPTIONS)
    mind = Mind(tables)
    optimiser = torch.optim.Adam(mind.parameters(), lr=RATE)
    curve = [(0.0, 0, share_against_drift(mind))]
    started = time.process_time()
    for done in range(1, rounds + 1):
        learn(mind, optimiser, play(mind, tables))
        if done % every == 0:
            spent = time.process_time() - started
            curve.append((spent, done * TABLES * STEPS, share_against_drift(mind)))
            print("{:5.0f} s {:9,} moves {:6.1%} of the points against drift".format(*curve[-1]))
    return curve


def draw(curve: list[tuple[float, int, float]], path: Path) -> None:
    """The learning curve as a picture."""
    # Imported here: only a picture needs it.
    from matplotlib import pyplot as plt  # noqa: PLC0415 - see above

    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.plot([moves / 1e6 for _, moves, _ in curve], [100 * share for *_, share in curve], "o-")
    axes.axhline(50, linestyle=":", color="grey")
    axes.set(
        title=f"PPO learns Sea Urchins (4x4) in {curve[-1][0] / 60:.1f} minutes of one core",
        xlabel="million moves of self-play",
        ylabel="% of the points against drift",
        ylim=(0, 104),
    )
    figure.savefig(path)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Learn Sea Urchins from nothing.")
    asked.add_argument("--rounds", type=int, default=80)
    asked.add_argument("--plot", type=Path)
    given = asked.parse_args()
    learned = train(given.rounds)
    if given.plot:
        draw(learned, given.plot)
