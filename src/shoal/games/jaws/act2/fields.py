"""The fields of Act 2: boat, crew, cards and the shark's choice."""

from typing import Final

from shoal.core.bits import bit, count_bits, shift_left
from shoal.core.errors import BadPosition
from shoal.core.fields.fields import Fields
from shoal.core.packed_arrays import append, i64, vec
from shoal.games.jaws.act2.card_fields import DISCARDED_ABILITIES, HAND, gear_field
from shoal.games.jaws.components import (
    ABILITIES,
    ABILITY_CARDS,
    CARD_WORDS,
    HIT_BITS,
    HIT_MASK,
    MAX_DICE,
    MEMBERS,
    NO_ABILITY,
    NO_CARD,
    NO_KIND,
    NO_OPTION,
    NO_ZONE,
    OFF_BOARD,
    OPTION_COUNT,
    OPTION_LETTERS,
    SHARK,
    WHOLE,
    ZONE_WORDS,
)
from shoal.games.jaws.moves import (
    CREW_ATTACK,
    DECIDE_BLANKS,
    DECIDE_MAUL,
    OVER,
    ROLL_BLANKS,
    ROLL_MAUL,
)
from shoal.games.jaws.state import Board

BOAT_WORDS: Final = [f"boat-{zone}" for zone in ZONE_WORDS]
SPOTS: Final = BOAT_WORDS + [f"water-{zone}" for zone in ZONE_WORDS]
AIMS: Final = BOAT_WORDS + MEMBERS
BOUTS: Final = ["none", "main", "helping", "bonus"]
DIE_WORDS: Final = ["1", "2", "3"]
MAX_WOUNDS: Final[i64] = 99


def act2_fields(board: Board, f: Fields, *, in_use: bool) -> None:
    """Name the fields of Act 2; the shark's choice is secret until it surfaces (JW-132)."""
    if f.part("orca", in_use, visible=True):
        boat_fields(board, f)
        attack_fields(board, f)
    revealed = f.viewer == SHARK or board.fin != NO_ZONE
    if f.part("orca.revealed", in_use, visible=revealed):
        board.choice = f.word_or_none("choice", board.choice, OPTION_LETTERS, NO_OPTION)
    if f.part("orca", in_use, visible=True):
        gear_and_dice_fields(board, f)
    if f.part("orca.shark", in_use, visible=f.viewer == SHARK):
        f.custom(HAND, board)
    if f.part("orca", in_use, visible=True):
        f.custom(DISCARDED_ABILITIES, board)
    if f.part("orca.revealed", in_use, visible=revealed):
        board.ability = f.word_or_none("ability", board.ability, ABILITIES, NO_ABILITY)
    if f.reading and in_use:
        fill_act2(board, f)


def boat_fields(board: Board, f: Fields) -> None:
    """The boat, the crew on it, and the resurface cards."""
    board.tiles = f.numbers("tiles", board.tiles, 0, 0, WHOLE)
    board.spots = f.words("spots", board.spots, SPOTS, OFF_BOARD)
    board.wounds = f.numbers("wounds", board.wounds, 0, 0, MAX_WOUNDS)
    board.hurt = f.number("hurt", board.hurt, 0, MAX_WOUNDS)
    board.deck = f.members("deck", board.deck, CARD_WORDS)
    board.options = f.words("options", board.options, CARD_WORDS, NO_CARD)
    board.shown = f.members("shown", board.shown, OPTION_LETTERS)
    board.chummed = f.number("chummed", board.chummed, 0, 1)


def attack_fields(board: Board, f: Fields) -> None:
    """The attacks of both sides."""
    board.targets = f.words("targets", board.targets, ZONE_WORDS, NO_ZONE)
    board.caged = f.members("caged", board.caged, MEMBERS)
    board.fin = f.word_or_none("fin", board.fin, ZONE_WORDS, NO_ZONE)
    board.rammed = f.number("rammed", board.rammed, 0, 1)
    board.bout = f.word("bout", board.bout, BOUTS)
    board.aim = f.word("aim", board.aim, AIMS)
    board.asked = f.members("asked", board.asked, MEMBERS)
    board.bitten = f.members("bitten", board.bitten, MEMBERS)
    board.dice = f.number("dice", board.dice, 0, MAX_DICE)
    board.again = f.members("again", board.again, DIE_WORDS)
    board.mauled = f.number("mauled", board.mauled, 0, 1)
    board.card_played = f.number("cardplayed", board.card_played, 0, 1)


def gear_and_dice_fields(board: Board, f: Fields) -> None:
    """Gear, weapons and dice, and how many ability cards the shark holds."""
    f.custom(gear_field(board.settings), board)
    board.weapons = f.words("weapons", board.weapons, board.settings.names, NO_KIND)
    hits = f.number_list("thrown", thrown_hits(board), MAX_DICE, 0, HIT_MASK)
    if f.reading:
        put_hits(board, hits)
    if f.derived():
        f.number("handsize", count_bits(board.hand), 0, ABILITY_CARDS)


def dice_lie(board: Board) -> i64:
    """How many thrown dice lie on the board."""
    phase = board.phase
    if phase == DECIDE_BLANKS or phase == ROLL_BLANKS:
        return board.dice
    if phase == DECIDE_MAUL or phase == ROLL_MAUL:
        return board.dice
    return 0


def thrown_hits(board: Board) -> vec[i64]:
    """The hits on each thrown die."""
    count = dice_lie(board)
    hits = vec[i64](capacity=count)
    for die in range(count):
        hits = append(hits, board.thrown >> (HIT_BITS * die) & HIT_MASK)
    return hits


def put_hits(board: Board, hits: vec[i64]) -> None:
    """Lay the dice out with these hits."""
    due = dice_lie(board)
    if len(hits) != due:
        raise BadPosition(f"thrown= takes the hits on {due} dice.")
    board.thrown = 0
    for die in range(due):
        board.thrown |= shift_left(hits[die], HIT_BITS * die)


def fill_act2(board: Board, f: Fields) -> None:
    """Derive fields that a position leaves out from the others."""
    zones = board.settings.card_zone
    cards = [card for card in board.options if card < len(zones)]
    if f.was_missing("deck"):
        for card in cards:
            board.deck &= ~bit(card)
    if f.was_missing("cardplayed") and board.ability != NO_ABILITY:
        board.card_played = 1
    revealed = CREW_ATTACK <= board.phase < OVER and board.choice != NO_OPTION
    if f.was_missing("fin") and revealed and len(cards) == OPTION_COUNT:
        board.fin = zones[board.options[board.choice]]
