"""Shark Tank's positions as text, both ways, and what makes one sound.

``tokens=`` has a part for each seat, ``;`` between them, and in it a part for
each suit, ``/`` between them: the values drafted, then ``+`` and the values
gobbled, with ``n`` for a Null.  ``12+4/-/n/-`` holds the 1, 2 and 4 of suns
and the Null of crowns.  The values of the fish in the tank are what is left.
"""

from shoal.core.arrays import append, i64, vec
from shoal.core.bits import bit
from shoal.core.errors import BadPosition
from shoal.core.notation import Fields, write_numbers
from shoal.core.options import clip
from shoal.games.sharktank.components import (
    ALL_TOKENS,
    NULL_TOKENS,
    SIDE,
    STACK,
    SUIT_TOKENS,
    SUITS,
    VALUES,
    draft_each,
    draft_picks,
    fish_at_start,
    sector_of,
    touches_corner,
)
from shoal.games.sharktank.notation import read_cell, write_cell, write_spot
from shoal.games.sharktank.rules import (
    CELL,
    CHOOSE,
    CORNERS,
    DRAFT,
    FIRST,
    LAND,
    LAY,
    LOOK,
    NONE,
    OVER,
    PAY,
    ROLL,
    SCORE,
    SECTOR,
    STRETCH,
    TASTY,
    SharkTankState,
    Terms,
    new_state,
)
from shoal.games.sharktank.water import bits_in, cell_of, spot_of, tile_touches_cell, tiles_touch

PHASES = [
    "tasty",
    "first",
    "draft",
    "sector",
    "cell",
    "corners",
    "choose",
    "pay",
    "roll",
    "stretch",
    "lay",
    "land",
    "look",
    "score",
    "over",
]
MARKS = "n12345"


def write_board(state: SharkTankState) -> str:
    """The position."""
    words = [
        f"phase={PHASES[state.phase]}",
        f"tasty={named(SUITS, state.tasty)}",
        f"first={known(state.first)}",
        f"seat={state.seat}",
        f"turn={state.turn}",
        f"last={known(state.last)}",
        f"tokens={';'.join([write_held(state, seat) for seat in range(state.players)])}",
        f"spent={'/'.join([write_values(state.spent, suit) or '-' for suit in range(4)])}",
        f"fish={'/'.join([','.join(fish_names(state, suit)) or '-' for suit in range(4)])}",
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
    return "".join([MARKS[value] for value in range(6) if tokens >> (6 * suit + value) & 1])


def write_held(state: SharkTankState, seat: i64) -> str:
    """A player's tokens, drafted ones before gobbled ones."""
    parts = []
    for suit in range(4):
        drafted = write_values(state.held[seat] & state.drafted, suit)
        gobbled = write_values(state.held[seat] & ~state.drafted, suit)
        parts.append(drafted + (f"+{gobbled}" if gobbled else "") or "-")
    return "/".join(parts)


def fish_names(state: SharkTankState, suit: i64) -> list[str]:
    """The cells of a suit's fish in the tank, in order."""
    return [write_cell(cell) for cell in fish_cells(state, suit)]


def fish_cells(state: SharkTankState, suit: i64) -> list[int]:
    """The cells of a suit's fish in the tank, from the bottom row up."""
    return sorted([cell_of(fish >> 2) for fish in state.fish if fish & 3 == suit])


def read_board(players: i64, terms: Terms, text: str) -> SharkTankState:
    """The position from its text, checked so that play can go on from it."""
    fields = Fields(text)
    state = new_state(players, terms)
    state.phase = PHASES.index(fields.one_of("phase", PHASES))
    state.tasty = read_name(fields, "tasty", SUITS)
    state.first = read_known(fields, "first", players - 1)
    state.seat = fields.number("seat", 0, players - 1)
    state.turn = fields.number("turn", 0, terms.turns)
    state.last = read_known(fields, "last", players)
    read_tokens(state, fields)
    read_fish(state, fields.text("fish"))
    read_sharks(state, fields.text("sharks"))
    state.sector = fields.number("sector", 0, fish_at_start(players) - 1)
    state.tiles = vec[i64](fields.numbers("tiles", players, 0, STACK))
    state.mover = read_name(fields, "mover", SUITS)
    state.length = fields.number("length", 0, STACK)
    state.extra = fields.number("extra", 0, 5)
    trail = read_cells("trail", fields.text("trail"))
    state.due = fields.number("due", 0, 6)
    state.die = read_name(fields, "die", VALUES)
    fields.done()
    check_tokens(state)
    check_setting_up(state)
    check_turn(state)
    check_movement(state, trail)
    return state


def read_name(fields: Fields, key: str, names: tuple[str, ...]) -> i64:
    """A suit or a value, or NONE."""
    name = fields.one_of(key, ["-", *names])
    return NONE if name == "-" else names.index(name)


def read_known(fields: Fields, key: str, high: i64) -> i64:
    """A number from 0 to high, or NONE."""
    if fields.words.get(key) == "-":
        fields.text(key)
        return NONE
    return fields.number(key, 0, high)


def read_tokens(state: SharkTankState, fields: Fields) -> None:
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
    if len(parts) != 4 or "" in parts:
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
        token = bit(6 * suit + value)
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
    state.water.turn_cell(spot)
    return spot


def read_fish(state: SharkTankState, text: str) -> None:
    """The fish in the tank, suit by suit."""
    parts = text.split("/")
    if len(parts) != 4:
        raise BadPosition(f"fish= takes four suits with / between them, not {clip(text)}.")
    fish = []
    for suit, part in enumerate(parts):
        fish += [int(put(state, cell)) << 2 | suit for cell in read_cells("fish", part)]
    state.fish = vec[i64](fish)


def read_sharks(state: SharkTankState, text: str) -> None:
    """The four sharks by suit, or none while the tank is set up."""
    cells = read_cells("sharks", text)
    if len(cells) != (0 if state.phase <= CORNERS else 4):
        raise BadPosition("There are four sharks once they are placed, and none before (ST-12).")
    state.sharks = vec[i64]([put(state, cell) for cell in cells])


def check_tokens(state: SharkTankState) -> None:
    """The tokens are those that a draft and a tank of fish can have left (ST-8 to ST-10)."""
    for suit in range(4):
        swimming = len(fish_cells(state, suit))
        if state.mover == suit:
            swimming += state.due
        left = bits_in(state.unseen & SUIT_TOKENS << 6 * suit)
        if state.phase >= CORNERS and swimming != left:
            raise BadPosition(
                f"{left} {SUITS[suit]} are with nobody, but {swimming} fish of that suit swim."
            )
    if state.phase <= CORNERS and state.drafted != ALL_TOKENS & ~state.unseen:
        raise BadPosition("Nothing is gobbled or spent while the tank is set up.")
    each = draft_each(state.players)
    undrafted = 4 - each * state.players
    for value in range(6):
        of_value = NULL_TOKENS << value
        for tokens in state.held:
            if bits_in(tokens & state.drafted & of_value) > (each if value <= 2 else 0):
                raise BadPosition(f"Nobody drafts more than {each} of 1, 2 and null (ST-8, ST-9).")
        gobbled = ALL_TOKENS & ~(state.drafted | state.spent) & of_value
        if state.phase > DRAFT and value <= 2 and bits_in(gobbled) > undrafted:
            raise BadPosition("Too few of the 1s, 2s and Nulls have been drafted (ST-8).")


def check_setting_up(state: SharkTankState) -> None:
    """Tasty suit, first player, draft, fish and sharks come in this order."""
    if (state.tasty == NONE) != (state.phase == TASTY):
        raise BadPosition("tasty= is known from phase first on, and not before (ST-6).")
    if (state.first == NONE) != (state.phase <= FIRST):
        raise BadPosition("first= is known from phase draft on, and not before (ST-7).")
    if state.phase <= DRAFT:
        check_draft(state)
    if state.sector and not (state.phase == CELL and state.terms.in_sectors):
        raise BadPosition("sector= is 0 but while a fish that has its sector looks for a cell.")
    if state.phase <= CORNERS:
        if (
            state.turn
            or state.last != NONE
            or (state.phase != DRAFT and state.seat != opener(state))
        ):
            raise BadPosition("No turn has been played while the tank is set up.")
        check_spreading(state)


def opener(state: SharkTankState) -> i64:
    """Whose seat is named while chance sets up: the first player's, once known."""
    if state.first == NONE:
        return 0
    return state.first


def check_draft(state: SharkTankState) -> None:
    """Everybody has taken what was theirs to take so far (ST-8, ST-9)."""
    taken = bits_in(state.drafted)
    picks = draft_picks(state.players)
    if (state.phase < DRAFT and taken) or taken >= picks:
        raise BadPosition("The draft begins with nothing taken, and ends when all have theirs.")
    if state.phase < DRAFT:
        return
    if state.seat != (state.first + taken) % state.players:
        raise BadPosition(f"After {taken} tokens another seat drafts (ST-8).")
    a_round = picks // 3
    for order, value in enumerate((1, 2, 0)):
        for seat in range(state.players):
            place = (seat - state.first) % state.players
            in_round = max(0, min(a_round, taken - order * a_round))
            due = (in_round - place + state.players - 1) // state.players
            if bits_in(state.held[seat] & NULL_TOKENS << value) != due:
                raise BadPosition(f"Seat {seat} has not drafted what was due (ST-8).")


def check_spreading(state: SharkTankState) -> None:
    """The fish that are in the tank came there one by one (ST-11)."""
    count = len(state.fish)
    if state.phase <= DRAFT and count:
        raise BadPosition("No fish swims before the draft is over (ST-10).")
    if (state.phase == CORNERS) != (count == fish_at_start(state.players)):
        raise BadPosition("The sharks come when every fish is in the tank (ST-12).")
    if state.phase == SECTOR and not state.terms.in_sectors:
        raise BadPosition("With spread=anywhere no sectors are drawn (ST-11).")
    for suit in range(4):
        due = min(count, bits_in(state.unseen & SUIT_TOKENS << 6 * suit))
        if state.phase > DRAFT and len(fish_cells(state, suit)) != due:
            raise BadPosition("Fish are spread suit by suit: suns, moons, crowns, arms.")
        count -= due
    for fish in state.fish:
        check_start(state, cell_of(fish >> 2))
    if state.phase == CELL and state.terms.in_sectors and state.sectors >> state.sector & 1:
        raise BadPosition(f"Sector {state.sector} has its fish already (ST-11).")


def check_start(state: SharkTankState, cell: i64) -> None:
    """A fish starts away from the corners and alone in its sector (ST-11)."""
    if touches_corner(cell % SIDE, cell // SIDE, state.terms.side):
        raise BadPosition(f"No fish starts at {write_cell(cell)}, touching a corner (ST-11).")
    sector = sector_of(cell, state.players, state.terms.side)
    if state.terms.in_sectors and state.sectors >> sector & 1:
        raise BadPosition(f"There are two fish in the sector of {write_cell(cell)} (ST-11).")
    state.mark_sector(spot_of(cell))


def check_turn(state: SharkTankState) -> None:
    """Seat, turn, last round and collected tiles fit together (ST-29 to ST-33)."""
    if state.stack() < 0:
        raise BadPosition(f"There are only {STACK} tiles to collect (ST-4).")
    if state.phase <= CORNERS:
        if state.stack() != STACK:
            raise BadPosition("Nobody has collected tiles while the tank is set up.")
        return
    if (state.die == NONE) != (state.phase < OVER):
        raise BadPosition("die= is what a Null scores, known at the very end (ST-36).")
    if state.seat != (state.first + state.turn) % state.players:
        raise BadPosition(f"After {state.turn} turns it is another seat's turn (ST-13).")
    fish = len(state.fish)
    if state.phase >= SCORE:
        if fish and state.last != 0 and state.turn < state.terms.turns:
            raise BadPosition("The game is not over yet (ST-31 to ST-33).")
        return
    if state.turn >= state.terms.turns or state.last == 0 or fish + state.due == 0:
        raise BadPosition("The game should be over here (ST-31 to ST-33).")
    if (fish + state.due <= 2) != (state.last != NONE):
        raise BadPosition("The last round is on with 2 fish or fewer, and not before (ST-31).")
    if state.phase != LOOK and state.leads():
        raise BadPosition(f"Seat {state.seat} leads and would have skipped this turn (ST-29).")


def check_movement(state: SharkTankState, trail: list[int]) -> None:
    """Shark, length and trail fit the phase, and the rest of the movement can be played."""
    if (state.mover != NONE) != (PAY <= state.phase <= LOOK):
        raise BadPosition("mover= is known from the choice of a shark to the end of the turn.")
    if (state.due > 0) != (state.phase == LOOK):
        raise BadPosition("due= counts gobbled fish in phase look, and is 0 elsewhere (ST-28).")
    if state.extra and state.phase != STRETCH:
        raise BadPosition("extra= is a roll to choose from in phase stretch (ST-16).")
    if trail and state.phase not in (LAY, LAND):
        raise BadPosition("Tiles lie in the water during a movement only (ST-25).")
    if CHOOSE <= state.phase <= LAND:
        check_length(state)
        for cell in trail:
            check_tile(state, cell)
        check_trail(state)
    elif state.length:
        raise BadPosition("length= is that of a movement, and 0 elsewhere.")
    if state.phase == LOOK and state.tiles[state.seat]:
        raise BadPosition("Collected tiles are gone after the movement (ST-17).")


def check_length(state: SharkTankState) -> None:
    """The movement is as long as collected tiles and spent token make it (ST-14 to ST-22)."""
    length = state.length
    if not state.find_sharks():
        raise BadPosition("No shark can move here, so the turn would have passed (ST-23).")
    extra = length - state.length
    if state.phase <= STRETCH and extra:
        raise BadPosition(f"A movement of {state.length} tiles begins here, not of {length}.")
    if state.phase == CHOOSE:
        return
    if not state.able >> state.mover & 1:
        raise BadPosition("That shark cannot swim far enough (ST-21).")
    state.able = 0
    room = state.extra_room()
    if not 0 <= extra <= room or (extra and not can_have_added(state, extra)):
        raise BadPosition(f"No token makes this movement {length} tiles long (ST-15).")
    check_token_choice(state, room)
    state.length = length


def check_token_choice(state: SharkTankState, room: i64) -> None:
    """There is, or was, a token to spend and room to swim with it (ST-15, ST-16)."""
    if state.phase == PAY and (room == 0 or not state.held[state.seat]):
        raise BadPosition("There is no choice of spending here (ST-15).")
    if state.phase == ROLL or state.phase == STRETCH:
        if not state.spent & NULL_TOKENS or room < max(1, state.tiles_needed(0)):
            raise BadPosition("No Null can have been spent here (ST-16, ST-21).")
    if state.phase == STRETCH and (state.terms.null_must or state.extra == 0):
        raise BadPosition("There is no choice of extra tiles here (ST-16).")


def can_have_added(state: SharkTankState, extra: i64) -> bool:
    """Whether a spent token can have brought so many extra tiles."""
    if state.spent & NULL_TOKENS << extra:
        return True
    room = state.extra_room()
    return state.spent & NULL_TOKENS != 0 and room >= state.tiles_needed(0)


def check_tile(state: SharkTankState, cell: i64) -> None:
    """A tile of the trail lies in free water and touches the one before (ST-18 to ST-20)."""
    spot = spot_of(cell)
    if not state.water.has_room(spot):
        raise BadPosition(f"Tile {write_cell(cell)} does not lie in free water (ST-20).")
    if not state.trail:
        touching = tile_touches_cell(spot, state.sharks[state.mover])
    else:
        touching = tiles_touch(spot, state.trail[len(state.trail) - 1])
    if not touching:
        raise BadPosition(f"Tile {write_cell(cell)} does not touch what came before (ST-19).")
    state.water.turn_tile(spot)
    state.trail = append(state.trail, spot)


def check_trail(state: SharkTankState) -> None:
    """The trail is as long as the phase says, and can be finished (ST-21)."""
    laid = len(state.trail)
    if state.phase == LAND and laid != state.length:
        raise BadPosition(f"{state.length} tiles lie before the shark moves, not {laid} (ST-25).")
    if state.phase == LAY and (laid >= state.length or len(state.tile_moves()) == 0):
        raise BadPosition("The rest of this movement cannot be laid (ST-21).")
