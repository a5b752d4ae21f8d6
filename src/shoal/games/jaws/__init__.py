"""Jaws: a hidden shark, three hunters, an island and a boat that is too small."""

from pathlib import Path

from shoal.core.game import GameInfo
from shoal.core.options import Option
from shoal.games.jaws import component_tables
from shoal.games.jaws.game import make

GAME = GameInfo(
    name="jaws",
    title="Jaws",
    pitch="One of you is the shark, and nobody knows where; the others have eight barrels.",
    minutes="60 to 90",
    credit="Jaws is by Prospero Hall, published by Ravensburger in 2019; the title belongs to "
    "its owners.",
    min_players=2,
    max_players=4,
    version=2,
    folder=Path(__file__).parent,
    options=(
        Option(
            "acts",
            "both",
            "Play both acts, or one of them as a game of its own (JW-74, JW-75).",
            choices=("both", "act1", "act2"),
        ),
        Option(
            "crew",
            component_tables.CREWS[0],
            "Who plays whom, seat by seat; with three players the last of them is shared (JW-9).",
            choices=component_tables.CREWS,
        ),
        Option(
            "brody",
            "6",
            "Where Brody starts: the Amity P.D. is space 6 in the rules, 7 on some boards (JW-11).",
            choices=("6", "7"),
        ),
        Option(
            "reclose",
            False,
            "May Brody close a beach anew that is opening soon? (JW-65)",
        ),
        Option(
            "helicopter",
            "brody",
            "Where the Helicopter sets Brody down is for his players to say, or for any of the "
            "crew (JW-16).",
            choices=("brody", "crew"),
            former={1: "crew"},
        ),
        Option(
            "frenzy",
            "each",
            "Feeding Frenzy works for each bite of its round, or once (JW-49).",
            choices=("each", "once"),
        ),
        Option(
            "maul",
            "any",
            "Maul Again rerolls any one attack of its round, or the main attack only (JW-122).",
            choices=("any", "main"),
            former={1: "main"},
        ),
        Option("summer", 48, "Rounds of Act 1 at most (JW-73).", low=4, high=120),
        Option("dusk", 48, "Rounds of Act 2 at most (JW-130).", low=4, high=120),
        Option("shark_wounds", 18, "Wounds that kill the shark (JW-127).", low=1, high=60),
        Option("crew_wounds", 6, "Wounds that eliminate a member (JW-127).", low=1, high=30),
        Option(
            "track",
            component_tables.TRACK,
            "Ability/gear cards for 0 to 9 swimmers eaten, ours (JW-79).",
            check=lambda text: component_tables.fill_track(component_tables.Box(), text),
        ),
        Option(
            "die",
            component_tables.DIE,
            "Hits on the six faces of a die, ours (JW-82).",
            check=lambda text: component_tables.fill_die(component_tables.Box(), text),
        ),
        Option(
            "edges",
            component_tables.EDGES,
            "Zones of the Orca that touch: the rim + across, ours (JW-86).",
            check=lambda text: component_tables.fill_edges(component_tables.Box(), text),
        ),
        Option(
            "tiles",
            component_tables.TILES,
            "Hits to damage/destroy/finish the tiles 1 to 8, ours (JW-83).",
            check=lambda text: component_tables.fill_tiles(component_tables.Box(), text),
        ),
        Option(
            "resurface",
            component_tables.RESURFACE,
            "Resurface cards zone/dice/evade, s for shake off, ours (JW-84).",
            check=lambda text: component_tables.fill_resurface(component_tables.Box(), text),
        ),
        Option(
            "gear",
            component_tables.GEAR,
            "Gear owner:name:type:dice:powers:count, ours (JW-81).",
            check=lambda text: component_tables.fill_gear(component_tables.Box(), text),
        ),
    ),
    make=make,
)
