"""The data card: what a data set contains, how it was made, and how it is read."""

import shlex
from pathlib import Path
from typing import Final

import pyarrow as pa

import shoal
from shoal.core.catalogue import Catalogue
from shoal.core.message import Message, key_in, say
from shoal.core.observation.encoding import Encoding
from shoal.core.observation.features import OBSERVATION_VERSION
from shoal.dataset.plan import DatasetPlan
from shoal.dataset.tables import decision_table, game_table

READING: Final = """```python
import numpy as np
import pyarrow.parquet as pq

table = pq.read_table("decisions").combine_chunks()
observations = table["observation"].chunk(0).flatten().to_numpy().reshape(len(table), -1)
bits = np.frombuffer(b"".join(table["mask"].to_pylist()), np.uint8).reshape(len(table), -1)
masks = np.unpackbits(bits, axis=1, count=MOVES, bitorder="little")
```"""


def data_card(plan: DatasetPlan, decisions: int, licence: str, words: Catalogue) -> str:
    """The card as Markdown; its head is what catalogues of data sets read."""
    game = plan.rules()
    encoding = Encoding(game, plan.players)
    about = say(
        "dataset-about",
        title=game.info.title,
        players=plan.players,
        games=plan.games,
        decisions=decisions,
        explore=plan.explore,
    )
    made = say(
        "dataset-made",
        version=shoal.__version__,
        rules=game.info.version,
        observation=OBSERVATION_VERSION,
        pyarrow=pa.__version__,
    )
    parts = [
        head(plan, licence),
        f"# {words.format(say('dataset-title', title=game.info.title))}",
        words.format(about),
        words.format(say("dataset-bots", bots=list(plan.bots), seed=str(plan.seed))),
        f"```\n{command(plan)}\n```",
        words.format(made),
        f"## {words.format(say('dataset-decisions'))}",
        columns("decisions", decision_table([], int(encoding.size), game.move_count), words),
        f"## {words.format(say('dataset-games'))}",
        columns("games", game_table([]), words),
        f"## {words.format(say('dataset-reading'))}",
        READING.replace("MOVES", str(game.move_count)),
        f"## {words.format(say('dataset-licence'))}",
        words.format(say("dataset-licence-about", licence=licence)),
    ]
    return "\n\n".join(parts) + "\n"


def head(plan: DatasetPlan, licence: str) -> str:
    """The YAML in front of the card."""
    lines = [
        "---",
        f"license: {licence.lower()}",
        f"pretty_name: {plan.info().title}",
        "tags: [board-games, self-play, reinforcement-learning]",
        "configs:",
        "  - {config_name: decisions, data_files: decisions/*.parquet}",
        "  - {config_name: games, data_files: games/*.parquet}",
        "---",
    ]
    return "\n".join(lines)


def command(plan: DatasetPlan) -> str:
    """The command that writes the same data set again."""
    options = [
        part for item in plan.options.items() for part in ("--option", "=".join(map(str, item)))
    ]
    words = [
        *("shoal", "dataset", *game_argument(plan), "--players", str(plan.players), *options),
        *("--games", str(plan.games), "--bots", ",".join(plan.bots)),
        *("--explore", str(plan.explore), "--seed", str(plan.seed)),
        *("--shard", str(plan.shard_games)),
    ]
    return shlex.join(words)


def game_argument(plan: DatasetPlan) -> list[str]:
    """The game in a command: its name, or ``--game`` with its module or the name of its file."""
    if plan.game == plan.info().name:
        return [plan.game]
    is_file = Path(plan.game).is_file()
    return ["--game", Path(plan.game).name if is_file else plan.game]


# The table is pyarrow's, which has no types.
def columns(kind: str, table: pa.Table, words: Catalogue) -> str:
    """The columns of a table with their types and meanings, as a table."""
    heads = [say("dataset-column"), say("dataset-type"), say("dataset-meaning")]
    rows = [
        f"| `{column.name}` | `{column.type}` | {words.format(meaning(kind, column.name))} |"
        for column in table.schema
    ]
    heading = " | ".join(map(words.format, heads))
    return "\n".join([f"| {heading} |", "|---|---|---|", *rows])


def meaning(kind: str, column: str) -> Message:
    """What a column means."""
    name = column.replace("_", "-")
    if kind == "games":
        return say(key_in("dataset-of-game", name))
    return say(key_in("dataset-of-decision", name))
