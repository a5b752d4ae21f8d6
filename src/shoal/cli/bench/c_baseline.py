"""The limit: the same games by hand in C, to see how far it is."""

import shutil
import subprocess
from functools import partial
from pathlib import Path

from shoal.cli.bench.interleave import Contender
from shoal.cli.bench.own_engine import SEED, chosen_games, typical_players
from shoal.core.errors import ShoalError

HAND_WRITTEN_C = "C by hand"


class Tally:
    """What the program says of the games it played."""

    def __init__(self, line: str) -> None:
        games, steps, first, seconds = line.split()
        self.games = int(games)
        self.steps = int(steps)
        self.first = int(first)
        """Games in which nobody was ahead of seat 0."""
        self.seconds = float(seconds)


class Limit:
    """The compiled program."""

    def __init__(self, source: Path, folder: Path) -> None:
        compiler = shutil.which("cc")
        if compiler is None:
            raise ShoalError("There is no C compiler (cc) for the limit.")
        self._program = folder / "limit"
        command = [compiler, "-O3", "-o", str(self._program), str(source)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise ShoalError(f"The C compiler refused {source.name}: {done.stderr.strip()}")

    def _say(self, *words: object) -> str:
        command = [str(self._program), *map(str, words)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    def games(self) -> list[str]:
        """The games that the program knows."""
        return self._say().split()

    def tally(self, game: str, players: int, seconds: float) -> Tally:
        """Random games for so many seconds."""
        return Tally(self._say(game, players, seconds, SEED))

    def speed(self, game: str, players: int, seconds: float) -> float:
        """Steps per second."""
        tally = self.tally(game, players, seconds)
        return tally.steps / tally.seconds

    def contenders(self) -> list[Contender]:
        """Its games that we have too, at our player counts."""
        ours = {info.name: typical_players(info) for info in chosen_games()}
        return [
            Contender(
                HAND_WRITTEN_C, name, "loop", ours[name], partial(self.speed, name, ours[name])
            )
            for name in self.games()
            if name in ours
        ]
