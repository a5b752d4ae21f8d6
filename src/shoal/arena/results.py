"""Results on disk: a line for each game, appended as it ends, so that a run can go on later."""

import csv
import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from shoal.arena.arena_game import Result
from shoal.arena.pairings import Contest
from shoal.core.errors import ShoalError
from shoal.core.options import clip

COLUMNS = ("deal", "turned", "seat", "bot", "rank", "score", "steps", "decisions", "seconds")


Row = TypeVar("Row")


class Run(Protocol):
    """What is played: two runs of the same identity can go on one from the other."""

    def identity(self) -> dict[str, object]:
        """What tells it from other runs, as JSON values."""


class Log(Generic[Row]):
    """A file with a line for each game of a run.

    Its first line says which run; a line cut short by a crash is dropped.
    """

    def __init__(
        self,
        path: Path,
        run: Run,
        read: Callable[[dict[str, Any]], Row],  # Any: it is JSON
        write: Callable[[Row], dict[str, object]],
    ) -> None:
        self.path = path
        self.run = run
        self.read = read
        self.write = write
        self.results: list[Row] = []
        if path.exists():
            self._take_up()
        else:
            self._add([{"contest": run.identity()}])

    def _take_up(self) -> None:
        """Take up the results of an earlier run of the same identity."""
        text = self.path.read_text(encoding="utf-8")
        whole, _, torn = text.rpartition("\n")
        lines = whole.split("\n") if whole else []
        if torn:
            os.truncate(self.path, len(f"{whole}\n".encode()) if whole else 0)
        told = [self._line(number, line) for number, line in enumerate(lines, 1)]
        if not told or told[0].get("contest") != json.loads(json.dumps(self.run.identity())):
            raise ShoalError(f"{clip(str(self.path))} holds the results of another contest.")
        self.results = [self.read(line) for line in told[1:]]

    def _line(self, number: int, line: str) -> dict[str, Any]:  # Any: it is JSON
        try:
            told = json.loads(line)
        except json.JSONDecodeError as wrong:
            sentence = f"Line {number} of {clip(str(self.path))} is no result."
            raise ShoalError(sentence) from wrong
        assert isinstance(told, dict)
        return told

    def keep(self, *results: Row) -> None:
        """Add results, on disk before anybody counts them."""
        self._add([self.write(result) for result in results])
        self.results += results

    def _add(self, lines: list[dict[str, object]]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            for told in lines:
                file.write(json.dumps(told, separators=(",", ":")) + "\n")
            file.flush()
            os.fsync(file.fileno())


class Ledger(Log[Result]):
    """The file of a contest."""

    def __init__(self, path: Path, contest: Contest) -> None:
        super().__init__(path, contest, result_of, Result.json)

    def done(self) -> set[tuple[int, int, tuple[str, str]]]:
        """The fixtures that were played."""
        return {result.key() for result in self.results}


def result_of(told: dict[str, Any]) -> Result:  # Any: it is JSON
    """A result from its JSON values."""
    lists = {name: tuple(value) for name, value in told.items() if isinstance(value, list)}
    return Result(**{**told, **lists})


def write_csv(path: Path, results: Iterable[Result]) -> None:
    """A row for each seat of each game."""
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(COLUMNS)
        for game in sorted(results, key=Result.key):
            for seat, bot in enumerate(game.seats):
                rows.writerow(
                    (
                        *(game.deal, game.turned, seat, bot),
                        *(game.ranks[seat], game.scores[seat], game.steps),
                        *(game.decisions[seat], game.seconds[seat]),
                    )
                )
