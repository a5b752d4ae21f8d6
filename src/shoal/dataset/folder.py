"""The folder of a data set; a run that was interrupted continues in it."""

import json
import os
from pathlib import Path
from typing import Final

from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.core.system_error_reason import reason_of
from shoal.core.text.clip import clip
from shoal.dataset.plan import DatasetPlan
from shoal.dataset.tables import Shard, count_rows

PLAN_FILE: Final = "dataset.json"
CARD_FILE: Final = "README.md"
DECISIONS: Final = "decisions"
GAMES: Final = "games"


class DatasetFolder:
    """Files of Parquet: ``decisions/00000.parquet`` and ``games/00000.parquet`` for each shard.

    A file gets its name when it is complete, the games last: a shard whose games are there is done.
    """

    def __init__(self, path: Path, plan: DatasetPlan) -> None:
        self.path = path
        self.plan = plan
        try:
            self._open()
        except OSError as error:
            raise ShoalError(
                say("error-dataset-folder", path=clip(str(path)), reason=reason_of(error))
            ) from error

    def _open(self) -> None:
        """Create the folders, or check that they belong to the same run."""
        about = self.path / PLAN_FILE
        identity = json.loads(json.dumps(self.plan.identity()))
        if about.exists():
            try:
                found = json.loads(about.read_text(encoding="utf-8"))
            except ValueError:
                found = None
            if found != identity:
                raise ShoalError(say("error-dataset-other", path=clip(str(self.path))))
        elif self.path.exists() and any(self.path.iterdir()):
            raise ShoalError(say("error-dataset-used", path=clip(str(self.path))))
        for name in (DECISIONS, GAMES):
            (self.path / name).mkdir(parents=True, exist_ok=True)
        if not about.exists():
            write_whole(about, json.dumps(identity, indent=2).encode() + b"\n")

    def file(self, kind: str, shard: int) -> Path:
        """A file of a shard."""
        return self.path / kind / f"{shard:05}.parquet"

    def missing(self) -> list[int]:
        """The shards that have not been written."""
        return [shard for shard in self.plan.shards() if not self.file(GAMES, shard).exists()]

    def add(self, shard: Shard) -> None:
        """Write a shard; it is on disk when this returns."""
        write_whole(self.file(DECISIONS, shard.number), shard.decisions)
        write_whole(self.file(GAMES, shard.number), shard.games)

    def decisions(self) -> int:
        """The number of decisions in all shards."""
        return sum(count_rows(self.file(DECISIONS, shard)) for shard in self.plan.shards())

    def write_card(self, text: str) -> None:
        """Write the data card."""
        write_whole(self.path / CARD_FILE, text.encode())


def write_whole(path: Path, content: bytes) -> None:
    """Write a file that is there completely or not at all."""
    partial = path.with_name(f"{path.name}.partial")
    with partial.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    partial.replace(path)
