"""Baselines of every game: random moves, greedy moves, PPO and `best` against each other.

    pip install '.[rl]'
    python benchmarks/baselines.py

It trains examples/ppo.py in every game, plays the games that are missing, and writes
``results/baselines.json`` and docs/baselines.md. Networks and games are kept in
``results/baselines``, which is not part of the repository; a run continues where the last stopped.
"""

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from baseline_page import PAGE, RESULTS, Json, write_page
from baseline_ratings import elo, shares_by_pair
from game_tables import game_table

from shoal.arena.arena_game import SECONDS_DIGITS, GameResult, throws_of
from shoal.arena.game_loop import play_game
from shoal.arena.pairings import Pairing, bot_seed, dice_seed, seated
from shoal.arena.ratings import by_deal, head_to_heads, thinking_time
from shoal.arena.results import ResultsFile, read_result
from shoal.bots.levels import bot_of
from shoal.bots.simple_bots import Bot
from shoal.cli.commands.bench.report import machine
from shoal.core.game import Game, View
from shoal.core.rng import Rng
from shoal.games import game_info, names
from shoal.match.dice import Dice

SEED = 1703
"""The seed of the round robins; the trainings have their own."""
TRAINING_SEED = 1
TRAINING_MOVES = 1_000_000
MOVES_OF_GAMES = game_table("training_moves")
"""Where a game's training has another length: a move takes more time, or less."""
PPO = "ppo"
BEST = "best"
PLAYERS = ("random", "medium", PPO, BEST)
DEALS = 50
"""The deals of a pair; its games are twice as many."""
MINUTES_OF_BEST = 20.0
"""How long the pairs with `best` play at most, in each game."""
HERE = Path(__file__).parent
FOLDER = HERE / "results" / "baselines"
SCRIPT = HERE.parent / "examples" / "ppo.py"


@dataclass(frozen=True)
class RoundRobin:
    """The games of all pairs in one game: as few seats as it allows, and default options."""

    game: str

    @property
    def seats(self) -> int:
        """The number of seats."""
        return game_info(self.game).min_players

    def command(self) -> str:
        """The command that trains PPO."""
        moves = MOVES_OF_GAMES.get(self.game, TRAINING_MOVES)
        length = f"--moves {moves} --seed {TRAINING_SEED}"
        return f"python examples/ppo.py --game {self.game} {length}"

    def identity(self) -> dict[str, object]:
        """What a run must share with an earlier one to continue it."""
        return {"game": self.game, "seats": self.seats, "seed": SEED, "training": self.command()}

    def network(self) -> Path:
        """The file of the trained network."""
        return FOLDER / f"{self.game}.pt"

    def results(self) -> ResultsFile[GameResult]:
        """The games so far."""
        FOLDER.mkdir(parents=True, exist_ok=True)
        return ResultsFile(FOLDER / f"{self.game}.jsonl", self, read_result, GameResult.json)

    def every_pair_has_played(self) -> bool:
        """Whether there is something to show of every pair."""
        return all(by_deal(self.results().results).get(p) for p in combinations(PLAYERS, 2))

    def pairings(self, *, best: bool) -> Iterator[Pairing]:
        """The games of the pairs with, or without, `best`; those of a deal follow each other."""
        sides = [int(side) for side in game_info(self.game).game({}).sides(self.seats)]
        for deal in range(DEALS):
            for pair in combinations(PLAYERS, 2):
                if (BEST in pair) == best:
                    for turned in (0, 1):
                        yield Pairing(deal, turned, pair, seated(pair, sides, turned))


class ProcessorTimedBot(Bot):
    """A bot whose decisions and CPU time are counted: waiting for a busy machine is not."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: View, rng: Rng) -> int:
        """The bot's move; a forced move is not a decision."""
        started = time.thread_time()
        move = int(self.bot.choose(view, rng))
        self.seconds += time.thread_time() - started
        self.decisions += len(view.moves) > 1
        return move


def train(round_robin: RoundRobin) -> None:
    """Train the network of a game, unless there is one."""
    if round_robin.network().exists():
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    words = round_robin.command().split()[2:]
    print(round_robin.command(), flush=True)
    command = [sys.executable, str(SCRIPT), *words, "--save", str(round_robin.network())]
    subprocess.run(command, check=True)


def load_network(path: Path) -> tuple[Bot, Json]:
    """The trained network as a bot, and the length of its training."""
    sys.path.insert(0, str(SCRIPT.parent))
    import ppo  # noqa: PLC0415 - a script, which needs PyTorch

    ppo.torch.set_num_threads(1)
    network, recipe, curve = ppo.load(path)
    minutes = round(curve[-1].seconds / 60, 1)
    return ppo.NetworkBot(network, recipe), {"moves": curve[-1].moves, "minutes": minutes}


def play_pairing(game: Game, seats: int, pairing: Pairing, network: Bot) -> GameResult:
    """Play one game, with the dice of its deal."""
    bots = [ProcessorTimedBot(network if name == PPO else bot_of(name)) for name in pairing.seats]
    deal_seed = dice_seed(SEED, pairing.deal)
    state = game.start_checked(seats)
    steps = play_game(
        game,
        state,
        bots,
        chance=throws_of(Dice(deal_seed, ("",) * seats)),
        turn_order=Rng(int.from_bytes(deal_seed[:8], "big")),
        bot_rngs=[Rng(bot_seed(SEED, pairing, seat)) for seat in range(seats)],
    )
    return GameResult(
        *(pairing.deal, pairing.turned, pairing.pair, pairing.seats),
        tuple(int(rank) for rank in state.ranks()),
        tuple(int(score) for score in state.scores()),
        steps,
        tuple(bot.decisions for bot in bots),
        tuple(round(bot.seconds, SECONDS_DIGITS) for bot in bots),
    )


def play_missing(round_robin: RoundRobin, minutes_of_best: float) -> None:
    """Play the games that are missing; those of `best` until their time is over."""
    results = round_robin.results()
    done = {result.key() for result in results.results}
    network, _ = load_network(round_robin.network())
    game = game_info(round_robin.game).game({})
    for best in (False, True):
        deadline = time.monotonic() + 60 * minutes_of_best
        for pairing in round_robin.pairings(best=best):
            if best and pairing.turned == 0 and time.monotonic() >= deadline:
                return
            if pairing.key() not in done:
                results.add(play_pairing(game, round_robin.seats, pairing, network))


def summary(round_robin: RoundRobin) -> Json:
    """The results of one game as JSON values."""
    results = round_robin.results().results
    _, trained = load_network(round_robin.network())
    ratings = elo(shares_by_pair(results))
    return {
        "game": round_robin.game,
        "title": game_info(round_robin.game).title,
        "seats": round_robin.seats,
        "training": {"command": round_robin.command(), **trained},
        "pairs": [
            {
                "players": list(pair.pair),
                "games": pair.games,
                "share": round(pair.share, 5),
                "interval": [round(end, 3) for end in pair.interval],
                "scores": [round(mean_score(results, name, pair.pair), 2) for name in pair.pair],
            }
            for pair in head_to_heads(results, SEED)
        ],
        "players": [
            {
                "player": name,
                "elo": round(ratings[name].rating),
                "margin": round(ratings[name].margin),
                "score": round(mean_score(results, name), 2),
                "games": thinking_time(name, results)[0],
                "cpu_ms": round(thinking_time(name, results)[1], 2),
            }
            for name in PLAYERS
        ],
    }


def mean_score(results: list[GameResult], name: str, pair: tuple[str, str] | None = None) -> float:
    """The mean score of a player's seats, in all its games or those of a pair."""
    return statistics.fmean(
        score
        for result in results
        if pair is None or result.pair == pair
        for score, seated_name in zip(result.scores, result.seats, strict=True)
        if seated_name == name
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=names())
    parser.add_argument("--best-minutes", type=float, default=MINUTES_OF_BEST)
    parser.add_argument("--page", action="store_true", help="write the page, play nothing")
    args = parser.parse_args()
    for name in [] if args.page else args.games:
        train(RoundRobin(name))
        play_missing(RoundRobin(name), args.best_minutes)
    round_robins = [RoundRobin(name) for name in names()]
    found = [summary(one) for one in round_robins if one.every_pair_has_played()]
    run = {"machine": machine(), "seed": SEED, "training_seed": TRAINING_SEED, "games": found}
    RESULTS.write_text(json.dumps(run, indent=1) + "\n", encoding="utf-8")
    PAGE.write_text(write_page(run), encoding="utf-8")


if __name__ == "__main__":
    main()
