"""RLlib's PPO learns Sea Urchins against bots, with a module that knows the legal moves.

    pip install '.[rllib]'
    python examples/rllib_ppo.py

The environment's layout ``dict`` has the observation and the mask of the legal moves in one
dictionary, and the module below gives illegal moves no chance. A few minutes take it to 90 % of the
points of ``random``.
"""

import argparse
import time
from typing import Any

import gymnasium
import torch
from ray.rllib.algorithms.ppo import PPO, PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis.value_function_api import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.tune.registry import register_env
from torch import Tensor, nn

GAME = "shoal/SeaUrchins-v1"
OPTIONS: dict[str, Any] = {"size": 4, "end": "either"}  # Any: passed on as arguments
OPPONENT = "random"
BAR = 0.9
WIDTH = 128

Batch = dict[str, Any]  # Any: tensors, or dictionaries of them


def make(_config: object = None) -> gymnasium.Env:
    """One seat of Sea Urchins on the smallest board, drawn for every game."""
    # Imported here: Ray's workers register the games in their own processes.
    import shoal.research.gymnasium  # noqa: F401, PLC0415 - see above

    return gymnasium.make(GAME, bots=OPPONENT, seat="random", layout="dict", **OPTIONS)


class LegalMoves(TorchRLModule, ValueFunctionAPI):
    """A policy and a value; illegal moves get no probability."""

    def setup(self) -> None:
        """Build the network."""
        size = self.observation_space["observation"].shape[0]
        self.body = nn.Sequential(
            nn.Linear(size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.policy = nn.Linear(WIDTH, self.action_space.n)
        self.value = nn.Linear(WIDTH, 1)

    def _forward(self, batch: Batch, **_: object) -> Batch:
        seen = batch[Columns.OBS]
        body = self.body(seen["observation"].float())
        logits = self.policy(body).masked_fill(seen["action_mask"] == 0, -1e9)
        return {Columns.ACTION_DIST_INPUTS: logits, Columns.EMBEDDINGS: body}

    # Any: what RLlib's signature says.
    def compute_values(self, batch: Batch, embeddings: Any = None) -> Tensor:
        """The expected reward of the seat."""
        if embeddings is None:
            embeddings = self.body(batch[Columns.OBS]["observation"].float())
        return self.value(embeddings).squeeze(-1)


def learner(seed: int) -> PPO:
    """PPO that has seen nothing yet; another process plays the games."""
    register_env("shoal", make)
    config = (
        PPOConfig()
        .environment("shoal")
        .env_runners(num_env_runners=1, num_envs_per_env_runner=16)
        .learners(num_learners=0)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=LegalMoves))
        .training(
            train_batch_size_per_learner=4096,
            minibatch_size=1024,
            num_epochs=4,
            lr=1e-3,
            gamma=1.0,
            lambda_=0.95,
            entropy_coeff=0.01,
            vf_clip_param=1.0,
        )
        .debugging(seed=seed, log_level="ERROR")
    )
    return config.build_algo()


def share_of_points(algorithm: PPO, games: int = 100) -> float:
    """The share of the points against the bots; a draw counts half."""
    module = algorithm.get_module()
    env = make()
    points = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=1000 + game)
        over = False
        while not over:
            batch = {name: torch.from_numpy(one)[None] for name, one in seen.items()}
            with torch.no_grad():
                logits = module.forward_inference({Columns.OBS: batch})[Columns.ACTION_DIST_INPUTS]
            seen, reward, over, _, _ = env.step(int(logits.argmax()))
        points += (float(reward) + 1) / 2
    return points / games


def train(rounds: int, seed: int = 1) -> list[float]:
    """Learn until the bar is reached; the share of the points on the way."""
    torch.set_num_threads(1)
    algorithm = learner(seed)
    shares = [share_of_points(algorithm)]
    started = time.process_time()
    for number in range(1, rounds + 1):
        algorithm.train()
        if number % 5 == 0:
            shares.append(share_of_points(algorithm))
            spent = time.process_time() - started
            print(f"{spent:5.0f} s {number * 4096:9,} steps {shares[-1]:6.1%} of {OPPONENT}")
            if shares[-1] >= BAR:
                break
    algorithm.stop()
    return shares


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn Sea Urchins with RLlib.")
    parser.add_argument("--rounds", type=int, default=60)
    train(parser.parse_args().rounds)
