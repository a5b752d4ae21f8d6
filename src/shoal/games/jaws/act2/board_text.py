"""The board of Act 2 in words: a map of the boat, its crew and cards, and the attack going on."""

from typing import Final

from shoal.core.game import View
from shoal.core.message import Message, key_in, say
from shoal.core.text.board_lines import BoardLine, BoardRow, Cell
from shoal.games.jaws.components import (
    ABILITIES,
    CARD_WORDS,
    CREW_SIZE,
    DAMAGED,
    HARD,
    HARD_EVADE,
    MEMBERS,
    OPTION_LETTERS,
    SHARK,
    WHOLE,
    ZONES,
    gear_word,
    member_word,
)
from shoal.games.jaws.options import Settings

# Marks that the maps of both acts have.
SHARK_MARK: Final = "▲"
MEMBER_MARKS: Final = ["Q", "B", "H"]
MEMBER_LEGEND: Final = [
    ("Q", "bright", "member-quint"),
    ("B", "bright", "member-brody"),
    ("H", "bright", "member-hooper"),
]
SHARK_LEGEND: Final = (SHARK_MARK, "red", "mark-shark")
LEGEND_WIDTH: Final = 4
"""So many marks stand in a row of a legend."""

PORT: Final = [0, 1, 2, 3]
STARBOARD: Final = [7, 6, 5, 4]
"""The zones from bow to stern, counted from 0."""

TILE_MARKS: Final = [("~~~", "sea"), ("[-]", "orange"), ("[=]", "")]
BOAT_LEGEND: Final = [
    ("[=]", "", "tile-intact"),
    ("[-]", "orange", "tile-damaged"),
    ("~~~", "sea", "tile-gone"),
    SHARK_LEGEND,
    *MEMBER_LEGEND,
]
SIDE_GAP: Final = 6


def boat(view: View) -> list[BoardLine]:
    """The map: the zones from bow to stern, water outside, boat inside."""
    return [
        side_row("side-port"),
        water_row(view, PORT),
        boat_row(view, PORT),
        boat_row(view, STARBOARD),
        water_row(view, STARBOARD),
        side_row("side-starboard"),
        *legend(BOAT_LEGEND),
    ]


def side_row(side: str) -> BoardRow:
    """What is where along one side of the boat."""
    words = ["side-bow", side, "side-stern"]
    return BoardRow([Cell(say("legend", word=word), "dim") for word in words], SIDE_GAP)


def water_row(view: View, zones: list[int]) -> BoardRow:
    """The water along one side: the number of each zone, who swims there, the shark."""
    cells: list[Cell] = []
    for zone in zones:
        fin = SHARK_MARK if view.word("fin") == str(zone + 1) else ""
        swimming = member_marks(view.words("spots"), f"water-{zone + 1}")
        cells += [Cell(str(zone + 1), "sea"), Cell(swimming, "bright"), Cell(fin, "red")]
    return BoardRow(cells, gap=1)


def boat_row(view: View, zones: list[int]) -> BoardRow:
    """The tiles along one side, and who stands on them."""
    cells: list[Cell] = []
    for zone in zones:
        mark, colour = TILE_MARKS[view.numbers("tiles")[zone]]
        standing = member_marks(view.words("spots"), f"boat-{zone + 1}")
        cells += [Cell(mark, colour), Cell(standing, "bright"), Cell("")]
    return BoardRow(cells, gap=1)


def orca_lines(view: View, settings: Settings) -> list[BoardLine]:
    """The components of Act 2."""
    lines: list[BoardLine] = [zone_line(view, settings, zone) for zone in range(ZONES)]
    for member in range(CREW_SIZE):
        lines += member_lines(view, settings, member)
    lines += [*shark_lines(view, settings), *gear_lines(view)]
    lines += [*option_lines(view, settings), *attack_lines(view), *choice_lines(view)]
    if view.word("fin") != "-":
        evade = evade_now(view, settings)
        zone = int(view.word("fin"))
        lines.append(say("board-fin", seat=int(SHARK), zone=zone, evade=evade, rule="JW-116"))
    return lines


def evade_now(view: View, settings: Settings) -> int:
    """The evade of the shark that is up, with its ability and the gear on it (JW-116)."""
    card = view.words("options")[OPTION_LETTERS.index(view.word("choice"))]
    evade = int(settings.card_evade[CARD_WORDS.index(card)])
    if view.word("ability") == ABILITIES[HARD]:
        evade = int(HARD_EVADE)
    kinds = [settings.names.index(name) for name in gear_at(view, "attached")]
    slowing = [kind for kind in kinds if settings.kind_cards[kind] & settings.slowing]
    return max(0, evade - len(slowing))


def gear_at(view: View, place: str) -> list[str]:
    """The names of the gear cards of a member or in a pile."""
    gear = view.facts["gear"]
    assert isinstance(gear, dict)
    return [str(name) for name in gear[place]]


def gear_words(view: View, place: str) -> list[str]:
    """The gear cards of a member or in a pile, as words."""
    return [gear_word(name) for name in gear_at(view, place)]


def zone_line(view: View, settings: Settings, zone: int) -> Message:
    """One boat space."""
    tile = view.numbers("tiles")[zone]
    if tile == WHOLE:
        damage, destroy = int(settings.damage[zone]), int(settings.destroy[zone])
        return say("board-boat-intact", zone=zone + 1, damage=damage, hits=destroy, rule="JW-83")
    if tile == DAMAGED:
        hits = int(settings.finish[zone])
        return say("board-boat-damaged", zone=zone + 1, hits=hits, rule="JW-83")
    return say("board-boat-gone", zone=zone + 1)


def member_lines(view: View, settings: Settings, member: int) -> list[BoardLine]:
    """One member: place, wounds and gear, and the weapon with its target."""
    name = member_word(member)
    where, _, zone = view.words("spots")[member].partition("-")
    wounds, limit = int(view.numbers("wounds")[member]), int(settings.crew_wounds)
    gear = gear_words(view, MEMBERS[member])
    lines: list[BoardLine] = [
        say(
            "board-member",
            member=name,
            place=where or "off",
            zone=int(zone) if zone else 0,
            count=wounds,
            limit=limit,
            gear=gear,
        )
    ]
    weapon, target = view.words("weapons")[member], view.words("targets")[member]
    if weapon != "-" and target != "-":
        aimed = gear_word(weapon)
        lines.append(say("board-weapon", member=name, gear=aimed, zone=int(target), rule="JW-103"))
    elif weapon != "-":
        lines.append(say("log-readies", member=name, gear=gear_word(weapon), rule="JW-102"))
    if MEMBERS[member] in view.words("caged"):
        lines.append(say("board-caged", member=name, rule="JW-108"))
    return lines


def shark_lines(view: View, settings: Settings) -> list[BoardLine]:
    """The shark's wounds and ability cards."""
    seat = int(SHARK)
    lines: list[BoardLine] = [
        say(
            "board-shark",
            seat=seat,
            count=view.number("hurt"),
            limit=int(settings.shark_wounds),
            cards=view.number("handsize"),
            under=view.number("cardplayed"),
        )
    ]
    if view.seat == SHARK:
        hand = [key_in("ability", word) for word in view.words("hand")]
        lines.append(say("board-hand", seat=seat, abilities=hand, rule="JW-132"))
    gone = [key_in("ability", word) for word in view.words("abilitiesgone")]
    if gone:
        lines.append(say("board-abilities-gone", abilities=gone))
    return lines


def gear_lines(view: View) -> list[BoardLine]:
    """The gear cards that nobody holds."""
    lines: list[BoardLine] = []
    if gear_at(view, "attached"):
        lines.append(say("board-attached", gear=gear_words(view, "attached")))
    if gear_at(view, "pool"):
        lines.append(say("board-pool", gear=gear_words(view, "pool"), rule="JW-85"))
    if gear_at(view, "discarded"):
        lines.append(say("board-discarded", gear=gear_words(view, "discarded")))
    return lines


def option_lines(view: View, settings: Settings) -> list[BoardLine]:
    """The resurface cards."""
    lines: list[BoardLine] = []
    for option, card in enumerate(view.words("options")):
        if card == "-":
            continue
        number, letter = CARD_WORDS.index(card), OPTION_LETTERS[option]
        lines.append(
            say(
                "board-option",
                option=letter,
                card=number + 1,
                zone=int(settings.card_zone[number] + 1),
                dice=int(settings.card_dice[number]),
                evade=int(settings.card_evade[number]),
                shakes=int(settings.card_shakes[number]),
                shown=int(letter in view.words("shown")),
                rule="JW-84",
            )
        )
    left = [int(card) for card in view.words("deck")]
    lines.append(say("board-resurface", cards=left))
    if view.number("chummed"):
        lines.append(say("board-chummed", rule="JW-97"))
    return lines


def choice_lines(view: View) -> list[BoardLine]:
    """The option and the ability card that the shark has chosen, where they are known."""
    if "choice" not in view.facts or view.word("choice") == "-":
        return []
    option, ability = view.word("choice"), view.word("ability")
    secret = int(view.word("fin") == "-")
    seat = int(SHARK)
    if ability == "-":
        return [say("board-choice", seat=seat, option=option, secret=secret, rule="JW-132")]
    word = key_in("ability", ability)
    return [
        say(
            "board-choice-ability",
            seat=seat,
            option=option,
            ability=word,
            secret=secret,
            rule="JW-132",
        )
    ]


def attack_lines(view: View) -> list[BoardLine]:
    """The attack that is going on."""
    lines: list[BoardLine] = []
    seat = int(SHARK)
    if view.number("rammed"):
        lines.append(say("board-rammed", seat=seat, rule="JW-121"))
    bout, aim = view.word("bout"), view.word("aim")
    if bout != "none" and aim in MEMBERS:
        member = key_in("member", aim)
        lines.append(say("board-bite-member", bout=bout, member=member, rule="JW-120"))
    elif bout != "none":
        zone = int(aim.removeprefix("boat-"))
        lines.append(say("board-bite-boat", bout=bout, zone=zone, rule="JW-118"))
    lines += dice_lines(view)
    if view.words("asked"):
        asked = [key_in("member", word) for word in view.words("asked")]
        lines.append(say("board-asked", members=asked, rule="JW-108"))
    if view.words("bitten"):
        bitten = [key_in("member", word) for word in view.words("bitten")]
        lines.append(say("board-bitten", members=bitten, rule="JW-120"))
    return lines


def dice_lines(view: View) -> list[BoardLine]:
    """Dice that are about to be rolled, or lie on the table."""
    lines: list[BoardLine] = []
    thrown = [int(hits) for hits in view.numbers("thrown")]
    if thrown:
        lines.append(say("log-dice", dice=thrown, hits=sum(thrown), rule="JW-82"))
    elif view.number("dice"):
        lines.append(say("board-dice", count=view.number("dice"), rule="JW-82"))
    if view.words("again"):
        again = [int(die) for die in view.words("again")]
        lines.append(say("board-again", dice=again))
    if view.number("mauled"):
        lines.append(say("board-mauled", rule="JW-122"))
    return lines


# Both maps.


def member_marks(places: list[str], name: str) -> str:
    """The marks of the members in a place."""
    return "".join([MEMBER_MARKS[member] for member in range(CREW_SIZE) if places[member] == name])


def legend(entries: list[tuple[str, str, str]]) -> list[BoardLine]:
    """What marks mean, several in a row: each a mark, its colour and the key of its word."""
    rows: list[BoardLine] = []
    for first in range(0, len(entries), LEGEND_WIDTH):
        cells: list[Cell] = []
        for mark, colour, word in entries[first : first + LEGEND_WIDTH]:
            if cells:
                cells.append(Cell(" "))
            cells += [Cell(mark, colour), Cell(say("legend", word=word), "dim")]
        cells += [Cell("")] * (3 * LEGEND_WIDTH - 1 - len(cells))
        rows.append(BoardRow(cells, gap=1))
    return rows
