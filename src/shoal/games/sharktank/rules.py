"""The rules of Shark Tank, to be read beside RULES.md: what each move does to a position.

``state.py`` has the position itself, and says who acts and which moves there are.
"""

from typing import final

from shoal.core.bits import bit, nth_bit, shift_left
from shoal.core.fields.fields import Fields
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.state import CHANCE, State
from shoal.games.sharktank.components import (
    ALL_TOKENS,
    FEW_FISH,
    MAX_POINTS,
    MAX_TURNS,
    MAX_VALUE,
    NULL,
    SIDE,
    STACK,
    SUIT_BITS,
    SUIT_COUNT,
    SUIT_MASK,
    SUIT_TOKENS,
    SUITS,
    TOKEN_BACKS,
    TOKEN_NAMES,
    VALUE_COUNT,
    VALUES,
    cell_of,
    corner_spots,
    draft_picks,
    fish_at,
    fish_at_start,
    sector_of,
    spot_of,
)
from shoal.games.sharktank.fields import (
    FISH,
    SHARKS,
    SHEETS,
    TRAILS,
    read_spent,
    read_tokens,
    write_spent,
    write_tokens,
)
from shoal.games.sharktank.movement.paths import can_swim, longest_movement
from shoal.games.sharktank.movement.water import Water
from shoal.games.sharktank.moves import (
    ADD,
    CELL,
    CHOOSE,
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
    PHASES,
    ROLL,
    SCORE,
    SECTOR,
    SHARK,
    SPEND,
    STAND,
    STRETCH,
    TAKE,
    TASTY,
    TILE,
    tile_spot,
)
from shoal.games.sharktank.options import Settings
from shoal.games.sharktank.state import Board, copy_board


@final
class SharkTankState(Board):
    """A position of Shark Tank: its fields, and what its moves do."""

    def clone(self) -> "SharkTankState":
        other = SharkTankState()
        copy_board(self, other)
        return other

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
        f.custom(FISH[side], self)
        f.custom(SHARKS[side], self)
        self.sector = f.number("sector", self.sector, 0, fish_at_start(self.players) - 1)
        self.tiles = f.by_seat("tiles", self.tiles, 0, STACK)
        self.mover = f.word_or_none("mover", self.mover, SUITS, NONE)
        self.length = f.number("length", self.length, 0, STACK)
        self.extra = f.number("extra", self.extra, 0, MAX_VALUE)
        f.custom(TRAILS[side], self)
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
        tokens = f.text("tokens", write_tokens(self))
        spent = f.text("spent", write_spent(self))
        if f.reading:
            read_tokens(self, tokens)
            read_spent(self, spent)

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
        self.unseen = ALL_TOKENS & ~self.spent
        for held in self.held:
            self.unseen &= ~held
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

    # What a move does.

    def play(self, seat: i64, move: i64) -> None:
        if seat == CHANCE:
            self.chance_falls(move)
        elif move >= STAND:
            self.stand(spot_of(move - STAND))
        elif move >= TILE:
            self.lay(tile_spot(move))
        elif move >= ADD:
            self.set_off(move - ADD)
        elif move >= SPEND:
            self.spend(move - SPEND)
        elif move == KEEP:
            self.set_off(0)
        elif move >= SHARK:
            self.choose(move - SHARK)
        else:
            self.take(move - TAKE)

    def chance_falls(self, outcome: i64) -> None:
        """Chance has drawn or thrown."""
        if self.phase == LOOK:
            self.look(outcome)
        elif self.phase == ROLL:
            self.roll(outcome)
        elif self.phase == CELL:
            self.place_fish(outcome)
        elif self.phase == SECTOR:
            self.pick_sector(outcome)
        elif self.phase == SCORE:
            self.die = outcome
            self.phase = OVER
        elif self.phase == TASTY:
            self.tasty = outcome
            self.phase = FIRST
        elif self.phase == FIRST:
            self.first = outcome
            self.seat = outcome
            self.phase = DRAFT
        else:
            self.place_sharks(outcome)

    # Setting up (ST-6 to ST-12).

    def take(self, suit: i64) -> None:
        """A token is drafted, and the next player is asked (ST-8, ST-9)."""
        token = bit(VALUE_COUNT * suit + self.draft_value())
        self.held[self.seat] |= token
        self.drafted |= token
        self.unseen ^= token
        self.seat = (self.seat + 1) % self.players
        if self.taken() == draft_picks(self.players):
            self.seat = self.first
            self.next_fish()

    def next_fish(self) -> None:
        """The next fish is spread, or the sharks come when all are (ST-11, ST-12)."""
        if len(self.fish) == fish_at_start(self.players):
            self.phase = CORNERS
        elif self.settings.in_sectors:
            self.phase = SECTOR
        else:
            self.phase = CELL

    def pick_sector(self, outcome: i64) -> None:
        """One of the sectors that have no fish yet."""
        sector: i64 = 0
        while self.sectors >> sector & 1 or outcome > 0:
            outcome -= 1 - (self.sectors >> sector & 1)
            sector += 1
        self.sector = sector
        self.phase = CELL

    def place_fish(self, outcome: i64) -> None:
        """A fish comes into the water."""
        spot = spot_of(self.fish_cells()[outcome])
        self.fish = append(self.fish, fish_at(spot, self.next_suit()))
        self.water.toggle_cell(spot)
        self.mark_sector(spot)
        self.sector = 0
        self.next_fish()

    def mark_sector(self, spot: i64) -> None:
        """The sector of this spot has its fish."""
        self.sectors |= bit(sector_of(cell_of(spot), self.players, self.settings.side))

    def place_sharks(self, order: i64) -> None:
        """The sharks in one of the 24 orders: lower left, lower right, upper left, upper right."""
        self.sharks = corner_spots(order, self.settings.side)
        self.sectors = 0
        for spot in self.sharks:
            self.water.toggle_cell(spot)
        self.begin_turn()

    # A turn (ST-13 to ST-24).

    def begin_turn(self) -> None:
        """Find the next player who moves a shark, or the end of the game."""
        while True:
            if len(self.fish) == 0 or self.last == 0 or self.turn == self.settings.turns:
                self.phase = SCORE  # ST-31 to ST-33
                return
            if self.last == NONE and len(self.fish) <= FEW_FISH:
                self.last = self.players  # ST-31
            if not self.leads():
                self.phase = CHOOSE
                if not self.find_sharks():
                    self.phase = SCORE  # ST-23
                return
            self.collect()
            self.next_seat()  # A skipped turn (ST-29).

    def next_seat(self) -> None:
        """The turn is over (ST-29)."""
        self.turn += 1
        if self.last != NONE:
            self.last -= 1
        self.seat = (self.seat + 1) % self.players

    def collect(self) -> None:
        """The leader takes a tile while there are any (ST-29, ST-30)."""
        if self.stack() > 0:
            self.tiles[self.seat] += 1

    def find_sharks(self) -> bool:
        """Which sharks may be chosen, and for how many tiles; False when none can move."""
        self.length = self.full_length()
        self.find_able()
        if self.able == 0:  # ST-22
            furthest: i64 = 0
            for spot in self.sharks:
                furthest = max(furthest, longest_movement(self.water, spot, self.length - 1))
            self.length = furthest
            if furthest > 0:
                self.find_able()
        return self.length > 0

    def find_able(self) -> None:
        """Mark the sharks that can swim this movement's length (ST-21)."""
        self.able = 0
        for suit in range(SUIT_COUNT):
            if can_swim(self.water, self.sharks[suit], self.length):
                self.able |= bit(suit)

    def choose(self, suit: i64) -> None:
        """A shark is chosen; where no token can be spent, it sets off at once."""
        self.mover = suit
        self.able = 0
        self.phase = PAY
        if not self.can_spend():
            self.set_off(0)

    def spend(self, token: i64) -> None:
        """A token leaves the game, seen by all (ST-15); a Null is rolled for (ST-16)."""
        self.held[self.seat] ^= bit(token)
        self.spent |= bit(token)
        self.drafted &= ~self.spent
        if token % VALUE_COUNT == NULL:
            self.phase = ROLL
        else:
            self.set_off(token % VALUE_COUNT)

    def roll(self, face: i64) -> None:
        """The die for a spent Null; what does not fit is cut off (ST-16, ST-21)."""
        fitting = min(face, self.extra_room())
        if self.settings.null_must or fitting == 0:
            self.set_off(fitting)
        else:
            self.extra = face
            self.phase = STRETCH

    def set_off(self, extra: i64) -> None:
        """The length of the movement is settled."""
        self.length += extra
        self.extra = 0
        self.phase = LAY

    def lay(self, spot: i64) -> None:
        """A tile is laid; after the last one the shark moves (ST-25)."""
        self.water.toggle_tile(spot)
        self.trail = append(self.trail, spot)
        if len(self.trail) == self.length:
            self.phase = LAND

    def stand(self, spot: i64) -> None:
        """The shark moves, the tiles are taken away, and the shark eats (ST-17, ST-25)."""
        for tile in self.trail:
            self.water.toggle_tile(tile)
        self.trail = vec[i64]()
        self.length = 0
        self.tiles[self.seat] = 0
        self.water.toggle_cell(self.sharks[self.mover])
        self.sharks[self.mover] = spot
        self.water.toggle_cell(spot)
        self.gobble(spot)
        if self.due > 0:
            self.phase = LOOK
        else:
            self.end_turn()

    # Gobbling (ST-26 to ST-28).

    def gobble(self, spot: i64) -> None:
        """Every fish of the shark's suit that touches it leaves the water (ST-26, ST-27)."""
        left = vec[i64](capacity=len(self.fish))
        for fish in self.fish:
            if fish & SUIT_MASK == self.mover and self.touches(spot, fish >> SUIT_BITS):
                self.water.toggle_cell(fish >> SUIT_BITS)
                self.due += 1
            else:
                left = append(left, fish)
        self.fish = left

    def look(self, outcome: i64) -> None:
        """The player looks at a gobbled fish: any of its suit that nobody has seen (ST-28)."""
        token = nth_bit(self.unseen & shift_left(SUIT_TOKENS, VALUE_COUNT * self.mover), outcome)
        self.unseen ^= bit(token)
        self.held[self.seat] |= bit(token)
        self.due -= 1
        if self.due == 0:
            self.end_turn()

    def end_turn(self) -> None:
        """Play goes on clockwise (ST-29)."""
        self.mover = NONE
        self.water.forget()
        self.next_seat()
        self.begin_turn()


def own(state: State) -> SharkTankState:
    """The state as Shark Tank's own type."""
    assert isinstance(state, SharkTankState)
    return state


def new_state(players: i64, settings: Settings) -> SharkTankState:
    """The tank before anything is in it."""
    state = SharkTankState()
    state.players = players
    state.settings = settings
    state.held = vec[i64]([0] * players)
    state.tiles = vec[i64]([0] * players)
    state.water = Water()
    state.water.build(settings.side)
    return state
