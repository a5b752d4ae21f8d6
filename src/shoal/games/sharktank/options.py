"""The options of Shark Tank, and what they mean to the rules."""

from typing import Final, final

from shoal.core.options import GameSettings, Option, Value
from shoal.core.packed_arrays import i64
from shoal.games.sharktank.components import (
    MAX_PLAYERS,
    MAX_TURNS,
    MIN_PLAYERS,
    MIN_SIDE,
    SIDE,
    TURNS,
)

MIN_TURNS: Final = 4

OPTIONS = (
    Option("tank", SIDE, rule="ST-5", low=int(MIN_SIDE), high=int(SIDE)),
    Option("spread", "sectors", rule="ST-11", choices=("sectors", "anywhere")),
    Option("touch", "edge", rule="ST-26", choices=("edge", "corner")),
    Option("null", "must", rule="ST-16", choices=("must", "may")),
    Option("cut", default=True, rule="ST-21", former={1: False}),
    Option(
        "skip",
        "two-once",
        rule="ST-29",
        choices=("two-once", "always", "once"),
        former={2: "always"},
    ),
    Option("turns", TURNS, rule="ST-33", low=MIN_TURNS, high=int(MAX_TURNS)),
)


@final
class Settings(GameSettings):
    """The chosen options, as the rules read them."""

    def __init__(self, options: dict[str, Value]) -> None:
        super().__init__(options)
        self.side: i64 = int(options["tank"])
        self.turns: i64 = int(options["turns"])
        self.in_sectors = options["spread"] == "sectors"
        self.corners_touch = options["touch"] == "corner"
        self.null_must = options["null"] == "must"
        self.null_cut = options["cut"] is True
        skip = options["skip"]
        # The most players with whom nobody skips twice running.
        self.skip_once_up_to: i64 = 0
        if skip == "once":
            self.skip_once_up_to = MAX_PLAYERS
        elif skip == "two-once":
            self.skip_once_up_to = MIN_PLAYERS


DEFAULT_SETTINGS: Final = Settings({option.name: option.default for option in OPTIONS})
