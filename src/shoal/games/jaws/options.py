"""The options of Jaws, and what they mean to the rules."""

from typing import Final, final

from shoal.core.bits import bit, count_bits
from shoal.core.errors import BadOption
from shoal.core.fields.fields import CustomField
from shoal.core.message import say
from shoal.core.options import Option, Value
from shoal.core.packed_arrays import i64, vec
from shoal.games.jaws.component_tables import (
    DIE,
    EDGES,
    GEAR,
    RESURFACE,
    TILES,
    TRACK,
    ComponentTables,
    read_die,
    read_edges,
    read_gear,
    read_resurface,
    read_tiles,
    read_track,
)
from shoal.games.jaws.components import (
    ALONE_GEAR,
    CREW_SETS,
    MAX_PLAYERS,
    MAYOR,
    MEMBERS,
    PD,
)

BOTH_ACTS: Final[i64] = 0
ONLY_ACT_1: Final[i64] = 1
ONLY_ACT_2: Final[i64] = 2
ACTS = ("both", "act1", "act2")

CREWS = (
    "quint,brody,hooper", "quint,hooper,brody", "brody,quint,hooper",
    "brody,hooper,quint", "hooper,quint,brody", "hooper,brody,quint",
)  # fmt: skip
"""The members played by seats 1, 2 and 3; three players share the last member (JW-9)."""

OPTIONS = (
    Option("acts", "both", rule="JW-74", choices=ACTS),
    Option("crew", CREWS[0], rule="JW-9", choices=CREWS),
    Option("brody", "6", rule="JW-11", choices=("6", "7")),
    Option("reclose", False, rule="JW-65"),
    Option("helicopter", "brody", rule="JW-16", choices=("brody", "crew"), former={1: "crew"}),
    Option("frenzy", "each", rule="JW-49", choices=("each", "once")),
    Option("maul", "any", rule="JW-122", choices=("any", "main"), former={1: "main"}),
    Option("summer", 48, rule="JW-73", low=4, high=120),
    Option("dusk", 48, rule="JW-130", low=4, high=120),
    Option("shark_wounds", 18, rule="JW-127", low=1, high=60),
    Option("crew_wounds", 6, rule="JW-127", low=1, high=30),
    Option("track", TRACK, rule="JW-79", check=lambda text: read_track(ComponentTables({}), text)),
    Option("die", DIE, rule="JW-82", check=lambda text: read_die(ComponentTables({}), text)),
    Option("edges", EDGES, rule="JW-86", check=lambda text: read_edges(ComponentTables({}), text)),
    Option("tiles", TILES, rule="JW-83", check=lambda text: read_tiles(ComponentTables({}), text)),
    Option(
        "resurface",
        RESURFACE,
        rule="JW-84",
        check=lambda text: read_resurface(ComponentTables({}), text),
    ),
    Option("gear", GEAR, rule="JW-81", check=lambda text: read_gear(ComponentTables({}), text)),
)

SEATS_PLAYING: Final[dict[int, list[tuple[int, ...]]]] = {
    2: [(1,), (1,), (1,)],
    3: [(1,), (2,), (1, 2)],
    4: [(1,), (2,), (3,)],
}
"""For each number of players: the seats that play each member of option ``crew``."""


@final
class Settings(ComponentTables):
    """The chosen options, as the rules read them."""

    def __init__(self, options: dict[str, Value]) -> None:
        """Read the options; BadOption if they do not go together."""
        super().__init__(options)
        self.acts: i64 = ACTS.index(str(options["acts"]))
        self.summer: i64 = int(options["summer"])
        self.dusk: i64 = int(options["dusk"])
        self.office: i64 = PD  # where Brody starts
        if options["brody"] == "7":
            self.office = MAYOR
        self.reclose = options["reclose"] is True
        self.frenzy_once = options["frenzy"] == "once"
        self.crew_flies = options["helicopter"] == "crew"
        self.maul_any = options["maul"] == "any"
        self.shark_wounds: i64 = int(options["shark_wounds"])
        self.crew_wounds: i64 = int(options["crew_wounds"])
        # players * MAX_PLAYERS + seat: the members that the seat plays, as bits
        self.members = vec[i64]([0] * ((MAX_PLAYERS + 1) * MAX_PLAYERS))
        # players * CREW_SETS + set of members: the seats that play any of them, as bits
        self.seats = vec[i64]([0] * ((MAX_PLAYERS + 1) * CREW_SETS))
        # How the gear is shown, see fields.py; made when it is needed first.
        self.gear_field: CustomField | None = None
        # All attributes are set before self is passed on: so the compiled ones need no checks.
        read_track(self, str(options["track"]))
        read_die(self, str(options["die"]))
        read_edges(self, str(options["edges"]))
        read_tiles(self, str(options["tiles"]))
        read_resurface(self, str(options["resurface"]))
        read_gear(self, str(options["gear"]))
        self.assign_members(str(options["crew"]))
        self.check_gear_deck()

    def assign_members(self, crew: str) -> None:
        """Say which seats play which members, for each number of players (JW-9)."""
        order = [MEMBERS.index(name) for name in crew.split(",")]
        for players, playing in SEATS_PLAYING.items():
            for place, seats in enumerate(playing):
                for seat in seats:
                    self.members[players * MAX_PLAYERS + seat] |= bit(order[place])
            for members in range(CREW_SETS):
                for seat in range(1, players):
                    if self.members[players * MAX_PLAYERS + seat] & members:
                        self.seats[players * CREW_SETS + members] |= bit(seat)

    def check_gear_deck(self) -> None:
        """Raise BadOption unless the gear deck has all the cards that the track deals."""
        most = max([int(cards) for cards in self.track_gear] + [int(ALONE_GEAR)])
        if count_bits(self.deck) < most:
            raise BadOption(say("error-track-gear", most=int(most)))


DEFAULT_SETTINGS: Final = Settings({option.name: option.default for option in OPTIONS})
