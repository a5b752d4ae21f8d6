"""Results files: a line of JSON for each game, written when it ends, so that a run can continue."""

import csv
import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from shoal.arena.arena_game import GameResult
from shoal.arena.pairings import Contest
from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.core.text.clip import clip

COLUMNS = ("deal", "turned", "seat", "bot", "rank", "score", "steps", "decisions", "seconds")
RUN_KEY = "contest"
"""The key of a file's first line, in files of contests and of studies."""

Result = TypeVar("Result")


class Run(Protocol):
    """Something that plays games; a run of the same identity can continue another's file."""

    def identity(self) -> dict[str, object]:
        """What distinguishes this run from others, as JSON values."""


class ResultsFile(Generic[Result]):
    """A file with one line for each game of a run.

    The first line identifies the run.  A last line that a crash cut short is dropped.
    """

    def __init__(
        self,
        path: Path,
        run: Run,
        read: Callable[[dict[str, Any]], Result],  # Any: it is JSON
        write: Callable[[Result], dict[str, object]],
    ) -> None:
        self.path = path
        self.run = run
        self.read = read
        self.write = write
        self.results: list[Result] = []
        if path.exists():
            self._load()
        else:
            self._append([{RUN_KEY: run.identity()}])

    def _load(self) -> None:
        """Load the results of an earlier run of the same identity."""
        text = self.path.read_text(encoding="utf-8")
        complete, _, cut_short = text.rpartition("\n")
        lines = complete.split("\n") if complete else []
        if cut_short:
            os.truncate(self.path, len(f"{complete}\n".encode()) if complete else 0)
        rows = [self._parse(number, line) for number, line in enumerate(lines, 1)]
        if not rows or rows[0].get(RUN_KEY) != json.loads(json.dumps(self.run.identity())):
            raise ShoalError(say("error-other-run", path=clip(str(self.path))))
        self.results = [self._result(number, row) for number, row in enumerate(rows[1:], 2)]

    def _parse(self, number: int, line: str) -> dict[str, Any]:  # Any: it is JSON
        try:
            row = json.loads(line)
        except json.JSONDecodeError as error:
            raise self._not_a_result(number) from error
        if not isinstance(row, dict):
            raise self._not_a_result(number)
        return row

    def _result(self, number: int, row: dict[str, Any]) -> Result:  # Any: it is JSON
        try:
            return self.read(row)
        except (KeyError, TypeError) as error:  # a key is missing, or there is an unknown one
            raise self._not_a_result(number) from error

    def _not_a_result(self, number: int) -> ShoalError:
        return ShoalError(say("error-not-a-result", line=number, path=clip(str(self.path))))

    def add(self, *results: Result) -> None:
        """Add results; they are on disk when this returns."""
        self._append([self.write(result) for result in results])
        self.results += results

    def _append(self, rows: list[dict[str, object]]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            for row in rows:
                file.write(json.dumps(row, separators=(",", ":")) + "\n")
            file.flush()
            os.fsync(file.fileno())


class ContestResults(ResultsFile[GameResult]):
    """The results file of a contest."""

    def __init__(self, path: Path, contest: Contest) -> None:
        super().__init__(path, contest, read_result, GameResult.json)

    def done(self) -> set[tuple[int, int, tuple[str, str]]]:
        """The keys of the pairings that have been played."""
        return {result.key() for result in self.results}


def read_result(row: dict[str, Any]) -> GameResult:  # Any: it is JSON
    """A result from its JSON values."""
    lists = {name: tuple(value) for name, value in row.items() if isinstance(value, list)}
    return GameResult(**{**row, **lists})


def write_csv(path: Path, results: Iterable[GameResult]) -> None:
    """Write a row for each seat of each game."""
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(COLUMNS)
        for game in sorted(results, key=GameResult.key):
            for seat, bot in enumerate(game.seats):
                rows.writerow(
                    (
                        *(game.deal, game.turned, seat, bot),
                        *(game.ranks[seat], game.scores[seat], game.steps),
                        *(game.decisions[seat], game.seconds[seat]),
                    )
                )
