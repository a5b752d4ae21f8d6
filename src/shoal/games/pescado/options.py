"""The options of Pescado, and what they mean to the rules."""

from typing import Final, final

from shoal.core.options import GameSettings, Option, Value, first_option
from shoal.core.packed_arrays import i64
from shoal.games.pescado.components import MAX_PLAYERS, PROPOSED_TILES, Deck, read_tiles

OFF: Final[i64] = 0
LIVE: Final[i64] = 1
SEALED: Final[i64] = 2
SNATCHES: Final = ("off", "live", "sealed")
"""The values of option ``snatch``, numbered as above."""

PROPOSED_THROWS: Final = 300
"""After this many throws of the five white dice the game ends (PROPOSED)."""

MAX_THROWS: Final = 1000

OPTIONS = (
    Option("tiles", PROPOSED_TILES, rule="PE-1", check=read_tiles),
    Option("snatch", "off", rule="PE-27", choices=SNATCHES),
    first_option(MAX_PLAYERS, "PE-5"),
    Option("takes", "may", rule="PE-9", choices=("may", "all")),
    Option("second", "may", rule="PE-10", choices=("may", "must")),
    Option("flipped", "back", rule="PE-15", choices=("back", "stack")),
    Option("penalty", "any", rule="PE-31", choices=("any", "lower")),
    Option("returned", "top", rule="PE-30", choices=("top", "shuffled"), former={1: "shuffled"}),
    Option("closes", "claimed", rule="PE-35", choices=("claimed", "done"), former={1: "done"}),
    Option("throws", PROPOSED_THROWS, rule="PE-26", low=1, high=MAX_THROWS),
)

RANDOM_SEAT: Final[i64] = 4
"""The value of ``first`` where chance draws the first player."""


@final
class Settings(GameSettings):
    """The chosen options, as the rules read them."""

    def __init__(self, options: dict[str, Value]) -> None:
        super().__init__(options)
        self.deck = Deck(str(options["tiles"]))
        self.snatch: i64 = SNATCHES.index(str(options["snatch"]))
        first = str(options["first"])
        self.first: i64 = RANDOM_SEAT if first == "random" else int(first)
        self.takes_all = options["takes"] == "all"
        self.must_throw = options["second"] == "must"
        self.flipped_to_stack = options["flipped"] == "stack"
        self.any_penalty = options["penalty"] == "any"
        self.returned_on_top = options["returned"] == "top"
        self.closes_when_claimed = options["closes"] == "claimed"
        self.throws: i64 = int(options["throws"])

    def can_know_top(self) -> bool:
        """Whether the players can ever know which tile lies on top of the stack (PE-30)."""
        return self.snatch != OFF and self.returned_on_top


DEFAULT_SETTINGS: Final = Settings({option.name: option.default for option in OPTIONS})
