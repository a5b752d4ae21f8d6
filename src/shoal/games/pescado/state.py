"""The position of a Pescado game: what lies on the table, and questions about it.

Only reading a position changes one here; play does so in ``rules.py``.
"""

from typing import Final, final

from shoal.core.bits import bit, count_bits
from shoal.core.errors import BadPosition
from shoal.core.fields.fields import CustomField, Fields
from shoal.core.message import say
from shoal.core.observation.features import Members
from shoal.core.packed_arrays import append, i16, i64, vec
from shoal.core.state import State, ranks_by
from shoal.core.text.clip import clip
from shoal.games.pescado.components import (
    FLIPS_A_DIE,
    GREY_DICE,
    LETTERS,
    MAX_FLIPS,
    MAX_VALUE,
    SIDES,
    TILES,
    WHITE_DICE,
    dice_from,
    in_order,
    letters_of,
    number_of_dice,
)
from shoal.games.pescado.moves import OPEN, OVER, PHASES, REFILL, SECRET, SNATCH
from shoal.games.pescado.options import DEFAULT_SETTINGS, LIVE, MAX_THROWS, SEALED


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

    def fields(self, f: Fields) -> None:
        tiles = self.settings.deck.names
        self.phase = f.word("phase", self.phase, PHASES)
        self.turn = f.seat_if("turn", self.turn, self.phase != OVER)
        self.thrown = f.number("thrown", self.thrown, 0, self.settings.throws)
        f.custom(DICE_FIELD, self)
        self.flips = f.number("flips", self.flips, 0, MAX_FLIPS)
        self.pool = f.members("pool", self.pool, tiles)
        self.flipped = f.members("flipped", self.flipped, tiles)
        self.fresh = f.members("fresh", self.fresh, tiles)
        self.prey = f.members("prey", self.prey, tiles)
        self.won = f.sets_by_seat("won", self.won, tiles)
        if self.settings.can_know_top() and not f.left_out("top", len(self.top) == 0):
            top = f.sequence("top", turned_over(self.top), tiles)
            if f.reading:
                self.top = turned_over(top)
        if f.derived():
            f.number("throws", self.settings.throws, 1, MAX_THROWS)
            f.number("grey", self.flips // FLIPS_A_DIE, 0, GREY_DICE)
            f.by_seat("points", self.scores(), 0, MAX_VALUE * TILES)
            f.members("stack", self.stack, tiles)
        if self.settings.snatch == LIVE and f.part("claims", self.phase == SNATCH, True):
            self.fingers = f.sets_by_seat("claims", self.fingers, tiles)
            self.finished = f.seats("done", self.finished)
        if self.settings.snatch == SEALED:
            if f.part("marks", self.phase == SECRET or self.phase == OPEN, True):
                self.fingers = f.hands("marks", self.fingers, tiles, self.marks_shown(f.viewer), [])
            if f.part("sealed", self.phase == SECRET, True):
                self.finished = f.seats("sealed", self.finished)

    def complete(self) -> None:
        """The stack is what lies nowhere else; where marks are open, every seat has sealed."""
        self.stack = (bit(TILES) - 1) & ~self.pool
        for tiles in self.won:
            self.stack &= ~tiles
        if self.phase == OPEN:
            self.finished = bit(self.players) - 1

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

    def dice_to_throw(self, kept: i64) -> i64:
        """For the second throw: the white dice that are not kept, and the grey ones bought."""
        return WHITE_DICE - number_of_dice(kept) + self.flips // FLIPS_A_DIE

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

    def marks_shown(self, viewer: i64) -> i64:
        """The seats whose marks the viewer sees: its own until all are open (PE-40, PE-41)."""
        if self.phase == OPEN:
            return bit(self.players) - 1
        if viewer < 0:
            return 0
        return bit(viewer)

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


def turned_over(tiles: vec[i64]) -> vec[i64]:
    """The tiles in reverse order: the top of the stack is named from the uppermost on."""
    turned = tiles[:]
    last: i64 = len(tiles) - 1
    for place in range(len(tiles)):
        turned[last - place] = tiles[place]
    return turned


@final
class DiceField(CustomField):
    """The dice on the table as letters in the order of the colours: ``yyrbk``."""

    def __init__(self) -> None:
        feature = Members("dice", list(LETTERS), WHITE_DICE + GREY_DICE, text=True)
        super().__init__("dice", "dice", feature, "string")

    def fact(self, state: object, viewer: i64) -> object:
        return self.text(state)

    def set_fact(self, state: object, fact: object, viewer: i64) -> None:
        assert isinstance(state, Board)
        assert isinstance(fact, str)
        state.dice = dice_from(fact)

    def text(self, state: object) -> str:
        assert isinstance(state, Board)
        return letters_of(state.dice)

    def set_text(self, state: object, text: str) -> None:
        assert isinstance(state, Board)
        letters = "" if text == "-" else text
        if len(letters) > WHITE_DICE + GREY_DICE or any(
            letter not in LETTERS for letter in letters
        ):
            raise BadPosition(say("error-dice", dice=clip(text), letters=LETTERS))
        if letters != in_order(letters):
            raise BadPosition(say("error-dice-order", letters=LETTERS))
        state.dice = dice_from(letters)

    def observe(self, state: object, viewer: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(state, Board)
        dice = state.dice
        for colour in range(SIDES):
            row[at + colour] = i16(dice & 7)
            dice = dice >> 3

    def pack(self, state: object, numbers: vec[i64]) -> vec[i64]:
        assert isinstance(state, Board)
        return append(numbers, state.dice)


DICE_FIELD: Final = DiceField()
