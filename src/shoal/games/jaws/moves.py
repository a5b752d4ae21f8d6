"""The fixed numbering of moves and stages.

A name is the first of a row of moves: ``TO + space``, ``TAKE_DOCK + barrels - 1``,
``CHUM + member``, ``TARGET + zone``.  Weapons stand last, because their number
depends on the gear in the box.
"""

from typing import Final

from shoal.core.arrays import i64

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
BITE: Final[i64] = 187  # 8 zones, then 3 members
NO_BITE: Final[i64] = 198
CAGE: Final[i64] = 199  # 3 members
NO_CAGE: Final[i64] = 202  # 3 members
MAUL: Final[i64] = 205  # sets of dice 1 to 7
DOMINO: Final[i64] = 212  # 8 zones
BONUS: Final[i64] = 220  # 3 members
DIVE: Final[i64] = 223
WEAPON: Final[i64] = 224  # as many as there are kinds of gear

# Stages of Act 1.
AT_START: Final[i64] = 0
AT_DRAW: Final[i64] = 1
AT_EVENT: Final[i64] = 2
AT_TOKEN: Final[i64] = 3
AT_HUNT: Final[i64] = 4
AT_RUSH: Final[i64] = 5
AT_PICK: Final[i64] = 6
AT_CREW: Final[i64] = 7
# Stages of Act 2.
AT_ABILITIES: Final[i64] = 8
AT_GEAR: Final[i64] = 9
AT_DIVIDE: Final[i64] = 10
AT_PLACE: Final[i64] = 11
AT_OPTIONS: Final[i64] = 12
AT_SURFACE: Final[i64] = 13
AT_ABILITY: Final[i64] = 14
AT_SHOW: Final[i64] = 15
AT_READY: Final[i64] = 16
AT_MOVE: Final[i64] = 17
AT_TARGET: Final[i64] = 18
AT_ATTACK: Final[i64] = 19
AT_HIT: Final[i64] = 20
AT_BLANKS: Final[i64] = 21
AT_HIT_AGAIN: Final[i64] = 22
AT_AMMO: Final[i64] = 23
AT_RAM: Final[i64] = 24
AT_BITE: Final[i64] = 25
AT_CAGE: Final[i64] = 26
AT_ROLL: Final[i64] = 27
AT_MAUL: Final[i64] = 28
AT_ROLL_AGAIN: Final[i64] = 29
AT_DOMINO: Final[i64] = 30
AT_AGAIN: Final[i64] = 31
AT_BONUS: Final[i64] = 32
AT_OVER: Final[i64] = 33

# How a game ends.
GOING_ON: Final[i64] = 0
BY_BARREL: Final[i64] = 1
BY_SWIMMERS: Final[i64] = 2
BY_WOUNDS: Final[i64] = 3
BY_SINKING: Final[i64] = 4
BY_EATING: Final[i64] = 5
BY_TIME: Final[i64] = 6
