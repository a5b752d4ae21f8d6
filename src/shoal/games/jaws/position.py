"""Whole positions of Jaws as ``key=value`` words, both ways.

What a text does not say lies as it does at the start of its act, so that a
position typed by hand may be short; what is written here is always complete.
"""

from shoal.core.arrays import i64, vec
from shoal.core.bits import bit, shift_left
from shoal.core.errors import BadPosition
from shoal.core.notation import Fields, whole_number
from shoal.core.options import clip
from shoal.games.jaws.act1.position_checks import check_amity, full_turn
from shoal.games.jaws.act2.boat import lay_out
from shoal.games.jaws.act2.position_checks import check_orca
from shoal.games.jaws.act2.setup import begin_orca
from shoal.games.jaws.bits import count_bits, listed
from shoal.games.jaws.components import (
    ABILITIES,
    NO_ABILITY,
    NO_EVENT,
    NO_KIND,
    NO_OPTION,
    WATERS,
)
from shoal.games.jaws.crew_knowledge import WIDTHS, new_base, note_board, row_of, word_of
from shoal.games.jaws.fields import (
    ACT1_FIELDS,
    ACT1_SECRETS,
    ACT2_FIELDS,
    ACT2_SECRETS,
    SHARED_FIELDS,
    Field,
)
from shoal.games.jaws.moves import (
    BY_BARREL,
    BY_SWIMMERS,
    BY_TIME,
    CHOOSE_TOKEN,
    CREW_ATTACK,
    DEAL_ABILITIES,
    ENDINGS,
    GOING_ON,
    HUNT,
    OVER,
    PHASES,
    SPEED_BURST,
)
from shoal.games.jaws.options import ONLY_ACT_1, ONLY_ACT_2, Settings
from shoal.games.jaws.rules import JawsState, new_state
from shoal.games.jaws.state import Board

HUNTING = (CHOOSE_TOKEN, HUNT, SPEED_BURST)


def is_amity(board: Board) -> bool:
    """Whether the position belongs to Act 1."""
    if board.phase != OVER:
        return board.phase < DEAL_ABILITIES
    ending = board.ending
    return ending == BY_BARREL or ending == BY_SWIMMERS or (ending == BY_TIME and is_short(board))


def is_short(board: Board) -> bool:
    """Whether Act 1 is played alone."""
    return board.settings.acts == ONLY_ACT_1


def write_fields(board: Board, fields: list[Field]) -> list[str]:
    """The fields as words of a position."""
    return [f"{field.key}={field.write(board)}" for field in fields]


def write_board(state: JawsState) -> str:
    """The position, complete."""
    words = [f"stage={PHASES[state.phase]}"]
    if state.phase == OVER:
        words.append(f"ending={ENDINGS[state.ending]}")
    words += write_fields(state, SHARED_FIELDS)
    if is_amity(state):
        story = ",".join([".".join([str(part) for part in row_of(word)]) for word in state.story])
        words += [
            *write_fields(state, ACT1_FIELDS),
            *write_fields(state, ACT1_SECRETS),
            f"story={story or '-'}",
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
        f"ability={ABILITIES[state.ability] if state.ability < 8 else '-'}",
    ]


def gear_names(settings: Settings, cards: i64) -> list[str]:
    """The names of a set of gear cards, by kind."""
    kinds = sorted([int(settings.card_kind[card]) for card in listed(cards)])
    return [settings.names[kind] for kind in kinds]


def gear_places(board: Board) -> list[list[str]]:
    """Gear of Quint, Brody and Hooper, not divided, attached, discarded."""
    sets = [*board.gear, board.pool, board.attached, board.gear_gone]
    return [gear_names(board.settings, cards) for cards in sets]


def weapon_names(board: Board) -> list[str]:
    """The weapon that each member has laid out, or a dash."""
    return [board.settings.names[kind] if kind != NO_KIND else "-" for kind in board.weapons]


def thrown_hits(board: Board) -> list[int]:
    """The hits on each die that lies thrown."""
    if board.phase != OVER and PHASES[board.phase] in THROWN:
        return [int(board.thrown >> (4 * die) & 15) for die in range(board.dice)]
    return []


THROWN = ("blanks", "hit-again", "maul", "roll-again")


def ability_words(cards: i64) -> list[str]:
    """The abilities on a set of cards."""
    return [ABILITIES[card // 2] for card in listed(cards)]


def read_board(players: i64, settings: Settings, text: str) -> JawsState:
    """The position from its text, checked so that play can go on from it."""
    fields = Fields(text)
    state = new_state(players, settings)
    phase = PHASES.index(fields.one_of("stage", PHASES))
    ending = GOING_ON
    if phase == OVER:
        ending = ENDINGS.index(fields.one_of("ending", ENDINGS[1:]))
    state.phase = phase
    state.ending = ending
    amity = is_amity(state)
    if (amity and settings.acts == ONLY_ACT_2) or (not amity and settings.acts == ONLY_ACT_1):
        raise BadPosition(f"There is no stage={PHASES[phase]} in the act that is played.")
    if amity:
        read_amity(state, fields)
    else:
        read_orca(state, fields)
    fields.done()
    return state


def read_fields(board: Board, fields: Fields, known: list[Field]) -> None:
    """Those fields that the text speaks of."""
    for field in known:
        if field.key in fields.words:
            field.read(board, fields.text(field.key))


def read_amity(state: JawsState, fields: Fields) -> None:
    """A position of Act 1."""
    says_events = "events" in fields.words
    says_base = "base" in fields.words
    says_turn = "strokes" in fields.words
    read_fields(state, fields, SHARED_FIELDS + ACT1_FIELDS + ACT1_SECRETS)
    if not says_events and state.event != NO_EVENT:
        state.events &= ~bit(state.event)
    if not says_turn and state.phase in HUNTING:
        open_turn(state)
    if not says_base:
        state.base = new_base(state)
    if "story" in fields.words:
        read_story(state, fields.text("story"))
    elif state.phase in HUNTING:
        strokes = state.strokes
        state.strokes = full_turn(state)
        note_board(state)
        state.strokes = strokes
    check_amity(state)


def open_turn(state: JawsState) -> None:
    """The shark's turn as it begins."""
    state.strokes = full_turn(state)
    if state.place < WATERS and state.floating[state.place] > 0:
        state.touched |= bit(state.place)


def read_story(state: JawsState, text: str) -> None:
    """What the crew has been told."""
    rows = [] if text == "-" else text.split(",")
    if len(rows) > 6 * state.settings.summer:
        raise BadPosition("story= is longer than the summer.")
    state.story = vec[i64]([word_of(read_row(row)) for row in rows])


def read_row(text: str) -> list[int]:
    """One row of the story: its kind and its parts."""
    parts = [whole_number(part) for part in text.split(".")]
    if not 0 <= parts[0] <= 2 or len(parts) != len(WIDTHS[parts[0]]) + 1:
        raise BadPosition(f"{clip(text)} is no row of story=.")
    for part, width in zip(parts[1:], WIDTHS[parts[0]], strict=True):
        if not 0 <= part < bit(width):
            raise BadPosition(f"{clip(text)} in story= has a number out of range.")
    return parts


def read_orca(state: JawsState, fields: Fields) -> None:
    """A position of Act 2."""
    phase, ending = state.phase, state.ending
    said = set(fields.words)
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
    fill_orca(state, said)
    lay_out(state)
    check_orca(state)


def fill_orca(state: JawsState, said: set[str]) -> None:
    """What follows from the rest, where the text does not say it."""
    cards = [card for card in state.options if card < len(state.settings.card_zone)]
    if "deck" not in said:
        for card in cards:
            state.deck &= ~bit(card)
    if "cardplayed" not in said and state.ability != NO_ABILITY:
        state.card_played = 1
    revealed = CREW_ATTACK <= state.phase < OVER and state.choice != NO_OPTION
    if "fin" not in said and revealed and len(cards) == 3:
        state.fin = state.settings.card_zone[state.options[state.choice]]


def read_gear(state: JawsState, text: str) -> None:
    """Where each gear card is; what is not named lies in the deck."""
    places = text.split("/")
    if len(places) != 6:
        raise BadPosition("gear= takes six places: the crew, not divided, attached, discarded.")
    place_gear(state, [[] if place == "-" else place.split(",") for place in places])


def place_gear(state: JawsState, places: list[list[str]]) -> None:
    """Put the named cards in their places; what is not named lies in the deck."""
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
    state.gear = vec[i64](sets[:3])
    state.pool, state.attached, state.gear_gone = sets[3], sets[4], sets[5]
    if free & ~state.settings.deck:
        raise BadPosition("gear= says nothing of a card that is somebody's own.")
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
    if len(names) != 3 or any(name != "-" and name not in settings.names for name in names):
        raise BadPosition("weapons= takes three names of gear, or - for none.")
    return [settings.names.index(name) if name != "-" else int(NO_KIND) for name in names]


def read_thrown(state: JawsState, text: str) -> None:
    """The hits on the dice that lie."""
    hits = [] if text == "-" else [whole_number(part) for part in text.split(",")]
    due = state.dice if PHASES[state.phase] in THROWN else 0
    if len(hits) != due or any(hit not in list(state.settings.die) for hit in hits):
        raise BadPosition(f"thrown= takes the hits on {due} dice that lie.")
    thrown: i64 = 0
    for die, hit in enumerate(hits):
        thrown |= shift_left(hit, 4 * die)
    state.thrown = thrown


def read_abilities(state: JawsState, fields: Fields) -> None:
    """Hand, discards and the card that was played."""
    hand = ability_kinds(fields, "hand")
    gone = ability_kinds(fields, "abilitiesgone")
    played = ability_kinds(fields, "ability")
    if len(played) > 1:
        raise BadPosition("ability= names one card.")
    free = state.abilities
    for kind in hand + gone + played:
        pair = free & shift_left(3, 2 * kind)
        if pair == 0:
            raise BadPosition(f"There are only two cards {ABILITIES[kind]}.")
        free &= ~(pair & -pair)
    state.abilities = free
    state.hand = cards_of(hand)
    state.ability_gone = cards_of(gone)
    if played:
        state.ability = played[0]
    if count_bits(state.hand) != len(hand):
        raise BadPosition("hand= names a card three times.")


def ability_kinds(fields: Fields, key: str) -> list[int]:
    """Kinds of ability named in the text, in order."""
    text = fields.text(key) if key in fields.words else "-"
    words = [] if text == "-" else text.split(",")
    if any(word not in ABILITIES for word in words):
        raise BadPosition(f"{key}={clip(text)} should name some of {', '.join(ABILITIES)}.")
    kinds = [ABILITIES.index(word) for word in words]
    if kinds != sorted(kinds):
        raise BadPosition(f"{key}= names its cards in the order {', '.join(ABILITIES)}.")
    return kinds


def cards_of(kinds: list[int]) -> i64:
    """Cards of these kinds, the first copies first."""
    cards: i64 = 0
    for kind in kinds:
        card = bit(2 * kind)
        if cards & card:
            card = bit(2 * kind + 1)
        cards |= card
    return cards
