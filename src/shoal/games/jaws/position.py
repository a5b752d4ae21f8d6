"""Positions of Jaws as text: ``key=value`` words, both ways.

A key that a text leaves out has its value at the start of the act, so a
position typed by hand can be short.  Written positions are complete.
"""

from shoal.core.bits import bit, count_bits, members, shift_left
from shoal.core.errors import BadPosition
from shoal.core.notation import PositionWords, whole_number
from shoal.core.options import clip
from shoal.core.packed_arrays import i64, vec
from shoal.games.jaws.act1.event_phase import shark_actions
from shoal.games.jaws.act2.boat import join_spaces
from shoal.games.jaws.act2.setup import begin_orca
from shoal.games.jaws.components import (
    ABILITIES,
    ABILITY_COPIES,
    ABILITY_PAIR,
    CREW_SIZE,
    HIT_BITS,
    HIT_MASK,
    NO_ABILITY,
    NO_EVENT,
    NO_KIND,
    NO_OPTION,
    OPTION_COUNT,
    WATERS,
)
from shoal.games.jaws.crew_knowledge import WIDTHS, known_at_start, note_board, pack_row, unpack_row
from shoal.games.jaws.fields import (
    ACT1_FIELDS,
    ACT1_SECRETS,
    ACT2_FIELDS,
    ACT2_SECRETS,
    SHARED_FIELDS,
    Field,
)
from shoal.games.jaws.moves import (
    CHOOSE_TOKEN,
    CREW_ATTACK,
    DECIDE_BLANKS,
    DECIDE_MAUL,
    ENDINGS,
    GOING_ON,
    HUNT,
    OVER,
    PHASES,
    ROLL_BLANKS,
    ROLL_MAUL,
    SPEED_BURST,
)
from shoal.games.jaws.options import ONLY_ACT_1, ONLY_ACT_2, Settings
from shoal.games.jaws.position_checks import check_position
from shoal.games.jaws.rules import JawsState, new_state
from shoal.games.jaws.state import Board, is_act1

MAX_ROWS_PER_ROUND = 6
GEAR_PLACES = 6
THROWN_PHASES = (DECIDE_BLANKS, ROLL_BLANKS, DECIDE_MAUL, ROLL_MAUL)
HUNT_PHASES = (CHOOSE_TOKEN, HUNT, SPEED_BURST)


def write_fields(board: Board, fields: list[Field]) -> list[str]:
    """The fields as words of a position."""
    return [f"{field.key}={field.write(board)}" for field in fields]


def write_board(state: JawsState) -> str:
    """The complete position."""
    words = [f"stage={PHASES[state.phase]}"]
    if state.phase == OVER:
        words.append(f"ending={ENDINGS[state.ending]}")
    words += write_fields(state, SHARED_FIELDS)
    if is_act1(state):
        rows = ",".join(
            [".".join([str(part) for part in unpack_row(entry)]) for entry in state.knowledge]
        )
        words += [
            *write_fields(state, ACT1_FIELDS),
            *write_fields(state, ACT1_SECRETS),
            f"story={rows or '-'}",
        ]
    else:
        words += [
            *write_fields(state, ACT2_FIELDS),
            *write_fields(state, ACT2_SECRETS),
            *write_cards(state),
        ]
    return " ".join(words)


def write_cards(state: JawsState) -> list[str]:
    """Gear, weapons, dice and abilities."""
    places = "/".join([",".join(names) or "-" for names in gear_places(state)])
    return [
        f"gear={places}",
        f"weapons={','.join(weapon_names(state))}",
        f"thrown={','.join([str(hits) for hits in thrown_hits(state)]) or '-'}",
        f"hand={','.join(ability_words(state.hand)) or '-'}",
        f"abilitiesgone={','.join(ability_words(state.ability_gone)) or '-'}",
        f"ability={ABILITIES[state.ability] if state.ability < NO_ABILITY else '-'}",
    ]


def gear_names(settings: Settings, cards: i64) -> list[str]:
    """The names of a set of gear cards, by kind."""
    kinds = sorted([int(settings.card_kind[card]) for card in members(cards)])
    return [settings.names[kind] for kind in kinds]


def gear_places(board: Board) -> list[list[str]]:
    """Gear of Quint, Brody and Hooper, not divided, attached, discarded."""
    sets = [*board.gear, board.pool, board.attached, board.gear_gone]
    return [gear_names(board.settings, cards) for cards in sets]


def weapon_names(board: Board) -> list[str]:
    """The weapon that each member has laid out, or a dash."""
    return [board.settings.names[kind] if kind != NO_KIND else "-" for kind in board.weapons]


def thrown_hits(board: Board) -> list[int]:
    """The hits on each thrown die."""
    if board.phase in THROWN_PHASES:
        return [int(board.thrown >> (HIT_BITS * die) & HIT_MASK) for die in range(board.dice)]
    return []


def ability_words(cards: i64) -> list[str]:
    """The abilities on a set of cards."""
    return [ABILITIES[card // ABILITY_COPIES] for card in members(cards)]


def read_board(players: i64, settings: Settings, text: str) -> JawsState:
    """The position from its text, checked so that play can go on from it."""
    fields = PositionWords(text)
    state = new_state(players, settings)
    phase = PHASES.index(fields.one_of("stage", PHASES))
    ending = GOING_ON
    if phase == OVER:
        ending = ENDINGS.index(fields.one_of("ending", ENDINGS[1:]))
    state.phase = phase
    state.ending = ending
    amity = is_act1(state)
    if (amity and settings.acts == ONLY_ACT_2) or (not amity and settings.acts == ONLY_ACT_1):
        raise BadPosition(f"There is no stage={PHASES[phase]} in the act that is played.")
    if amity:
        read_act1(state, fields)
    else:
        read_act2(state, fields)
    check_position(state)
    fields.done()
    return state


def read_fields(board: Board, fields: PositionWords, known: list[Field]) -> None:
    """Read those fields that the text names."""
    for field in known:
        if field.key in fields.words:
            field.read(board, fields.text(field.key))


def read_act1(state: JawsState, fields: PositionWords) -> None:
    """A position of Act 1."""
    has_events = "events" in fields.words
    has_base = "base" in fields.words
    has_turn = "strokes" in fields.words
    read_fields(state, fields, SHARED_FIELDS + ACT1_FIELDS + ACT1_SECRETS)
    if not has_events and state.event != NO_EVENT:
        state.events &= ~bit(state.event)
    if not has_turn and state.phase in HUNT_PHASES:
        start_turn(state)
    if not has_base:
        state.base = known_at_start(state)
    if "story" in fields.words:
        read_knowledge(state, fields.text("story"))
    elif state.phase in HUNT_PHASES:
        strokes = state.strokes
        state.strokes = shark_actions(state)
        note_board(state)
        state.strokes = strokes


def start_turn(state: JawsState) -> None:
    """Set the shark's turn to its start."""
    state.strokes = shark_actions(state)
    if state.place < WATERS and state.floating[state.place] > 0:
        state.touched |= bit(state.place)


def read_knowledge(state: JawsState, text: str) -> None:
    """What the crew knows of the shark."""
    rows = [] if text == "-" else text.split(",")
    if len(rows) > MAX_ROWS_PER_ROUND * state.settings.summer:
        raise BadPosition("story= has more rows than Act 1 can have.")
    state.knowledge = vec[i64]([pack_row(read_row(row)) for row in rows])


def read_row(text: str) -> list[int]:
    """One row of the crew's knowledge: its kind and its parts."""
    parts = [whole_number(part) for part in text.split(".")]
    if not 0 <= parts[0] < len(WIDTHS) or len(parts) != len(WIDTHS[parts[0]]) + 1:
        raise BadPosition(f"{clip(text)} is no row of story=.")
    for part, width in zip(parts[1:], WIDTHS[parts[0]], strict=True):
        if not 0 <= part < bit(width):
            raise BadPosition(f"{clip(text)} in story= has a number out of range.")
    return parts


def read_act2(state: JawsState, fields: PositionWords) -> None:
    """A position of Act 2."""
    phase, ending = state.phase, state.ending
    named = set(fields.words)
    if state.settings.acts != ONLY_ACT_2:
        begin_orca(state)
    state.phase, state.ending = phase, ending
    read_fields(state, fields, SHARED_FIELDS + ACT2_FIELDS + ACT2_SECRETS)
    if "gear" in fields.words:
        read_gear(state, fields.text("gear"))
    if "weapons" in fields.words:
        state.weapons = vec[i64](read_weapons(state.settings, fields.text("weapons")))
    if "thrown" in fields.words:
        read_thrown(state, fields.text("thrown"))
    read_abilities(state, fields)
    fill_act2(state, named)
    join_spaces(state)


def fill_act2(state: JawsState, named: set[str]) -> None:
    """Derive what the text leaves out from the rest."""
    cards = [card for card in state.options if card < len(state.settings.card_zone)]
    if "deck" not in named:
        for card in cards:
            state.deck &= ~bit(card)
    if "cardplayed" not in named and state.ability != NO_ABILITY:
        state.card_played = 1
    revealed = CREW_ATTACK <= state.phase < OVER and state.choice != NO_OPTION
    if "fin" not in named and revealed and len(cards) == OPTION_COUNT:
        state.fin = state.settings.card_zone[state.options[state.choice]]


def read_gear(state: JawsState, text: str) -> None:
    """Where each gear card is; cards that are not named are in the deck."""
    places = text.split("/")
    if len(places) != GEAR_PLACES:
        raise BadPosition("gear= takes six places: the crew, not divided, attached, discarded.")
    place_gear(state, [[] if place == "-" else place.split(",") for place in places])


def place_gear(state: JawsState, places: list[list[str]]) -> None:
    """Put the named cards in their places, and the others into the deck."""
    free = (
        state.settings.deck | state.settings.own[0] | state.settings.own[1] | state.settings.own[2]
    )
    sets: list[i64] = []
    for names in places:
        cards: i64 = 0
        for name in names:
            card = free_card(state.settings, free, name)
            free &= ~card
            cards |= card
        sets.append(cards)
    state.gear = vec[i64](sets[:CREW_SIZE])
    state.pool, state.attached, state.gear_gone = sets[CREW_SIZE:]
    if free & ~state.settings.deck:
        raise BadPosition("gear= leaves out a member's own card.")
    state.gear_deck = free


def free_card(settings: Settings, free: i64, name: str) -> i64:
    """The first free card of that name, as a bit."""
    if name not in settings.names:
        raise BadPosition(f"There is no gear called {clip(name)}.")
    cards = free & settings.kind_cards[settings.names.index(name)]
    if cards == 0:
        raise BadPosition(f"gear= names more {name} than there are.")
    return cards & -cards


def read_weapons(settings: Settings, text: str) -> list[int]:
    """The weapon that each member has laid out."""
    names = text.split(",")
    if len(names) != CREW_SIZE or any(name != "-" and name not in settings.names for name in names):
        raise BadPosition("weapons= takes three names of gear, or - for none.")
    return [settings.names.index(name) if name != "-" else int(NO_KIND) for name in names]


def read_thrown(state: JawsState, text: str) -> None:
    """The hits on the thrown dice."""
    hits = [] if text == "-" else [whole_number(part) for part in text.split(",")]
    due = state.dice if state.phase in THROWN_PHASES else 0
    if len(hits) != due or any(hit not in list(state.settings.die) for hit in hits):
        raise BadPosition(f"thrown= takes the hits on {due} dice.")
    thrown: i64 = 0
    for die, hit in enumerate(hits):
        thrown |= shift_left(hit, HIT_BITS * die)
    state.thrown = thrown


def read_abilities(state: JawsState, fields: PositionWords) -> None:
    """Hand, discards and the card that was played."""
    hand = ability_kinds(fields, "hand")
    gone = ability_kinds(fields, "abilitiesgone")
    played = ability_kinds(fields, "ability")
    if len(played) > 1:
        raise BadPosition("ability= names one card.")
    free = state.abilities
    for kind in hand + gone + played:
        pair = free & shift_left(ABILITY_PAIR, ABILITY_COPIES * kind)
        if pair == 0:
            raise BadPosition(f"There are only two cards {ABILITIES[kind]}.")
        free &= ~(pair & -pair)
    state.abilities = free
    state.hand = ability_cards(hand)
    state.ability_gone = ability_cards(gone)
    if played:
        state.ability = played[0]
    if count_bits(state.hand) != len(hand):
        raise BadPosition("hand= names a card three times.")


def ability_kinds(fields: PositionWords, key: str) -> list[int]:
    """Kinds of ability named in the text, in order."""
    text = fields.text(key) if key in fields.words else "-"
    words = [] if text == "-" else text.split(",")
    if any(word not in ABILITIES for word in words):
        raise BadPosition(f"{key}={clip(text)} should name some of {', '.join(ABILITIES)}.")
    kinds = [ABILITIES.index(word) for word in words]
    if kinds != sorted(kinds):
        raise BadPosition(f"{key}= names its cards in the order {', '.join(ABILITIES)}.")
    return kinds


def ability_cards(kinds: list[int]) -> i64:
    """Cards of these kinds, the first copies first."""
    cards: i64 = 0
    for kind in kinds:
        card = bit(ABILITY_COPIES * kind)
        if cards & card:
            card = bit(ABILITY_COPIES * kind + 1)
        cards |= card
    return cards
