"""Measure the levels against each other and against plain search, and write docs/strength.md.

All games are kept in ``results/strength``, which is not part of the repository.  A run continues
where the last one stopped; the page is made from all complete deals.
"""

import argparse
import itertools
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from game_tables import game_table

from shoal.arena.arena_game import play_pairing
from shoal.arena.pairings import Contest
from shoal.arena.ratings import HeadToHead, head_to_heads, thinking_time
from shoal.arena.results import ContestResults
from shoal.bots.levels import LEVELS
from shoal.cli.commands.bench.report import machine, table
from shoal.games import game_info, names

SEED = 1611
FOLDER = Path(__file__).parent / "results" / "strength"
PAGE = Path(__file__).parents[1] / "docs" / "strength.md"
TEMPLATE = Path(__file__).parent / "strength_template.md"
HEAD = (
    *("game", "players", "bot", "against", "finished above", "95 %", "games"),
    *("ms a decision", "opponent's ms"),
)
GAMES = {"easy": 100, "medium": 200, "hard": 300, "best": 300}
PLAIN = ("plain:20ms",)
PLAIN_GAMES = 40
OF_GAMES = game_table("strength")
"""Where a game's numbers differ: fewer games where search takes long, or other times to think."""


@dataclass(frozen=True)
class Row:
    """One row of the page: two bots, a number of players, and a number of games."""

    kind: str
    game: str
    players: int
    pair: tuple[str, str]
    games: int

    def contest(self) -> Contest:
        """The contest to play."""
        return Contest(self.game, self.players, self.pair, self.games // 2, seed=SEED)

    def results(self) -> ContestResults:
        """The games so far."""
        FOLDER.mkdir(parents=True, exist_ok=True)
        first, second = (bot.replace(":", "-") for bot in self.pair)
        path = FOLDER / f"{self.game}-{self.players}-{first}-{second}.jsonl"
        return ContestResults(path, self.contest())


def lines() -> Iterator[Row]:
    """All rows: each level against the one below, best against medium and plain search."""
    ladder = list(LEVELS)
    for name in names():
        own = OF_GAMES.get(name, {})
        sizes = GAMES | own.get("games", {})
        for players in range(game_info(name).min_players, game_info(name).max_players + 1):
            for below, level in itertools.pairwise(ladder):
                yield Row("ladder", name, players, (level, below), sizes[level])
            yield Row("ceiling", name, players, ("best", "medium"), sizes["best"])
            for plain in own.get("plain", PLAIN):
                games = own.get("plain_games", PLAIN_GAMES)
                yield Row("plain", name, players, ("best", plain), games)


def play(line: Row, deadline: float) -> None:
    """Play the games that are missing, one after the other until the deadline."""
    contest, results = line.contest(), line.results()
    done = results.done()
    for pairing in contest.pairings():
        if pairing.key() in done:
            continue
        results.add(play_pairing(contest, pairing))
        if time.monotonic() >= deadline:
            return


def row(line: Row, pair: HeadToHead, results: ContestResults) -> list[str]:
    """The cells of a row."""
    low, high = pair.interval
    first, second = (thinking_time(bot, results.results)[1] for bot in line.pair)
    return [
        *(line.game, str(line.players), *line.pair, f"{100 * pair.share:.1f} %"),
        *(f"{100 * low:.1f} to {100 * high:.1f} %", str(pair.games)),
        *(f"{first:.1f}", f"{second:.1f}"),
    ]


def rows(kind: str) -> list[list[str]]:
    """The rows of a kind that have games."""
    found = []
    for line in lines():
        results = line.results() if line.kind == kind else None
        if results and (pairs := head_to_heads(results.results)):
            found.append(row(line, pairs[0], results))
    return found


def write_page() -> None:
    """Write the page from the games on disk and from the template."""
    found = {kind: rows(kind) for kind in ("ladder", "ceiling", "plain")}
    tables = {
        kind: table(HEAD, some) if some else "Not measured yet." for kind, some in found.items()
    }
    text = TEMPLATE.read_text(encoding="utf-8")
    PAGE.write_text(text.format(**machine(), **tables, seed=SEED), encoding="utf-8")


def wanted(args: argparse.Namespace) -> Sequence[Row]:
    """The rows to play in this run."""
    return [
        line
        for line in lines()
        if line.game in args.games
        and line.kind in args.kinds
        and (not args.players or line.players in args.players)
        and (not args.bots or line.pair[0] in args.bots)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=names())
    parser.add_argument("--kinds", nargs="*", default=["ladder", "ceiling", "plain"])
    parser.add_argument("--players", nargs="*", type=int, default=[])
    parser.add_argument(
        "--bots", nargs="*", default=[], help="only rows whose first bot is one of these"
    )
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after this time")
    parser.add_argument("--page", action="store_true", help="write the page, play nothing")
    args = parser.parse_args()
    deadline = time.monotonic() + 60.0 * args.minutes
    for line in [] if args.page else wanted(args):
        play(line, deadline)
        for pair in head_to_heads(line.results().results):
            print(
                line.game, line.players, *line.pair, f"{pair.share:.3f}", pair.interval, pair.games
            )
        if time.monotonic() >= deadline:
            break
    write_page()


if __name__ == "__main__":
    main()
