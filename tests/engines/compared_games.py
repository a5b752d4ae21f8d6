"""The games that are played to compare the engines.

Every option has another value than its default in one of them. Some options have the largest
possible numbers, where machine integers would overflow first.
"""

from dataclasses import dataclass, field
from typing import Any

from game_tables import game_table

Value = bool | int | str


@dataclass(frozen=True)
class Plan:
    """One game: players, options, seed and number of steps.

    It may start at a position. The moves of ``script`` are played as soon as they are legal.
    """

    players: int
    seed: int
    steps: int
    options: dict[str, Value] = field(default_factory=dict)
    start: str = ""
    script: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The plan in a few words for a digest or a failed test."""
        chosen = "".join(f" {name}={str(value)[:12]}" for name, value in self.options.items())
        script = f", {', '.join(self.script)}" if self.script else ""
        return f"{self.players} players, seed {self.seed}{chosen}{script}"


def read_plan(values: dict[str, Any]) -> Plan:
    """A plan from its JSON values."""
    return Plan(**{**values, "script": tuple(values.get("script", ()))})


PLANS = {game: [read_plan(plan) for plan in plans] for game, plans in game_table("plans").items()}
"""Some options have the largest values: twenty tokens with the highest numbers, which are the
highest bits of a set; thirty-two resurface cards and forty gear cards, the maximum. Others are
unusual: six tiles six times each, named gkk2 and so on, not ordered by value."""
