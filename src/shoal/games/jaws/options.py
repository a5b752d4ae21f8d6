"""The options of Jaws, and what they mean to the rules.

The component tables of Act 2 are not known from print. Every table here is PROPOSED: we made
it, and each is an option with a compact text.
"""

from typing import Final, final

from shoal.core.bits import bit, count_bits
from shoal.core.errors import BadOption
from shoal.core.fields.fields import CustomField
from shoal.core.message import say
from shoal.core.options import GameSettings, Option, Value
from shoal.core.packed_arrays import i64, vec
from shoal.core.text.clip import clip
from shoal.core.text.number_and_dice_text import whole_number
from shoal.games.jaws import option_tables
from shoal.games.jaws.components import (
    ABILITY_CARDS,
    ACCESSORY,
    ALONE_GEAR,
    AMMO,
    BEACON,
    CAGE,
    CHUM,
    CREW_SETS,
    CREW_SIZE,
    FACES,
    FIREARM,
    GEAR_TYPES,
    MAX_DICE,
    MAX_GEAR_KINDS,
    MAX_PLAYERS,
    MAYOR,
    MELEE,
    MEMBERS,
    PD,
    POWERS,
    ROPE,
    SLOW,
    TRACK_ROWS,
    ZONES,
    gear_word,
    member_word,
)

# Swimmers eaten (0 to 9 and more): ability cards / gear cards (JW-79).
TRACK = "3/10,3/10,4/9,4/9,5/8,5/8,6/7,7/6,8/5,10/4"
# The six faces of a die, in hits (JW-82).
DIE = "001122"
# Zones that touch: the rim + the cross edges midships (JW-86).
EDGES = "12,23,34,45,56,67,78,81+27,36"
# Zones 1 to 8: hits to damage / to destroy / to destroy when damaged (JW-83).
TILES = "1/3/2,2/4/2,2/3/2,1/3/2,1/3/2,2/3/2,2/4/2,1/3/2"
# Resurface cards: zone / dice / evade, with s for shake off (JW-84).
RESURFACE = (
    "1/3/1,2/3/1,3/3/1,4/3/1,5/3/1,6/3/1,7/3/1,8/3/1,"
    "1/2/2s,8/2/2s,2/2/2,7/2/2,3/2/2s,6/2/2s,4/3/1s,5/3/1s"
)
# Gear: whose:name:type:dice:powers:how many; d is the deck (JW-81).
GEAR = (
    "b:Pistol:firearm:2:shot:1,b:Boat-Hook:melee:1:plus:1,"
    "h:Shark-Dart:melee:1:sure:1,h:Shark-Cage:accessory:0:cage:1,"
    "q:Machete:melee:2:blanks:1,q:Harpoon-Line:attachable:0:slow:1,"
    "d:Chum:accessory:0:chum:3,d:Ammo:accessory:0:ammo:3,d:Rifle:firearm:3:shot:1,"
    "d:Flare-Gun:firearm:2:plus&spent:1,d:Gaff:melee:1:plus:1,d:Fire-Axe:melee:3:spent:1,"
    "d:Baseball-Bat:melee:2:-:1,d:Tow-Rope:attachable:0:rope:2,"
    "d:Barrel-Harness:attachable:0:slow:1,d:Tracking-Beacon:attachable:0:beacon:1,"
    "d:Shark-Cage:accessory:0:cage:1"
)

MAX_HITS = 9
MIN_RESURFACE_CARDS = 3
MAX_RESURFACE_CARDS = 32
MAX_GEAR_CARDS = 40
MAX_GEAR_COPIES = 16
MAX_GEAR_NAME = 20
OWN_CARDS = 2
OWNERS = "qbh"
DECK_OWNER = "d"
MELEE_POWERS = ("spent", "plus", "sure", "blanks")
TYPE_POWERS = (
    MELEE_POWERS,
    ("shot", *MELEE_POWERS),
    ("slow", "rope", "beacon"),
    ("chum", "ammo", "cage"),
)


class ComponentTables(GameSettings):
    """The component tables, unpacked for play."""

    def __init__(self, options: dict[str, Value]) -> None:
        super().__init__(options)
        self.track_abilities = vec[i64]([0] * TRACK_ROWS)
        self.track_gear = vec[i64]([0] * TRACK_ROWS)
        self.die = vec[i64]([0] * FACES)
        self.rim = vec[i64]([0] * ZONES)  # for each zone the zones that touch it, as bits
        self.cross = vec[i64]([0] * ZONES)
        self.damage = vec[i64]([0] * ZONES)
        self.destroy = vec[i64]([0] * ZONES)
        self.finish = vec[i64]([0] * ZONES)
        self.card_zone = vec[i64]([])
        self.card_dice = vec[i64]([])
        self.card_evade = vec[i64]([])
        self.card_shakes = vec[i64]([])
        self.names: list[str] = []
        self.kind_type = vec[i64]([])
        self.kind_dice = vec[i64]([])
        self.kind_powers = vec[i64]([])
        self.kind_cards = vec[i64]([])  # the cards of each kind, as bits
        self.card_kind = vec[i64]([])
        self.own = vec[i64]([0] * CREW_SIZE)  # each member's two own cards, as bits
        self.deck: i64 = 0  # the crew's gear deck, as bits
        # The cards with each power, as bits.
        self.weapons: i64 = 0
        self.slowing: i64 = 0
        self.ropes: i64 = 0
        self.beacons: i64 = 0
        self.chum: i64 = 0
        self.ammo: i64 = 0
        self.cages: i64 = 0

    def resurface_cards(self) -> i64:
        """The whole resurface deck, as bits."""
        return bit(len(self.card_zone)) - 1


def split_numbers(text: str, slashes: int, high: int, option: str) -> list[int]:
    """Whole numbers with slashes between them."""
    numbers = [whole_number(part) for part in text.split("/")]
    if len(numbers) != slashes or not all(0 <= number <= high for number in numbers):
        raise BadOption(
            say("error-numbers", text=clip(text), option=option, count=slashes, most=int(high))
        )
    return numbers


def read_track(tables: ComponentTables, text: str) -> None:
    """How many cards each side gets, by swimmers eaten."""
    rows = text.split(",")
    if len(rows) != TRACK_ROWS:
        raise BadOption(say("error-track"))
    for eaten, row in enumerate(rows):
        abilities, gear = split_numbers(row, 2, ABILITY_CARDS, "track")
        tables.track_abilities[eaten] = abilities
        tables.track_gear[eaten] = gear


def read_die(tables: ComponentTables, text: str) -> None:
    """The hits on the six faces."""
    if len(text) != FACES or any(face not in "0123456789" for face in text):
        raise BadOption(say("error-die", text=clip(text)))
    for face in range(FACES):
        tables.die[face] = int(text[face])


def read_edges(tables: ComponentTables, text: str) -> None:
    """Which zones touch, round the rim and across the boat."""
    rim, plus, cross = text.partition("+")
    if not plus:
        raise BadOption(say("error-edges"))
    join_zones(tables.rim, rim)
    join_zones(tables.cross, cross)
    for zone in range(ZONES):
        if tables.rim[zone] & tables.cross[zone]:
            raise BadOption(say("error-edges-both"))


def join_zones(touching: vec[i64], text: str) -> None:
    """Enter edges like 12,23 in the table of neighbours; ``-`` is none."""
    for edge in [] if text == "-" else text.split(","):
        if len(edge) != 2 or edge[0] == edge[1] or any(zone not in "12345678" for zone in edge):
            raise BadOption(say("error-edges-zones", text=clip(edge)))
        one, other = int(edge[0]) - 1, int(edge[1]) - 1
        if touching[one] >> other & 1:
            raise BadOption(say("error-edges-twice", text=edge))
        touching[one] |= bit(other)
        touching[other] |= bit(one)


def read_tiles(tables: ComponentTables, text: str) -> None:
    """What each boat tile takes."""
    rows = text.split(",")
    if len(rows) != ZONES:
        raise BadOption(say("error-tiles"))
    for zone, row in enumerate(rows):
        damage, destroy, finish = split_numbers(row, 3, MAX_HITS, "tiles")
        if not (1 <= damage < destroy and finish >= 1):
            raise BadOption(say("error-tiles-hits", text=row))
        tables.damage[zone] = damage
        tables.destroy[zone] = destroy
        tables.finish[zone] = finish


def read_resurface(tables: ComponentTables, text: str) -> None:
    """The resurface cards."""
    rows = text.split(",")
    if not MIN_RESURFACE_CARDS <= len(rows) <= MAX_RESURFACE_CARDS:
        raise BadOption(say("error-resurface"))
    table: list[list[int]] = []
    for row in rows:
        numbers = split_numbers(row.removesuffix("s"), 3, MAX_HITS, "resurface")
        if not (1 <= numbers[0] <= ZONES and 1 <= numbers[1] <= MAX_DICE):
            raise BadOption(say("error-resurface-card", text=row))
        table.append([*numbers, int(row.endswith("s"))])
    tables.card_zone = vec[i64]([row[0] - 1 for row in table])
    tables.card_dice = vec[i64]([row[1] for row in table])
    tables.card_evade = vec[i64]([row[2] for row in table])
    tables.card_shakes = vec[i64]([row[3] for row in table])


def read_gear(tables: ComponentTables, text: str) -> None:
    """The gear cards, own and deck; copies of a kind lie side by side in the deck."""
    kinds: list[tuple[str, int, int, int]] = []
    cards: list[tuple[int, str]] = []
    for entry in text.split(","):
        owner, kind, count = read_gear_entry(entry)
        if kind not in kinds:
            kinds.append(kind)
        cards += [(kinds.index(kind), owner)] * count
    if len(kinds) > MAX_GEAR_KINDS or len(cards) > MAX_GEAR_CARDS:
        raise BadOption(say("error-gear-most", kinds=int(MAX_GEAR_KINDS), cards=MAX_GEAR_CARDS))
    if len({name.lower() for name, _, _, _ in kinds}) < len(kinds):
        raise BadOption(say("error-gear-name-twice"))
    tables.names = [name for name, _, _, _ in kinds]
    tables.kind_type = vec[i64]([kind for _, kind, _, _ in kinds])
    tables.kind_dice = vec[i64]([dice for _, _, dice, _ in kinds])
    tables.kind_powers = vec[i64]([powers for _, _, _, powers in kinds])
    sort_gear(tables, cards)


def read_gear_entry(entry: str) -> tuple[str, tuple[str, int, int, int], int]:
    """Owner, kind (name, type, dice, powers) and number of cards of one entry."""
    parts = entry.split(":")
    if len(parts) != 6 or parts[0] not in list(OWNERS + DECK_OWNER) or parts[2] not in GEAR_TYPES:
        raise BadOption(say("error-gear-entry", text=clip(entry)))
    owner, name, kind, dice, powers, count = parts
    letters = name.replace("-", "")
    if (
        not (letters.isascii() and letters.isalpha() and len(name) <= MAX_GEAR_NAME)
        or name[-1] == "-"
    ):
        raise BadOption(say("error-gear-name", text=clip(name)))
    number = GEAR_TYPES.index(kind)
    dice_range = (1, MAX_DICE) if number in (MELEE, FIREARM) else (0, 0)
    if not dice_range[0] <= whole_number(dice) <= dice_range[1] or not (
        1 <= whole_number(count) <= MAX_GEAR_COPIES
    ):
        raise BadOption(say("error-gear-dice", text=clip(entry)))
    return owner, (name, number, int(dice), read_powers(powers, number)), int(count)


def read_powers(text: str, kind: int) -> int:
    """The powers of a card, as bits."""
    words = [] if text == "-" else text.split("&")
    if len(set(words)) < len(words) or any(word not in TYPE_POWERS[kind] for word in words):
        raise BadOption(say("error-gear-powers", kind=GEAR_TYPES[kind], text=clip(text)))
    if kind == ACCESSORY and len(words) != 1:
        raise BadOption(say("error-gear-accessory"))
    if kind in (MELEE, FIREARM) and "shot" in words and "spent" in words:
        raise BadOption(say("error-gear-shot"))
    return sum([bit(POWERS.index(word)) for word in words])


def sort_gear(tables: ComponentTables, cards: list[tuple[int, str]]) -> None:
    """Number the cards, the crew's own first, then the deck by kind."""
    cards = sorted(cards, key=lambda card: (card[1] == DECK_OWNER, card[0]))
    tables.card_kind = vec[i64]([kind for kind, _ in cards])
    tables.kind_cards = vec[i64]([0] * len(tables.names))
    for card, (kind, owner) in enumerate(cards):
        own_bit = bit(card)
        tables.kind_cards[kind] |= own_bit
        if owner == DECK_OWNER:
            tables.deck |= own_bit
        else:
            tables.own[OWNERS.index(owner)] |= own_bit
    tables.weapons = cards_with(tables, 0)
    tables.slowing = cards_with(tables, SLOW)
    tables.ropes = cards_with(tables, ROPE)
    tables.beacons = cards_with(tables, BEACON)
    tables.chum = cards_with(tables, CHUM)
    tables.ammo = cards_with(tables, AMMO)
    tables.cages = cards_with(tables, CAGE)
    for member in range(CREW_SIZE):
        if count_bits(tables.own[member]) != OWN_CARDS:
            raise BadOption(say("error-gear-own", member=member_word(member)))


def cards_with(tables: ComponentTables, power: i64) -> i64:
    """The cards with a power, as bits; all weapons where none is asked for."""
    cards: i64 = 0
    for kind in range(len(tables.names)):
        if (power == 0 and tables.kind_type[kind] != ACCESSORY) or tables.kind_powers[kind] & power:
            cards |= tables.kind_cards[kind]
    return cards


def kind_word(tables: ComponentTables, kind: i64) -> str:
    """A kind of gear card."""
    return gear_word(tables.names[kind])


def card_word(tables: ComponentTables, card: i64) -> str:
    """A single gear card."""
    return kind_word(tables, tables.card_kind[card])


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
    Option(
        "track",
        TRACK,
        rule="JW-79",
        check=lambda text: read_track(ComponentTables({}), text),
        table=option_tables.TRACK_ROWS,
    ),
    Option(
        "die",
        DIE,
        rule="JW-82",
        check=lambda text: read_die(ComponentTables({}), text),
        table=option_tables.FACE_ROWS,
    ),
    Option(
        "edges",
        EDGES,
        rule="JW-86",
        check=lambda text: read_edges(ComponentTables({}), text),
        table=option_tables.EDGE_ROWS,
    ),
    Option(
        "tiles",
        TILES,
        rule="JW-83",
        check=lambda text: read_tiles(ComponentTables({}), text),
        table=option_tables.TILE_ROWS,
    ),
    Option(
        "resurface",
        RESURFACE,
        rule="JW-84",
        check=lambda text: read_resurface(ComponentTables({}), text),
        table=option_tables.RESURFACE_ROWS,
    ),
    Option(
        "gear",
        GEAR,
        rule="JW-81",
        check=lambda text: read_gear(ComponentTables({}), text),
        table=option_tables.GEAR_ROWS,
    ),
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
        # How the gear is shown, see act2/state.py; made when it is needed first.
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
