"""The options of Sea Urchins, and what they mean to the rules."""

from typing import Final, final

from shoal.core.options import GameSettings, Option, Value, first_option
from shoal.core.packed_arrays import i64
from shoal.games.urchins.components import MAX_PLAYERS, MAX_SIZE, MIN_SIZE, board_of
from shoal.games.urchins.moves import numbering_of

OPTIONS = (
    # PROPOSED: the size of the printed board is not known.
    Option("size", 6, rule="UR-1", low=int(MIN_SIZE), high=int(MAX_SIZE)),
    Option("end", "both", rule="UR-37", choices=("both", "either")),
    first_option(MAX_PLAYERS, "UR-5"),
    Option("lull", "rounds", rule="UR-22", choices=("rounds", "turns")),
    Option("jump", "any", rule="UR-14", choices=("any", "one")),
    Option("stay", default=False, rule="UR-24"),
)


@final
class Settings(GameSettings):
    """The chosen options, as the rules read them."""

    def __init__(self, options: dict[str, Value]) -> None:
        super().__init__(options)
        size: i64 = int(options["size"])
        self.board = board_of(size)
        self.numbering = numbering_of(size)
        self.draws_first = options["first"] == "random"  # UR-5
        self.ends_at_either = options["end"] == "either"  # UR-37
        self.lull_of_turns = options["lull"] == "turns"  # UR-22
        self.jumps_one = options["jump"] == "one"  # UR-14
        self.may_stay = options["stay"] is True  # UR-24


DEFAULT_SETTINGS: Final = Settings({option.name: option.default for option in OPTIONS})
