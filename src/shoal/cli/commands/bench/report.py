"""The results of a run, as tables and as JSON."""

import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path

import shoal
from shoal.cli.commands.bench.figures import UNMEASURED, steps, times
from shoal.cli.commands.bench.interleave import Measurement
from shoal.cli.commands.bench.own_engine import SHOAL
from shoal.cli.commands.bench.peers import OPEN_SPIEL
from shoal.core.catalogue import Catalogue
from shoal.core.game import GameInfo
from shoal.core.message import Message, say
from shoal.core.packed_arrays import COMPILED

YARDSTICK = (OPEN_SPIEL, "connect_four", "driven")
"""What all ratios refer to: a C++ game, one step at a time from Python, as learners do."""

OUR_HEAD = (
    *(say("cli-head-game"), say("cli-head-players"), say("cli-head-loop")),
    *(say("cli-head-driven"), say("cli-head-uncompiled"), say("cli-head-gain")),
    *(say("cli-head-clone"), say("cli-head-loop-ratio"), say("cli-head-driven-ratio")),
)
SEARCH_HEAD = (
    *(say("cli-head-whose"), say("cli-head-game")),
    *(say("cli-head-iterations"), say("cli-head-search-ratio")),
)
THEIR_HEAD = (
    *(say("cli-head-whose"), say("cli-head-game"), say("cli-head-players")),
    *(say("cli-head-how"), say("cli-head-steps"), say("cli-head-ratio")),
)


@dataclass(frozen=True)
class Run:
    """All measurements of one run."""

    measurements: list[Measurement]
    rounds: int
    seconds: float
    complete: bool
    versions: dict[str, str] = field(default_factory=dict)
    notes: list[Message] = field(default_factory=list)
    games: list[GameInfo] = field(default_factory=list)
    """Our games that were run."""

    def find(self, who: str, game: str, how: str) -> Measurement | None:
        """A measurement, if it was made."""
        for measurement in self.measurements:
            one = measurement.benchmark
            if (one.who, one.game, one.how) == (who, game, how):
                return measurement
        return None

    def ours(self) -> list[str]:
        """The names of our games that were measured."""
        ours = [
            measurement.benchmark
            for measurement in self.measurements
            if measurement.benchmark.who == SHOAL
        ]
        return list(dict.fromkeys(one.game for one in ours))

    def to_yardstick(self, measurement: Measurement | None) -> float | None:
        """The ratio to the yardstick; None if either was not measured."""
        yardstick = self.find(*YARDSTICK)
        return measurement.times(yardstick) if measurement and yardstick else None

    def gain(self, game: str) -> float | None:
        """The ratio of compiled to uncompiled; None if either was not measured."""
        loop, uncompiled = (self.find(SHOAL, game, how) for how in ("loop", "uncompiled"))
        return loop.times(uncompiled) if loop and uncompiled else None

    def to_their_search(self, game: str) -> float | None:
        """The ratio of our search to OpenSpiel's; None if either was not measured."""
        ours, theirs = (self.find(who, game, "search") for who in (SHOAL, OPEN_SPIEL))
        return ours.times(theirs) if ours and theirs else None


def version() -> str:
    """Our version, if installed as a package."""
    try:
        return metadata.version("shoal")
    except metadata.PackageNotFoundError:
        return shoal.__version__


def machine() -> dict[str, str | int]:
    """The machine: processor, cores, system and Python."""
    return {
        "processor": processor(),
        "cores": os.cpu_count() or 1,
        "system": platform.system(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def processor() -> str:
    """The name of the processor, if the system reports it."""
    cpus = Path("/proc/cpuinfo")
    if cpus.exists():
        for line in cpus.read_text(encoding="utf-8").splitlines():
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def as_json(run: Run) -> dict[str, object]:
    """The run as JSON values."""
    return {
        "shoal": version(),
        "engine": "compiled" if COMPILED else "uncompiled",
        "machine": machine(),
        "versions": run.versions,
        "rounds": run.rounds,
        "seconds": run.seconds,
        "complete": run.complete,
        "notes": [note.key for note in run.notes],
        "yardstick": " ".join(YARDSTICK),
        "gains": {game: rounded(run.gain(game)) for game in run.ours()},
        "figures": [measurement_as_json(run, measurement) for measurement in run.measurements],
    }


def measurement_as_json(run: Run, measurement: Measurement) -> dict[str, object]:
    """One measurement as JSON values."""
    one = measurement.benchmark
    units = {"clone": "clones/s", "search": "iterations/s"}
    return {
        "who": one.who,
        "game": one.game,
        "how": one.how,
        "players": one.players,
        "unit": units.get(one.how, "steps/s"),
        "median": round(measurement.median),
        "spread": round(measurement.spread, 3),
        "to_yardstick": None if one.how in units else rounded(run.to_yardstick(measurement)),
        "speeds": [round(speed) for speed in measurement.speeds],
    }


def tables(run: Run, words: Catalogue) -> str:
    """The run as tables of our games, other engines and searches, under a heading."""

    def titled(head: Sequence[Message], rows: Sequence[Sequence[str]]) -> str:
        return table([words.format(one) for one in head], rows)

    parts = [heading(run, words)]
    if run.ours():
        parts.append(titled(OUR_HEAD, [our_row(run, game, words) for game in run.ours()]))
    searches = [
        measurement for measurement in run.measurements if measurement.benchmark.how == "search"
    ]
    others = [measurement for measurement in run.measurements if measurement.benchmark.who != SHOAL]
    theirs = [measurement for measurement in others if measurement not in searches]
    if theirs:
        parts.append(
            titled(THEIR_HEAD, [their_row(run, measurement, words) for measurement in theirs])
        )
    if searches:
        parts.append(
            titled(SEARCH_HEAD, [search_row(run, measurement, words) for measurement in searches])
        )
    parts += [words.format(note) for note in run.notes]
    return "\n\n".join(parts)


def heading(run: Run, words: Catalogue) -> str:
    """The versions, the machine, and the rounds."""
    here = machine()
    programs = [f"{name} {version}" for name, version in run.versions.items()]
    parts = [
        say(
            "cli-bench-compiled-engine" if COMPILED else "cli-bench-uncompiled-engine",
            version=version(),
            programs=[str(here["python"]), *programs],
        ),
        say(
            "cli-bench-machine",
            cores=here["cores"],
            processor=here["processor"],
            system=here["system"],
        ),
        say(
            "cli-bench-rounds" if run.complete else "cli-bench-rounds-stopped",
            rounds=run.rounds,
            seconds=run.seconds,
        ),
    ]
    return " ".join([words.format(part) for part in parts])


def our_row(run: Run, game: str, words: Catalogue) -> list[str]:
    """The row of one of our games."""
    loop, driven, clone, uncompiled = (
        run.find(SHOAL, game, how) for how in ("loop", "driven", "clone", "uncompiled")
    )
    some = loop or driven or clone or uncompiled or run.find(SHOAL, game, "search")
    assert some is not None
    return [
        *(game, str(some.benchmark.players)),
        *(steps(one, words) for one in (loop, driven, uncompiled)),
        times(run.gain(game), words),
        words.number(1e6 / clone.median, 2) if clone else UNMEASURED,
        *(times(run.to_yardstick(one), words) for one in (loop, driven)),
    ]


def their_row(run: Run, measurement: Measurement, words: Catalogue) -> list[str]:
    """The row of a benchmark of another engine."""
    one = measurement.benchmark
    return [
        *(one.who, one.game, str(one.players), one.how),
        *(steps(measurement, words), times(run.to_yardstick(measurement), words)),
    ]


def search_row(run: Run, measurement: Measurement, words: Catalogue) -> list[str]:
    """The row of a search."""
    one = measurement.benchmark
    ratio = run.to_their_search(one.game) if one.who == SHOAL else None
    return [one.who, one.game, steps(measurement, words), times(ratio, words)]


def rounded(ratio: float | None) -> float | None:
    """A ratio for JSON, with enough digits for small ones."""
    return None if ratio is None else round(ratio, 5)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """An aligned Markdown table.

    >>> print(table(["game", "x"], [["pig", "1.5"]]))
    | game | x   |
    |------|-----|
    | pig  | 1.5 |
    """
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = ["| " + " | ".join(map(str.ljust, row, widths)) + " |" for row in (head, *rows)]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)
