"""The speed that each game must reach, and a check that names missed targets."""

from dataclasses import dataclass

from shoal.cli.commands.bench.own_engine import SHOAL
from shoal.cli.commands.bench.report import YARDSTICK, Run, rounded, table, times


@dataclass(frozen=True)
class Target:
    """The smallest ratio that a game must reach.

    ``loop`` and ``driven`` are ratios to the yardstick, ``gain`` to the uncompiled engine,
    ``search`` to OpenSpiel's search on the same game.
    """

    game: str
    what: str
    least: float


TARGETS = (
    Target("connect_four", "loop", 6.0),
    Target("connect_four", "driven", 2.5),
    Target("connect_four", "gain", 15.0),
    Target("connect_four", "search", 2.0),
    Target("tic_tac_toe", "search", 1.0),
    Target("sharkbait", "loop", 6.0),
    Target("sharkbait", "gain", 15.0),
    Target("urchins", "loop", 1.5),
    Target("pescado", "loop", 4.0),
    Target("sharktank", "loop", 0.5),
    Target("jaws", "loop", 1.5),
)


def due(run: Run) -> list[Target]:
    """The targets of the games that were run."""
    return [target for target in TARGETS if target.game in run.ours()]


def reached(run: Run, target: Target) -> float | None:
    """The ratio that the run reached; None if it was not measured."""
    if target.what == "gain":
        return run.gain(target.game)
    if target.what == "search":
        return run.to_their_search(target.game)
    return run.to_yardstick(run.find(SHOAL, target.game, target.what))


def missed(run: Run) -> list[str]:
    """A sentence for every target that was missed or not measured."""
    sentences = []
    for target in due(run):
        ratio = reached(run, target)
        if ratio is None:
            sentences.append(f"The {target.what} of {target.game} was not measured.")
        elif ratio < target.least:
            sentences.append(
                f"{target.game} {target.what} reaches {ratio:.2f} times {against(target)}, "
                f"but must reach {target.least:g}."
            )
    return sentences


def against(target: Target) -> str:
    """What the ratio of a target refers to."""
    kinds = {"gain": "the uncompiled engine", "search": "OpenSpiel's search"}
    return kinds.get(target.what, " ".join(YARDSTICK))


def as_table(run: Run) -> str:
    """The targets and the reached ratios as a table."""
    rows = [
        [
            *(target.game, target.what, against(target)),
            *(f"{target.least:g}x", times(reached(run, target))),
        ]
        for target in due(run)
    ]
    return table(("game", "figure", "against", "at least", "reached"), rows)


def as_json(run: Run) -> list[dict[str, object]]:
    """The targets and the reached ratios as JSON values."""
    return [
        {
            "game": target.game,
            "what": target.what,
            "least": target.least,
            "reached": rounded(reached(run, target)),
        }
        for target in due(run)
    ]
