"""Measure the crew of Jaws at level ``best`` against sharks, and write the table into its page.

The numbers go to ``results/jaws-crew.json``, the table to docs/games/jaws.md. Games that were
played are kept: a run continues where the last one stopped.
"""

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path

from intervals import wilson
from jaws_opponents import HidingShark

from shoal.arena.game_loop import play_game
from shoal.bots.levels import bot_of
from shoal.bots.simple_bots import Bot
from shoal.cli.commands.bench.report import table
from shoal.core.game import Game, View
from shoal.core.rng import Rng
from shoal.games import game_info

SEED = 1611
SEEDS_PER_GAME = 16
FOLDER = Path(__file__).parent
RESULTS = FOLDER / "results" / "jaws-crew.json"
PAGE = FOLDER.parent / "docs" / "games" / "jaws.md"
START, END = "<!-- the crew -->\n", "<!-- end of the crew -->\n"
HEAD = ("acts", "players", "crew", "shark", "crew wins", "95 %", "games", "ms a decision")


@dataclass(frozen=True)
class Row:
    """One row of the table; the bots are levels, searches, or ``hiding``."""

    acts: str
    players: int
    crew: str
    shark: str
    games: int

    def key(self) -> str:
        """The row's name in the results."""
        return f"{self.acts} {self.players} {self.crew} {self.shark}"


ROWS = (
    Row("act1", 2, "best", "search:100ms", 300),
    Row("act1", 2, "best", "hiding", 300),
    Row("act1", 3, "best", "search:100ms", 150),
    Row("act1", 4, "best", "search:100ms", 100),
    Row("both", 2, "best", "search:100ms", 60),
)


class TimedBot(Bot):
    """A bot whose decisions in Act 1 are timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, view: View, rng: Rng) -> int:
        started = time.thread_time()
        move = int(self.bot.choose(view, rng))
        if len(view.moves) > 1 and view.number("act") == 1:
            self.seconds += time.thread_time() - started
            self.decisions += 1
        return move


def bot_named(name: str) -> Bot:
    """The bot of this name."""
    return HidingShark() if name == "hiding" else bot_of(name)


def play(game: Game, row: Row, number: int) -> tuple[bool, float, int]:
    """Play one game: whether the crew won, its seconds of thinking in Act 1, its decisions."""
    seed = (SEED * 1000 + number) * SEEDS_PER_GAME
    dice = Rng(seed)
    state = game.start_checked(row.players)
    crew = [TimedBot(bot_named(row.crew)) for _ in range(row.players - 1)]
    play_game(
        game,
        state,
        [bot_named(row.shark), *crew],
        chance=lambda outcomes: int(dice.below(outcomes)),
        turn_order=Rng(seed + 1),
        bot_rngs=[Rng(seed + 2 + seat) for seat in range(row.players)],
    )
    won = int(state.scores()[1]) == 1
    return won, sum(bot.seconds for bot in crew), sum(bot.decisions for bot in crew)


def measure(row: Row, found: dict[str, list[float]], deadline: float) -> None:
    """Play the games of a row that are missing, until the deadline."""
    game = game_info("jaws").game({"acts": row.acts})
    games, won, seconds, decisions = found.get(row.key(), [0, 0, 0.0, 0])
    while games < row.games and time.monotonic() < deadline:
        result, thought, decided = play(game, row, int(games))
        games, won = games + 1, won + result
        seconds, decisions = seconds + thought, decisions + decided
        found[row.key()] = [games, won, round(seconds, 3), decisions]
        RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        if games % 20 == 0 or games == row.games:
            print(row.key(), f"{won} of {games}", flush=True)


def as_table(found: dict[str, list[float]]) -> str:
    """The rows with games as a Markdown table."""
    lines = []
    for row in ROWS:
        if row.key() in found:
            games, won, seconds, decisions = found[row.key()]
            low, high = wilson(won, int(games))
            milliseconds = 1000 * seconds / max(1, decisions)
            lines.append(
                [
                    *(row.acts, str(row.players), row.crew, row.shark),
                    f"{100 * won / games:.1f} %",
                    f"{100 * low:.1f} to {100 * high:.1f} %",
                    *(f"{games:g}", f"{milliseconds:.1f}"),
                ]
            )
    return table(HEAD, lines)


def write_page(found: dict[str, list[float]]) -> None:
    """Write the table into the page."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(START)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{START}\n{as_table(found)}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after this time")
    parser.add_argument("--page", action="store_true", help="write the page, play nothing")
    args = parser.parse_args()
    found = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    deadline = time.monotonic() + 60.0 * args.minutes
    for row in () if args.page else ROWS:
        measure(row, found, deadline)
    if START in PAGE.read_text(encoding="utf-8"):
        write_page(found)


if __name__ == "__main__":
    main()
