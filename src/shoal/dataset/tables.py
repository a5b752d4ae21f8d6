"""The rows of a shard as Parquet, the same bytes for the same games."""

import io
import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from shoal.dataset.plan import DatasetPlan
from shoal.dataset.recording import GameRecorder, GameRows, packed_masks

METADATA_KEY = b"shoal"
COMPRESSION = "zstd"


@dataclass(frozen=True)
class Shard:
    """The files of a shard."""

    number: int
    decisions: bytes
    games: bytes


def play_shard(plan: DatasetPlan, number: int) -> Shard:
    """Play the games of a shard and write them as Parquet."""
    recorder = GameRecorder(plan)
    games = [recorder.play(game) for game in plan.games_of(number)]
    decisions = decision_table(games, int(recorder.encoding.size), recorder.game.move_count)
    return Shard(number, parquet(plan, decisions), parquet(plan, game_table(games)))


def parquet(plan: DatasetPlan, table: Any) -> bytes:  # Any: pyarrow has no types
    """A table as the bytes of a file; its metadata says which run it belongs to."""
    identity = json.dumps(plan.identity(), sort_keys=True).encode()
    out = io.BytesIO()
    pq.write_table(
        table.replace_schema_metadata({METADATA_KEY: identity}), out, compression=COMPRESSION
    )
    return out.getvalue()


# Any: pyarrow has no types.
def decision_table(games: Sequence[GameRows], size: int, move_count: int) -> Any:
    """A row for each decision; ``size`` numbers make an observation."""
    rows = [row for game in games for row in game.decisions]
    owners = [game for game in games for _ in game.decisions]
    seen = np.array([row.observation for row in rows], np.int16).reshape(-1)
    masks = packed_masks(rows, move_count)
    ends = [(game, row.seat) for game, row in zip(owners, rows, strict=True)]
    return pa.table(
        {
            "game": pa.array([game.number for game in owners], pa.int64()),
            "step": pa.array([row.step for row in rows], pa.int32()),
            "seat": pa.array([row.seat for row in rows], pa.int8()),
            "observation": pa.FixedSizeListArray.from_arrays(pa.array(seen, pa.int16()), size),
            "mask": pa.FixedSizeBinaryArray.from_buffers(
                pa.binary(masks.shape[1]), len(rows), [None, pa.py_buffer(masks.tobytes())]
            ),
            "legal_moves": lists([row.legal_moves for row in rows], pa.int32()),
            "values": lists([row.values for row in rows], pa.float32()),
            "value": pa.array([row.value for row in rows], pa.float32()),
            "move": pa.array([row.move for row in rows], pa.int32()),
            "explored": pa.array([row.explored for row in rows], pa.bool_()),
            "rank": pa.array([game.ranks[seat] for game, seat in ends], pa.int8()),
            "score": pa.array([game.scores[seat] for game, seat in ends], pa.int64()),
            "reward": pa.array([game.rewards[seat] for game, seat in ends], pa.float32()),
        }
    )


def game_table(games: Sequence[GameRows]) -> Any:  # Any: as above
    """A row for each game, with all its steps."""
    return pa.table(
        {
            "game": pa.array([game.number for game in games], pa.int64()),
            "steps": pa.array([len(game.moves) for game in games], pa.int32()),
            "ranks": lists([game.ranks for game in games], pa.int8()),
            "scores": lists([game.scores for game in games], pa.int64()),
            "rewards": lists([game.rewards for game in games], pa.float32()),
            "movers": lists([game.movers for game in games], pa.int8()),
            "moves": lists([game.moves for game in games], pa.int64()),
        }
    )


def lists(rows: Sequence[Sequence[float]], kind: Any) -> Any:  # Any: as above
    """A column of lists."""
    ends = np.cumsum([0, *map(len, rows)], dtype=np.int32)
    return pa.ListArray.from_arrays(pa.array(ends), pa.array(chain.from_iterable(rows), kind))


def count_rows(path: Any) -> int:  # Any: as above
    """The number of rows of a Parquet file."""
    return int(pq.read_metadata(path).num_rows)
