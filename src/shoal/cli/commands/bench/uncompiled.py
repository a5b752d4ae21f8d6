"""Benchmarks of the same sources uncompiled, in a process of their own."""

import json
import os
import shutil
import subprocess
import sys
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import IO, Self

import shoal
from shoal.cli.commands.bench.interleave import Benchmark, PlayGames, rate
from shoal.cli.commands.bench.own_engine import SHOAL, chosen_games, engine_loop, typical_players
from shoal.core.errors import ShoalError
from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.core.packed_arrays import COMPILED, COMPILED_ENDINGS

EXIT_SECONDS = 10.0
"""How long the other process may take to exit."""


def copy_sources(folder: Path) -> Path:
    """Copy the package into the folder without compiled modules; return the folder."""
    extensions = [f"*{ending}" for ending in COMPILED_ENDINGS]
    package = Path(shoal.__file__).parent
    ignore = shutil.ignore_patterns("__pycache__", *extensions)
    shutil.copytree(package, folder / "shoal", ignore=ignore)
    return folder


class Uncompiled:
    """The uncompiled engine in its own process."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory(prefix="shoal-bench-")
        home = copy_sources(Path(self._folder.name))
        folders = [folder or str(Path.cwd()) for folder in sys.path]
        path = os.pathsep.join([str(home), *folders])
        self.process = subprocess.Popen(
            [sys.executable, "-c", f"from {__name__} import serve; serve()"],
            cwd=home,
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C does not reach it; it exits when its input ends
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._input: IO[str] = self.process.stdin
        self._output: IO[str] = self.process.stdout

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        with suppress(BrokenPipeError):
            self._input.close()
        try:
            self.process.wait(EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._output.close()
        self._folder.cleanup()

    def speed(self, game: str, seconds: float) -> float:
        """Steps per second of a game, given by its name, module or file, in that process."""
        answer = ""
        with suppress(BrokenPipeError):
            print(json.dumps([game, seconds]), file=self._input, flush=True)
            answer = self._output.readline()
        if not answer:
            raise ShoalError(say("cli-bench-stopped"))
        result = json.loads(answer)
        if result["compiled"]:
            raise ShoalError(say("cli-bench-compiled"))
        return float(result["speed"])

    def benchmark(self, info: GameInfo) -> Benchmark:
        """The benchmark of a game."""
        speed = partial(self.speed, info.source)
        return Benchmark(SHOAL, info.name, "uncompiled", typical_players(info), speed)


def serve() -> None:
    """Measure for every line ``["game", seconds]`` of the input; print a line of JSON for each."""
    ready: dict[str, PlayGames] = {}
    for line in sys.stdin:
        game, seconds = json.loads(line)
        if game not in ready:
            ready[game] = engine_loop(chosen_games([game])[0])
        speed = rate(ready[game], float(seconds))
        print(json.dumps({"compiled": COMPILED, "speed": speed}), flush=True)
