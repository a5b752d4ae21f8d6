"""The rules of Shark Tank, to be read beside RULES.md."""

from typing import final

from shoal.core.arrays import append, i64, vec
from shoal.core.bits import bit, shift_left
from shoal.core.state import CHANCE, NOBODY, State, ranks_by
from shoal.games.sharktank.components import (
    ALL_TOKENS,
    ANYWHERE,
    DIE_FACES,
    DRAFT_VALUES,
    FEW_FISH,
    HIGHEST,
    LEAST_TILES,
    NULL,
    NULL_TOKENS,
    SIDE,
    STACK,
    SUIT_TOKENS,
    TOKENS,
    draft_each,
    draft_picks,
    fish_at_start,
    sector_cells,
    sector_of,
)
from shoal.games.sharktank.movement.lookahead import can_swim, goes_on, longest
from shoal.games.sharktank.movement.water import Water, cell_of, cells_touch, spot_of
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
    STRETCH,
    TAKE,
    TASTY,
    TILE,
    Terms,
    tile_move,
    tile_spot,
)
from shoal.games.sharktank.tokens import bits_in, nth_token, one_suit_points, set_points


@final
class SharkTankState(State):
    """A position of Shark Tank.  Sets of tokens are bits, ``6 * suit + value``."""

    def __init__(self) -> None:
        self.terms = Terms()
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
        self.water = Water()
        self.fish = vec[i64]()  # 4 * spot + suit
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
        self.due: i64 = 0  # gobbled fish whose value has not been looked at

    def clone(self) -> "SharkTankState":
        other = SharkTankState.__new__(SharkTankState)
        other.players = self.players
        other.terms = self.terms
        other.phase = self.phase
        other.tasty = self.tasty
        other.first = self.first
        other.seat = self.seat
        other.turn = self.turn
        other.last = self.last
        other.die = self.die
        other.held = self.held[:]
        other.drafted = self.drafted
        other.spent = self.spent
        other.unseen = self.unseen
        other.water = self.water.clone()
        other.fish = self.fish[:]
        other.sharks = self.sharks[:]
        other.sectors = self.sectors
        other.sector = self.sector
        other.tiles = self.tiles[:]
        other.able = self.able
        other.mover = self.mover
        other.length = self.length
        other.extra = self.extra
        other.trail = self.trail[:]
        other.due = self.due
        return other

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
        for suit in range(4):
            if self.unseen >> (6 * suit + value) & 1:
                moves = append(moves, TAKE + suit)
        return moves

    def shark_moves(self) -> vec[i64]:
        """Any shark that can swim the distance (ST-13, ST-21, ST-22)."""
        moves = vec[i64](capacity=4)
        for suit in range(4):
            if self.able >> suit & 1:
                moves = append(moves, SHARK + suit)
        return moves

    def spend_moves(self) -> vec[i64]:
        """Nothing, one token whose tiles can all be laid, or a Null (ST-15, ST-16, ST-21)."""
        moves = vec[i64](capacity=12)
        moves = append(moves, KEEP)
        info = self.extra_room()
        tokens = self.held[self.seat]
        for token in range(TOKENS):
            if tokens >> token & 1 and self.tiles_needed(token % 6) <= info:
                moves = append(moves, SPEND + token)
        return moves

    def tiles_needed(self, value: i64) -> i64:
        """Extra tiles that there must be room for before a token of this value is spent."""
        if value != NULL:
            return value
        if self.terms.null_must and not self.terms.null_cut:
            return HIGHEST
        return 0

    def stretch_moves(self) -> vec[i64]:
        """So many of the rolled tiles as one likes and as fit (ST-16)."""
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
            if goes_on(self.water, tile, to_come):
                moves = append(moves, tile_move(tile))
        return moves

    def stand_moves(self) -> vec[i64]:
        """The four cells of the last tile (ST-25)."""
        cell = cell_of(self.trail[len(self.trail) - 1])
        return vec[i64]([STAND + cell, STAND + cell + 1, STAND + cell + 20, STAND + cell + 21])

    def outcomes(self) -> i64:
        if self.phase == LOOK:
            return bits_in(self.unseen & shift_left(SUIT_TOKENS, 6 * self.mover))
        if self.phase == ROLL or self.phase == SCORE:
            return DIE_FACES
        if self.phase == CELL:
            return len(self.fish_cells())
        if self.phase == SECTOR:
            return fish_at_start(self.players) - len(self.fish)
        if self.phase == TASTY:
            return 4
        if self.phase == FIRST:
            return self.players
        if self.phase == CORNERS:
            return CORNER_ORDERS
        return 0

    def play(self, seat: i64, move: i64) -> None:
        if seat == CHANCE:
            self.happen(move)
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

    def happen(self, outcome: i64) -> None:
        """What chance decides."""
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

    def taken(self) -> i64:
        """How many tokens the players have drafted."""
        return bits_in(self.drafted)

    def draft_value(self) -> i64:
        """The value that is drafted now: 1, then 2, then Null (ST-8)."""
        return DRAFT_VALUES[self.taken() // (self.players * draft_each(self.players))]

    def take(self, suit: i64) -> None:
        """A token is drafted, and the next player is asked (ST-8, ST-9)."""
        token = bit(6 * suit + self.draft_value())
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
        elif self.terms.in_sectors:
            self.phase = SECTOR
        else:
            self.phase = CELL

    def next_suit(self) -> i64:
        """The suit of the fish to be spread: sun fish first, arms last (ST-10)."""
        place = len(self.fish)
        suit: i64 = 0
        while place >= bits_in(self.unseen & shift_left(SUIT_TOKENS, 6 * suit)):
            place -= bits_in(self.unseen & shift_left(SUIT_TOKENS, 6 * suit))
            suit += 1
        return suit

    def pick_sector(self, outcome: i64) -> None:
        """One of the sectors that have no fish yet."""
        sector: i64 = 0
        while self.sectors >> sector & 1 or outcome > 0:
            outcome -= 1 - (self.sectors >> sector & 1)
            sector += 1
        self.sector = sector
        self.phase = CELL

    def fish_cells(self) -> vec[i64]:
        """The cells among which chance picks one for the fish (ST-11)."""
        cells = vec[i64](capacity=64)
        sector: i64 = ANYWHERE
        if self.terms.in_sectors:
            sector = self.sector
        for cell in sector_cells(sector, self.players, self.terms.side):
            if not self.water.is_taken(spot_of(cell)):
                cells = append(cells, cell)
        return cells

    def place_fish(self, outcome: i64) -> None:
        """A fish comes into the water."""
        spot = spot_of(self.fish_cells()[outcome])
        self.fish = append(self.fish, 4 * spot + self.next_suit())
        self.water.turn_cell(spot)
        self.mark_sector(spot)
        self.sector = 0
        self.next_fish()

    def mark_sector(self, spot: i64) -> None:
        """The sector of this spot has its fish."""
        self.sectors |= bit(sector_of(cell_of(spot), self.players, self.terms.side))

    def place_sharks(self, order: i64) -> None:
        """The sharks in one of the 24 orders: lower left, lower right, upper left, upper right."""
        self.sharks = corner_spots(order, self.terms.side)
        self.sectors = 0
        for spot in self.sharks:
            self.water.turn_cell(spot)
        self.begin_turn()

    # A turn (ST-13 to ST-24).

    def begin_turn(self) -> None:
        """Find the next player who moves a shark, or the end of the game."""
        while True:
            if len(self.fish) == 0 or self.last == 0 or self.turn == self.terms.turns:
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

    def leads(self) -> bool:
        """Whether the player has more tokens than anybody else (ST-29)."""
        own = bits_in(self.held[self.seat])
        for other in range(self.players):
            if other != self.seat and bits_in(self.held[other]) >= own:
                return False
        return True

    def collect(self) -> None:
        """The leader takes a tile while there are any (ST-29, ST-30)."""
        if self.stack() > 0:
            self.tiles[self.seat] += 1

    def stack(self) -> i64:
        """Tiles that nobody has collected (ST-4)."""
        left: i64 = STACK
        for tiles in self.tiles:
            left -= tiles
        return left

    def find_sharks(self) -> bool:
        """Which sharks may be chosen, and for how many tiles; False when none can move."""
        self.length = self.full_length()
        self.find_able()
        if self.able == 0:  # ST-22
            furthest: i64 = 0
            for spot in self.sharks:
                furthest = max(furthest, longest(self.water, spot, self.length - 1))
            self.length = furthest
            if furthest > 0:
                self.find_able()
        return self.length > 0

    def full_length(self) -> i64:
        """The tiles of a movement for which nothing is spent (ST-14, ST-17, ST-24)."""
        return min(LEAST_TILES + self.tiles[self.seat], STACK)

    def is_short(self) -> bool:
        """Whether no shark can swim the full number of tiles (ST-22)."""
        return self.length < self.full_length()

    def find_able(self) -> None:
        """Mark the sharks that can swim this movement's length (ST-21)."""
        self.able = 0
        for suit in range(4):
            if can_swim(self.water, self.sharks[suit], self.length):
                self.able |= bit(suit)

    def choose(self, suit: i64) -> None:
        """A shark is chosen; where no token can be spent, it sets off at once."""
        self.mover = suit
        self.able = 0
        self.phase = PAY
        if not self.can_spend():
            self.set_off(0)

    def can_spend(self) -> bool:
        """A Null, or any token if there is room for more tiles (ST-15, ST-21)."""
        tokens = self.held[self.seat]
        if tokens & NULL_TOKENS and self.terms.null_cut:
            return True
        return tokens != 0 and self.extra_room() > 0

    def extra_room(self) -> i64:
        """How many extra tiles, up to 5, the chosen shark has room for (ST-21, ST-24)."""
        extra: i64 = 0
        most = min(HIGHEST, STACK - self.length)
        spot = self.sharks[self.mover]
        while extra < most and can_swim(self.water, spot, self.length + extra + 1):
            extra += 1
        return extra

    def spend(self, token: i64) -> None:
        """A token leaves the game, seen by all (ST-15); a Null is rolled for (ST-16)."""
        self.held[self.seat] ^= bit(token)
        self.spent |= bit(token)
        self.drafted &= ~self.spent
        if token % 6 == NULL:
            self.phase = ROLL
        else:
            self.set_off(token % 6)

    def roll(self, face: i64) -> None:
        """The die for a spent Null; what does not fit is cut off (ST-16, ST-21)."""
        fitting = min(face, self.extra_room())
        if self.terms.null_must or fitting == 0:
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
        self.water.turn_tile(spot)
        self.trail = append(self.trail, spot)
        if len(self.trail) == self.length:
            self.phase = LAND

    def stand(self, spot: i64) -> None:
        """The shark moves, the tiles are taken away, and the shark eats (ST-17, ST-25)."""
        for tile in self.trail:
            self.water.turn_tile(tile)
        self.trail = vec[i64]()
        self.length = 0
        self.tiles[self.seat] = 0
        self.water.turn_cell(self.sharks[self.mover])
        self.sharks[self.mover] = spot
        self.water.turn_cell(spot)
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
            if fish & 3 == self.mover and self.touches(spot, fish >> 2):
                self.water.turn_cell(fish >> 2)
                self.due += 1
            else:
                left = append(left, fish)
        self.fish = left

    def touches(self, spot: i64, other: i64) -> bool:
        """Whether two cells share an edge or, by option, a corner (ST-26)."""
        return cells_touch(spot, other, corners=self.terms.corners_touch)

    def look(self, outcome: i64) -> None:
        """The player looks at a gobbled fish: any of its suit that nobody has seen (ST-28)."""
        token = nth_token(self.unseen & shift_left(SUIT_TOKENS, 6 * self.mover), outcome)
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

    # Scoring (ST-34 to ST-39).

    def scores(self) -> vec[i64]:
        points = vec[i64](capacity=self.players)
        for tokens in self.held:
            points = append(points, self.points_for(tokens))
        return points

    def points_for(self, tokens: i64) -> i64:
        """What a set of tokens scores; a Null is worth nothing until it is rolled for."""
        points = bits_in(tokens) + self.tasty_in(tokens)  # ST-34, ST-35
        for value in range(1, HIGHEST + 1):
            points += value * bits_in(tokens & shift_left(NULL_TOKENS, value))
        if self.die != NONE:
            points += self.die * bits_in(tokens & NULL_TOKENS)  # ST-36
        return points + set_points(tokens) + one_suit_points(tokens)

    def tasty_in(self, tokens: i64) -> i64:
        """How many of the tokens are tasty (ST-6)."""
        if self.tasty == NONE:
            return 0
        return bits_in(tokens >> 6 * self.tasty & SUIT_TOKENS)

    def ranks(self) -> vec[i64]:
        keys = vec[i64](capacity=self.players)
        for tokens in self.held:
            keys = append(keys, self.points_for(tokens) * 32 + self.tasty_in(tokens))  # ST-39
        return ranks_by(keys)


def corner_spots(order: i64, side: i64) -> vec[i64]:
    """Where the four sharks stand in one of the 24 orders of corners (ST-12).

    >>> [cell_of(spot) for spot in corner_spots(0, 20)]
    [0, 19, 380, 399]
    """
    far = side - 1
    corners = vec[i64]([0, far, SIDE * far, SIDE * far + far])
    spots = vec[i64](capacity=4)
    taken: i64 = 0
    for suit in range(4):
        ways: i64 = 4 - suit
        place = order % ways
        order = order // ways
        corner: i64 = 0
        while taken >> corner & 1 or place > 0:
            place -= 1 - (taken >> corner & 1)
            corner += 1
        taken |= bit(corner)
        spots = append(spots, spot_of(corners[corner]))
    return spots


def new_state(players: i64, terms: Terms) -> SharkTankState:
    """The tank before anything is in it."""
    state = SharkTankState()
    state.players = players
    state.terms = terms
    state.held = vec[i64]([0] * players)
    state.tiles = vec[i64]([0] * players)
    state.water.build(terms.side)
    return state
