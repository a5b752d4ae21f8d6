"""Measure the levels against each other and against plain search, and write docs/strength.md.

Every game is kept in ``results/strength``, which is not part of the repository; a run goes on
where the last one stopped, and the page is made from all whole deals that are there.
"""

import argparse
import itertools
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from shoal.arena.pairings import Contest
from shoal.arena.process_runner import play_all
from shoal.arena.ratings import Meeting, effort, meetings
from shoal.arena.results import Ledger
from shoal.bots.levels import LEVELS
from shoal.cli.bench.report import machine, table
from shoal.games import game_info, names

SEED = 1611
FOLDER = Path(__file__).parent / "results" / "strength"
PAGE = Path(__file__).parents[1] / "docs" / "strength.md"
NOTES = Path(__file__).parent / "strength.md"
HEAD = (
    *("room", "players", "bot", "against", "finished above", "95 %", "games"),
    *("ms a decision", "against's ms"),
)
SEARCHED = ("jaws", "urchins")
"""Rooms where hard and best search, which takes its time."""
GAMES = {"easy": 100, "medium": 200, "hard": 300, "best": 300}
SEARCHED_GAMES = {"easy": 100, "medium": 200, "hard": 300, "best": 100}
JAWS_GAMES = {**SEARCHED_GAMES, "best": 300}
"""Of Jaws' close lines more, which are still quickly played."""
SIZES = {"jaws": JAWS_GAMES, "urchins": SEARCHED_GAMES}
PLAIN_GAMES = 40
SEARCHED_PLAIN_GAMES = 20
PLAIN = {name: ("plain:100ms",) if name in SEARCHED else ("plain:20ms",) for name in names()}
PLAIN["sharkbait"] = ("plain:3ms", "plain:20ms")  # as long as best takes, and much longer


@dataclass(frozen=True)
class Line:
    """One line of a table: two bots at a table of so many, and how many games it is to have."""

    kind: str
    game: str
    players: int
    pair: tuple[str, str]
    games: int

    def contest(self) -> Contest:
        """Its run in the arena."""
        return Contest(self.game, self.players, self.pair, self.games // 2, seed=SEED)

    def ledger(self) -> Ledger:
        """Its games so far."""
        FOLDER.mkdir(parents=True, exist_ok=True)
        first, second = (bot.replace(":", "-") for bot in self.pair)
        path = FOLDER / f"{self.game}-{self.players}-{first}-{second}.jsonl"
        return Ledger(path, self.contest())


def lines() -> Iterator[Line]:
    """All lines: the ladder, what best takes from levels further down, and plain search."""
    ladder = list(LEVELS)
    for name in names():
        sizes = SIZES.get(name, GAMES)
        for players in range(game_info(name).min_players, game_info(name).max_players + 1):
            for below, level in itertools.pairwise(ladder):
                yield Line("ladder", name, players, (level, below), sizes[level])
            yield Line("ceiling", name, players, ("best", "medium"), sizes["best"])
            against_plain = SEARCHED_PLAIN_GAMES if name in SEARCHED else PLAIN_GAMES
            for plain in PLAIN[name]:
                yield Line("plain", name, players, ("best", plain), against_plain)


def play(line: Line, deadline: float) -> None:
    """The games that are not on file, one after the other until the deadline."""
    ledger = line.ledger()
    done = ledger.done()
    left = [fixture for fixture in line.contest().fixtures() if fixture.key() not in done]
    for result in play_all(line.contest(), left, 1):
        ledger.keep(result)
        if time.monotonic() >= deadline:
            return


def row(line: Line, met: Meeting, ledger: Ledger) -> list[str]:
    """The line as it is printed."""
    low, high = met.interval
    first, second = (effort(bot, ledger.results)[1] for bot in line.pair)
    return [
        *(line.game, str(line.players), *line.pair, f"{100 * met.share:.1f} %"),
        *(f"{100 * low:.1f} to {100 * high:.1f} %", str(met.games)),
        *(f"{first:.1f}", f"{second:.1f}"),
    ]


def rows(kind: str) -> list[list[str]]:
    """The lines of a kind that have games."""
    found = []
    for line in lines():
        ledger = line.ledger() if line.kind == kind else None
        if ledger and (met := meetings(ledger.results)):
            found.append(row(line, met[0], ledger))
    return found


def write_page() -> None:
    """The page, from what is on file and the words in ``strength.md`` beside this file."""
    found = {kind: rows(kind) for kind in ("ladder", "ceiling", "plain")}
    told = {
        kind: table(HEAD, some) if some else "Not measured yet." for kind, some in found.items()
    }
    text = NOTES.read_text(encoding="utf-8")
    PAGE.write_text(text.format(**machine(), **told, seed=SEED), encoding="utf-8")


def wanted(args: argparse.Namespace) -> Sequence[Line]:
    """The lines to be played in this run."""
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
    parser.add_argument("--rooms", nargs="*", default=names())
    parser.add_argument("--kinds", nargs="*", default=["ladder", "ceiling", "plain"])
    parser.add_argument("--players", nargs="*", type=int, default=[])
    parser.add_argument("--bots", nargs="*", default=[], help="only lines of these first bots")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so long")
    parser.add_argument("--page", action="store_true", help="write the page, play nothing")
    args = parser.parse_args()
    deadline = time.monotonic() + 60.0 * args.minutes
    for line in [] if args.page else wanted(args):
        play(line, deadline)
        for met in meetings(line.ledger().results):
            print(line.game, line.players, *line.pair, f"{met.share:.3f}", met.interval, met.games)
        if time.monotonic() >= deadline:
            break
    write_page()


if __name__ == "__main__":
    main()
