"""The numbers of Jaws' moves, the phases of a turn, and the endings.

A name is the first of a row of moves: ``TO + space``, ``TAKE_DOCK + barrels - 1``,
``CHUM + member``, ``TARGET + zone``.  Weapons stand last, because their number
depends on the option ``gear``.
"""

from typing import Final

from shoal.core.packed_arrays import i64, vec

# Act 1.
TO: Final[i64] = 0  # 13 spaces
START: Final[i64] = 13  # 12 waters
BEACH: Final[i64] = 25  # 4 beaches, what an event asks
DOCK: Final[i64] = 29  # 2 docks, what an event asks
EXTRA: Final[i64] = 31  # 3 members, what an event asks
TOKEN: Final[i64] = 34  # 5, the first of them no token
EAT: Final[i64] = 39
EAT_MICHAEL: Final[i64] = 40
EAT_ALL: Final[i64] = 41
RUSH: Final[i64] = 42
HALT: Final[i64] = 43
KNOCK: Final[i64] = 44  # 3 members, Brody never
END: Final[i64] = 47
TURN: Final[i64] = 48  # 3 members
RESCUE: Final[i64] = 51
RESCUE_MICHAEL: Final[i64] = 52
TAKE_DOCK: Final[i64] = 53  # 1 to 8 barrels
TAKE_WATER: Final[i64] = 61  # 1 to 8 barrels
TAKE_HOOPER: Final[i64] = 69  # 1 to 8 barrels
TAKE_SHOP: Final[i64] = 77
DROP: Final[i64] = 78
LAUNCH: Final[i64] = 79  # 12 waters
BINOCULARS: Final[i64] = 91
CLOSE: Final[i64] = 92  # 4 beaches
GIVE: Final[i64] = 96
FINDER: Final[i64] = 97
REBOARD: Final[i64] = 98

# Act 2.
DEAL: Final[i64] = 99  # 3 members
PLACE: Final[i64] = 102  # member * 8 + zone
SURFACE: Final[i64] = 126  # 3 options
ABILITY: Final[i64] = 129  # 8 kinds, and none
SHOW: Final[i64] = 138  # 3 options
GO: Final[i64] = 141  # 16 spaces
TARGET: Final[i64] = 157  # 8 zones
CHUM: Final[i64] = 165  # 3 members
ATTACK: Final[i64] = 168  # 3 members
HOLD: Final[i64] = 171  # 3 members
REROLL: Final[i64] = 174
KEEP: Final[i64] = 175
AMMO: Final[i64] = 176
DISCARD: Final[i64] = 177
RAM: Final[i64] = 178  # 8 zones
STAY: Final[i64] = 186
BITE: Final[i64] = 187  # 8 zones
BITE_MEMBER: Final[i64] = 195  # 3 members
NO_BITE: Final[i64] = 198
CAGE: Final[i64] = 199  # 3 members
NO_CAGE: Final[i64] = 202  # 3 members
MAUL: Final[i64] = 205  # sets of dice 1 to 7
DOMINO: Final[i64] = 212  # 8 zones
BONUS: Final[i64] = 220  # 3 members
DIVE: Final[i64] = 223
WEAPON: Final[i64] = 224  # as many as there are kinds of gear

# The phases of a turn.  Act 1, in the order of a round:
CHOOSE_START: Final[i64] = 0  # the shark chooses its first space
DRAW_EVENT: Final[i64] = 1  # chance draws an event card
ANSWER_EVENT: Final[i64] = 2  # the crew answers what the card asks
CHOOSE_TOKEN: Final[i64] = 3  # the shark plays a power token, or none
HUNT: Final[i64] = 4  # the shark's secret turn
SPEED_BURST: Final[i64] = 5  # the shark is in a Speed Burst
PICK_MEMBER: Final[i64] = 6  # the crew says who has the next turn
CREW_TURN: Final[i64] = 7  # a member acts
# Act 2, setup:
DEAL_ABILITIES: Final[i64] = 8  # chance deals the shark's ability cards
DEAL_GEAR: Final[i64] = 9  # chance deals the crew's gear cards
DIVIDE_GEAR: Final[i64] = 10  # the crew divides them
PLACE_CREW: Final[i64] = 11  # the crew goes aboard
# Act 2, options, secret choice and preparation:
DRAW_OPTIONS: Final[i64] = 12  # chance turns over resurface cards
CHOOSE_OPTION: Final[i64] = 13  # the shark chooses where to surface
CHOOSE_ABILITY: Final[i64] = 14  # the shark plays an ability card, or none
SHOW_OPTION: Final[i64] = 15  # the shark shows an option that it did not choose
PREPARE_MEMBER: Final[i64] = 16  # the crew says who prepares next
MOVE_MEMBER: Final[i64] = 17  # a member steps, or takes a weapon
CHOOSE_TARGET: Final[i64] = 18  # a member aims the weapon
# Act 2, the crew's attacks:
CREW_ATTACK: Final[i64] = 19  # a member attacks, or holds back
ROLL_ATTACK: Final[i64] = 20  # chance rolls a weapon's dice
DECIDE_BLANKS: Final[i64] = 21  # the member rerolls blanks, or keeps them
ROLL_BLANKS: Final[i64] = 22  # chance rerolls them
DECIDE_AMMO: Final[i64] = 23  # the member discards Ammo, or the weapon
# Act 2, the shark's attacks:
DECIDE_RAM: Final[i64] = 24  # the shark rams, or stays
CHOOSE_BITE: Final[i64] = 25  # the shark chooses what to bite
DECIDE_CAGE: Final[i64] = 26  # a member in danger closes the Shark Cage, or not
ROLL_BITE: Final[i64] = 27  # chance rolls the shark's dice
DECIDE_MAUL: Final[i64] = 28  # the shark rerolls dice, or keeps them
ROLL_MAUL: Final[i64] = 29  # chance rerolls them
CHOOSE_DOMINO: Final[i64] = 30  # the shark chooses the space that is hit next
SECOND_BITE: Final[i64] = 31  # the shark chooses a second boat space
BONUS_BITE: Final[i64] = 32  # the shark bites somebody in the water, or dives
OVER: Final[i64] = 33

# Who acts in a phase.  The first three are what ``State.actor`` answers.
NOBODY_ACTS: Final[i64] = -2
CHANCE_ACTS: Final[i64] = -1
SHARK_ACTS: Final[i64] = 0
CREW_ACTS: Final[i64] = 1  # all members
WAITING_ACT: Final[i64] = 2  # the members without a turn so far
ACTIVE_ACTS: Final[i64] = 3  # the member whose turn it is
WAITING_OR_CHUM_ACT: Final[i64] = 4  # those without a turn, and those with Chum
ACTIVE_OR_CHUM_ACT: Final[i64] = 5  # the member whose turn it is, and those with Chum
UNPLACED_ACT: Final[i64] = 6  # the members who are not aboard yet
ASKED_ACT: Final[i64] = 7  # the members who may close a Shark Cage

PHASE_TABLE: Final[dict[int, tuple[str, int]]] = {
    CHOOSE_START: ("start", SHARK_ACTS),
    DRAW_EVENT: ("draw", CHANCE_ACTS),
    ANSWER_EVENT: ("event", CREW_ACTS),
    CHOOSE_TOKEN: ("token", SHARK_ACTS),
    HUNT: ("hunt", SHARK_ACTS),
    SPEED_BURST: ("rush", SHARK_ACTS),
    PICK_MEMBER: ("pick", WAITING_ACT),
    CREW_TURN: ("crew", ACTIVE_ACTS),
    DEAL_ABILITIES: ("abilities", CHANCE_ACTS),
    DEAL_GEAR: ("gear", CHANCE_ACTS),
    DIVIDE_GEAR: ("divide", CREW_ACTS),
    PLACE_CREW: ("place", UNPLACED_ACT),
    DRAW_OPTIONS: ("options", CHANCE_ACTS),
    CHOOSE_OPTION: ("surface", SHARK_ACTS),
    CHOOSE_ABILITY: ("ability", SHARK_ACTS),
    SHOW_OPTION: ("show", SHARK_ACTS),
    PREPARE_MEMBER: ("ready", WAITING_OR_CHUM_ACT),
    MOVE_MEMBER: ("move", ACTIVE_OR_CHUM_ACT),
    CHOOSE_TARGET: ("target", ACTIVE_OR_CHUM_ACT),
    CREW_ATTACK: ("attack", WAITING_ACT),
    ROLL_ATTACK: ("hit", CHANCE_ACTS),
    DECIDE_BLANKS: ("blanks", ACTIVE_ACTS),
    ROLL_BLANKS: ("hit-again", CHANCE_ACTS),
    DECIDE_AMMO: ("ammo", ACTIVE_ACTS),
    DECIDE_RAM: ("ram", SHARK_ACTS),
    CHOOSE_BITE: ("bite", SHARK_ACTS),
    DECIDE_CAGE: ("cage", ASKED_ACT),
    ROLL_BITE: ("roll", CHANCE_ACTS),
    DECIDE_MAUL: ("maul", SHARK_ACTS),
    ROLL_MAUL: ("roll-again", CHANCE_ACTS),
    CHOOSE_DOMINO: ("domino", SHARK_ACTS),
    SECOND_BITE: ("again", SHARK_ACTS),
    BONUS_BITE: ("bonus", SHARK_ACTS),
    OVER: ("over", NOBODY_ACTS),
}
"""Each phase with its name in positions and views (key ``phase``), and who acts in it."""

PHASES: Final = [PHASE_TABLE[phase][0] for phase in range(len(PHASE_TABLE))]
WHO_ACTS = vec[i64]([PHASE_TABLE[phase][1] for phase in range(len(PHASE_TABLE))])

# How a game ends.
GOING_ON: Final[i64] = 0
BY_BARREL: Final[i64] = 1
BY_SWIMMERS: Final[i64] = 2
BY_WOUNDS: Final[i64] = 3
BY_SINKING: Final[i64] = 4
BY_EATING: Final[i64] = 5
BY_TIME: Final[i64] = 6

ENDINGS: Final = ["none", "barrel", "swimmers", "wounds", "sinking", "eating", "time"]
"""The endings by name, as positions and views write them."""

# No game has more moves and throws than these.
MAX_SETUP_LENGTH: Final[i64] = 64
MAX_ACT_1_ROUND_LENGTH: Final[i64] = 90
MAX_ACT_2_ROUND_LENGTH: Final[i64] = 80
