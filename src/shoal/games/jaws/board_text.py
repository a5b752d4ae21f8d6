"""Jaws' board as text: a map, and everything in words."""

import textwrap
from typing import final

from shoal.core.game import BoardText
from shoal.core.message import say
from shoal.core.text.board_lines import BoardLine
from shoal.core.view import SPECTATOR, View
from shoal.games.jaws.components import (
    ABILITIES,
    ABILITY_NAMES,
    BEACH_COUNT,
    BEACH_NAMES,
    BEACHES,
    CARD_WORDS,
    CREW_SIZE,
    DAMAGED,
    DOCKS,
    EVENT_TEXTS,
    EVENT_WORDS,
    EVENTS,
    HARD,
    HARD_EVADE,
    MAX_PLAYERS,
    MEMBER_NAMES,
    MEMBERS,
    NO_TOKEN,
    OPTION_LETTERS,
    SHARK,
    SPACES,
    TOKEN_NAMES,
    TOKENS,
    WHOLE,
    ZONES,
)
from shoal.games.jaws.knowledge_text import row_line
from shoal.games.jaws.notation import counted
from shoal.games.jaws.options import Settings

WIDTH = 79

ENDING_WORDS = {
    "none": "",
    "barrel": "The second barrel sticks: the crew has won.",
    "swimmers": "The shark has eaten enough: the shark has won.",
    "wounds": "The shark is dead: the crew has won.",
    "sinking": "The Orca is gone: the shark has won.",
    "eating": "Nobody of the crew is left: the shark has won.",
    "time": "Time is up and neither side has done it: a draw.",
}


ISLAND_ROWS = [["1", "N", "2"], ["5", "", "6"], ["W", "Shop", "E"], ["7", "", "8"], ["3", "S", "4"]]
"""The spaces of Amity Island, north on top; the corners are open sea."""

ISLAND_KEY = [
    "Q Quint, B Brody, H Hooper; s a swimmer, m Michael, o a barrel, x closed,",
    "  ^ the shark where it is known.",
]
CELL = 18

PORT = [0, 1, 2, 3]
STARBOARD = [7, 6, 5, 4]
"""The zones from bow to stern, counted from 0."""

TILE_MARKS = ["~~~", "[-]", "[=]"]
BOAT_KEY = "[=] whole, [-] damaged, ~~~ gone; Q Quint, B Brody, H Hooper; ^ the shark."

ISLAND = r"^  (1 .*\bN\b.* 2\b|5 .* 6\b|W .* E\b|7 .* 8\b|3 .*\bS\b.* 4\b)"
BOAT = r"^  ([18] .*[45]|\[[=-]\]|~~~)"


@final
class JawsBoardText(BoardText):
    """The map of the act, and the components in words."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def lines(self, view: View) -> list[BoardLine]:
        return [say("error-text", text=line) for line in self.whole_text(view).split("\n")]

    def whole_text(self, view: View) -> str:
        act1 = view.number("act") == 1
        lines = amity_lines(view) if act1 else orca_lines(view, self.settings)
        filled = [
            textwrap.fill(line, WIDTH, subsequent_indent="  ", break_on_hyphens=False)
            for line in lines
            if line
        ]
        drawn = island(view) if act1 else boat(view)
        return "\n".join([*filled[:1], role_line(view, self.settings), *drawn, *filled[1:]])


def name_of(member: str) -> str:
    """A member's name."""
    return MEMBER_NAMES[MEMBERS.index(member)]


def names(words: list[str]) -> str:
    """Members, or nobody."""
    return ", ".join([name_of(word) for word in words]) or "nobody"


def role_line(view: View, settings: Settings) -> str:
    """Whom the seat plays (JW-8, JW-9)."""
    if view.seat == SPECTATOR:
        return "You look on and know what the crew knows."
    if view.seat == SHARK:
        return "You are the shark."
    mine = settings.members[view.players * MAX_PLAYERS + view.seat]
    return f"You play {' and '.join([MEMBER_NAMES[m] for m in range(CREW_SIZE) if mine >> m & 1])}."


def head_lines(view: View, place: str) -> list[str]:
    """Act, round, whose turn."""
    phase = view.word("stage")
    lines = [
        (
            f"Act {view.number('act')}, {place}. Round {view.number('round')}, phase: {phase}. "
            f"Swimmer track: {view.number('track')}."
        ),
        ENDING_WORDS[view.word("ending")],
    ]
    active = view.word("active")
    turn = f"At it: {name_of(active)}, {view.number('actions')} left." if active != "-" else ""
    done = view.words("done")
    return [*lines, f"{turn} Done: {names(done)}.".strip() if turn or done else ""]


def amity_lines(view: View) -> list[str]:
    """The components of Act 1."""
    lines = head_lines(view, "Amity Island")
    lines += event_lines(view) + [beach_line(view, beach) for beach in range(BEACH_COUNT)]
    lines += people_lines(view) + barrel_lines(view)
    if view.seat == SHARK:
        lines += shark_lines(view)
    lines.append(deck_line(view))
    base = view.number("base")
    lines.append(
        f"Before what is told here the shark had {counted(base >> 1, 'power token')} left"
        f"{' and one played' if base & 1 else ''}."
    )
    rows = view.rows("story")
    return lines + [row_line(row) for row in rows]


def event_lines(view: View) -> list[str]:
    """The card of the round."""
    lines = []
    event = view.word("event")
    if event != "-":
        number = EVENT_WORDS.index(event)
        title, swimmers, _ = EVENTS[number]
        lines.append(f"Event: {title}. Swimmers at {' '.join(swimmers)}. {EVENT_TEXTS[number]}")
    if view.word("extra") != "-":
        lines.append(f"{name_of(view.word('extra'))} has one action more.")
    return lines


def deck_line(view: View) -> str:
    """What is left of the deck."""
    left = [EVENTS[EVENT_WORDS.index(word)][0] for word in view.words("events")]
    return f"Event cards left ({len(left)}): {'; '.join(left) or 'none'}."


def beach_line(view: View, beach: int) -> str:
    """One beach."""
    swimmers = view.numbers("swimmers")[beach]
    michael = " and Michael" if view.word("michael") == BEACHES[beach] else ""
    sign = ""
    if view.word("closed") == BEACHES[beach]:
        sign = ", closed, opening soon" if view.number("opening") else ", closed"
    return (
        f"{BEACH_NAMES[beach]} ({BEACHES[beach]}): {counted(swimmers, 'swimmer')}{michael}{sign}."
    )


def people_lines(view: View) -> list[str]:
    """The crew, and what it has done this round."""
    crew = view.words("crew")
    lines = [f"Quint on the Orca is at {crew[0]}, Brody at {crew[1]}, Hooper at {crew[2]}."]
    if view.words("overboard"):
        lines.append(f"Overboard: {names(view.words('overboard'))}.")
    if view.words("used"):
        lines.append(f"Used this round: {', '.join(view.words('used'))}.")
    if view.number("glide"):
        lines.append("Hooper may move one space on within the same action.")
    if view.word("meeple") != "-":
        lines.append(f"The shark was seen at {view.word('meeple')}.")
    return [*lines, token_line(view)]


def token_line(view: View) -> str:
    """The power tokens, as far as the seat knows: during its turn the shark knows more (JW-131)."""
    left, played = view.number("tokensleft"), view.number("played") == 1
    if view.seat == SHARK:
        left, played = len(view.words("tokens")), view.word("token") != TOKENS[NO_TOKEN]
    text = ", and played one this round" if played else ""
    return f"The shark has {counted(left, 'power token')} left{text}."


def barrel_lines(view: View) -> list[str]:
    """All eight barrels."""
    floating = [
        f"{count} at {SPACES[space]}"
        for space, count in enumerate(view.numbers("floating"))
        if count
    ]
    docks = view.numbers("docks")
    return [
        (
            f"Barrels: {view.number('orca')} on the Orca, "
            f"{view.number('aboard')} on Hooper's boat, "
            f"{view.number('carried')} carried by Brody, {view.number('shop')} at the shop, "
            f"{docks[0]} at dock 5, {docks[1]} at dock 8, {view.number('stuck')} on the shark, "
            f"floating: {', '.join(floating) or 'none'}."
        )
    ]


def shark_lines(view: View) -> list[str]:
    """The shark's own notes."""
    tokens = [TOKEN_NAMES[TOKENS.index(word)] for word in view.words("tokens")]
    played = TOKEN_NAMES[TOKENS.index(view.word("token"))]
    shark = view.word("shark")
    where = f"at {shark}" if shark != "-" else "not in the water yet"
    lines = [
        (
            f"Secret: you are {where}, with {played} this round. "
            f"Tokens left: {', '.join(tokens) or 'none'}."
        )
    ]
    bites = view.numbers("bites")
    eaten = [f"{bites[beach]} at {BEACHES[beach]}" for beach in range(BEACH_COUNT) if bites[beach]]
    eaten += ["Michael"] if view.number("michaelbite") else []
    turn = [
        f"{counted(view.number('strokes'), 'action')} left" if view.number("strokes") else "",
        f"{counted(view.number('rush'), 'space')} of the burst left" if view.number("rush") else "",
        "token used up" if view.number("rushed") else "",
        f"eaten: {', '.join(eaten)}" if eaten else "",
        f"sensors: {', '.join(view.words('touched'))}" if view.words("touched") else "",
        f"overboard: {names(view.words('knocked'))}" if view.words("knocked") else "",
    ]
    text = "; ".join([part for part in turn if part])
    return [*lines, f"Secret: this turn {text}." if text else ""]


def orca_lines(view: View, settings: Settings) -> list[str]:
    """The components of Act 2."""
    lines = head_lines(view, "the Orca")
    lines += [zone_line(view, settings, zone) for zone in range(ZONES)]
    lines += [member_line(view, settings, member) for member in range(CREW_SIZE)]
    lines += card_lines(view, settings) + option_lines(view, settings) + attack_lines(view)
    if view.seat == SHARK:
        hand = [ABILITY_NAMES[ABILITIES.index(word)] for word in view.words("hand")]
        lines.append(f"Secret: your ability cards: {', '.join(hand) or 'none'}.")
    if "choice" in view.facts and view.word("choice") != "-":
        ability = view.word("ability")
        card = ABILITY_NAMES[ABILITIES.index(ability)] if ability != "-" else "no ability"
        secret = "" if view.word("fin") != "-" else "Secret: "
        lines.append(f"{secret}The shark chose {view.word('choice')} with {card}.")
    if view.word("fin") != "-":
        lines.append(f"Its evade is {evade_now(view, settings)} (JW-116).")
    return lines


def evade_now(view: View, settings: Settings) -> int:
    """The evade of the shark that is up, with its ability and the gear on it (JW-116)."""
    card = view.words("options")[OPTION_LETTERS.index(view.word("choice"))]
    evade = int(settings.card_evade[CARD_WORDS.index(card)])
    if view.word("ability") == ABILITIES[HARD]:
        evade = int(HARD_EVADE)
    gear = view.facts["gear"]
    assert isinstance(gear, dict)
    kinds = [settings.names.index(name) for name in gear["attached"]]
    return max(
        0, evade - len([kind for kind in kinds if settings.kind_cards[kind] & settings.slowing])
    )


def zone_line(view: View, settings: Settings, zone: int) -> str:
    """One zone of the boat."""
    tile = view.numbers("tiles")[zone]
    if tile == WHOLE:
        damaging = counted(settings.damage[zone], "hit")
        what = f"whole, damaged by {damaging}, destroyed by {settings.destroy[zone]}"
    elif tile == DAMAGED:
        what = f"damaged, destroyed by {counted(settings.finish[zone], 'hit')}"
    else:
        what = "gone, all water"
    shark = " The shark is here." if view.word("fin") == str(zone + 1) else ""
    return f"Zone {zone + 1}: {what}.{shark}"


def member_line(view: View, settings: Settings, member: int) -> str:
    """One member with gear, weapon and target."""
    gear = view.facts["gear"]
    assert isinstance(gear, dict)
    spot = view.words("spots")[member].replace("-", " ").strip() or "off the board"
    wounds = view.numbers("wounds")[member]
    text = (
        f"{MEMBER_NAMES[member]}: {spot}, {wounds} of {counted(settings.crew_wounds, 'wound')}. "
        f"Gear: {', '.join(gear[MEMBERS[member]]) or 'none'}."
    )
    weapon, target = view.words("weapons")[member], view.words("targets")[member]
    if weapon != "-":
        text += f" Weapon: {weapon}, target: {'zone ' + target if target != '-' else 'none'}."
    if MEMBERS[member] in view.words("caged"):
        text += " In the Shark Cage this round."
    return text


def card_lines(view: View, settings: Settings) -> list[str]:
    """The shark's wounds, gear elsewhere, abilities."""
    gear = view.facts["gear"]
    assert isinstance(gear, dict)
    gone = [ABILITY_NAMES[ABILITIES.index(word)] for word in view.words("abilitiesgone")]
    return [
        (
            f"The shark has {view.number('hurt')} of {counted(settings.shark_wounds, 'wound')} and "
            f"{counted(view.number('handsize'), 'ability card')}"
            f"{', and one under its token' if view.number('cardplayed') else ''}. "
            f"Attached to it: {', '.join(gear['attached']) or 'nothing'}."
        ),
        f"Gear to divide: {', '.join(gear['pool'])}." if gear["pool"] else "",
        f"Gear discarded: {', '.join(gear['discarded'])}." if gear["discarded"] else "",
        f"Abilities used up: {', '.join(gone)}." if gone else "",
    ]


def option_lines(view: View, settings: Settings) -> list[str]:
    """The resurface cards."""
    lines = []
    for option, card in enumerate(view.words("options")):
        if card != "-":
            number = CARD_WORDS.index(card)
            shakes = ", shake off" if settings.card_shakes[number] else ""
            shown = " Not chosen." if OPTION_LETTERS[option] in view.words("shown") else ""
            lines.append(
                f"Option {OPTION_LETTERS[option]}: card {card}, "
                f"zone {settings.card_zone[number] + 1}, {settings.card_dice[number]} dice, "
                f"evade {settings.card_evade[number]}{shakes}.{shown}"
            )
    left = view.words("deck")
    lines.append(f"Resurface cards left ({len(left)}): {', '.join(left) or 'none'}.")
    if view.number("chummed"):
        lines.append("Chum was played this round.")
    return lines


def attack_lines(view: View) -> list[str]:
    """The attack that is going on."""
    dice = view.number("dice")
    thrown = [str(hits) for hits in view.numbers("thrown")]
    parts = [
        "The shark has rammed." if view.number("rammed") else "",
        f"The shark's {view.word('bout')} attack on {view.word('aim').replace('-', ' ')}."
        if view.word("bout") != "none"
        else "",
        f"Dice: {dice}." if dice else "",
        f"Hits thrown: {', '.join(thrown)}." if thrown else "",
        f"Dice thrown again: {', '.join(view.words('again'))}." if view.words("again") else "",
        "Maul Again is used." if view.number("mauled") else "",
        f"Asked for a cage: {names(view.words('asked'))}." if view.words("asked") else "",
        f"Had a bonus attack: {names(view.words('bitten'))}." if view.words("bitten") else "",
    ]
    return [" ".join([part for part in parts if part])]


def island(view: View) -> list[str]:
    """The map of Act 1."""
    rows = []
    for names in ISLAND_ROWS:
        cells = [f"{name} {_in_space(view, name)}" if name else "" for name in names]
        rows.append("  " + "".join([cell.ljust(CELL) for cell in cells]).rstrip())
    return [*rows, *ISLAND_KEY]


def _in_space(view: View, name: str) -> str:
    """The letters of a space."""
    letters = _members(view.words("crew"), name) + "o" * _barrels(view, name)
    if name in BEACHES:
        letters += "s" * int(view.numbers("swimmers")[BEACHES.index(name)])
        letters += "m" if view.word("michael") == name else ""
        letters += "x" if view.word("closed") == name else ""
    known = view.word("shark") if view.seat == 0 else view.word("meeple")
    return letters + ("^" if known == name else "")


def _barrels(view: View, name: str) -> int:
    """Barrels afloat, at the dock or in the shop."""
    if name == "Shop":
        return int(view.number("shop"))
    ashore = int(view.numbers("docks")[DOCKS.index(name)]) if name in DOCKS else 0
    return ashore + int(view.numbers("floating")[SPACES.index(name)])


def _members(places: list[str], name: str) -> str:
    """The first letters of the members there."""
    return "".join(
        [MEMBER_NAMES[member][0] for member in range(CREW_SIZE) if places[member] == name]
    )


def boat(view: View) -> list[str]:
    """The map of Act 2: the zones from bow to stern, water outside, boat inside."""
    return [
        "  bow     port side       stern",
        _water(view, PORT),
        _planks(view, PORT),
        _planks(view, STARBOARD),
        _water(view, STARBOARD),
        "  bow   starboard side    stern",
        BOAT_KEY,
    ]


def _water(view: View, zones: list[int]) -> str:
    cells = []
    for zone in zones:
        fin = "^" if view.word("fin") == str(zone + 1) else ""
        cells.append(f"{zone + 1} {_members(view.words('spots'), f'water-{zone + 1}')}{fin}")
    return "  " + "".join([cell.ljust(8) for cell in cells]).rstrip()


def _planks(view: View, zones: list[int]) -> str:
    spots, tiles = view.words("spots"), view.numbers("tiles")
    cells = [f"{TILE_MARKS[tiles[zone]]}{_members(spots, f'boat-{zone + 1}')}" for zone in zones]
    return "  " + "".join([cell.ljust(8) for cell in cells]).rstrip()
