"""The very same sources without the compiler, run beside us in a process of their own."""

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
from shoal.cli.bench.interleave import Contender, Laps, rate
from shoal.cli.bench.own_engine import SHOAL, chosen_games, looped, typical_players
from shoal.core.arrays import COMPILED, COMPILED_ENDINGS
from shoal.core.errors import ShoalError
from shoal.core.game import GameInfo

PATIENCE = 10.0
"""Seconds that the other process gets to end by itself."""


def copy_sources(folder: Path) -> Path:
    """The package copied into the folder without its extensions; returns the folder."""
    extensions = [f"*{ending}" for ending in COMPILED_ENDINGS]
    package = Path(shoal.__file__).parent
    ignore = shutil.ignore_patterns("__pycache__", *extensions)
    shutil.copytree(package, folder / "shoal", ignore=ignore)
    return folder


class Uncompiled:
    """The uncompiled engine in its own process: give it a game, and it says its speed."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory(prefix="shoal-bench-")
        home = copy_sources(Path(self._folder.name))
        path = os.pathsep.join([str(home), *filter(None, sys.path)])
        self.process = subprocess.Popen(
            [sys.executable, "-c", f"from {__name__} import serve; serve()"],
            cwd=home,
            env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is for us; this one ends when its input does
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._questions: IO[str] = self.process.stdin
        self._answers: IO[str] = self.process.stdout

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        with suppress(BrokenPipeError):
            self._questions.close()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._answers.close()
        self._folder.cleanup()

    def speed(self, game: str, seconds: float) -> float:
        """Steps per second of the game there."""
        answer = ""
        with suppress(BrokenPipeError):
            print(game, seconds, file=self._questions, flush=True)
            answer = self._answers.readline()
        if not answer:
            raise ShoalError("The uncompiled engine stopped; its own words stand above.")
        told = json.loads(answer)
        if told["compiled"]:
            raise ShoalError("The engine that should be uncompiled is compiled.")
        return float(told["speed"])

    def contender(self, info: GameInfo) -> Contender:
        """The room, uncompiled."""
        speed = partial(self.speed, info.name)
        return Contender(SHOAL, info.name, "uncompiled", typical_players(info), speed)


def serve() -> None:
    """Answer lines of ``game seconds`` with a line of JSON each, until the input ends."""
    ready: dict[str, Laps] = {}
    for line in sys.stdin:
        game, seconds = line.split()
        if game not in ready:
            ready[game] = looped(chosen_games([game])[0])
        speed = rate(ready[game], float(seconds))
        print(json.dumps({"compiled": COMPILED, "speed": speed}), flush=True)
