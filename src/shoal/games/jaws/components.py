"""Boards, cards, tokens and crew of Jaws, as data.

Spaces of Amity have numbers: 0 to 11 are the twelve spaces with water in the
order ``1 2 3 4 N E S W 5 6 7 8``, and 12 is the shop, which is land only.
Beaches N E S W are also counted 0 to 3; beach b is space ``b + 4``.
"""

from typing import Final

from shoal.core.bits import bit, members
from shoal.core.message import key_in
from shoal.core.packed_arrays import i64, vec

MIN_PLAYERS: Final[i64] = 2
MAX_PLAYERS: Final[i64] = 4
SHARK: Final[i64] = 0
"""The shark's seat."""

SPACES: Final = ["1", "2", "3", "4", "N", "E", "S", "W", "5", "6", "7", "8", "Shop"]
SPACE_COUNT: Final[i64] = 13
NOWHERE: Final[i64] = 13
WATERS: Final[i64] = 12
FIRST_BEACH: Final[i64] = 4
WEST_DOCK: Final[i64] = 8
PD: Final[i64] = 9
MAYOR: Final[i64] = 10
EAST_DOCK: Final[i64] = 11
SHOP: Final[i64] = 12
BEACH_COUNT: Final[i64] = 4
NO_BEACH: Final[i64] = 4
ALL_BEACHES: Final[i64] = 15
BEACHES: Final = ["N", "E", "S", "W"]
DOCKS = ["5", "8"]
DOCK_COUNT: Final[i64] = 2

# Neighbours by water and over land (JW-3, JW-4).
WATER_WAYS = {
    "1": "2 3 N 5", "2": "1 4 6 E", "3": "1 4 7 W", "4": "2 3 8 S", "N": "1 5 6", "E": "2 6 8",
    "S": "4 7 8", "W": "3 5 7", "5": "1 N W", "6": "2 N E", "7": "3 S W", "8": "4 E S",
}  # fmt: skip
LAND_WAYS = {
    "N": "5 6 Shop", "E": "6 8", "S": "6 7 8 Shop", "W": "5 7", "5": "7 N W Shop",
    "6": "8 N E S Shop", "7": "5 S W Shop", "8": "6 E S", "Shop": "5 6 7 N S",
}  # fmt: skip


def ways(table: dict[str, str]) -> list[int]:
    """For each space the set of its neighbours, as bits."""
    return [
        sum([bit(SPACES.index(other)) for other in table[space].split()]) if space in table else 0
        for space in SPACES
    ]


BY_WATER = vec[i64](ways(WATER_WAYS))
BY_LAND = vec[i64](ways(LAND_WAYS))
ISLAND: Final[i64] = 0x1FF0
"""Every space with land: the coast and the shop."""
FAR: Final[i64] = 9
"""More steps than there are between any two spaces."""


def distances(neighbours: vec[i64]) -> list[int]:
    """Steps between every two spaces, at ``SPACE_COUNT * one + other``."""
    table: list[int] = []
    for start in range(SPACE_COUNT):
        steps = [int(FAR)] * SPACE_COUNT
        steps[start] = 0
        queue = [start]
        for space in queue:
            for other in members(neighbours[space]):
                if steps[other] == FAR:
                    steps[other] = steps[space] + 1
                    queue.append(other)
        table += steps
    return table


SWIM = vec[i64](distances(BY_WATER))
WALK = vec[i64](distances(BY_LAND))

# The crew. Quint sails the Orca, Hooper his own boat, Brody walks.
MEMBERS: Final = ["quint", "brody", "hooper"]
QUINT: Final[i64] = 0
BRODY: Final[i64] = 1
HOOPER: Final[i64] = 2
NO_MEMBER: Final[i64] = 3
CREW_SIZE: Final[i64] = 3
CREW_SETS: Final[i64] = 8
"""How many sets of members there are."""
ALL_CREW: Final[i64] = 7
"""The set of all three members."""

BARRELS: Final[i64] = 8
BARRELS_ON_ORCA: Final[i64] = 2
SWIMMERS: Final[i64] = 15
"""Ordinary swimmers; Michael is the sixteenth."""
SHARK_ACTIONS: Final[i64] = 3
CREW_ACTIONS: Final[i64] = 4
LAST_BARREL: Final[i64] = 2
FULL_TRACK: Final[i64] = 9
TRACK_ROWS: Final[i64] = 10
FULL_TRACK_ALONE: Final[i64] = 7
MICHAEL_COUNTS: Final[i64] = 2
ALERT_UP_TO: Final[i64] = 3

# Power tokens: a set has bit t - 1 for token t.
TOKENS: Final = ["none", "frenzy", "evasive", "sight", "burst"]
POWER_TOKENS: Final = TOKENS[1:]
NO_TOKEN: Final[i64] = 0
FRENZY: Final[i64] = 1
EVASIVE: Final[i64] = 2
SIGHT: Final[i64] = 3
BURST: Final[i64] = 4
TOKEN_COUNT: Final[i64] = 4
ALL_TOKENS: Final[i64] = 15
BURST_STEPS: Final[i64] = 3

# The Amity deck: title, swimmers in printed order, extra swimmers of a Shark Alert (JW-23).
EVENTS = [
    ("Ben Gardner's Boat", "NNSWW", ""),
    ("Amity Island in the News", "NSSEE", ""),
    ("Holiday Roast", "NEWW", ""),
    ("Mayor Vaughn Steps In", "NNSSEW", ""),
    ("Caught the Wrong Shark", "SEW", ""),
    ("The Fourth of July", "NSEW", ""),
    ("Michael Brody's Birthday", "NSEE", ""),
    ("Frank Silva Harbor Master", "NNSWW", ""),
    ("$3,000 Bounty on the Shark", "NSSEEW", ""),
    ("The USS Indianapolis", "SSEWW", ""),
    ("Shark Alert! (a)", "SWW", "NSE"),
    ("Cardboard Fin Hoax", "NSEW", ""),
    ("Shark Alert! (b)", "SSE", "NEW"),
    ("Shark Alert! (c)", "NNW", "SEW"),
    ("Shark Alert! (d)", "NEE", "NSW"),
    ("Helicopter", "NNEEW", ""),
]
# The rule of each card's text.
EVENT_RULES = [
    "JW-25", "JW-24", "JW-27", "JW-28", "JW-29", "JW-30", "JW-31", "JW-33", "JW-37", "JW-38",
    "JW-34", "JW-35", "JW-34", "JW-34", "JW-34", "JW-36",
]  # fmt: skip
EVENT_WORDS: Final = [
    "gardner", "news", "roast", "vaughn", "wrong-shark", "july", "birthday", "silva", "bounty",
    "indianapolis", "alert-a", "hoax", "alert-b", "alert-c", "alert-d", "helicopter",
]  # fmt: skip
GARDNER: Final[i64] = 0
NEWS: Final[i64] = 1
ROAST: Final[i64] = 2
VAUGHN: Final[i64] = 3
WRONG_SHARK: Final[i64] = 4
JULY: Final[i64] = 5
BIRTHDAY: Final[i64] = 6
SILVA: Final[i64] = 7
BOUNTY: Final[i64] = 8
INDIANAPOLIS: Final[i64] = 9
HOAX: Final[i64] = 11
HELICOPTER: Final[i64] = 15
NO_EVENT: Final[i64] = 16
EVENT_COUNT: Final[i64] = 16
ALL_EVENTS: Final[i64] = 0xFFFF


def beaches_of(letters: str) -> vec[i64]:
    """The beaches that a card's letters name, in printed order."""
    return vec[i64]([BEACHES.index(letter) for letter in letters])


EVENT_SWIMMERS = [beaches_of(swimmers) for _, swimmers, _ in EVENTS]
EVENT_EXTRAS = [beaches_of(extras) for _, _, extras in EVENTS]

# Act 2: shark abilities, two cards of each kind; card c is of kind c // ABILITY_COPIES (JW-80).
ABILITIES: Final = ["strength", "helping", "maul", "mouth", "ramming", "domino", "hard", "waves"]
STRENGTH: Final[i64] = 0
HELPING: Final[i64] = 1
MAUL: Final[i64] = 2
MOUTH: Final[i64] = 3
RAMMING: Final[i64] = 4
DOMINO: Final[i64] = 5
HARD: Final[i64] = 6
WAVES: Final[i64] = 7
NO_ABILITY: Final[i64] = 8
ABILITY_KINDS: Final[i64] = 8
ABILITY_COPIES: Final[i64] = 2
ABILITY_PAIR: Final[i64] = 3
"""Both cards of a kind, as bits above the first of them."""
ABILITY_CARDS: Final[i64] = 16
ALL_ABILITIES: Final[i64] = 0xFFFF
HARD_EVADE: Final[i64] = 3
RAM_HITS: Final[i64] = 2
DOMINO_HITS: Final[i64] = 2
HELPING_DICE: Final[i64] = 2

ALONE_ABILITIES: Final[i64] = 6
ALONE_GEAR: Final[i64] = 7

# The Orca: boat spaces 0 to 7 and water spaces 8 to 15 of zones 1 to 8; 16 is off the board.
ZONES: Final[i64] = 8
ZONE_WORDS: Final = ["1", "2", "3", "4", "5", "6", "7", "8"]
ORCA_SPACES: Final[i64] = 16
OFF_BOARD: Final[i64] = 16
BOAT_SPACES: Final[i64] = 0x00FF
"""The set of all boat spaces."""
WATER_SPACES: Final[i64] = 0xFF00
"""The set of all water spaces."""
NO_ZONE: Final[i64] = 8
GONE: Final[i64] = 0
DAMAGED: Final[i64] = 1
WHOLE: Final[i64] = 2
CARD_WORDS: Final = [str(card) for card in range(1, 33)]
"""The resurface cards; an option may have fewer."""
NO_CARD: Final[i64] = 32
OPTION_LETTERS: Final = ["A", "B", "C"]
OPTION_COUNT: Final[i64] = 3
NO_OPTION: Final[i64] = 3
ALL_OPTIONS: Final[i64] = 7
STEPS: Final[i64] = 2
"""Steps of a member who prepares; climbing aboard takes both."""
MAX_DICE: Final[i64] = 3
FACES: Final[i64] = 6
HIT_BITS: Final[i64] = 4
"""The hits on thrown dice are kept in so many bits a die, the first die lowest."""
HIT_MASK: Final[i64] = 15

# Types and powers of gear cards.
MELEE: Final[i64] = 0
FIREARM: Final[i64] = 1
ATTACHABLE: Final[i64] = 2
ACCESSORY: Final[i64] = 3
GEAR_TYPES = ["melee", "firearm", "attachable", "accessory"]
POWERS = [
    "shot", "spent", "plus", "sure", "blanks", "slow", "rope", "beacon", "chum", "ammo", "cage",
]  # fmt: skip
SHOT: Final[i64] = 1  # discard after firing, or an Ammo instead
SPENT: Final[i64] = 2  # discard after the attack, whatever you hold
PLUS: Final[i64] = 4  # one hit more
SURE: Final[i64] = 8  # ignores evade
BLANKS: Final[i64] = 16  # may reroll blanks once
SLOW: Final[i64] = 32  # evade 1 less while attached
ROPE: Final[i64] = 64  # the shark's main attack rolls 1 die fewer while attached
BEACON: Final[i64] = 128  # each round the shark shows a token that it did not choose
CHUM: Final[i64] = 256
AMMO: Final[i64] = 512
CAGE: Final[i64] = 1024
MAX_GEAR_KINDS: Final[i64] = 24
NO_KIND: Final[i64] = 24

# The keys of the catalogue's words for all these.
SPACE_WORDS: Final = [
    "sea-1", "sea-2", "sea-3", "sea-4", "north", "east", "south", "west",
    "west-dock", "police", "mayor", "east-dock", "shop",
]  # fmt: skip
GEAR_WORDS: Final = [
    "pistol", "boat-hook", "shark-dart", "shark-cage", "machete", "harpoon-line", "chum", "ammo",
    "rifle", "flare-gun", "gaff", "fire-axe", "baseball-bat", "tow-rope", "barrel-harness",
    "tracking-beacon",
]  # fmt: skip
"""The gear cards that the catalogue knows; option ``gear`` can have others."""


def member_word(member: i64) -> str:
    """A member of the crew."""
    return key_in("member", MEMBERS[member])


def member_words(some: i64) -> list[str]:
    """A set of members."""
    return [member_word(member) for member in members(some)]


def space_word(space: i64) -> str:
    """A space of Amity."""
    return key_in("space", SPACE_WORDS[space])


def beach_word(beach: i64) -> str:
    """A beach, counted from 0."""
    return space_word(beach + FIRST_BEACH)


def token_word(token: i64) -> str:
    """A power token."""
    return key_in("token", TOKENS[token])


def event_word(event: i64) -> str:
    """An event card. The four Shark Alerts have one name."""
    word = EVENT_WORDS[event]
    return key_in("event", "alert" if word.startswith("alert") else word)


def ability_word(kind: i64) -> str:
    """An ability card."""
    return key_in("ability", ABILITIES[kind])


def gear_word(name: str) -> str:
    """A gear card; one that the catalogue does not know has its own name.

    >>> gear_word("Tow-Rope"), gear_word("Big-Net")
    ('gear-tow-rope', 'Big Net')
    """
    word = name.lower()
    if word in GEAR_WORDS:
        return key_in("gear", word)
    return name.replace("-", " ").title()


def option_letter(option: i64) -> str:
    """A resurface option: A, B or C."""
    return OPTION_LETTERS[option]
