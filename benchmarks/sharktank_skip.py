"""Measure how often the starting player wins Shark Tank with two players, by option ``skip``.

Both seats have level ``best``. The numbers go to ``results/tank-skip.json``. Games that were played
are kept: a run continues where the last one stopped.
"""

import argparse
import json
from pathlib import Path

from intervals import wilson

from shoal.arena.simulation import GAMES_PER_SEED, play_seeded
from shoal.bots.levels import bot_of
from shoal.core.rng import Rng
from shoal.games import game_info
from shoal.games.sharktank.rules import own

SEED = 1611
GAMES = 300
RESULTS = Path(__file__).parent / "results" / "tank-skip.json"
VALUES = ("always", "once")


def play(skip: str, number: int) -> tuple[float, int, int]:
    """One game: what the starting player took (a tie is half), turns, and the margin."""
    game = game_info("sharktank").game({"skip": skip})
    state = own(game.start_checked(2))
    play_seeded(game, state, [bot_of("best"), bot_of("best")], Rng(SEED * GAMES_PER_SEED + number))
    ranks = [int(rank) for rank in state.ranks()]
    scores = state.scores()
    first = int(state.first)
    share = 0.5 if ranks[0] == ranks[1] else float(ranks[first] == 0)
    return share, int(state.turn), abs(int(scores[0]) - int(scores[1]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games for each value")
    args = parser.parse_args()
    found: dict[str, list[list[float]]] = (
        json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    )
    for number in range(args.games):
        for skip in VALUES:
            played = found.setdefault(skip, [])
            if len(played) <= number:
                played.append(list(play(skip, number)))
                RESULTS.write_text(json.dumps(found) + "\n", encoding="utf-8")
    for skip, played in found.items():
        print(sentence(skip, played))


def sentence(skip: str, played: list[list[float]]) -> str:
    """What was found for one value."""
    games = len(played)
    taken = sum(share for share, _, _ in played)
    low, high = wilson(taken, games)
    turns = sorted(turn for _, turn, _ in played)[games // 2]
    margin = sum(points for _, _, points in played) / games
    return (
        f"skip={skip}: the starting player takes {100 * taken / games:.1f} % "
        f"({100 * low:.1f} to {100 * high:.1f}) of {games} games, "
        f"{turns:g} turns (median), {margin:.1f} points between the two (mean)"
    )


if __name__ == "__main__":
    main()
