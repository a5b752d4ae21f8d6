"""The rules of Pescado, to be read beside RULES.md."""

from typing import final

from shoal.core.arrays import append, i64, vec
from shoal.core.bits import bit
from shoal.core.state import CHANCE, NOBODY, SEVERAL, State, ranks_by
from shoal.games.pescado.components import (
    MOST_FLIPS,
    OFF,
    POOL,
    RANDOM_SEAT,
    SEALED,
    TILES,
    USUAL_RULINGS,
    WHITE_DICE,
    Rulings,
)
from shoal.games.pescado.dice import (
    KEPT,
    choices,
    has_triplet,
    number_of_dice,
    six_to_the,
    throw,
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
)
from shoal.games.pescado.tile_sets import add_tiles, how_many, nth_of, tile_of


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
class PescadoState(State):
    """A position of Pescado.

    Sets of tiles and of seats are bits; dice are written as by ``dice_from``.
    """

    def __init__(self) -> None:
        self.rulings = USUAL_RULINGS
        self.phase: i64 = REFILL
        self.turn: i64 = 0
        self.thrown: i64 = 0  # first throws, and those of snatch rounds, so far
        self.stack: i64 = 0
        self.top = vec[i64]()  # tiles given up, which lie on the stack; the last is uppermost
        self.pool: i64 = 0
        self.flipped: i64 = 0  # tiles flipped this turn, of the pool and of the predecessor
        self.flips: i64 = 0  # how many these are
        self.dice: i64 = 0  # the dice that lie on the table
        self.won = vec[i64]()  # the tiles in front of each seat
        self.fresh: i64 = 0  # what the player has taken from the pool this turn
        self.prey: i64 = 0  # what the player may still take from the predecessor
        # A snatch round.
        self.fingers = vec[i64]()  # live: each seat's wrong claims; sealed: its marks
        self.finished: i64 = 0  # seats that are done, or have sealed

    def clone(self) -> "PescadoState":
        other = PescadoState.__new__(PescadoState)
        other.players = self.players
        other.rulings = self.rulings
        other.phase = self.phase
        other.turn = self.turn
        other.thrown = self.thrown
        other.stack = self.stack
        other.top = self.top[:]
        other.pool = self.pool
        other.flipped = self.flipped
        other.flips = self.flips
        other.dice = self.dice
        other.won = self.won[:]
        other.fresh = self.fresh
        other.prey = self.prey
        other.fingers = self.fingers[:]
        other.finished = self.finished
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

    def waiting(self) -> i64:
        """The seats that a snatch round waits for."""
        return (bit(self.players) - 1) & ~self.finished

    def outcomes(self) -> i64:
        if self.phase == THROW or self.phase == THROW_FOR_ALL:
            return 7776
        if self.phase == REFILL:
            return how_many(self.drawable())
        if self.phase == THROW_AGAIN:
            return six_to_the(self.dice_to_throw())
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
            return append(add_tiles(moves, CLAIM, self.claimable(seat)), DONE)
        return append(add_tiles(moves, MARK, self.claimable(seat)), SEAL)

    def first_choices(self, moves: vec[i64]) -> vec[i64]:
        """After the first throw: take, then flip, then keep and throw, or be done."""
        if self.flips == 0:  # PE-14
            moves = self.takes(moves)
        flippable = self.within_reach()
        if self.flips & 1:
            return add_tiles(moves, FLIP, flippable)
        if self.flips < MOST_FLIPS and how_many(flippable) >= 2:  # PE-12
            moves = add_tiles(moves, FLIP, flippable)
        must_throw = self.rulings.must_throw and self.flips == 0  # PE-10
        for choice in choices(self.dice):  # PE-11
            if not must_throw or choice + KEEP < KEEP_FIVE:
                moves = append(moves, KEEP + choice)
        if self.can_stop():
            moves = append(moves, DONE)
        return moves

    def can_stop(self) -> bool:
        """After the first throw: unless the table says must, or tiles were flipped."""
        return self.flips == 0 and not self.rulings.must_throw  # PE-10, PE-14

    def takes(self, moves: vec[i64]) -> vec[i64]:
        """Each tile that the dice catch, and all of them together (PE-9)."""
        caught = self.caught()
        moves = add_tiles(moves, TAKE, caught)
        if caught & (caught - 1):
            moves = append(moves, TAKE_ALL)
        return moves

    def within_reach(self) -> i64:
        """The face-up tiles: of the pool, and what the predecessor took last (PE-13, PE-18)."""
        return (self.pool & ~self.flipped) | self.prey

    def caught(self) -> i64:
        """The tiles within reach whose three colours lie among the dice (PE-7)."""
        return self.rulings.deck.makeable(self.dice) & self.within_reach()

    def claimable(self, seat: i64) -> i64:
        """The tiles of the pool that the seat has not claimed or marked (PE-38, PE-40)."""
        return self.pool & ~self.fingers[seat]

    def dice_to_throw(self) -> i64:
        """For the second throw: the white dice that were not kept, and the grey ones bought."""
        return WHITE_DICE - number_of_dice(self.dice) + self.flips // 2

    def predecessor(self) -> i64:
        """The seat before the player's."""
        if self.turn == 0:
            return self.players - 1
        return self.turn - 1

    # What happens.

    def play(self, seat: i64, move: i64) -> None:
        if seat == CHANCE:
            self.fall(move)
        elif move < TAKE_ALL:
            self.take(bit(move))
            self.look_on()
        elif move == TAKE_ALL:
            self.take_all()
            self.look_on()
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

    def fall(self, outcome: i64) -> None:
        """What chance has drawn or thrown."""
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
        if self.thrown == 0 and self.rulings.first == RANDOM_SEAT:
            self.phase = FIRST
        elif self.thrown >= self.rulings.throws:
            self.end_game()
        else:
            self.phase = THROW

    def first_throw(self, outcome: i64) -> None:
        """Five white dice; three of a colour may start a snatch round (PE-6, PE-27)."""
        self.thrown += 1
        self.dice = throw(outcome, WHITE_DICE)
        if self.rulings.snatch != OFF and has_triplet(self.dice):
            self.snatch()
            return
        self.phase = FISH
        if self.rulings.takes_all:
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

    def look_on(self) -> None:
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
        if self.dice_to_throw() > 0:
            self.phase = THROW_AGAIN
        else:
            self.phase = FISH_AGAIN
            self.look_on()

    def second_throw(self, outcome: i64) -> None:
        """The thrown dice join those that were kept (PE-16)."""
        self.dice += throw(outcome, self.dice_to_throw())
        self.phase = FISH_AGAIN
        if self.rulings.takes_all:
            self.take_all()  # PE-9
        self.look_on()

    def end_turn(self) -> None:
        """Flipped tiles come back, what was at risk is safe, the next seat is to play."""
        if self.rulings.flipped_to_stack:
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
        """Tiles of the pool go into the stack, and nobody knows any longer what lies on top."""
        if tiles:
            self.pool ^= tiles
            self.stack |= tiles
            self.top = vec[i64]()

    def refill(self) -> None:
        """Draw until six tiles lie in the pool; if that cannot be, the game ends at once."""
        missing = POOL - how_many(self.pool)
        if missing == 0:
            self.begin_turn()
        elif how_many(self.stack) < missing:
            self.end_game()  # PE-23
        else:
            self.phase = REFILL  # PE-17

    def end_game(self) -> None:
        """What lies in front of a seat is its own now: nobody comes to take it (PE-24)."""
        self.phase = OVER
        self.prey = 0

    def drawable(self) -> i64:
        """The tiles of the stack of which any may be uppermost (PE-30)."""
        if len(self.top) > 0:
            return bit(self.top[len(self.top) - 1])
        return self.stack

    def draw(self, outcome: i64) -> None:
        """The uppermost tile of the stack comes into the pool."""
        tile = nth_of(self.drawable(), outcome)
        if len(self.top) > 0:
            self.top = self.top[: len(self.top) - 1]
        self.stack ^= tile
        self.pool |= tile
        if how_many(self.pool) == POOL:
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
        if self.rulings.snatch == SEALED:
            self.phase = SECRET

    def throw_for_all(self) -> None:
        """Another throw of all white dice, unless enough has been thrown (PE-34, PE-26)."""
        self.phase = THROW_FOR_ALL
        if self.thrown >= self.rulings.throws:
            self.end_game()

    def right(self) -> i64:
        """The tiles of the pool that the dice catch."""
        return self.rulings.deck.makeable(self.dice) & self.pool

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
        if self.rulings.closes_when_claimed and self.right() == 0:
            self.finished = bit(self.players) - 1  # PE-35
        self.close_round()

    def finish(self, seat: i64) -> None:
        """A seat is done, or has sealed its marks (PE-39, PE-40)."""
        self.finished |= bit(seat)
        self.close_round()

    def close_round(self) -> None:
        """When nobody is waited for, look whether a tile was snatched (PE-34, PE-35)."""
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
        if how_many(self.pool) < POOL:
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
        if tile and self.rulings.returned_on_top:
            self.top = append(self.top, tile_of(tile))

    def forfeit(self, seat: i64, number: i64) -> i64:
        """The seat's tile that a wrong finger on this one costs."""
        value = self.rulings.deck.values[number]
        return self.rulings.forfeit(self.won[seat], self.prey, value)

    # Scoring.

    def scores(self) -> vec[i64]:
        points = vec[i64](capacity=4)
        for tiles in self.won:
            points = append(points, self.rulings.deck.points(tiles))  # PE-3, PE-24
        return points

    def ranks(self) -> vec[i64]:
        keys = self.scores()
        for seat in range(self.players):
            # Most points, then min_players tiles (PE-25); nobody has more than 36.
            keys[seat] = 64 * keys[seat] - how_many(self.won[seat])
        return ranks_by(keys)


def new_state(players: i64, rulings: Rulings) -> PescadoState:
    """The table before the first tile is drawn (PE-4)."""
    state = PescadoState()
    state.players = players
    state.rulings = rulings
    state.stack = bit(TILES) - 1
    state.won = vec[i64]([0] * players)
    state.fingers = vec[i64]([0] * players)
    if rulings.first != RANDOM_SEAT:
        state.turn = rulings.first
    return state
