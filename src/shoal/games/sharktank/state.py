"""The position of a Shark Tank game: what lies on the table, who acts, and which moves there are.

Nothing here changes a position; ``rules.py`` does.
"""

from shoal.core.bits import bit, count_bits, shift_left
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.state import CHANCE, NOBODY, State, ranks_by
from shoal.games.sharktank.components import (
    ALL_TOKENS,
    ANYWHERE,
    DIE_FACES,
    DRAFT_VALUES,
    MAX_VALUE,
    MIN_TILES,
    NULL,
    NULL_TOKENS,
    SIDE,
    STACK,
    SUIT_COUNT,
    SUIT_TOKENS,
    TOKENS,
    VALUE_COUNT,
    cell_of,
    cells_touch,
    draft_each,
    fish_at_start,
    one_suit_points,
    sector_cells,
    set_points,
    spot_of,
    value_points,
)
from shoal.games.sharktank.movement.paths import can_follow, can_swim
from shoal.games.sharktank.movement.water import NO_WATER
from shoal.games.sharktank.moves import (
    ADD,
    CELL,
    CHANCE_PHASES,
    CHOOSE,
    CORNER_ORDERS,
    CORNERS,
    DRAFT,
    FIRST,
    KEEP,
    LAND,
    LAY,
    LOOK,
    NONE,
    OVER,
    PAY,
    ROLL,
    SCORE,
    SECTOR,
    SHARK,
    SPEND,
    STAND,
    TAKE,
    TASTY,
    tile_move,
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

    # Who acts, and how.

    def actor(self) -> i64:
        if CHANCE_PHASES >> self.phase & 1:
            return CHANCE
        if self.phase == OVER:
            return NOBODY
        return self.seat

    def moves(self, seat: i64) -> vec[i64]:
        if seat != self.seat or self.actor() != seat:
            return vec[i64]()
        if self.phase == LAY:
            return self.tile_moves()
        if self.phase == LAND:
            return self.stand_moves()
        if self.phase == CHOOSE:
            return self.shark_moves()
        if self.phase == PAY:
            return self.spend_moves()
        if self.phase == DRAFT:
            return self.take_moves()
        return self.stretch_moves()

    def take_moves(self) -> vec[i64]:
        """A token of the value that is drafted now, of any suit that still has it (ST-8)."""
        moves = vec[i64](capacity=4)
        value = self.draft_value()
        for suit in range(SUIT_COUNT):
            if self.unseen >> (VALUE_COUNT * suit + value) & 1:
                moves = append(moves, TAKE + suit)
        return moves

    def shark_moves(self) -> vec[i64]:
        """Any shark that can swim the distance (ST-13, ST-21, ST-22)."""
        moves = vec[i64](capacity=4)
        for suit in range(SUIT_COUNT):
            if self.able >> suit & 1:
                moves = append(moves, SHARK + suit)
        return moves

    def spend_moves(self) -> vec[i64]:
        """Nothing, one token whose tiles can all be laid, or a Null (ST-15, ST-16, ST-21)."""
        moves = vec[i64](capacity=12)
        moves = append(moves, KEEP)
        room = self.extra_room()
        tokens = self.held[self.seat]
        for token in range(TOKENS):
            if tokens >> token & 1 and self.tiles_needed(token % VALUE_COUNT) <= room:
                moves = append(moves, SPEND + token)
        return moves

    def stretch_moves(self) -> vec[i64]:
        """As many of the rolled tiles as the player likes and as fit (ST-16)."""
        moves = vec[i64](capacity=DIE_FACES)
        for extra in range(min(self.extra, self.extra_room()) + 1):
            moves = append(moves, ADD + extra)
        return moves

    def tile_moves(self) -> vec[i64]:
        """Every place for the next tile from which all the rest can follow (ST-18 to ST-21)."""
        moves = vec[i64](capacity=12)
        first = len(self.trail) == 0
        spot = self.sharks[self.mover]
        if not first:
            spot = self.trail[len(self.trail) - 1]
        to_come = self.length - len(self.trail) - 1
        for tile in self.water.next_tiles(spot, first=first):
            if can_follow(self.water, tile, to_come):
                moves = append(moves, tile_move(tile))
        return moves

    def stand_moves(self) -> vec[i64]:
        """The four cells of the last tile (ST-25)."""
        cell = cell_of(self.trail[len(self.trail) - 1])
        return vec[i64](
            [STAND + cell, STAND + cell + 1, STAND + cell + SIDE, STAND + cell + SIDE + 1]
        )

    def outcomes(self) -> i64:
        if self.phase == LOOK:
            return count_bits(self.unseen & shift_left(SUIT_TOKENS, VALUE_COUNT * self.mover))
        if self.phase == ROLL or self.phase == SCORE:
            return DIE_FACES
        if self.phase == CELL:
            return len(self.fish_cells())
        if self.phase == SECTOR:
            return fish_at_start(self.players) - len(self.fish)
        if self.phase == TASTY:
            return SUIT_COUNT
        if self.phase == FIRST:
            return self.players
        if self.phase == CORNERS:
            return CORNER_ORDERS
        return 0

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
