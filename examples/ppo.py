"""PPO in one file: it learns a game by self-play on Gymnasium's vector environment.

    pip install '.[rl]'
    python examples/ppo.py --plot learning.png
    python examples/ppo.py --game pescado --moves 2000000 --save pescado.pt
    python examples/ppo.py --load pescado.pt --opponent medium

By default the game is Sea Urchins on its smallest board. One network plays every seat of 256 games
side by side. Ten times during the training it meets bots. The same seed and the same number of
moves give the same network on the same machine. ``NetworkBot`` makes a saved network a bot.
"""

import argparse
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, cast

import gymnasium
import numpy as np
import torch
from gymnasium.vector import VectorEnv
from numpy.typing import NDArray
from torch import Tensor, nn

from shoal.bots.simple_bots import Bot
from shoal.core.game import View
from shoal.core.observation.encoding import Encoding
from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.games import find_game
from shoal.research.gymnasium import GamesEnvironment, environment_id
from shoal.research.observation_spaces import ObservationFormat

GAMES = 256
STEPS = 64
EPOCHS = 3
MINIBATCH = 2048
CLIP = 0.2
LAMBDA = 0.95
ENTROPY = 0.02
RATE = 1e-3
MEASUREMENTS = 10
"""How often the network meets bots during the training."""
SEED_OF_MEASUREMENTS = 1000
UNLIKELY = -1e9
"""The logit of an illegal move."""

Games = VectorEnv[Any, Any, Any]  # Any: Gymnasium leaves its arrays open
Floats = NDArray[np.floating[Any]]  # Any: the precision


@dataclass(frozen=True)
class Recipe:
    """What is learned, and for how long."""

    game: str = "urchins"
    options: dict[str, Value] = field(default_factory=dict)
    players: int | None = None
    """None: as few as the game allows."""
    moves: int = 2_000_000
    minutes: float = 60.0
    """Training ends after so many moves, or after so many minutes of CPU time."""
    seed: int = 1
    opponent: str = "medium"
    bar: float | None = None
    """Training ends when the network takes this share of the opponent's points."""
    width: int = 128
    """The size of the network's two hidden layers."""

    def env(self, games: int, **settings: Any) -> Games:  # Any: what make_vec takes
        """Games side by side; finished ones are replaced in the same step."""
        return gymnasium.make_vec(
            environment_id(find_game(self.game)),
            num_envs=games,
            vectorization_mode="vector_entry_point",
            autoreset_mode="SameStep",
            players=self.players,
            **(settings | self.options),
        )


# Any: they are passed on as arguments.
SMALL_URCHINS: dict[str, Any] = {"size": 4, "end": "either"}
"""Sea Urchins on a small board, and a short game."""


class Network(nn.Module):
    """The policy and the value of a seat, from its observation."""

    def __init__(self, size: int, moves: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, moves)
        self.value = nn.Linear(width, 1)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The log-probability of each move, and the expected reward of the seat."""
        body = self.body(rows)
        logits = self.policy(body).masked_fill(~masks, UNLIKELY)
        return logits.log_softmax(dim=1), self.value(body).squeeze(-1).tanh()


class Moment(NamedTuple):
    """All games at one moment: observations, legal moves, and seats to move."""

    rows: Tensor
    masks: Tensor
    seats: NDArray[np.int64]


def moment(observations: Floats, infos: dict[str, Any]) -> Moment:
    """The arrays of an environment as tensors."""
    masks = torch.from_numpy(infos["action_mask"] != 0)
    return Moment(torch.from_numpy(observations), masks, infos["seat"])


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
            moves = policy.exp().multinomial(1)
        seen.append(now)
        chosen.append(moves)
        log_probabilities.append(policy.gather(1, moves))
        values.append(value.numpy())
        observations, _, ended, _, infos = env.step(moves.squeeze(1).numpy())
        over.append(ended)
        rewards.append(final_rewards(infos, len(ended), players))
        now = moment(observations, infos)
    with torch.no_grad():
        final = network(now.rows, now.masks)[1].numpy()
    expected = np.stack(values)
    next_values = last_values(final, now.seats, players)
    gains = advantages(expected, [one.seats for one in seen], over, rewards, next_values)
    rollout = Rollout(
        torch.cat([one.rows for one in seen]),
        torch.cat([one.masks for one in seen]),
        torch.cat(chosen),
        torch.cat(log_probabilities),
        torch.from_numpy(gains.reshape(-1)),
        torch.from_numpy((gains + expected).reshape(-1)),
    )
    return with_a_choice(rollout), now


def with_a_choice(rollout: Rollout) -> Rollout:
    """Only the decisions with several legal moves: the others teach the policy nothing."""
    choice = rollout.masks.sum(dim=1) > 1
    return Rollout(*(part[choice] for part in rollout))


def final_rewards(infos: dict[str, Any], games: int, players: int) -> Floats:
    """The rewards of all seats in the games that have just ended; zeros in the others."""
    if "final_info" not in infos:
        return np.zeros((games, players), np.float32)
    return infos["final_info"]["rewards"].astype(np.float32)


def last_values(final: Floats, seats: NDArray[np.int64], players: int) -> Floats:
    """The value of each seat after the last step; the others share the opposite of the mover's."""
    values = np.repeat(-final[:, None] / (players - 1), players, axis=1)
    values[np.arange(len(seats)), seats] = final
    return values


def advantages(
    predicted: Floats,
    seats: list[NDArray[np.int64]],
    over: list[NDArray[np.bool_]],
    rewards: list[Floats],
    next_values: Floats,
) -> Floats:
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


def learn(
    network: Network, optimiser: torch.optim.Optimizer, rollout: Rollout, entropy: float
) -> None:
    """One update of PPO."""
    gains = (rollout.advantages - rollout.advantages.mean()) / (rollout.advantages.std() + 1e-8)
    for _ in range(EPOCHS):
        for some in torch.randperm(len(gains)).split(MINIBATCH):
            policy, value = network(rollout.rows[some], rollout.masks[some])
            chosen = policy.gather(1, rollout.moves[some])
            ratio = (chosen - rollout.log_probabilities[some]).exp().squeeze(1)
            kept = ratio.clamp(1 - CLIP, 1 + CLIP)
            gained = torch.min(ratio * gains[some], kept * gains[some]).mean()
            missed = (value - rollout.targets[some]).square().mean()
            spread = -(policy.exp() * policy).sum(dim=1).mean()
            loss = 0.5 * missed - gained - entropy * spread
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def share_against(
    network: Network,
    recipe: Recipe,
    opponent: str,
    games: int = 128,
    seed: int = SEED_OF_MEASUREMENTS,
) -> float:
    """The share of the points against bots, the seat drawn for each game; a draw counts half.

    The network draws its moves: in a game without dice it would play one game again and again.
    """
    env = recipe.env(games, bots=opponent, seat="random")
    draw = torch.Generator().manual_seed(seed)
    observations, infos = env.reset(seed=seed)
    results = np.full(games, np.nan)
    while np.isnan(results).any():
        now = moment(observations, infos)
        with torch.no_grad():
            policy = network(now.rows, now.masks)[0].exp()
        moves = policy.multinomial(1, generator=draw).squeeze(1).numpy()
        observations, rewards, over, _, infos = env.step(moves)
        first = over & np.isnan(results)
        results[first] = rewards[first]
    env.close()
    return float((results.mean() + 1) / 2)


class Point(NamedTuple):
    """A point of the learning curve."""

    seconds: float
    """CPU time of the training, without the games against bots."""
    moves: int
    shares: dict[str, float]


def train(recipe: Recipe) -> tuple[Network, list[Point]]:
    """Learn until the moves or the minutes are used up, or the bar is reached."""
    opponents = list(dict.fromkeys(("random", "medium", recipe.opponent)))
    torch.manual_seed(recipe.seed)
    torch.set_num_threads(1)  # The network is too small for several threads.
    env = recipe.env(GAMES, bots=None)
    games = cast(GamesEnvironment, env.unwrapped)
    players, size, every_move = games.players, games.encoding.size, games.game.move_count
    network = Network(int(size), int(every_move), recipe.width)
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE)
    now = moment(*env.reset(seed=recipe.seed))
    curve = [Point(0.0, 0, {one: share_against(network, recipe, one) for one in opponents})]
    moves, seconds, done = 0, 0.0, 0.0
    while done < 1:
        started = time.process_time()
        optimiser.param_groups[0]["lr"] = RATE * (1 - done)
        rollout, now = play(network, env, now, players)
        learn(network, optimiser, rollout, ENTROPY * (1 - done))
        moves += GAMES * STEPS
        seconds += time.process_time() - started
        done = max(moves / recipe.moves, seconds / (60 * recipe.minutes))
        if done >= min(1, len(curve) / MEASUREMENTS):
            shares = {one: share_against(network, recipe, one) for one in opponents}
            curve.append(Point(seconds, moves, shares))
            print(describe(curve[-1]), flush=True)
            if recipe.bar is not None and shares[recipe.opponent] >= recipe.bar:
                break
    env.close()
    return network, curve


def describe(point: Point) -> str:
    """A line about a point of the curve."""
    shares = ", ".join(f"{share:6.1%} of {name}" for name, share in point.shares.items())
    return f"{point.seconds:5.0f} s {point.moves:11,} moves {shares}"


def save(network: Network, recipe: Recipe, curve: list[Point], path: Path) -> None:
    """Write the network, and how it was trained, into a file."""
    trained = {"recipe": asdict(recipe), "curve": [one._asdict() for one in curve]}
    torch.save({**trained, "weights": network.state_dict()}, path)


def load(path: Path) -> tuple[Network, Recipe, list[Point]]:
    """A saved network, its recipe and its curve; nothing in the file is executed."""
    saved = torch.load(path, weights_only=True)
    recipe, weights = Recipe(**saved["recipe"]), saved["weights"]
    size, every_move = weights["body.0.weight"].shape[1], weights["policy.weight"].shape[0]
    network = Network(size, every_move, recipe.width)
    network.load_state_dict(weights)
    return network, recipe, [Point(**one) for one in saved["curve"]]


class NetworkBot(Bot):
    """A network as a bot: it draws a move with the probabilities of its policy."""

    def __init__(self, network: Network, recipe: Recipe) -> None:
        info = find_game(recipe.game)
        game = info.game(recipe.options)
        self.network = network
        self.encoding = Encoding(game, recipe.players or info.min_players)
        self.format = ObservationFormat(self.encoding, "box", scaled=True)

    def choose(self, view: View, rng: Rng) -> int:
        """One of the view's moves."""
        legal = [int(move) for move in view.moves]
        if len(legal) == 1:
            return legal[0]
        mask = np.zeros(self.encoding.game.move_count, np.int8)
        mask[legal] = 1
        row = self.format.observation(np.array(self.encoding.row(view), np.int16), mask)
        with torch.no_grad():
            rows, masks = torch.from_numpy(row[None]), torch.from_numpy(mask[None] != 0)
            policy = self.network(rows, masks)[0][0, legal].exp().double().numpy()
        drawn = rng.below(2**32) / 2**32 * policy.sum()
        return legal[min(int(policy.cumsum().searchsorted(drawn, "right")), len(legal) - 1)]


def draw(curve: list[Point], path: Path, title: str) -> None:
    """Draw the learning curve into a file."""
    # Imported here: only a plot needs it.
    from matplotlib import pyplot as plt  # noqa: PLC0415 - see above

    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    for name in curve[0].shares:
        shares = [100 * point.shares[name] for point in curve]
        axes.plot([point.moves / 1e6 for point in curve], shares, "o-", label=f"against {name}")
    axes.axhline(50, linestyle=":", color="grey")
    axes.set(
        title=f"{title}: PPO by self-play, {curve[-1].seconds / 60:.1f} minutes of one core",
        xlabel="million moves of self-play",
        ylabel="% of the points",
        ylim=(0, 104),
    )
    axes.legend()
    figure.savefig(path)


def read_recipe(args: argparse.Namespace) -> Recipe:
    """The recipe that the arguments describe."""
    options: dict[str, Value] = dict(one.split("=", 1) for one in args.option)
    if args.game is None:
        options = SMALL_URCHINS | options
    return Recipe(
        *(args.game or Recipe.game, options, args.players, args.moves, args.minutes),
        *(args.seed, args.opponent, args.bar, args.width),
    )


def main() -> None:
    """Train a network, or measure a saved one."""
    parser = argparse.ArgumentParser(description="Learn a game by self-play.")
    add = parser.add_argument
    add("--game", help="a game, a module or a file; by default Sea Urchins on a small board")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="one of the game's")
    add("--players", type=int, help="as few as the game allows unless given")
    add("--moves", type=int, default=Recipe.moves, help="the length of the training")
    add("--minutes", type=float, default=Recipe.minutes, help="its CPU time at most")
    add("--opponent", default=Recipe.opponent, help="a level of bots to measure against")
    add("--bar", type=float, help="stop at this share of the opponent's points: 0.6")
    add("--seed", type=int, default=Recipe.seed)
    add("--width", type=int, default=Recipe.width, help="the size of the hidden layers")
    add("--save", type=Path, metavar="FILE", help="write the network into a file")
    add("--load", type=Path, metavar="FILE", help="train nothing, measure a saved network")
    add("--plot", type=Path, metavar="FILE", help="draw the learning curve")
    args = parser.parse_args()
    if args.load:
        network, recipe, curve = load(args.load)
        share = share_against(network, recipe, args.opponent, games=512, seed=args.seed)
        print(f"{share:.1%} of the points of {args.opponent} in {recipe.game}, 512 games")
    else:
        recipe = read_recipe(args)
        network, curve = train(recipe)
    if args.save:
        save(network, recipe, curve, args.save)
    if args.plot:
        draw(curve, args.plot, find_game(recipe.game).title)


if __name__ == "__main__":
    main()
