"""Shark Tank's positions as text, both ways.

``tokens=`` has a part for each seat, ``;`` between them, and in it a part for
each suit, ``/`` between them: the values drafted, then ``+`` and the values
gobbled, with ``n`` for a Null.  ``12+4/-/n/-`` holds the 1, 2 and 4 of suns
and the Null of crowns.  The values of the fish in the tank are what is left.
"""

from shoal.core.bits import bit
from shoal.core.errors import BadPosition
from shoal.core.notation import PositionWords, write_numbers
from shoal.core.options import clip
from shoal.core.packed_arrays import i64, vec
from shoal.games.sharktank.components import (
    MAX_VALUE,
    STACK,
    SUIT_COUNT,
    SUITS,
    VALUE_COUNT,
    VALUES,
    fish_at,
    fish_at_start,
)
from shoal.games.sharktank.movement.spots import spot_of
from shoal.games.sharktank.moves import CORNERS, NONE, PHASES
from shoal.games.sharktank.notation import fish_names, read_cell, write_cell, write_spot
from shoal.games.sharktank.options import Settings
from shoal.games.sharktank.position_checks import check_position
from shoal.games.sharktank.rules import SharkTankState, new_state

MARKS = "n12345"


def write_board(state: SharkTankState) -> str:
    """The position as ``key=value`` words."""
    suits = range(int(SUIT_COUNT))
    words = [
        f"phase={PHASES[state.phase]}",
        f"tasty={named(SUITS, state.tasty)}",
        f"first={known(state.first)}",
        f"seat={state.seat}",
        f"turn={state.turn}",
        f"last={known(state.last)}",
        f"tokens={';'.join([write_held(state, seat) for seat in range(state.players)])}",
        f"spent={'/'.join([write_values(state.spent, suit) or '-' for suit in suits])}",
        f"fish={'/'.join([','.join(fish_names(state, suit)) or '-' for suit in suits])}",
        f"sharks={','.join([write_spot(spot) for spot in state.sharks]) or '-'}",
        f"sector={state.sector}",
        f"tiles={write_numbers(state.tiles)}",
        f"mover={named(SUITS, state.mover)}",
        f"length={state.length}",
        f"extra={state.extra}",
        f"trail={','.join([write_spot(spot) for spot in state.trail]) or '-'}",
        f"due={state.due}",
        f"die={named(VALUES, state.die)}",
    ]
    return " ".join(words)


def known(number: i64) -> str:
    """A number, or ``-`` while there is none."""
    return "-" if number == NONE else str(number)


def named(names: tuple[str, ...], number: i64) -> str:
    """A name, or ``-`` while there is none."""
    return "-" if number == NONE else names[number]


def write_values(tokens: i64, suit: i64) -> str:
    """The values of a suit in a set of tokens."""
    return "".join(
        [MARKS[value] for value in range(VALUE_COUNT) if tokens >> (VALUE_COUNT * suit + value) & 1]
    )


def write_held(state: SharkTankState, seat: i64) -> str:
    """A player's tokens, drafted ones before gobbled ones."""
    parts = []
    for suit in range(SUIT_COUNT):
        drafted = write_values(state.held[seat] & state.drafted, suit)
        gobbled = write_values(state.held[seat] & ~state.drafted, suit)
        parts.append(drafted + (f"+{gobbled}" if gobbled else "") or "-")
    return "/".join(parts)


def read_board(players: i64, settings: Settings, text: str) -> SharkTankState:
    """The position from its text, checked so that play can go on from it."""
    fields = PositionWords(text)
    state = new_state(players, settings)
    state.phase = PHASES.index(fields.one_of("phase", PHASES))
    state.tasty = read_name(fields, "tasty", SUITS)
    state.first = read_known(fields, "first", players - 1)
    state.seat = fields.number("seat", 0, players - 1)
    state.turn = fields.number("turn", 0, settings.turns)
    state.last = read_known(fields, "last", players)
    read_tokens(state, fields)
    read_fish(state, fields.text("fish"))
    read_sharks(state, fields.text("sharks"))
    state.sector = fields.number("sector", 0, fish_at_start(players) - 1)
    state.tiles = vec[i64](fields.numbers("tiles", players, 0, STACK))
    state.mover = read_name(fields, "mover", SUITS)
    state.length = fields.number("length", 0, STACK)
    state.extra = fields.number("extra", 0, MAX_VALUE)
    trail = read_cells("trail", fields.text("trail"))
    state.due = fields.number("due", 0, VALUE_COUNT)
    state.die = read_name(fields, "die", VALUES)
    fields.done()
    check_position(state, trail)
    return state


def read_name(fields: PositionWords, key: str, names: tuple[str, ...]) -> i64:
    """A suit or a value, or NONE."""
    name = fields.one_of(key, ["-", *names])
    return NONE if name == "-" else names.index(name)


def read_known(fields: PositionWords, key: str, high: i64) -> i64:
    """A number from 0 to high, or NONE."""
    if fields.words.get(key) == "-":
        fields.text(key)
        return NONE
    return fields.number(key, 0, high)


def read_tokens(state: SharkTankState, fields: PositionWords) -> None:
    """Who holds what, what was drafted, and what has been spent."""
    seats = fields.text("tokens").split(";")
    if len(seats) != state.players:
        raise BadPosition(f"tokens= should have {state.players} seats, not {len(seats)}.")
    for seat, text in enumerate(seats):
        for suit, part in enumerate(suit_parts("tokens", text)):
            drafted, plus, gobbled = part.partition("+")
            if plus and not gobbled:
                raise BadPosition(f"tokens= has a + with nothing after it in {clip(text)}.")
            own = take_out(state, drafted, suit)
            state.drafted |= own
            state.held[seat] |= own | take_out(state, gobbled, suit)
    for suit, part in enumerate(suit_parts("spent", fields.text("spent"))):
        state.spent |= take_out(state, part, suit)


def suit_parts(key: str, text: str) -> list[str]:
    """The four parts of a text, empty where it has a dash."""
    parts = text.split("/")
    if len(parts) != SUIT_COUNT or "" in parts:
        raise BadPosition(f"{key}= takes four suits with / between them, not {clip(text)}.")
    return ["" if part == "-" else part for part in parts]


def take_out(state: SharkTankState, marks: str, suit: i64) -> i64:
    """These values of a suit, taken from those that lie nowhere yet."""
    tokens: i64 = 0
    for place, mark in enumerate(marks):
        value = MARKS.find(mark)
        if value < 0:
            raise BadPosition(f"{clip(mark)} is no value of a token: they are n, 1, 2, 3, 4, 5.")
        if place and MARKS.find(marks[place - 1]) >= value:
            raise BadPosition(f"Values are written smallest first, not {clip(marks)}.")
        token = bit(VALUE_COUNT * suit + value)
        if not state.unseen & token:
            raise BadPosition(f"The {VALUES[value]} of {SUITS[suit]} is in two places.")
        state.unseen ^= token
        tokens |= token
    return tokens


def read_cells(key: str, text: str) -> list[int]:
    """Cells with commas between them."""
    names = [] if text == "-" else text.split(",")
    cells = [int(read_cell(name)) for name in names]
    for name, cell in zip(names, cells, strict=True):
        if cell < 0:
            raise BadPosition(f"{key}= names cells like d7, not {clip(name)}.")
    return cells


def put(state: SharkTankState, cell: i64) -> i64:
    """Something fills a free cell of the tank; returns its spot."""
    spot = spot_of(cell)
    if state.water.is_taken(spot):
        raise BadPosition(f"Cell {write_cell(cell)} is taken twice, or lies outside the tank.")
    state.water.toggle_cell(spot)
    return spot


def read_fish(state: SharkTankState, text: str) -> None:
    """The fish in the tank, suit by suit."""
    parts = text.split("/")
    if len(parts) != SUIT_COUNT:
        raise BadPosition(f"fish= takes four suits with / between them, not {clip(text)}.")
    fish = []
    for suit, part in enumerate(parts):
        fish += [fish_at(put(state, cell), suit) for cell in read_cells("fish", part)]
    state.fish = vec[i64](fish)


def read_sharks(state: SharkTankState, text: str) -> None:
    """The four sharks by suit, or none while the tank is set up."""
    cells = read_cells("sharks", text)
    if len(cells) != (0 if state.phase <= CORNERS else SUIT_COUNT):
        raise BadPosition("There are four sharks once they are placed, and none before (ST-12).")
    state.sharks = vec[i64]([put(state, cell) for cell in cells])
