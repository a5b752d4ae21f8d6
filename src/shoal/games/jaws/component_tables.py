"""The tables of Act 2 that are ours, as they came in the box or as a table typed them in.

Every table here is PROPOSED: made by us because the printed values are not
known.  Each is an option with a compact text, and ``Box`` is what they say.
"""

from typing import final

from shoal.core.arrays import i64, vec
from shoal.core.bits import bit
from shoal.core.errors import BadOption
from shoal.core.notation import whole_number
from shoal.core.options import Value, clip
from shoal.games.jaws.bits import count_bits
from shoal.games.jaws.components import (
    ABILITY_CARDS,
    ACCESSORY,
    ALONE_GEAR,
    AMMO,
    BEACON,
    CAGE,
    CHUM,
    FIREARM,
    GEAR_TYPES,
    MELEE,
    MEMBERS,
    MOST_KINDS,
    POWERS,
    ROPE,
    SLOW,
    ZONES,
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

CREWS = (
    "quint,brody,hooper", "quint,hooper,brody", "brody,quint,hooper",
    "brody,hooper,quint", "hooper,quint,brody", "hooper,brody,quint",
)  # fmt: skip
"""Who plays whom: seats 1, 2, 3; the last is shared by seats 1 and 2 when three play (JW-9)."""

MOST_CARDS = 40
MELEE_POWERS = ("spent", "plus", "sure", "blanks")
TYPE_POWERS = (
    MELEE_POWERS,
    ("shot", *MELEE_POWERS),
    ("slow", "rope", "beacon"),
    ("chum", "ammo", "cage"),
)


@final
class Box:
    """Every number that a table may have chosen, unpacked for play."""

    def __init__(self) -> None:
        self.acts: i64 = 0  # 0 both, 1 act 1 alone, 2 act 2 alone
        self.summer: i64 = 48
        self.dusk: i64 = 48
        self.office: i64 = 9  # where Brody starts
        self.reclose = False
        self.frenzy_once = False
        self.crew_flies = False
        self.maul_any = True
        self.shark_wounds: i64 = 18
        self.crew_wounds: i64 = 6
        self.track_abilities = vec[i64]([0] * 10)
        self.track_gear = vec[i64]([0] * 10)
        self.die = vec[i64]([0] * 6)
        self.rim = vec[i64]([0] * 8)  # for each zone the zones that touch it, as bits
        self.cross = vec[i64]([0] * 8)
        self.damage = vec[i64]([0] * 8)
        self.destroy = vec[i64]([0] * 8)
        self.finish = vec[i64]([0] * 8)
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
        self.own = vec[i64]([0, 0, 0])  # each member's two own cards, as bits
        self.deck: i64 = 0  # the crew's gear deck, as bits
        # The cards that do each thing, as bits.
        self.weapons: i64 = 0
        self.slowing: i64 = 0
        self.ropes: i64 = 0
        self.beacons: i64 = 0
        self.chum: i64 = 0
        self.ammo: i64 = 0
        self.cages: i64 = 0
        self.seats = vec[i64]([0] * 40)  # players * 8 + set of members: the seats, as bits
        self.members = vec[i64]([0] * 20)  # players * 4 + seat: the members, as bits

    def resurface_cards(self) -> i64:
        """The whole resurface deck, as bits."""
        return bit(len(self.card_zone)) - 1


def open_box(options: dict[str, Value]) -> Box:
    """The box that the options describe; BadOption if they do not go together."""
    box = Box()
    box.acts = ("both", "act1", "act2").index(str(options["acts"]))
    box.summer = int(options["summer"])
    box.dusk = int(options["dusk"])
    box.office = 9 if options["brody"] == "6" else 10
    box.reclose = options["reclose"] is True
    box.frenzy_once = options["frenzy"] == "once"
    box.crew_flies = options["helicopter"] == "crew"
    box.maul_any = options["maul"] == "any"
    box.shark_wounds = int(options["shark_wounds"])
    box.crew_wounds = int(options["crew_wounds"])
    fill_track(box, str(options["track"]))
    fill_die(box, str(options["die"]))
    fill_edges(box, str(options["edges"]))
    fill_tiles(box, str(options["tiles"]))
    fill_resurface(box, str(options["resurface"]))
    fill_gear(box, str(options["gear"]))
    fill_seats(box, str(options["crew"]))
    most = max([int(cards) for cards in box.track_gear] + [int(ALONE_GEAR)])
    if count_bits(box.deck) < most:
        raise BadOption(f"Option track deals up to {most} gear cards; the deck has fewer.")
    return box


def split_numbers(text: str, slashes: int, high: int, option: str) -> list[int]:
    """Whole numbers with slashes between them."""
    numbers = [whole_number(part) for part in text.split("/")]
    if len(numbers) != slashes or not all(0 <= number <= high for number in numbers):
        raise BadOption(
            f"{clip(text)} in option {option} is not {slashes} numbers up to {high} with slashes."
        )
    return numbers


def fill_track(box: Box, text: str) -> None:
    """How many cards each side gets, by swimmers eaten."""
    rows = text.split(",")
    if len(rows) != 10:
        raise BadOption("Option track takes ten pairs like 3/10, for 0 to 9 swimmers eaten.")
    for eaten, row in enumerate(rows):
        abilities, gear = split_numbers(row, 2, ABILITY_CARDS, "track")
        box.track_abilities[eaten] = abilities
        box.track_gear[eaten] = gear


def fill_die(box: Box, text: str) -> None:
    """The hits on the six faces."""
    if len(text) != 6 or any(face not in "0123456789" for face in text):
        raise BadOption(f"Option die takes six digits, the hits on its faces, not {clip(text)}.")
    for face in range(6):
        box.die[face] = int(text[face])


def fill_edges(box: Box, text: str) -> None:
    """Which zones touch, round the rim and across the boat."""
    rim, plus, cross = text.partition("+")
    if not plus:
        raise BadOption("Option edges takes the rim and the cross edges: 12,23+27.")
    join_zones(box.rim, rim)
    join_zones(box.cross, cross)
    for zone in range(ZONES):
        if box.rim[zone] & box.cross[zone]:
            raise BadOption("Option edges names an edge in the rim and across.")


def join_zones(touching: vec[i64], text: str) -> None:
    """Enter edges like 12,23 in the table of neighbours; ``-`` is none."""
    for edge in [] if text == "-" else text.split(","):
        if len(edge) != 2 or edge[0] == edge[1] or any(zone not in "12345678" for zone in edge):
            raise BadOption(f"{clip(edge)} in option edges is not two zones like 27.")
        one, other = int(edge[0]) - 1, int(edge[1]) - 1
        if touching[one] >> other & 1:
            raise BadOption(f"Option edges names {edge} twice.")
        touching[one] |= bit(other)
        touching[other] |= bit(one)


def fill_tiles(box: Box, text: str) -> None:
    """What each boat tile takes."""
    rows = text.split(",")
    if len(rows) != ZONES:
        raise BadOption("Option tiles takes eight triples like 1/3/2, for zones 1 to 8.")
    for zone, row in enumerate(rows):
        damage, destroy, finish = split_numbers(row, 3, 9, "tiles")
        if not (1 <= damage < destroy and finish >= 1):
            raise BadOption(f"{row} in option tiles: damaging takes fewer hits than destroying.")
        box.damage[zone] = damage
        box.destroy[zone] = destroy
        box.finish[zone] = finish


def fill_resurface(box: Box, text: str) -> None:
    """The resurface cards."""
    rows = text.split(",")
    if not 3 <= len(rows) <= 32:
        raise BadOption("Option resurface takes 3 to 32 cards like 1/3/1 or 1/2/2s.")
    table: list[list[int]] = []
    for row in rows:
        numbers = split_numbers(row.removesuffix("s"), 3, 9, "resurface")
        if not (1 <= numbers[0] <= ZONES and 1 <= numbers[1] <= 3):
            raise BadOption(f"{row} in option resurface: a zone from 1 to 8, then 1 to 3 dice.")
        table.append([*numbers, int(row.endswith("s"))])
    box.card_zone = vec[i64]([row[0] - 1 for row in table])
    box.card_dice = vec[i64]([row[1] for row in table])
    box.card_evade = vec[i64]([row[2] for row in table])
    box.card_shakes = vec[i64]([row[3] for row in table])


def fill_gear(box: Box, text: str) -> None:
    """The gear cards, own and deck; copies of a kind lie side by side in the deck."""
    kinds: list[tuple[str, int, int, int]] = []
    cards: list[tuple[int, str]] = []
    for entry in text.split(","):
        owner, kind, count = read_gear(entry)
        if kind not in kinds:
            kinds.append(kind)
        cards += [(kinds.index(kind), owner)] * count
    if len(kinds) > MOST_KINDS or len(cards) > MOST_CARDS:
        raise BadOption(f"Option gear takes up to {MOST_KINDS} kinds and {MOST_CARDS} cards.")
    if len({name.lower() for name, _, _, _ in kinds}) < len(kinds):
        raise BadOption("Option gear uses one name for two kinds of card.")
    box.names = [name for name, _, _, _ in kinds]
    box.kind_type = vec[i64]([kind for _, kind, _, _ in kinds])
    box.kind_dice = vec[i64]([dice for _, _, dice, _ in kinds])
    box.kind_powers = vec[i64]([powers for _, _, _, powers in kinds])
    sort_gear(box, cards)


def read_gear(entry: str) -> tuple[str, tuple[str, int, int, int], int]:
    """Owner, kind (name, type, dice, powers) and number of cards of one entry."""
    parts = entry.split(":")
    if len(parts) != 6 or parts[0] not in ("q", "b", "h", "d") or parts[2] not in GEAR_TYPES:
        raise BadOption(f"{clip(entry)} in option gear is not like d:Rifle:firearm:3:shot:1.")
    owner, name, kind, dice, powers, count = parts
    letters = name.replace("-", "")
    if not (letters.isascii() and letters.isalpha() and len(name) <= 20) or name[-1] == "-":
        raise BadOption(f"{clip(name)} in option gear is no name of up to 20 letters and dashes.")
    number = GEAR_TYPES.index(kind)
    dice_range = (1, 3) if number in (MELEE, FIREARM) else (0, 0)
    if not dice_range[0] <= whole_number(dice) <= dice_range[1] or not (
        1 <= whole_number(count) <= 16
    ):
        raise BadOption(f"{clip(entry)} in option gear has too many or too few dice or cards.")
    return owner, (name, number, int(dice), read_powers(powers, number)), int(count)


def read_powers(text: str, kind: int) -> int:
    """The powers of a card, as bits."""
    words = [] if text == "-" else text.split("&")
    if len(set(words)) < len(words) or any(word not in TYPE_POWERS[kind] for word in words):
        raise BadOption(f"A {GEAR_TYPES[kind]} card has no powers {clip(text)} (option gear).")
    if kind == ACCESSORY and len(words) != 1:
        raise BadOption("An accessory is chum, ammo or cage (option gear).")
    if kind in (MELEE, FIREARM) and "shot" in words and "spent" in words:
        raise BadOption("A weapon is a single shot or spent, not both (option gear).")
    return sum([bit(POWERS.index(word)) for word in words])


def sort_gear(box: Box, cards: list[tuple[int, str]]) -> None:
    """Number the cards, the crew's own first, then the deck by kind."""
    cards = sorted(cards, key=lambda card: (card[1] == "d", card[0]))
    box.card_kind = vec[i64]([kind for kind, _ in cards])
    box.kind_cards = vec[i64]([0] * len(box.names))
    for card, (kind, owner) in enumerate(cards):
        own_bit = bit(card)
        box.kind_cards[kind] |= own_bit
        if owner == "d":
            box.deck |= own_bit
        else:
            box.own["qbh".index(owner)] |= own_bit
    box.weapons = cards_with(box, 0)
    box.slowing = cards_with(box, SLOW)
    box.ropes = cards_with(box, ROPE)
    box.beacons = cards_with(box, BEACON)
    box.chum = cards_with(box, CHUM)
    box.ammo = cards_with(box, AMMO)
    box.cages = cards_with(box, CAGE)
    for member in range(3):
        if count_bits(box.own[member]) != 2:
            raise BadOption(f"Option gear gives {MEMBERS[member]} two own cards, not more or less.")


def cards_with(box: Box, power: i64) -> i64:
    """The cards with a power, as bits; all weapons where none is asked for."""
    cards: i64 = 0
    for kind in range(len(box.names)):
        if (power == 0 and box.kind_type[kind] != ACCESSORY) or box.kind_powers[kind] & power:
            cards |= box.kind_cards[kind]
    return cards


def fill_seats(box: Box, crew: str) -> None:
    """Who plays whom, for each number of players (JW-9)."""
    order = [MEMBERS.index(name) for name in crew.split(",")]
    played: dict[int, list[tuple[int, ...]]] = {
        2: [(1,), (1,), (1,)],
        3: [(1,), (2,), (1, 2)],
        4: [(1,), (2,), (3,)],
    }
    for players, table in played.items():
        for place, seats in enumerate(table):
            for seat in seats:
                box.members[players * 4 + seat] |= bit(order[place])
        for members in range(8):
            for seat in range(1, players):
                if box.members[players * 4 + seat] & members:
                    box.seats[players * 8 + members] |= bit(seat)
