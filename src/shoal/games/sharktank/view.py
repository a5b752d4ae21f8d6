"""What a viewer may know of a Shark Tank position, and a position imagined from that.

Open to all: the tank, what was drafted, what was spent, and the suit of every
fish that was gobbled.  The value of a gobbled fish is its owner's secret until
it is spent or the game is scored (ST-28).  Nobody knows the values of the fish
in the tank (ST-10).
"""

from shoal.core.bits import bit, count_bits, members, nth_bit, shift_left
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.rng import Rng
from shoal.core.view import View
from shoal.games.sharktank.components import (
    ALL_TOKENS,
    ANYWHERE,
    SUIT_BITS,
    SUIT_COUNT,
    SUIT_TOKENS,
    SUITS,
    VALUE_COUNT,
    VALUES,
    fish_at,
)
from shoal.games.sharktank.movement.spots import spot_of
from shoal.games.sharktank.moves import CHOOSE, CORNERS, DRAFT, NONE, OVER, PHASES, SCORE
from shoal.games.sharktank.notation import (
    fish_names,
    read_cell,
    read_token,
    write_spot,
    write_token,
)
from shoal.games.sharktank.options import Settings
from shoal.games.sharktank.position import named
from shoal.games.sharktank.rules import SharkTankState, new_state
from shoal.games.sharktank.scoring import one_suit_points, set_points


def facts(state: SharkTankState, seat: i64) -> dict[str, object]:
    """What the viewer may know of the position."""
    sheet: list[list[int]] = []
    if state.phase == OVER:
        sheet = [score_sheet(state, tokens) for tokens in state.held]
    return {
        "phase": PHASES[state.phase],
        "side": state.settings.side,
        "tasty": named(SUITS, state.tasty),
        "first": known_number(state.first),
        "seat": state.seat,
        "turn": state.turn,
        "turns": state.settings.turns,
        "last": known_number(state.last),
        "drafting": drafting(state),
        "drafted": [token_names(tokens & state.drafted) for tokens in state.held],
        "gobbled": [gobbled(state, owner, seat) for owner in range(state.players)],
        "spent": token_names(state.spent),
        "unseen": token_names(unseen_by(state, seat)),
        "points": points(state, seat),
        "fish": [fish_names(state, suit) for suit in range(SUIT_COUNT)],
        "sharks": [write_spot(spot) for spot in state.sharks],
        "sector": state.sector,
        "tiles": list(state.tiles),
        "stack": state.stack(),
        "mover": named(SUITS, state.mover),
        "length": state.length,
        "extra": state.extra,
        "trail": [write_spot(spot) for spot in state.trail],
        "due": state.due,
        "die": named(VALUES, state.die),
        "sheet": sheet,
    }


def token_names(tokens: i64) -> list[str]:
    """A set of tokens by name."""
    return [write_token(token) for token in members(tokens)]


def known_number(number: i64) -> int | None:
    """A number, or None while there is none."""
    return None if number == NONE else number


def drafting(state: SharkTankState) -> str:
    """The value that is drafted now, or ``-``."""
    if state.phase != DRAFT:
        return "-"
    return VALUES[state.draft_value()]


def may_look(state: SharkTankState, owner: i64, seat: i64) -> bool:
    """Whether the seat knows the values that the owner gobbled (ST-28, ST-34)."""
    return owner == seat or state.phase >= SCORE


def gobbled(state: SharkTankState, owner: i64, seat: i64) -> list[str]:
    """The fish that the owner gobbled: by name, or by suit with the value hidden."""
    tokens = state.held[owner] & ~state.drafted
    if may_look(state, owner, seat):
        return token_names(tokens)
    return [f"? {SUITS[token // VALUE_COUNT]}" for token in members(tokens)]


def unseen_by(state: SharkTankState, seat: i64) -> i64:
    """Every token whose place the viewer does not know."""
    unseen = state.unseen
    for owner in range(state.players):
        if not may_look(state, owner, seat):
            unseen |= state.held[owner] & ~state.drafted
    return unseen


def points(state: SharkTankState, seat: i64) -> list[int | None]:
    """Each seat's points so far (a Null counting nothing yet), where the seat can know them."""
    return [
        state.points_for(state.held[owner])
        if may_look(state, owner, seat) or not state.held[owner] & ~state.drafted
        else None
        for owner in range(state.players)
    ]


def score_sheet(state: SharkTankState, tokens: i64) -> list[int]:
    """Points for fish, tasty fish, values, sets, one suit, and all together (ST-34 to ST-38)."""
    total = state.points_for(tokens)
    rest = [
        count_bits(tokens),
        state.tasty_in(tokens),
        set_points(tokens),
        one_suit_points(tokens),
    ]
    return [rest[0], rest[1], total - sum(rest), rest[2], rest[3], total]


def imagine(view: View, settings: Settings, rng: Rng) -> SharkTankState:
    """The position with unknown values dealt at random from what the viewer has not seen."""
    state = new_state(view.players, settings)
    state.phase = PHASES.index(view.word("phase"))
    state.tasty = number_of(SUITS, view.word("tasty"))
    state.first = number_in(view.facts["first"])
    state.seat = view.number("seat")
    state.turn = view.number("turn")
    state.last = number_in(view.facts["last"])
    state.die = number_of(VALUES, view.word("die"))
    deal(state, view, rng)
    put_in_water(state, view)
    state.sector = view.number("sector")
    state.tiles = view.numbers("tiles")
    state.mover = number_of(SUITS, view.word("mover"))
    state.extra = view.number("extra")
    state.due = view.number("due")
    if state.phase == CHOOSE:
        state.find_sharks()
    state.length = view.number("length")
    for name in view.words("trail"):
        spot = spot_of(read_cell(name))
        state.trail = append(state.trail, spot)
        state.water.toggle_tile(spot)
    return state


def number_of(names: tuple[str, ...], name: str) -> i64:
    """A suit or value by name, or NONE."""
    return NONE if name == "-" else names.index(name)


def number_in(fact: object) -> i64:
    """A number, or NONE for None."""
    if fact is None:
        return NONE
    assert isinstance(fact, int)
    return fact


def deal(state: SharkTankState, view: View, rng: Rng) -> None:
    """Deal every seat's tokens; draw each unknown one from the unseen of its suit."""
    state.spent = token_set(view.words("spent"))
    state.unseen = ALL_TOKENS & ~state.spent
    seats = [named_tokens(view, "drafted", seat) for seat in range(view.players)]
    for seat in range(view.players):
        state.drafted |= token_set(seats[seat])
        state.held[seat] = token_set(seats[seat] + named_tokens(view, "gobbled", seat))
        state.unseen &= ~state.held[seat]
    for seat in range(view.players):
        for name in named_tokens(view, "gobbled", seat):
            if name.startswith("?"):
                suit = SUITS.index(name[2:])
                candidates = state.unseen & shift_left(SUIT_TOKENS, VALUE_COUNT * suit)
                token = nth_bit(candidates, rng.below(count_bits(candidates)))
                state.held[seat] |= bit(token)
                state.unseen ^= bit(token)


def named_tokens(view: View, fact: str, seat: i64) -> list[str]:
    """A seat's tokens by name."""
    seats = view.facts[fact]
    assert isinstance(seats, list)
    tokens = seats[seat]
    assert isinstance(tokens, list)
    return tokens


def token_set(names: list[str]) -> i64:
    """Named tokens as a set; those whose value is hidden are left out."""
    tokens: i64 = 0
    for name in names:
        if not name.startswith("?"):
            tokens |= bit(read_token(name))
    return tokens


def put_in_water(state: SharkTankState, view: View) -> None:
    """Put the fish and the sharks into the water."""
    fish = vec[i64](capacity=ANYWHERE)
    for suit in range(SUIT_COUNT):
        for name in named_tokens(view, "fish", suit):
            spot = spot_of(read_cell(name))
            fish = append(fish, fish_at(spot, suit))
            state.water.toggle_cell(spot)
    state.fish = fish
    for name in view.words("sharks"):
        spot = spot_of(read_cell(name))
        state.sharks = append(state.sharks, spot)
        state.water.toggle_cell(spot)
    if state.phase < CORNERS:
        for swimmer in state.fish:
            state.mark_sector(swimmer >> SUIT_BITS)
