"""The position of a Shark Tank game: what lies on the table, and questions about it.

Only reading a position changes one here; play does so in ``rules.py``.
"""

from typing import Final, final

from shoal.core.bits import bit, count_bits, shift_left
from shoal.core.errors import BadPosition
from shoal.core.fields.fields import Fields, ShownField
from shoal.core.message import say
from shoal.core.observation.features import Each, Number, Upto
from shoal.core.packed_arrays import append, i16, i64, vec
from shoal.core.state import State, ranks_by
from shoal.games.sharktank.components import (
    ALL_TOKENS,
    ANYWHERE,
    DRAFT_VALUES,
    MAX_PLAYERS,
    MAX_POINTS,
    MAX_TURNS,
    MAX_VALUE,
    MIN_TILES,
    NULL,
    NULL_TOKENS,
    SIDE,
    STACK,
    SUIT_BITS,
    SUIT_COUNT,
    SUIT_MASK,
    SUIT_TOKENS,
    SUITS,
    TOKEN_BACKS,
    TOKEN_NAMES,
    TOKENS,
    VALUE_COUNT,
    VALUES,
    cell_of,
    cells_touch,
    draft_each,
    fish_at_start,
    one_suit_points,
    sector_cells,
    sector_of,
    set_points,
    spot_of,
    value_points,
)
from shoal.games.sharktank.fields import (
    FISH,
    SHARKS,
    TRAILS,
    read_spent,
    read_tokens,
    write_spent,
    write_tokens,
)
from shoal.games.sharktank.movement.paths import can_swim
from shoal.games.sharktank.movement.water import NO_WATER
from shoal.games.sharktank.moves import (
    CHOOSE,
    CORNERS,
    DRAFT,
    NONE,
    OVER,
    PHASES,
    SCORE,
    TASTY,
)
from shoal.games.sharktank.options import DEFAULT_SETTINGS


class Board(State):
    """What lies on the table.  Sets of tokens are bits, ``VALUE_COUNT * suit + value``."""

    def __init__(self) -> None:
        self.settings = DEFAULT_SETTINGS
        self.phase: i64 = TASTY
        self.tasty: i64 = NONE
        self.first: i64 = NONE
        self.seat: i64 = 0
        self.turn: i64 = 0  # turns that are over
        self.last: i64 = NONE  # turns to come in the last round, NONE before it
        self.die: i64 = NONE  # what a Null scores
        # Tokens: every one is held, spent, or still with the fish in the tank.
        self.held = vec[i64]()
        self.drafted: i64 = 0  # those held since the draft, which everybody has seen
        self.spent: i64 = 0
        self.unseen: i64 = ALL_TOKENS  # before the draft is over: those not taken
        # The tank.
        self.water = NO_WATER
        self.fish = vec[i64]()  # each with its spot and its suit, see fish_at
        self.sharks = vec[i64]()  # spots by suit, empty before they are placed
        self.sectors: i64 = 0  # those that have their fish, as bits
        self.sector: i64 = 0  # the one whose fish needs a cell
        # The movement.
        self.tiles = vec[i64]()  # collected by each player
        self.able: i64 = 0  # sharks that may be chosen, as bits
        self.mover: i64 = NONE
        self.length: i64 = 0  # tiles of this movement
        self.extra: i64 = 0  # a Null's roll while the player thinks about it
        self.trail = vec[i64]()  # tiles laid
        self.due: i64 = 0  # gobbled fish whose value the player has not looked at

    # The fields.

    def fields(self, f: Fields) -> None:
        side = self.settings.side
        self.phase = f.word("phase", self.phase, PHASES)
        self.tasty = f.word_or_none("tasty", self.tasty, SUITS, NONE)
        self.first = f.seat_or_none("first", self.first, NONE)
        self.seat = f.seat("seat", self.seat)
        self.turn = f.number("turn", self.turn, 0, self.settings.turns)
        self.last = f.number_or_none("last", self.last, 0, self.players, NONE)
        if f.for_view():
            self.token_fields(f)
        else:
            self.token_texts(f)
        self.fish = f.custom_array(FISH[side], self.fish)
        self.sharks = f.custom_array(SHARKS[side], self.sharks)
        if f.reading:
            self.check_sharks()
        self.sector = f.number("sector", self.sector, 0, fish_at_start(self.players) - 1)
        self.tiles = f.by_seat("tiles", self.tiles, 0, STACK)
        self.mover = f.word_or_none("mover", self.mover, SUITS, NONE)
        self.length = f.number("length", self.length, 0, STACK)
        self.extra = f.number("extra", self.extra, 0, MAX_VALUE)
        self.trail = f.custom_array(TRAILS[side], self.trail)
        self.due = f.number("due", self.due, 0, VALUE_COUNT)
        self.die = f.word_or_none("die", self.die, VALUES, NONE)
        if f.derived():
            self.derived_fields(f)

    def token_fields(self, f: Fields) -> None:
        """The tokens as a view shows them."""
        drafted = f.sets_by_seat("drafted", self.drafted_by_seat(), TOKEN_NAMES)
        open_seats = self.open_seats(f.own())
        gobbled = f.hands("gobbled", self.gobbled_by_seat(), TOKEN_NAMES, open_seats, TOKEN_BACKS)
        self.spent = f.members("spent", self.spent, TOKEN_NAMES)
        if f.reading:
            self.hold(drafted, gobbled)

    def token_texts(self, f: Fields) -> None:
        """The tokens as a position writes them."""
        tokens = f.text("tokens", write_tokens(self.held, self.drafted))
        spent = f.text("spent", write_spent(self.spent))
        if f.reading:
            self.hold(*read_tokens(tokens, self.players))
            self.spent = read_spent(spent, self.tokens_nobody_holds())

    def check_sharks(self) -> None:
        """Raise BadPosition unless there are four sharks, or none before they are placed."""
        count: i64 = SUIT_COUNT
        if self.phase <= CORNERS:
            count = 0
        if len(self.sharks) != count:
            raise BadPosition(say("error-sharks", rule="ST-12"))

    def derived_fields(self, f: Fields) -> None:
        """What a view shows besides."""
        drafting: i64 = NONE
        if self.phase == DRAFT:
            drafting = self.draft_value()
        open_seats = self.open_seats(f.own())
        known = self.seats_with_known_points(open_seats)
        f.number("side", self.settings.side, 0, SIDE)
        f.number("turns", self.settings.turns, 0, MAX_TURNS)
        f.word_or_none("drafting", drafting, VALUES, NONE)
        f.members("unseen", self.unseen_by(open_seats), TOKEN_NAMES)
        f.secret_by_seat("points", self.points_of(known), 0, MAX_POINTS, known)
        f.number("stack", self.stack(), 0, STACK)
        f.custom(SHEETS[self.players], self)

    def complete(self) -> None:
        """The tokens with the fish, the water, the sectors with fish, the sharks to choose from."""
        self.unseen = self.tokens_nobody_holds() & ~self.spent
        self.fill_water()
        self.sectors = 0
        if self.phase <= CORNERS:
            for fish in self.fish:
                self.mark_sector(fish >> SUIT_BITS)
        self.able = 0
        if self.phase == CHOOSE and self.length > 0:
            self.find_able()
        for tile in self.trail:
            self.water.toggle_tile(tile)

    def fill_water(self) -> None:
        """Put just the fish and the sharks into the water."""
        self.water.build(self.settings.side)
        for fish in self.fish:
            self.water.toggle_cell(fish >> SUIT_BITS)
        for spot in self.sharks:
            self.water.toggle_cell(spot)

    # Setting up (ST-6 to ST-12).

    def taken(self) -> i64:
        """How many tokens the players have drafted."""
        return count_bits(self.drafted)

    def draft_value(self) -> i64:
        """The value that is drafted now: 1, then 2, then Null (ST-8)."""
        return DRAFT_VALUES[self.taken() // (self.players * draft_each(self.players))]

    def next_suit(self) -> i64:
        """The suit of the fish to be spread: sun fish first, arms last (ST-10)."""
        place = len(self.fish)
        suit: i64 = 0
        while place >= count_bits(self.unseen & shift_left(SUIT_TOKENS, VALUE_COUNT * suit)):
            place -= count_bits(self.unseen & shift_left(SUIT_TOKENS, VALUE_COUNT * suit))
            suit += 1
        return suit

    def fish_cells(self) -> vec[i64]:
        """The cells among which chance picks one for the fish (ST-11)."""
        cells = vec[i64](capacity=64)
        sector: i64 = ANYWHERE
        if self.settings.in_sectors:
            sector = self.sector
        for cell in sector_cells(sector, self.players, self.settings.side):
            if not self.water.is_taken(spot_of(cell)):
                cells = append(cells, cell)
        return cells

    def mark_sector(self, spot: i64) -> None:
        """The sector of this spot has its fish."""
        self.sectors |= bit(sector_of(cell_of(spot), self.players, self.settings.side))

    def swimming_fish(self, suit: i64) -> i64:
        """How many fish of a suit swim in the tank."""
        count: i64 = 0
        for fish in self.fish:
            if fish & SUIT_MASK == suit:
                count += 1
        return count

    # What everybody knows: what was drafted and spent, and the suits of gobbled fish.  The
    # value of a gobbled fish is its owner's secret until it is spent or scored (ST-28).

    def drafted_by_seat(self) -> vec[i64]:
        """The tokens that each player has held since the draft."""
        tokens = vec[i64](capacity=self.players)
        for held in self.held:
            tokens = append(tokens, held & self.drafted)
        return tokens

    def gobbled_by_seat(self) -> vec[i64]:
        """The tokens of the fish that each player has gobbled."""
        tokens = vec[i64](capacity=self.players)
        for held in self.held:
            tokens = append(tokens, held & ~self.drafted)
        return tokens

    def tokens_nobody_holds(self) -> i64:
        """The tokens that are spent or with the fish in the tank."""
        tokens: i64 = ALL_TOKENS
        for held in self.held:
            tokens &= ~held
        return tokens

    def hold(self, drafted: vec[i64], gobbled: vec[i64]) -> None:
        """Give the players these tokens."""
        self.drafted = 0
        for seat in range(self.players):
            self.drafted |= drafted[seat]
            self.held[seat] = drafted[seat] | gobbled[seat]

    def open_seats(self, own: i64) -> i64:
        """The seats, as bits, whose gobbled values the viewer with these own seats knows."""
        if self.phase >= SCORE:  # ST-34
            return bit(self.players) - 1
        return own

    def unseen_by(self, open_seats: i64) -> i64:
        """Every token whose place is unknown to a viewer for whom these seats are open."""
        unseen = self.unseen
        for seat in range(self.players):
            if not open_seats >> seat & 1:
                unseen |= self.held[seat] & ~self.drafted
        return unseen

    def seats_with_known_points(self, open_seats: i64) -> i64:
        """These seats and, as bits, those that have gobbled nothing."""
        for seat in range(self.players):
            if not self.held[seat] & ~self.drafted:
                open_seats |= bit(seat)
        return open_seats

    def points_of(self, seats: i64) -> vec[i64]:
        """The points so far of these seats, as bits; 0 for the others."""
        points = vec[i64](capacity=self.players)
        for seat in range(self.players):
            if seats >> seat & 1:
                points = append(points, self.points_for(self.held[seat]))
            else:
                points = append(points, 0)
        return points

    # The turn (ST-13 to ST-24).

    def leads(self) -> bool:
        """Whether the player has more tokens than anybody else (ST-29)."""
        own = count_bits(self.held[self.seat])
        for other in range(self.players):
            if other != self.seat and count_bits(self.held[other]) >= own:
                return False
        return True

    def must_skip(self) -> bool:
        """Whether the player leads and skips this turn (ST-29).

        Where nobody skips twice running, a player with a collected tile has just skipped.
        """
        if self.players <= self.settings.skip_once_up_to and self.tiles[self.seat] > 0:
            return False
        return self.leads()

    def stack(self) -> i64:
        """Tiles that nobody has collected (ST-4)."""
        left: i64 = STACK
        for tiles in self.tiles:
            left -= tiles
        return left

    def full_length(self) -> i64:
        """The tiles of a movement for which nothing is spent (ST-14, ST-17, ST-24)."""
        return min(MIN_TILES + self.tiles[self.seat], STACK)

    def is_short(self) -> bool:
        """Whether no shark can swim the full number of tiles (ST-22)."""
        return self.length < self.full_length()

    def can_spend(self) -> bool:
        """A Null, or any token if there is room for more tiles (ST-15, ST-21)."""
        tokens = self.held[self.seat]
        if tokens & NULL_TOKENS and self.settings.null_cut:
            return True
        return tokens != 0 and self.extra_room() > 0

    def tiles_needed(self, value: i64) -> i64:
        """Extra tiles that there must be room for before a token of this value is spent."""
        if value != NULL:
            return value
        if self.settings.null_must and not self.settings.null_cut:
            return MAX_VALUE
        return 0

    def find_able(self) -> None:
        """Mark the sharks that can swim this movement's length (ST-21)."""
        self.able = 0
        for suit in range(SUIT_COUNT):
            if can_swim(self.water, self.sharks[suit], self.length):
                self.able |= bit(suit)

    def extra_room(self) -> i64:
        """How many extra tiles, up to 5, the chosen shark has room for (ST-21, ST-24)."""
        extra: i64 = 0
        most = min(MAX_VALUE, STACK - self.length)
        spot = self.sharks[self.mover]
        while extra < most and can_swim(self.water, spot, self.length + extra + 1):
            extra += 1
        return extra

    # Gobbling and scoring (ST-26 to ST-39).

    def touches(self, spot: i64, other: i64) -> bool:
        """Whether two cells share an edge or, by option, a corner (ST-26)."""
        return cells_touch(spot, other, corners=self.settings.corners_touch)

    def points_for(self, tokens: i64) -> i64:
        """What a set of tokens scores; a Null is worth nothing until it is rolled for."""
        points = count_bits(tokens) + self.tasty_in(tokens) + value_points(tokens)  # ST-34, ST-35
        if self.die != NONE:
            points += self.die * count_bits(tokens & NULL_TOKENS)  # ST-36
        return points + set_points(tokens) + one_suit_points(tokens)

    def tasty_in(self, tokens: i64) -> i64:
        """How many of the tokens are tasty (ST-6)."""
        if self.tasty == NONE:
            return 0
        return count_bits(tokens >> VALUE_COUNT * self.tasty & SUIT_TOKENS)

    def score_sheet(self, tokens: i64) -> vec[i64]:
        """Points for fish, tasty fish, values, sets, one suit, and their sum (ST-34 to ST-38)."""
        fish = count_bits(tokens)
        tasty = self.tasty_in(tokens)
        sets = set_points(tokens)
        one_suit = one_suit_points(tokens)
        total = self.points_for(tokens)
        return vec[i64](
            [fish, tasty, total - fish - tasty - sets - one_suit, sets, one_suit, total]
        )

    def scores(self) -> vec[i64]:
        points = vec[i64](capacity=self.players)
        for tokens in self.held:
            points = append(points, self.points_for(tokens))
        return points

    def ranks(self) -> vec[i64]:
        keys = vec[i64](capacity=self.players)
        for tokens in self.held:
            key = self.points_for(tokens) * (TOKENS + 1) + self.tasty_in(tokens)  # ST-39
            keys = append(keys, key)
        return ranks_by(keys)


def copy_board(old: Board, new: Board) -> None:
    """Make the new board an independent copy of the old one."""
    new.players = old.players
    new.settings = old.settings
    new.phase = old.phase
    new.tasty = old.tasty
    new.first = old.first
    new.seat = old.seat
    new.turn = old.turn
    new.last = old.last
    new.die = old.die
    new.held = old.held[:]
    new.drafted = old.drafted
    new.spent = old.spent
    new.unseen = old.unseen
    new.water = old.water.clone()
    new.fish = old.fish[:]
    new.sharks = old.sharks[:]
    new.sectors = old.sectors
    new.sector = old.sector
    new.tiles = old.tiles[:]
    new.able = old.able
    new.mover = old.mover
    new.length = old.length
    new.extra = old.extra
    new.trail = old.trail[:]
    new.due = old.due


SHEET_ROWS: Final = 6
"""The numbers of a seat's score sheet."""


@final
class SheetField(ShownField):
    """Each seat's score sheet, once the game is over."""

    def __init__(self, players: i64) -> None:
        rows = Each("", Number("", MAX_POINTS), SHEET_ROWS)
        super().__init__("sheet", Upto("sheet", rows, players), "number[][]")

    def fact(self, state: object, viewer: i64) -> object:
        assert isinstance(state, Board)
        if state.phase != OVER:
            return []
        return [[int(points) for points in state.score_sheet(tokens)] for tokens in state.held]

    def observe(self, state: object, viewer: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, Board)
        if state.phase != OVER:
            return
        row[at] = i16(state.players)
        for tokens in state.held:
            for points in state.score_sheet(tokens):
                at += 1
                row[at] = i16(points)


SHEETS: Final = [SheetField(players) for players in range(MAX_PLAYERS + 1)]
"""By the number of players."""
