"""The rules of Pescado, to be read beside RULES.md."""

from typing import final

from shoal.core.bits import bit, count_bits, lowest_bit, nth_bit
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.state import CHANCE, NOBODY, SEVERAL, State
from shoal.games.pescado.components import (
    FIRST_THROWS,
    FLIPS_A_DIE,
    KEPT,
    MAX_FLIPS,
    POOL,
    TILES,
    WHITE_DICE,
    choices,
    has_triplet,
    throw,
    ways_to_fall,
)
from shoal.games.pescado.moves import (
    CLAIM,
    DONE,
    FIRST,
    FISH,
    FISH_AGAIN,
    FLIP,
    KEEP,
    KEEP_FIVE,
    MARK,
    OPEN,
    OVER,
    REFILL,
    SEAL,
    SECRET,
    SNATCH,
    TAKE,
    TAKE_ALL,
    THROW,
    THROW_AGAIN,
    THROW_FOR_ALL,
    add_tile_moves,
)
from shoal.games.pescado.options import OFF, RANDOM_SEAT, SEALED, Settings
from shoal.games.pescado.state import Board, copy_board


def order_of(outcome: i64, players: i64) -> vec[i64]:
    """The seats in the order in which the lots drew them: one of 2, 6 or 24."""
    order = vec[i64]([0])
    for seat in range(1, players):
        # Each seat steps in before 0, 1 ... or all of those that are there.
        order = append(order, seat)
        place = seat
        for _step in range(outcome % (seat + 1)):
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
        outcome = outcome // (seat + 1)
    return order


@final
class PescadoState(Board):
    """A position of Pescado: who acts, which moves there are, and what they do."""

    def clone(self) -> "PescadoState":
        other = PescadoState()
        copy_board(self, other)
        return other

    # Who acts, and how.

    def actor(self) -> i64:
        if self.phase < FISH:
            return CHANCE
        if self.phase < SNATCH:
            return self.turn
        if self.phase == OVER:
            return NOBODY
        waiting = self.actors()
        if len(waiting) > 1:
            return SEVERAL
        return waiting[0]

    def actors(self) -> vec[i64]:
        seats = vec[i64](capacity=4)
        if self.phase == FISH or self.phase == FISH_AGAIN:
            seats = append(seats, self.turn)
        elif self.phase == SNATCH or self.phase == SECRET:
            for seat in range(self.players):
                if self.waiting() >> seat & 1:
                    seats = append(seats, seat)
        return seats

    def outcomes(self) -> i64:
        if self.phase == THROW or self.phase == THROW_FOR_ALL:
            return FIRST_THROWS
        if self.phase == REFILL:
            return count_bits(self.drawable())
        if self.phase == THROW_AGAIN:
            return ways_to_fall(self.dice_to_throw(self.dice))
        if self.phase == FIRST:
            return self.players
        if self.phase == OPEN:
            orders: i64 = 2
            if self.players > 2:
                orders = self.players * (self.players - 1) * (self.players - 2)
            return orders
        return 0

    def moves(self, seat: i64) -> vec[i64]:
        if self.phase == FISH and seat == self.turn:
            return self.first_choices(vec[i64](capacity=48))
        moves = vec[i64](capacity=8)
        if self.phase == FISH_AGAIN and seat == self.turn:
            return append(self.takes(moves), DONE)
        if self.phase != SNATCH and self.phase != SECRET:
            return moves
        if seat < 0 or not self.waiting() >> seat & 1:
            return moves
        if self.phase == SNATCH:
            return append(add_tile_moves(moves, CLAIM, self.claimable(seat)), DONE)
        return append(add_tile_moves(moves, MARK, self.claimable(seat)), SEAL)

    def first_choices(self, moves: vec[i64]) -> vec[i64]:
        """After the first throw: take, then flip, then keep and throw, or be done."""
        if self.flips == 0:  # PE-14
            moves = self.takes(moves)
        flippable = self.within_reach()
        if self.flips & 1:
            return add_tile_moves(moves, FLIP, flippable)
        if self.flips < MAX_FLIPS and count_bits(flippable) >= FLIPS_A_DIE:  # PE-12
            moves = add_tile_moves(moves, FLIP, flippable)
        must_throw = self.settings.must_throw and self.flips == 0  # PE-10
        for choice in choices(self.dice):  # PE-11
            if not must_throw or choice + KEEP < KEEP_FIVE:
                moves = append(moves, KEEP + choice)
        if self.can_stop():
            moves = append(moves, DONE)
        return moves

    def takes(self, moves: vec[i64]) -> vec[i64]:
        """Each tile that the dice catch, and all of them together (PE-9)."""
        caught = self.caught()
        moves = add_tile_moves(moves, TAKE, caught)
        if caught & (caught - 1):
            moves = append(moves, TAKE_ALL)
        return moves

    # What happens.

    def play(self, seat: i64, move: i64) -> None:
        if seat == CHANCE:
            self.chance_falls(move)
        elif move < TAKE_ALL:
            self.take(bit(move))
            self.end_if_nothing_left()
        elif move == TAKE_ALL:
            self.take_all()
            self.end_if_nothing_left()
        elif move < KEEP:
            self.flip(move - FLIP)
        elif move < CLAIM:
            self.keep(move - KEEP)
        elif move < MARK:
            self.claim(seat, move - CLAIM)
        elif move < DONE:
            self.fingers[seat] |= bit(move - MARK)
        elif self.phase < SNATCH:
            self.end_turn()
        else:
            self.finish(seat)

    def chance_falls(self, outcome: i64) -> None:
        """Chance has drawn or thrown."""
        if self.phase == THROW:
            self.first_throw(outcome)
        elif self.phase == REFILL:
            self.draw(outcome)
        elif self.phase == THROW_AGAIN:
            self.second_throw(outcome)
        elif self.phase == THROW_FOR_ALL:
            self.thrown += 1
            self.dice = throw(outcome, WHITE_DICE)
            self.snatch()
        elif self.phase == FIRST:
            self.turn = outcome  # PE-5
            self.phase = THROW
        else:
            self.open_marks(order_of(outcome, self.players))

    # A turn.

    def begin_turn(self) -> None:
        """Six tiles lie in the pool: throw, unless enough has been thrown (PE-6, PE-26)."""
        if self.thrown == 0 and self.settings.first == RANDOM_SEAT:
            self.phase = FIRST
        elif self.thrown >= self.settings.throws:
            self.end_game()
        else:
            self.phase = THROW

    def first_throw(self, outcome: i64) -> None:
        """Five white dice; three of a colour may start a snatch round (PE-6, PE-27)."""
        self.thrown += 1
        self.dice = throw(outcome, WHITE_DICE)
        if self.settings.snatch != OFF and has_triplet(self.dice):
            self.snatch()
            return
        self.phase = FISH
        if self.settings.takes_all:
            self.take_all()  # PE-9

    def take(self, tile: i64) -> None:
        """Put a tile in front of the player: from the pool, or safe from the predecessor."""
        if self.pool & tile:
            self.pool ^= tile
            self.fresh |= tile  # PE-8
        else:
            self.prey ^= tile
            self.won[self.predecessor()] ^= tile  # PE-19
        self.won[self.turn] |= tile

    def take_all(self) -> None:
        """Every tile that is caught."""
        caught = self.caught()
        while caught:
            tile = caught & -caught
            self.take(tile)
            caught ^= tile

    def end_if_nothing_left(self) -> None:
        """After the second throw, with nothing left to take, the turn is over (PE-16)."""
        if self.phase == FISH_AGAIN and self.caught() == 0:
            self.end_turn()

    def flip(self, number: i64) -> None:
        """Turn a tile face down, towards a grey die (PE-12)."""
        tile = bit(number)
        self.flips += 1
        self.flipped |= tile
        self.prey &= ~tile  # PE-21

    def keep(self, choice: i64) -> None:
        """Keep these dice and throw the others, and the grey ones (PE-11, PE-14)."""
        self.dice = KEPT[choice]
        if self.dice_to_throw(self.dice) > 0:
            self.phase = THROW_AGAIN
        else:
            self.phase = FISH_AGAIN
            self.end_if_nothing_left()

    def second_throw(self, outcome: i64) -> None:
        """The thrown dice join those that were kept (PE-16)."""
        self.dice += throw(outcome, self.dice_to_throw(self.dice))
        self.phase = FISH_AGAIN
        if self.settings.takes_all:
            self.take_all()  # PE-9
        self.end_if_nothing_left()

    def end_turn(self) -> None:
        """Flipped tiles come back, what was at risk is safe, the next seat is to play."""
        if self.settings.flipped_to_stack:
            self.shuffle_in(self.flipped & self.pool)
        self.flipped = 0  # PE-15
        self.flips = 0
        self.prey = self.fresh  # PE-18, PE-20
        self.fresh = 0
        self.turn += 1
        if self.turn == self.players:
            self.turn = 0
        self.refill()

    def shuffle_in(self, tiles: i64) -> None:
        """Shuffle tiles of the pool into the stack; its top is then no longer known."""
        if tiles:
            self.pool ^= tiles
            self.stack |= tiles
            self.top = vec[i64]()

    def refill(self) -> None:
        """Draw until six tiles lie in the pool; if that cannot be, the game ends at once."""
        missing = POOL - count_bits(self.pool)
        if missing == 0:
            self.begin_turn()
        elif count_bits(self.stack) < missing:
            self.end_game()  # PE-23
        else:
            self.phase = REFILL  # PE-17

    def end_game(self) -> None:
        """End the game: what lies in front of a seat can no longer be taken (PE-24)."""
        self.phase = OVER
        self.prey = 0

    def draw(self, outcome: i64) -> None:
        """The uppermost tile of the stack comes into the pool."""
        tile = bit(nth_bit(self.drawable(), outcome))
        if len(self.top) > 0:
            self.top = self.top[: len(self.top) - 1]
        self.stack ^= tile
        self.pool |= tile
        if count_bits(self.pool) == POOL:
            self.begin_turn()

    # A snatch round.

    def snatch(self) -> None:
        """Everybody looks at the throw; if no tile is caught it is thrown again (PE-28, PE-34)."""
        if self.right() == 0:
            self.throw_for_all()
            return
        self.finished = 0
        for seat in range(self.players):
            self.fingers[seat] = 0
        self.phase = SNATCH
        if self.settings.snatch == SEALED:
            self.phase = SECRET

    def throw_for_all(self) -> None:
        """Another throw of all white dice, unless enough has been thrown (PE-34, PE-26)."""
        self.phase = THROW_FOR_ALL
        if self.thrown >= self.settings.throws:
            self.end_game()

    def claim(self, seat: i64, number: i64) -> None:
        """A finger on a tile: right or wrong (PE-29, PE-37)."""
        tile = bit(number)
        if self.right() & tile:
            self.pool ^= tile
            self.won[seat] |= tile
        else:
            self.fingers[seat] |= tile
            self.pay(seat, number)
        for other in range(self.players):
            if self.claimable(other) == 0:
                self.finished |= bit(other)  # PE-39
        if self.settings.closes_when_claimed and self.right() == 0:
            self.finished = bit(self.players) - 1  # PE-35
        self.close_round()

    def finish(self, seat: i64) -> None:
        """A seat is done, or has sealed its marks (PE-39, PE-40)."""
        self.finished |= bit(seat)
        self.close_round()

    def close_round(self) -> None:
        """When all seats are done, open the marks or end the round (PE-34, PE-35)."""
        if self.waiting():
            return
        if self.phase == SECRET:
            self.phase = OPEN
        else:
            self.after_snatch()

    def after_snatch(self) -> None:
        """A fresh turn for the same player if a tile was snatched, else another throw."""
        self.finished = 0
        for seat in range(self.players):
            self.fingers[seat] = 0
        if count_bits(self.pool) < POOL:
            self.refill()  # PE-35
        else:
            self.throw_for_all()  # PE-34

    def open_marks(self, order: vec[i64]) -> None:
        """Wrong marks are paid for, then right ones served in the order drawn (PE-41, PE-42)."""
        right = self.right()
        for seat in order:
            for number in range(TILES):
                if (self.fingers[seat] & ~right) >> number & 1:
                    self.pay(seat, number)
        for seat in order:
            snatched = self.fingers[seat] & right & self.pool
            self.pool ^= snatched
            self.won[seat] |= snatched
        self.after_snatch()

    def pay(self, seat: i64, number: i64) -> None:
        """Give up a tile, if there is one, for a wrong finger on this one (PE-30)."""
        tile = self.forfeit(seat, number)
        self.won[seat] ^= tile
        self.prey &= ~tile
        self.stack |= tile
        if tile and self.settings.returned_on_top:
            self.top = append(self.top, lowest_bit(tile))


def new_state(players: i64, settings: Settings) -> PescadoState:
    """The table before the first tile is drawn (PE-4)."""
    state = PescadoState()
    state.players = players
    state.settings = settings
    state.stack = bit(TILES) - 1
    state.won = vec[i64]([0] * players)
    state.fingers = vec[i64]([0] * players)
    if settings.first != RANDOM_SEAT:
        state.turn = settings.first
    return state


def own(state: State) -> PescadoState:
    """The state as Pescado's own type."""
    assert isinstance(state, PescadoState)
    return state
