"""docs/baselines.md, from ``results/baselines.json``."""

from pathlib import Path
from typing import Any

from shoal.cli.commands.bench.report import table

HERE = Path(__file__).parent
RESULTS = HERE / "results" / "baselines.json"
PAGE = HERE.parent / "docs" / "baselines.md"
TEMPLATE = HERE / "baselines_template.md"

Json = dict[str, Any]  # Any: it is JSON


def write_page(run: Json) -> str:
    """The whole page."""
    text = TEMPLATE.read_text(encoding="utf-8")
    games = "\n".join(section(game) for game in run["games"])
    return text.format(
        **run["machine"], seed=run["seed"], training_seed=run["training_seed"], games=games
    )


def section(game: Json) -> str:
    """The section of one game: its training and its table."""
    training = game["training"]
    return (
        f"## {game['title']}, {game['seats']} players\n\n"
        f"PPO: `{training['command']}`, {training['moves']:,} moves, "
        f"{training['minutes']} minutes of CPU time.\n\n{standings(game)}\n"
    )


def standings(game: Json) -> str:
    """The table of one game: a row for each player, the best first."""
    players = sorted(game["players"], key=lambda one: -one["elo"])
    names = [one["player"] for one in players]
    head = ["player", "Elo", "mean score", "games", "CPU ms a decision"]
    rows = [
        [
            *(one["player"], rating(one), f"{one['score']:.1f}"),
            *(str(one["games"]), f"{one['cpu_ms']:.1f}"),
            *(share_of(game, one["player"], other) for other in names),
        ]
        for one in players
    ]
    return table([*head, *(f"against {name}" for name in names)], rows)


def rating(player: Json) -> str:
    """A rating with its margin; the anchor has none."""
    return f"{player['elo']} ± {player['margin']}" if player["margin"] else str(player["elo"])


def share_of(game: Json, player: str, other: str) -> str:
    """The share of the points of a player against another, its interval, and the games."""
    for pair in game["pairs"]:
        low, high = pair["interval"]
        if pair["players"] == [player, other]:
            return cell(pair["share"], low, high, pair["games"])
        if pair["players"] == [other, player]:
            return cell(1 - pair["share"], 1 - high, 1 - low, pair["games"])
    return ""


def cell(share: float, low: float, high: float, games: int) -> str:
    """A share, its interval and its games."""
    return f"{100 * share:.1f} % ({100 * low:.0f} to {100 * high:.0f}), {games}"
