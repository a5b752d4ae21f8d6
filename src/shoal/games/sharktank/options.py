"""The options of Shark Tank, and what they mean to the rules."""

from typing import Final, final

from shoal.core.options import GameSettings, Option, Value
from shoal.core.packed_arrays import i64
from shoal.games.sharktank.components import MAX_TURNS, MIN_SIDE, SIDE, TURNS

MIN_TURNS: Final = 4

OPTIONS = (
    Option("tank", SIDE, rule="ST-5", low=int(MIN_SIDE), high=int(SIDE)),
    Option("spread", "sectors", rule="ST-11", choices=("sectors", "anywhere")),
    Option("touch", "edge", rule="ST-26", choices=("edge", "corner")),
    Option("null", "must", rule="ST-16", choices=("must", "may")),
    Option("cut", default=True, rule="ST-21", former={1: False}),
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


DEFAULT_SETTINGS: Final = Settings({option.name: option.default for option in OPTIONS})
