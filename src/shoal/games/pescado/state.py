"""The position of a Pescado game: what lies on the table, and questions about it.

Nothing here changes a position; ``rules.py`` does.
"""

from shoal.core.bits import bit, count_bits
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.state import State, ranks_by
from shoal.games.pescado.components import (
    FLIPS_A_DIE,
    MAX_VALUE,
    TILES,
    WHITE_DICE,
)
from shoal.games.pescado.dice import number_of_dice
from shoal.games.pescado.moves import (
    REFILL,
)
from shoal.games.pescado.options import DEFAULT_SETTINGS


class Board(State):
    """What lies on the table.

    Sets of tiles and of seats are bits; dice are written as by ``dice_from``.
    """

    def __init__(self) -> None:
        self.settings = DEFAULT_SETTINGS
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

    # The turn.

    def predecessor(self) -> i64:
        """The seat before the player's."""
        if self.turn == 0:
            return self.players - 1
        return self.turn - 1

    def within_reach(self) -> i64:
        """The face-up tiles: of the pool, and what the predecessor took last (PE-13, PE-18)."""
        return (self.pool & ~self.flipped) | self.prey

    def caught(self) -> i64:
        """The tiles within reach whose three colours lie among the dice (PE-7)."""
        return self.settings.deck.makeable(self.dice) & self.within_reach()

    def dice_to_throw(self) -> i64:
        """For the second throw: the white dice that were not kept, and the grey ones bought."""
        return WHITE_DICE - number_of_dice(self.dice) + self.flips // FLIPS_A_DIE

    def can_stop(self) -> bool:
        """After the first throw: unless the table says must, or tiles were flipped."""
        return self.flips == 0 and not self.settings.must_throw  # PE-10, PE-14

    def drawable(self) -> i64:
        """The tiles of the stack of which any may be uppermost (PE-30)."""
        if len(self.top) > 0:
            return bit(self.top[len(self.top) - 1])
        return self.stack

    # A snatch round.

    def waiting(self) -> i64:
        """The seats that a snatch round waits for."""
        return (bit(self.players) - 1) & ~self.finished

    def right(self) -> i64:
        """The tiles of the pool that the dice catch."""
        return self.settings.deck.makeable(self.dice) & self.pool

    def claimable(self, seat: i64) -> i64:
        """The tiles of the pool that the seat has not claimed or marked (PE-38, PE-40)."""
        return self.pool & ~self.fingers[seat]

    def forfeit(self, seat: i64, number: i64) -> i64:
        """The seat's tile that a wrong finger on this one costs; 0 for none."""
        value = self.settings.deck.values[number]
        for cheaper in range(value):  # PE-30
            tile = self.least_missed(seat, value - cheaper)
            if tile:
                return tile
        if self.settings.any_penalty:  # PE-31
            for dearer in range(value + 1, MAX_VALUE + 1):
                tile = self.least_missed(seat, dearer)
                if tile:
                    return tile
        return 0  # PE-32

    def least_missed(self, seat: i64, value: i64) -> i64:
        """Of the seat's tiles of this value one at risk, else the first; 0 for none (PE-33)."""
        tiles = self.won[seat] & self.settings.deck.of_value[value]
        if tiles & self.prey:
            tiles &= self.prey
        return tiles & -tiles

    # Scoring.

    def scores(self) -> vec[i64]:
        points = vec[i64](capacity=4)
        for tiles in self.won:
            points = append(points, self.settings.deck.points(tiles))  # PE-3, PE-24
        return points

    def ranks(self) -> vec[i64]:
        keys = self.scores()
        for seat in range(self.players):
            # Most points, then fewest tiles (PE-25).
            keys[seat] = (TILES + 1) * keys[seat] - count_bits(self.won[seat])
        return ranks_by(keys)


def copy_board(old: Board, new: Board) -> None:
    """Make the new board an independent copy of the old one."""
    new.players = old.players
    new.settings = old.settings
    new.phase = old.phase
    new.turn = old.turn
    new.thrown = old.thrown
    new.stack = old.stack
    new.top = old.top[:]
    new.pool = old.pool
    new.flipped = old.flipped
    new.flips = old.flips
    new.dice = old.dice
    new.won = old.won[:]
    new.fresh = old.fresh
    new.prey = old.prey
    new.fingers = old.fingers[:]
    new.finished = old.finished
