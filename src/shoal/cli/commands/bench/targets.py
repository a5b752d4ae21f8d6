"""The speed that each game must reach, and a check that names missed targets."""

from collections.abc import Iterable
from dataclasses import dataclass

from shoal.cli.commands.bench import figures
from shoal.cli.commands.bench.own_engine import SHOAL, chosen_games
from shoal.cli.commands.bench.report import YARDSTICK, Run, rounded, table
from shoal.core.catalogue import Catalogue
from shoal.core.errors import BadGame
from shoal.core.game import GameInfo
from shoal.core.loading.game_loader import optional_part
from shoal.core.message import Message, say
from shoal.core.text.clip import clip


@dataclass(frozen=True)
class Target:
    """The smallest ratio that a game must reach.

    ``loop`` and ``driven`` are ratios to the yardstick, ``gain`` to the uncompiled engine,
    ``search`` to OpenSpiel's search on the same game. ``batch`` is a ratio to Pgx's Connect Four,
    which benchmarks/research_adapters.py measures.
    """

    game: str
    what: str
    least: float


KINDS = ("loop", "driven", "gain", "search")
BATCH = "batch"


def targets_of(games: Iterable[GameInfo]) -> list[Target]:
    """The targets of these games, which their modules hold as ``SPEED_TARGETS``, by kind."""
    found = []
    for info in games:
        targets = (optional_part(info.source, "SPEED_TARGETS") if info.source else None) or {}
        for kind, least in targets.items():
            if kind not in (*KINDS, BATCH):
                kinds = [*KINDS, BATCH]
                raise BadGame(say("cli-bench-kind", title=info.title, kind=clip(kind), kinds=kinds))
            found.append(Target(info.name, kind, float(least)))
    return found


def due(run: Run) -> list[Target]:
    """The targets of the games that were run."""
    ours = run.ours()
    games = run.games or (chosen_games(ours) if ours else [])
    return [target for target in targets_of(games) if target.game in ours and target.what in KINDS]


def reached(run: Run, target: Target) -> float | None:
    """The ratio that the run reached; None if it was not measured."""
    if target.what == "gain":
        return run.gain(target.game)
    if target.what == "search":
        return run.to_their_search(target.game)
    return run.to_yardstick(run.find(SHOAL, target.game, target.what))


def missed(run: Run) -> list[Message]:
    """Every target that was missed or not measured."""
    found = []
    for target in due(run):
        ratio = reached(run, target)
        if ratio is None:
            found.append(say("cli-bench-unmeasured", figure=target.what, game=target.game))
        elif ratio < target.least:
            found.append(
                say(
                    "cli-bench-missed",
                    game=target.game,
                    figure=target.what,
                    ratio=ratio,
                    yardstick=against(target),
                    least=target.least,
                )
            )
    return found


def against(target: Target) -> Message:
    """What the ratio of a target refers to."""
    if target.what == "gain":
        return say("cli-bench-against-uncompiled")
    if target.what == "search":
        return say("cli-bench-against-search")
    return say("cli-bench-against", benchmark=" ".join(YARDSTICK))


def as_table(run: Run, words: Catalogue) -> str:
    """The targets and the reached ratios as a table."""
    head = [
        *(say("cli-head-game"), say("cli-head-figure"), say("cli-head-against")),
        *(say("cli-head-least"), say("cli-head-reached")),
    ]
    rows = [
        [
            *(target.game, target.what, words.format(against(target))),
            *(figures.target(target.least, words), figures.times(reached(run, target), words)),
        ]
        for target in due(run)
    ]
    return table([words.format(one) for one in head], rows)


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
