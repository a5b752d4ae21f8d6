"""The rules of Shark Tank, to be read beside RULES.md: who acts, the moves, and what they do.

``state.py`` has the position itself.
"""

from typing import final

from shoal.core.bits import bit, count_bits, nth_bit, shift_left
from shoal.core.game import View
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY, State
from shoal.games.sharktank.components import (
    DIE_FACES,
    FEW_FISH,
    NULL,
    SIDE,
    SUIT_BITS,
    SUIT_COUNT,
    SUIT_MASK,
    SUIT_TOKENS,
    TOKEN_BACKS,
    TOKENS,
    VALUE_COUNT,
    cell_of,
    corner_spots,
    draft_picks,
    fish_at,
    fish_at_start,
    spot_of,
)
from shoal.games.sharktank.movement.paths import can_follow, longest_movement
from shoal.games.sharktank.movement.water import Water
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
    tile_move,
    tile_spot,
)
from shoal.games.sharktank.options import Settings
from shoal.games.sharktank.state import Board, copy_board


@final
class SharkTankState(Board):
    """A position of Shark Tank: who acts, which moves there are, and what they do."""

    def clone(self) -> "SharkTankState":
        other = SharkTankState()
        copy_board(self, other)
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
            if not self.must_skip():
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


def deal_hidden_values(state: SharkTankState, view: View, rng: Rng) -> None:
    """Give each gobbled fish whose value is hidden one of its suit that the viewer has not seen.

    The state has everything that the view shows.
    """
    for seat, names in enumerate(view.word_rows("gobbled")):
        for name in names:
            if name in TOKEN_BACKS:
                suit: i64 = TOKEN_BACKS.index(name)
                candidates = state.unseen & shift_left(SUIT_TOKENS, VALUE_COUNT * suit)
                token = bit(nth_bit(candidates, rng.below(count_bits(candidates))))
                state.held[seat] |= token
                state.unseen ^= token
