"""The fields of both acts, with who may see them.

Gear and ability cards are lists of names: equal cards are not told apart.
"""

from typing import Final, final

from shoal.core.bits import bit, count_bits, lowest_bit, members, shift_left
from shoal.core.errors import BadPosition
from shoal.core.fields.fields import CustomField, Fields
from shoal.core.message import say
from shoal.core.observation.features import Group, Members
from shoal.core.options import clip
from shoal.core.packed_arrays import append, i16, i64, vec
from shoal.games.jaws.act1.event_phase import start_shark_turn
from shoal.games.jaws.components import (
    ABILITIES,
    ABILITY_CARDS,
    ABILITY_COPIES,
    ABILITY_KINDS,
    ABILITY_PAIR,
    BARRELS,
    BEACHES,
    BURST_STEPS,
    CARD_WORDS,
    CREW_SIZE,
    EVENT_WORDS,
    HIT_BITS,
    HIT_MASK,
    LAST_BARREL,
    MAX_DICE,
    MEMBERS,
    NO_ABILITY,
    NO_BEACH,
    NO_CARD,
    NO_EVENT,
    NO_KIND,
    NO_MEMBER,
    NO_OPTION,
    NO_ZONE,
    NOWHERE,
    OFF_BOARD,
    OPTION_COUNT,
    OPTION_LETTERS,
    POWER_TOKENS,
    SHARK,
    SHARK_ACTIONS,
    SPACES,
    SWIMMERS,
    TOKEN_COUNT,
    TOKENS,
    WHOLE,
    ZONE_WORDS,
)
from shoal.games.jaws.crew_knowledge import STORY, known_at_start, note_board
from shoal.games.jaws.moves import (
    CHOOSE_TOKEN,
    CREW_ATTACK,
    DECIDE_BLANKS,
    DECIDE_MAUL,
    HUNT,
    OVER,
    ROLL_BLANKS,
    ROLL_MAUL,
    SPEED_BURST,
)
from shoal.games.jaws.options import MAX_GEAR_CARDS, Settings
from shoal.games.jaws.state import Board, tokens_known

ONCE_A_ROUND: Final = ["launch", "binoculars", "close", "finder"]
MAX_BASE: Final[i64] = 2 * TOKEN_COUNT + 1


def act1_fields(board: Board, f: Fields, *, in_use: bool) -> None:
    """Name the fields of Act 1."""
    if f.part("amity", in_use, visible=True):
        amity_fields(board, f)
        boat_and_barrel_fields(board, f)
    if f.part("amity.shark", in_use, visible=f.viewer == SHARK):
        hunt_fields(board, f)
    if f.part("amity", in_use, visible=True):
        f.custom(STORY, board)
        if f.derived():
            f.number("tokensleft", tokens_known(board), 0, TOKEN_COUNT)
    if f.reading and in_use:
        fill_act1(board, f)


def amity_fields(board: Board, f: Fields) -> None:
    """Cards, swimmers and beaches."""
    board.events = f.members("events", board.events, EVENT_WORDS)
    board.event = f.word_or_none("event", board.event, EVENT_WORDS, NO_EVENT)
    board.extra = f.word_or_none("extra", board.extra, MEMBERS, NO_MEMBER)
    board.swimmers = f.numbers("swimmers", board.swimmers, 0, 0, SWIMMERS)
    board.michael = f.word_or_none("michael", board.michael, BEACHES, NO_BEACH)
    board.closed = f.word_or_none("closed", board.closed, BEACHES, NO_BEACH)
    board.opening = f.number("opening", board.opening, 0, 1)


def boat_and_barrel_fields(board: Board, f: Fields) -> None:
    """The crew, its boats and barrels, and what it has seen of the shark."""
    board.at = f.words("crew", board.at, SPACES, NOWHERE)
    board.overboard = f.members("overboard", board.overboard, MEMBERS)
    board.orca = f.number("orca", board.orca, 0, BARRELS)
    board.aboard = f.number("aboard", board.aboard, 0, BARRELS)
    board.carried = f.number("carried", board.carried, 0, 1)
    board.shop = f.number("shop", board.shop, 0, BARRELS)
    board.docks = f.numbers("docks", board.docks, 0, 0, BARRELS)
    board.floating = f.numbers("floating", board.floating, 0, 0, BARRELS)
    board.stuck = f.number("stuck", board.stuck, 0, LAST_BARREL)
    board.meeple = f.word_or_none("meeple", board.meeple, SPACES, NOWHERE)
    board.played = f.number("played", board.played, 0, 1)
    board.base = f.number("base", board.base, 0, MAX_BASE)
    board.glide = f.number("glide", board.glide, 0, 1)
    board.used = f.members("used", board.used, ONCE_A_ROUND)


def hunt_fields(board: Board, f: Fields) -> None:
    """The shark's secrets (JW-131)."""
    board.place = f.word_or_none("shark", board.place, SPACES, NOWHERE)
    board.tokens = f.members("tokens", board.tokens, POWER_TOKENS)
    board.token = f.word("token", board.token, TOKENS)
    board.strokes = f.number("strokes", board.strokes, 0, SHARK_ACTIONS + 1)
    board.rush = f.number("rush", board.rush, 0, BURST_STEPS)
    board.rushed = f.number("rushed", board.rushed, 0, 1)
    board.bites = f.numbers("bites", board.bites, 0, 0, SWIMMERS)
    board.bit_michael = f.number("michaelbite", board.bit_michael, 0, 1)
    board.touched = f.members("touched", board.touched, SPACES)
    board.knocked = f.members("knocked", board.knocked, MEMBERS)


def fill_act1(board: Board, f: Fields) -> None:
    """Derive fields that a position leaves out from the others."""
    if f.was_missing("events") and board.event != NO_EVENT:
        board.events &= ~bit(board.event)
    hunting = board.phase == CHOOSE_TOKEN or board.phase == HUNT or board.phase == SPEED_BURST
    if f.was_missing("strokes") and hunting:
        start_shark_turn(board)
    if f.was_missing("base"):
        board.base = known_at_start(board)
    if f.was_missing("story") and hunting:
        note_board(board)


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
        raise BadPosition(say("error-thrown-dice", due=int(due)))
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
