"""The state of Act 2: the Orca, its crew and gear, and the shark's cards; and the whole board.

Gear and ability cards are lists of names: equal cards are not told apart.
"""

from typing import Final, final

from shoal.core.bits import bit, count_bits, lowest_bit, members, shift_left
from shoal.core.errors import BadPosition
from shoal.core.fields.fields import CustomField, Fields
from shoal.core.message import say
from shoal.core.observation.features import Group, Members
from shoal.core.packed_arrays import append, i16, i64, vec
from shoal.core.text.clip import clip
from shoal.games.jaws.act1.state import copy_amity, lay_out_amity
from shoal.games.jaws.components import (
    ABILITIES,
    ABILITY_CARDS,
    ABILITY_COPIES,
    ABILITY_KINDS,
    ABILITY_PAIR,
    ALL_ABILITIES,
    CARD_WORDS,
    CREW_SIZE,
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
    OPTION_LETTERS,
    ORCA_SPACES,
    SHARK,
    WHOLE,
    ZONE_WORDS,
    ZONES,
)
from shoal.games.jaws.crew_knowledge import CrewKnowledge, copy_knowledge
from shoal.games.jaws.moves import DECIDE_BLANKS, DECIDE_MAUL, ROLL_BLANKS, ROLL_MAUL
from shoal.games.jaws.options import MAX_GEAR_CARDS, Settings
from shoal.games.jaws.state import copy_shared

BOAT_WORDS: Final = [f"boat-{zone}" for zone in ZONE_WORDS]
SPOTS: Final = BOAT_WORDS + [f"water-{zone}" for zone in ZONE_WORDS]
AIMS: Final = BOAT_WORDS + MEMBERS
BOUTS: Final = ["none", "main", "helping", "bonus"]
DIE_WORDS: Final = ["1", "2", "3"]
MAX_WOUNDS: Final[i64] = 99


class Board(CrewKnowledge):
    """The components of both acts."""

    def __init__(self) -> None:
        super().__init__()
        # Open to all.
        self.tiles = vec[i64]()
        self.beside = vec[i64]()  # which spaces touch, see orca.py
        self.spots = vec[i64]()
        self.wounds = vec[i64]()
        self.hurt: i64 = 0  # the shark's wounds
        self.gear = vec[i64]()
        self.gear_deck: i64 = 0
        self.pool: i64 = 0  # gear not yet divided
        self.attached: i64 = 0
        self.gear_gone: i64 = 0
        self.deck: i64 = 0  # resurface cards face down
        self.options = vec[i64]()
        self.shown: i64 = 0  # tokens the shark has shown not to have chosen
        self.chummed: i64 = 0
        self.weapons = vec[i64]()
        self.targets = vec[i64]()
        self.caged: i64 = 0
        self.fin: i64 = NO_ZONE  # the zone where the shark has surfaced
        self.rammed: i64 = 0
        self.bout: i64 = 0  # which attack: 1 main, 2 second helping, 3 bonus
        self.aim: i64 = 0  # zones 0 to 7, members 8 to 10
        self.asked: i64 = 0  # members who may still play a Shark Cage
        self.bitten: i64 = 0  # members who had their bonus attack
        self.dice: i64 = 0  # how many dice are thrown
        self.thrown: i64 = 0  # their hits, four bits each
        self.again: i64 = 0  # which of them are thrown again
        self.mauled: i64 = 0
        self.ability_gone: i64 = 0
        self.card_played: i64 = 0  # an ability card lies under the token
        # The shark's secrets.
        self.abilities: i64 = ALL_ABILITIES  # not dealt
        self.hand: i64 = 0
        self.choice: i64 = NO_OPTION
        self.ability: i64 = NO_ABILITY

    def act2_fields(self, f: Fields, *, in_use: bool) -> None:
        """Name the fields of Act 2; the shark's choice is secret until it surfaces (JW-132)."""
        if f.part("orca", in_use, visible=True):
            self.boat_fields(f)
            self.attack_fields(f)
        revealed = f.viewer == SHARK or self.fin != NO_ZONE
        if f.part("orca.revealed", in_use, visible=revealed):
            self.choice = f.word_or_none("choice", self.choice, OPTION_LETTERS, NO_OPTION)
        if f.part("orca", in_use, visible=True):
            self.gear_and_dice_fields(f)
        if f.part("orca.shark", in_use, visible=f.viewer == SHARK):
            f.custom(HAND, self)
        if f.part("orca", in_use, visible=True):
            f.custom(DISCARDED_ABILITIES, self)
        if f.part("orca.revealed", in_use, visible=revealed):
            self.ability = f.word_or_none("ability", self.ability, ABILITIES, NO_ABILITY)

    def boat_fields(self, f: Fields) -> None:
        """The boat, the crew on it, and the resurface cards."""
        self.tiles = f.numbers("tiles", self.tiles, 0, 0, WHOLE)
        self.spots = f.words("spots", self.spots, SPOTS, OFF_BOARD)
        self.wounds = f.numbers("wounds", self.wounds, 0, 0, MAX_WOUNDS)
        self.hurt = f.number("hurt", self.hurt, 0, MAX_WOUNDS)
        self.deck = f.members("deck", self.deck, CARD_WORDS)
        self.options = f.words("options", self.options, CARD_WORDS, NO_CARD)
        self.shown = f.members("shown", self.shown, OPTION_LETTERS)
        self.chummed = f.number("chummed", self.chummed, 0, 1)

    def attack_fields(self, f: Fields) -> None:
        """The attacks of both sides."""
        self.targets = f.words("targets", self.targets, ZONE_WORDS, NO_ZONE)
        self.caged = f.members("caged", self.caged, MEMBERS)
        self.fin = f.word_or_none("fin", self.fin, ZONE_WORDS, NO_ZONE)
        self.rammed = f.number("rammed", self.rammed, 0, 1)
        self.bout = f.word("bout", self.bout, BOUTS)
        self.aim = f.word("aim", self.aim, AIMS)
        self.asked = f.members("asked", self.asked, MEMBERS)
        self.bitten = f.members("bitten", self.bitten, MEMBERS)
        self.dice = f.number("dice", self.dice, 0, MAX_DICE)
        self.again = f.members("again", self.again, DIE_WORDS)
        self.mauled = f.number("mauled", self.mauled, 0, 1)
        self.card_played = f.number("cardplayed", self.card_played, 0, 1)

    def gear_and_dice_fields(self, f: Fields) -> None:
        """Gear, weapons and dice, and how many ability cards the shark holds."""
        f.custom(gear_field(self.settings), self)
        self.weapons = f.words("weapons", self.weapons, self.settings.names, NO_KIND)
        hits = f.number_list("thrown", thrown_hits(self), MAX_DICE, 0, HIT_MASK)
        if f.reading:
            put_hits(self, hits)
        if f.derived():
            f.number("handsize", count_bits(self.hand), 0, ABILITY_CARDS)


def lay_out(state: Board) -> None:
    """Fill the arrays of both acts as at the start."""
    lay_out_amity(state)
    state.tiles = vec[i64]([WHOLE] * ZONES)
    state.beside = vec[i64]([0] * ORCA_SPACES)
    state.spots = vec[i64]([OFF_BOARD, OFF_BOARD, OFF_BOARD])
    state.wounds = vec[i64]([0, 0, 0])
    state.gear = vec[i64]([0, 0, 0])
    state.options = vec[i64]([NO_CARD, NO_CARD, NO_CARD])
    state.weapons = vec[i64]([NO_KIND, NO_KIND, NO_KIND])
    state.targets = vec[i64]([NO_ZONE, NO_ZONE, NO_ZONE])


def copy_board(old: Board, new: Board) -> None:
    """Make the new board an independent copy of the old one."""
    copy_shared(old, new)
    copy_amity(old, new)
    copy_knowledge(old, new)
    new.tiles = old.tiles[:]
    new.beside = old.beside[:]
    new.spots = old.spots[:]
    new.wounds = old.wounds[:]
    new.hurt = old.hurt
    new.gear = old.gear[:]
    new.gear_deck = old.gear_deck
    new.pool = old.pool
    new.attached = old.attached
    new.gear_gone = old.gear_gone
    new.deck = old.deck
    new.options = old.options[:]
    new.shown = old.shown
    new.chummed = old.chummed
    new.weapons = old.weapons[:]
    new.targets = old.targets[:]
    new.caged = old.caged
    new.fin = old.fin
    new.rammed = old.rammed
    new.bout = old.bout
    new.aim = old.aim
    new.asked = old.asked
    new.bitten = old.bitten
    new.dice = old.dice
    new.thrown = old.thrown
    new.again = old.again
    new.mauled = old.mauled
    new.ability_gone = old.ability_gone
    new.card_played = old.card_played
    new.abilities = old.abilities
    new.hand = old.hand
    new.choice = old.choice
    new.ability = old.ability


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
        raise BadPosition(say("error-thrown-dice", due=int(due)))
    board.thrown = 0
    for die in range(due):
        board.thrown |= shift_left(hits[die], HIT_BITS * die)


GEAR_PLACES: Final = [*MEMBERS, "pool", "attached", "discarded"]


@final
class GearField(CustomField):
    """Where the gear cards are; those that are not named are in the deck."""

    def __init__(self, names: list[str]) -> None:
        places = [Members(place, names, MAX_GEAR_CARDS) for place in GEAR_PLACES]
        typescript = "".join([f"{place}: string[]; " for place in GEAR_PLACES])
        super().__init__("gear", "gear", Group("gear", places), f"{{ {typescript}}}")

    def fact(self, state: object, viewer: i64) -> object:
        assert isinstance(state, Board)
        return dict(zip(GEAR_PLACES, gear_names(state), strict=True))

    def set_fact(self, state: object, fact: object, viewer: i64) -> None:
        assert isinstance(state, Board)
        assert isinstance(fact, dict)
        place_gear(state, [fact[place] for place in GEAR_PLACES])

    def text(self, state: object) -> str:
        assert isinstance(state, Board)
        return "/".join([",".join(names) or "-" for names in gear_names(state)])

    def set_text(self, state: object, text: str) -> None:
        assert isinstance(state, Board)
        places = text.split("/")
        if len(places) != len(GEAR_PLACES):
            raise BadPosition(say("error-gear-places"))
        place_gear(state, [[] if place == "-" else place.split(",") for place in places])

    def observe(self, state: object, viewer: i64, row: vec[i16], at: i64) -> None:
        """How many cards of each kind lie in each place."""
        assert isinstance(state, Board)
        settings = state.settings
        size: i64 = len(settings.names)
        for member in range(CREW_SIZE):
            count_kinds(settings.card_kind, state.gear[member], row, at)
            at += size
        count_kinds(settings.card_kind, state.pool, row, at)
        count_kinds(settings.card_kind, state.attached, row, at + size)
        count_kinds(settings.card_kind, state.gear_gone, row, at + 2 * size)


def gear_field(settings: Settings) -> CustomField:
    """The field for the gear of this table, made once."""
    field = settings.gear_field
    if field is None:
        field = GearField(settings.names)
        settings.gear_field = field
    return field


def count_kinds(kinds: vec[i64], cards: i64, row: vec[i16], at: i64) -> None:
    """Add 1 at its kind for each card of a set."""
    while cards != 0:
        row[at + kinds[lowest_bit(cards)]] += 1
        cards &= cards - 1


def gear_names(board: Board) -> list[list[str]]:
    """The names of the cards in each place, by kind."""
    settings = board.settings
    found: list[list[str]] = []
    for cards in [*board.gear, board.pool, board.attached, board.gear_gone]:
        kinds = sorted([int(settings.card_kind[card]) for card in members(cards)])
        found.append([settings.names[kind] for kind in kinds])
    return found


def place_gear(board: Board, places: list[list[str]]) -> None:
    """Put the named cards in their places, and the others into the deck."""
    settings = board.settings
    free = settings.deck | settings.own[0] | settings.own[1] | settings.own[2]
    sets: list[i64] = []
    for names in places:
        cards: i64 = 0
        for name in names:
            card = free_card(settings, free, name)
            free &= ~card
            cards |= card
        sets.append(cards)
    board.gear = vec[i64](sets[:CREW_SIZE])
    board.pool, board.attached, board.gear_gone = sets[CREW_SIZE:]
    if free & ~settings.deck:
        raise BadPosition(say("error-gear-missing"))
    board.gear_deck = free


def free_card(settings: Settings, free: i64, name: str) -> i64:
    """The first free card of that name, as a bit."""
    if name not in settings.names:
        raise BadPosition(say("error-gear-unknown", text=clip(name)))
    cards = free & settings.kind_cards[settings.names.index(name)]
    if cards == 0:
        raise BadPosition(say("error-gear-many", gear=name))
    return cards & -cards


@final
class AbilityField(CustomField):
    """The ability cards in the shark's hand, or the discarded ones."""

    def __init__(self, name: str, *, in_hand: bool) -> None:
        super().__init__(name, name, Members(name, ABILITIES, ABILITY_COPIES), "string[]")
        self.in_hand = in_hand

    def cards(self, state: object) -> i64:
        """The cards as bits."""
        assert isinstance(state, Board)
        if self.in_hand:
            return state.hand
        return state.ability_gone

    def put(self, state: object, kinds: list[int]) -> None:
        """Put cards of these kinds there."""
        assert isinstance(state, Board)
        if self.in_hand:
            state.hand = ability_cards(kinds)
        else:
            state.ability_gone = ability_cards(kinds)

    def words(self, state: object) -> list[str]:
        """The names of the cards."""
        return [ABILITIES[card // ABILITY_COPIES] for card in members(self.cards(state))]

    def fact(self, state: object, viewer: i64) -> object:
        return self.words(state)

    def set_fact(self, state: object, fact: object, viewer: i64) -> None:
        assert isinstance(fact, list)
        self.put(state, [ABILITIES.index(word) for word in fact])

    def text(self, state: object) -> str:
        return ",".join(self.words(state))

    def set_text(self, state: object, text: str) -> None:
        words = [] if text == "-" else text.split(",")
        if any(word not in ABILITIES for word in words):
            raise BadPosition(
                say("error-ability-names", field=self.name, text=clip(text), abilities=ABILITIES)
            )
        kinds = [ABILITIES.index(word) for word in words]
        if kinds != sorted(kinds):
            raise BadPosition(say("error-ability-order", field=self.name, abilities=ABILITIES))
        for word in words:
            if words.count(word) > ABILITY_COPIES:
                raise BadPosition(say("error-ability-often", field=self.name, ability=word))
        self.put(state, kinds)

    def observe(self, state: object, viewer: i64, row: vec[i16], at: i64) -> None:
        """How many cards of each kind there are."""
        cards = self.cards(state)
        while cards != 0:
            row[at + lowest_bit(cards) // ABILITY_COPIES] += 1
            cards &= cards - 1


HAND: Final = AbilityField("hand", in_hand=True)
DISCARDED_ABILITIES: Final = AbilityField("abilitiesgone", in_hand=False)


def ability_cards(kinds: list[int]) -> i64:
    """Cards of these kinds, the first copies first."""
    cards: i64 = 0
    for kind in kinds:
        card = bit(ABILITY_COPIES * kind)
        if cards & card:
            card = bit(ABILITY_COPIES * kind + 1)
        cards |= card
    return cards


def known_copies(board: Board, kind: i64) -> i64:
    """How many cards of a kind are in the hand, discarded or under the token."""
    hand = board.hand >> (ABILITY_COPIES * kind) & ABILITY_PAIR
    gone = board.ability_gone >> (ABILITY_COPIES * kind) & ABILITY_PAIR
    copies = count_bits(hand) + count_bits(gone)
    if board.ability == kind:
        copies += 1
    return copies


def collect_undealt(board: Board) -> None:
    """Put the ability cards that are nowhere else into the deck."""
    board.abilities = 0
    for kind in range(ABILITY_KINDS):
        left = ABILITY_COPIES - known_copies(board, kind)
        if left > 0:
            board.abilities |= shift_left(bit(left) - 1, ABILITY_COPIES * (kind + 1) - left)
