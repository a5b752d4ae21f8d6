"""PPO in one file: it learns a game by self-play on Gymnasium's vector environment.

    pip install '.[rl]'
    python examples/ppo.py --plot learning.png

By default the game is Sea Urchins on its smallest board. One network plays every seat of 512 games
side by side. Every 20 rounds it meets bots; training ends when it takes 95 % of the points of
``random``, or 60 % of those of another level: ``--opponent medium``.
"""

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import torch
from gymnasium.vector import VectorEnv
from torch import Tensor, nn

from shoal.games import find_game
from shoal.research.gymnasium import environment_id

STEPS = 64
EPOCHS = 3
MINIBATCH = 4096
CLIP = 0.2
LAMBDA = 0.95
ENTROPY = 0.02
WIDTH = 256

Games = VectorEnv[Any, Any, Any]  # Any: Gymnasium leaves its arrays open


@dataclass(frozen=True)
class Recipe:
    """What is learned, and how long at most."""

    game: str = "urchins"
    options: dict[str, Any] = field(default_factory=lambda: {"size": 4, "end": "either"})
    games: int = 512
    rounds: int = 400
    rate: float = 1.5e-3
    seed: int = 1
    opponent: str = "random"
    every: int = 20

    @property
    def bar(self) -> float:
        """The share of the points at which training ends."""
        return 0.95 if self.opponent == "random" else 0.6

    def env(self, games: int, **settings: Any) -> Games:  # Any: what make_vec takes
        """Games side by side; finished ones are replaced in the same step."""
        name = environment_id(find_game(self.game))
        return gymnasium.make_vec(
            name,
            num_envs=games,
            vectorization_mode="vector_entry_point",
            autoreset_mode="SameStep",
            **settings,
            **self.options,
        )


class Network(nn.Module):
    """The policy and the value of a seat, from its observation."""

    def __init__(self, size: int, moves: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.policy = nn.Linear(WIDTH, moves)
        self.value = nn.Linear(WIDTH, 1)

    def forward(
        self, rows: Tensor, masks: Tensor
    ) -> tuple[torch.distributions.Categorical, Tensor]:
        """The probability of each legal move, and the expected reward of the seat."""
        body = self.body(rows)
        logits = self.policy(body).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(body).squeeze(-1).tanh()


class Moment(NamedTuple):
    """All games at one moment: observations, legal moves, and seats to move."""

    rows: Tensor
    masks: Tensor
    seats: np.ndarray


def moment(observations: np.ndarray, infos: dict[str, Any]) -> Moment:
    """The arrays of an environment; tensors share their memory."""
    return Moment(
        torch.from_numpy(observations), torch.from_numpy(infos["action_mask"]), infos["seat"]
    )


class Rollout(NamedTuple):
    """Observations and moves of some steps, with their advantages and value targets."""

    rows: Tensor
    masks: Tensor
    moves: Tensor
    log_probabilities: Tensor
    advantages: Tensor
    targets: Tensor


def play(network: Network, env: Games, now: Moment, players: int) -> tuple[Rollout, Moment]:
    """Play some steps of every game."""
    seen, chosen, log_probabilities, values = [], [], [], []
    over, rewards = [], []
    for _ in range(STEPS):
        with torch.no_grad():
            policy, value = network(now.rows, now.masks)
            moves = policy.sample()
        seen.append(now)
        chosen.append(moves)
        log_probabilities.append(policy.log_prob(moves))
        values.append(value.numpy())
        observations, _, ended, _, infos = env.step(moves.numpy())
        over.append(ended)
        rewards.append(final_rewards(infos, len(ended), players))
        now = moment(observations, infos)
    with torch.no_grad():
        final = network(now.rows, now.masks)[1].numpy()
    expected = np.stack(values)
    next_values = last_values(final, now.seats, players)
    gains = advantages(expected, [one.seats for one in seen], over, rewards, next_values)
    targets = torch.from_numpy((gains + expected).reshape(-1))
    rollout = Rollout(
        torch.cat([one.rows for one in seen]),
        torch.cat([one.masks for one in seen]),
        torch.cat(chosen),
        torch.cat(log_probabilities),
        torch.from_numpy(gains.reshape(-1)),
        targets,
    )
    return rollout, now


def final_rewards(infos: dict[str, Any], games: int, players: int) -> np.ndarray:
    """The rewards of all seats in the games that have just ended; zeros in the others."""
    if "final_info" not in infos:
        return np.zeros((games, players), np.float32)
    return infos["final_info"]["rewards"].astype(np.float32)


def last_values(final: np.ndarray, seats: np.ndarray, players: int) -> np.ndarray:
    """The value of each seat after the last step; the others share the opposite of the mover's."""
    values = np.repeat(-final[:, None] / (players - 1), players, axis=1)
    values[np.arange(len(seats)), seats] = final
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


def share_against(network: Network, recipe: Recipe, opponent: str, games: int = 128) -> float:
    """The share of the points against bots, the seat drawn for each game; a draw counts half."""
    env = recipe.env(games, bots=opponent, seat="random")
    observations, infos = env.reset(seed=1000)
    results = np.full(games, np.nan)
    while np.isnan(results).any():
        now = moment(observations, infos)
        with torch.no_grad():
            moves = network(now.rows, now.masks)[0].logits.argmax(dim=1).numpy()
        observations, rewards, over, _, infos = env.step(moves)
        first = over & np.isnan(results)
        results[first] = rewards[first]
    env.close()
    return float((results.mean() + 1) / 2)


class Point(NamedTuple):
    """A point of the learning curve."""

    seconds: float
    moves: int
    shares: dict[str, float]


def train(recipe: Recipe) -> tuple[Network, list[Point]]:
    """Learn until the bar is reached; the network, and CPU seconds, moves and shares on the way."""
    opponents = list(dict.fromkeys(("random", "medium", recipe.opponent)))
    torch.manual_seed(recipe.seed)
    torch.set_num_threads(1)  # The network is too small for several threads.
    env = recipe.env(recipe.games, bots=None)
    players = env.unwrapped.players
    network = Network(env.single_observation_space.shape[0], int(env.single_action_space.n))
    optimiser = torch.optim.Adam(network.parameters(), lr=recipe.rate)
    now = moment(*env.reset(seed=recipe.seed))
    curve = [Point(0.0, 0, {one: share_against(network, recipe, one) for one in opponents})]
    started = time.process_time()
    for done in range(1, recipe.rounds + 1):
        optimiser.param_groups[0]["lr"] = recipe.rate * (1 - (done - 1) / recipe.rounds)
        rollout, now = play(network, env, now, players)
        learn(network, optimiser, rollout)
        if done % recipe.every == 0:
            spent = time.process_time() - started
            shares = {one: share_against(network, recipe, one) for one in opponents}
            curve.append(Point(spent, done * recipe.games * STEPS, shares))
            print(describe(curve[-1]), flush=True)
            if shares[recipe.opponent] >= recipe.bar:
                break
    env.close()
    return network, curve


def describe(point: Point) -> str:
    """A line about a point of the curve."""
    shares = ", ".join(f"{share:6.1%} of {name}" for name, share in point.shares.items())
    return f"{point.seconds:5.0f} s {point.moves:11,} moves {shares}"


def draw(curve: list[Point], path: Path) -> None:
    """Draw the learning curve into a file."""
    # Imported here: only a plot needs it.
    from matplotlib import pyplot as plt  # noqa: PLC0415 - see above

    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    for name in curve[0].shares:
        shares = [100 * point.shares[name] for point in curve]
        axes.plot([point.moves / 1e6 for point in curve], shares, "o-", label=f"against {name}")
    axes.axhline(50, linestyle=":", color="grey")
    axes.set(
        title=f"PPO learns by self-play, {curve[-1].seconds / 60:.1f} minutes of one core",
        xlabel="million moves of self-play",
        ylabel="% of the points",
        ylim=(0, 104),
    )
    axes.legend()
    figure.savefig(path)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn a game by self-play.")
    parser.add_argument("--rounds", type=int, default=Recipe.rounds)
    parser.add_argument("--opponent", default=Recipe.opponent, help="a level of bots")
    parser.add_argument("--seed", type=int, default=Recipe.seed)
    parser.add_argument("--plot", type=Path)
    args = parser.parse_args()
    _, learned = train(Recipe(rounds=args.rounds, seed=args.seed, opponent=args.opponent))
    if args.plot:
        draw(learned, args.plot)
