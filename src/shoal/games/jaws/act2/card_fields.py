"""Gear and ability cards as fields: lists of names, where equal cards are not told apart."""

from typing import Final, final

from shoal.core.bits import bit, count_bits, lowest_bit, members, shift_left
from shoal.core.errors import BadPosition
from shoal.core.fields.fields import CustomField
from shoal.core.observation.features import Group, Members
from shoal.core.options import clip
from shoal.core.packed_arrays import i16, i64, vec
from shoal.games.jaws.component_tables import MAX_GEAR_CARDS
from shoal.games.jaws.components import (
    ABILITIES,
    ABILITY_COPIES,
    ABILITY_KINDS,
    ABILITY_PAIR,
    CREW_SIZE,
    MEMBERS,
)
from shoal.games.jaws.options import Settings
from shoal.games.jaws.state import Board

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
            raise BadPosition("gear= takes six places: the crew, not divided, attached, discarded.")
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
        raise BadPosition("gear= leaves out one of a member's own cards.")
    board.gear_deck = free


def free_card(settings: Settings, free: i64, name: str) -> i64:
    """The first free card of that name, as a bit."""
    if name not in settings.names:
        raise BadPosition(f"There is no gear called {clip(name)}.")
    cards = free & settings.kind_cards[settings.names.index(name)]
    if cards == 0:
        raise BadPosition(f"gear= names more {name} than there are.")
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
                f"{self.name}={clip(text)} should name some of {', '.join(ABILITIES)}."
            )
        kinds = [ABILITIES.index(word) for word in words]
        if kinds != sorted(kinds):
            raise BadPosition(f"{self.name}= names its cards in the order {', '.join(ABILITIES)}.")
        for word in words:
            if words.count(word) > ABILITY_COPIES:
                raise BadPosition(f"{self.name}= names {word} more than twice.")
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
