"""The same games written by hand in C, to show how far our engine is from that speed."""

import shutil
import subprocess
from functools import partial
from pathlib import Path

from shoal.cli.commands.bench.interleave import Benchmark
from shoal.cli.commands.bench.own_engine import SEED, chosen_games, typical_players
from shoal.core.errors import ShoalError
from shoal.core.message import say

HAND_WRITTEN_C = "C by hand"


class ProgramOutput:
    """The program's report of the games it played."""

    def __init__(self, line: str) -> None:
        games, steps, first, seconds = line.split()
        self.games = int(games)
        self.steps = int(steps)
        self.first = int(first)
        """Games that seat 0 won or shared."""
        self.seconds = float(seconds)


class CBaseline:
    """The C program, compiled."""

    def __init__(self, source: Path, folder: Path) -> None:
        compiler = shutil.which("cc")
        if compiler is None:
            raise ShoalError(say("cli-bench-no-compiler"))
        self._program = folder / "c_baseline"
        command = [compiler, "-O3", "-o", str(self._program), str(source)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            refused = say("cli-bench-refused", file=source.name, reason=done.stderr.strip())
            raise ShoalError(refused)

    def _run(self, *words: object) -> str:
        command = [str(self._program), *map(str, words)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    def games(self) -> list[str]:
        """The games that the program can play."""
        return self._run().split()

    def play(self, game: str, players: int, seconds: float) -> ProgramOutput:
        """Play random games for so many seconds."""
        return ProgramOutput(self._run(game, players, seconds, SEED))

    def speed(self, game: str, players: int, seconds: float) -> float:
        """Steps per second."""
        played = self.play(game, players, seconds)
        return played.steps / played.seconds

    def benchmarks(self) -> list[Benchmark]:
        """Benchmarks of its games that we have too, with our numbers of players."""
        ours = {info.name: typical_players(info) for info in chosen_games()}
        return [
            Benchmark(
                HAND_WRITTEN_C, name, "loop", ours[name], partial(self.speed, name, ours[name])
            )
            for name in self.games()
            if name in ours
        ]
