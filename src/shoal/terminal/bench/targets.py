"""How fast each room must at least be: a table, and a check that says which line is missed."""

from dataclasses import dataclass

from shoal import games
from shoal.terminal.bench.ours import SHOAL, specimens
from shoal.terminal.bench.report import YARDSTICK, Run, times


@dataclass(frozen=True)
class Target:
    """What a game must reach.

    ``loop`` and ``driven`` are taken to the yardstick, ``gain`` to the uncompiled engine.
    """

    game: str
    what: str
    least: float


TARGETS = (
    Target("connect_four", "loop", 6.0),
    Target("connect_four", "driven", 2.5),
    Target("connect_four", "gain", 15.0),
    Target("sharkbait", "loop", 6.0),
    Target("sharkbait", "gain", 15.0),
    Target("urchins", "loop", 1.5),
    Target("pescado", "loop", 4.0),
    Target("sharktank", "loop", 0.5),
    Target("jaws", "loop", 1.5),
)


def due() -> list[Target]:
    """The targets of the games that the house has."""
    there = {*games.names(), *(room.name for room in specimens())}
    return [target for target in TARGETS if target.game in there]


def reached(run: Run, target: Target) -> float | None:
    """What the run reached; None where it was not measured."""
    if target.what == "gain":
        return run.gain(target.game)
    return run.to_yardstick(run.figure(SHOAL, target.game, target.what))


def missed(run: Run, targets: list[Target]) -> list[str]:
    """A sentence for every target that the run misses or does not measure."""
    sentences = []
    for target in targets:
        ratio = reached(run, target)
        if ratio is None:
            sentences.append(f"The {target.what} of {target.game} was not measured.")
        elif ratio < target.least:
            sentences.append(
                f"{target.game} {target.what} reaches {times(ratio)} {against(target)}, "
                f"but must reach {target.least:g}x."
            )
    return sentences


def against(target: Target) -> str:
    """What the target's ratio is taken to, in words."""
    return "the uncompiled engine" if target.what == "gain" else " ".join(YARDSTICK)
