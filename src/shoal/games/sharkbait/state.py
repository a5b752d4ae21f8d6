"""The position of a SharkBait game: what lies on the table, and questions about it.

Only reading a position changes one here; play does so in ``rules.py``.
"""

from shoal.core.bits import bit
from shoal.core.fields.fields import Fields
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.state import State
from shoal.games.sharkbait.components import (
    BAITS,
    COLUMNS,
    FIGHT_POINTS,
    FISH_DICE,
    MAX_SCORE,
    MAX_TOKEN,
    OUTSIDE_POINTS,
    ROUNDS,
    SHARK_DICE,
    SIDES,
)
from shoal.games.sharkbait.moves import FIRST, PHASES, PRIZE
from shoal.games.sharkbait.options import DEFAULT_SETTINGS


class Board(State):
    """What lies on the table.  Columns are 1 to 6; index 0 of their arrays is unused."""

    def __init__(self) -> None:
        self.settings = DEFAULT_SETTINGS
        self.phase: i64 = FIRST
        self.round: i64 = 1
        self.first: i64 = 0
        self.turn: i64 = 0
        # In front of each player.
        self.pawns = vec[i64]()
        self.baits = vec[i64]()
        self.trophies = vec[i64]()
        self.won = vec[i64]()  # the token won this round; has_won says whether there is one
        # The token mat, as sets of token numbers.
        self.mat: i64 = 0
        self.hold: i64 = 0
        self.supply: i64 = 0
        # The turn: the ocean mat, the hand, and the last throw.
        self.ocean = vec[i64]([0] * COLUMNS)
        self.shark: i64 = 0  # columns of the sharks that are home, 0 for none
        self.other_shark: i64 = 0
        self.fish: i64 = FISH_DICE  # fish dice in hand
        self.thrown = vec[i64]([0] * COLUMNS)
        self.thrown_sharks = vec[i64]([0] * COLUMNS)
        self.placed: i64 = 0  # columns whose school of this throw has been placed, as bits
        self.prize: i64 = 0  # in phase PRIZE the token about to be taken

    def fields(self, f: Fields) -> None:
        tokens = self.settings.tokens
        self.phase = f.word("phase", self.phase, PHASES)
        self.round = f.number("round", self.round, 1, ROUNDS)
        self.first = f.seat("first", self.first)
        self.turn = f.seat("turn", self.turn)
        self.pawns = f.by_seat("pawns", self.pawns, 0, self.settings.track)
        self.baits = f.by_seat("baits", self.baits, 0, BAITS)
        self.trophies = f.by_seat("trophies", self.trophies, 0, ROUNDS)
        self.won = f.by_seat("won", self.won, 0, MAX_TOKEN)
        self.hold = f.number_set("hold", self.hold, tokens.lowest, tokens.highest)
        self.ocean = f.digits("ocean", self.ocean, 1, FISH_DICE)
        sharks = f.faces("sharks", self.sharks_home(), SHARK_DICE, 1, SIDES)
        self.fish = f.number("dice", self.fish, 0, FISH_DICE)
        self.thrown = f.dice("thrown", self.thrown, FISH_DICE)
        self.thrown_sharks = f.dice("black", self.thrown_sharks, SHARK_DICE)
        self.placed = f.digit_set("placed", self.placed, 1, SIDES)
        self.prize = f.number("prize", self.prize, 0, MAX_TOKEN)
        if f.reading:
            self.bring_home(sharks)
        if f.derived():
            f.number_set("mat", self.mat, tokens.lowest, tokens.highest)
            f.number("supply", self.supply, 0, BAITS)
            f.number("aside", self.dice_aside(), 0, FISH_DICE)
            f.number("score", self.score_shown(), 0, MAX_SCORE)
            f.number("bigger", self.bigger_token(), 0, MAX_TOKEN)

    def complete(self) -> None:
        """The tokens and baits that nobody has lie on the mat and in the supply."""
        self.mat = self.settings.tokens.all & ~self.hold
        for seat in range(self.players):
            if self.has_won(seat):
                self.mat &= ~bit(self.won[seat])
        self.supply = BAITS - sum_of(self.baits)

    # The score of the dice, and the token for it (SB-23 to SB-28).

    def dice_score(self) -> i64:
        """What the ocean mat is worth (SB-23, SB-24)."""
        low = min(self.shark, self.other_shark)
        high = max(self.shark, self.other_shark)
        score: i64 = 0
        for column in range(1, SIDES + 1):
            fish = self.ocean[column]
            if low == high:
                score += FIGHT_POINTS * fish if column == low else fish
            elif column < low or column > high:
                score += OUTSIDE_POINTS * fish
            elif low < column < high:
                score += fish
        return score

    def token_for(self, score: i64) -> i64:
        """The token on the mat that a score wins (SB-25 to SB-27)."""
        number = min(score, MAX_TOKEN)
        while number >= 0 and not self.mat >> number & 1:
            number -= 1
        if number >= 0:
            return number
        return self.next_token(-1)

    def next_token(self, number: i64) -> i64:
        """The smallest token on the mat above a number."""
        number += 1
        while not self.mat >> number & 1:
            number += 1
        return number

    def score_shown(self) -> i64:
        """The dice score, 0 before both sharks are home."""
        if self.other_shark == 0:
            return 0
        return self.dice_score()

    def bigger_token(self) -> i64:
        """The token that a bait would lift the prize to, 0 if none is on offer (SB-28)."""
        if self.phase != PRIZE:
            return 0
        return self.next_token(self.prize)

    # Other questions.

    def has_won(self, seat: i64) -> bool:
        """Whether the seat has had its turn this round, and so has a token (SB-32)."""
        return had_turn(seat, self.turn, self.first, self.players)

    def dice_aside(self) -> i64:
        """Fish dice out of this turn (SB-17)."""
        return FISH_DICE - self.fish - sum_of(self.ocean)

    def sharks_home(self) -> vec[i64]:
        """The columns of the sharks that are home, in the order in which they came."""
        columns = vec[i64](capacity=SHARK_DICE)
        if self.shark != 0:
            columns = append(columns, self.shark)
        if self.other_shark != 0:
            columns = append(columns, self.other_shark)
        return columns

    def bring_home(self, columns: vec[i64]) -> None:
        """Put the sharks into these columns."""
        self.shark = 0
        self.other_shark = 0
        if len(columns) > 0:
            self.shark = columns[0]
        if len(columns) > 1:
            self.other_shark = columns[1]


def copy_board(old: Board, new: Board) -> None:
    """Make the new board an independent copy of the old one."""
    new.players = old.players
    new.settings = old.settings
    new.phase = old.phase
    new.round = old.round
    new.first = old.first
    new.turn = old.turn
    new.pawns = old.pawns[:]
    new.baits = old.baits[:]
    new.trophies = old.trophies[:]
    new.won = old.won[:]
    new.mat = old.mat
    new.hold = old.hold
    new.supply = old.supply
    new.ocean = old.ocean[:]
    new.shark = old.shark
    new.other_shark = old.other_shark
    new.fish = old.fish
    new.thrown = old.thrown[:]
    new.thrown_sharks = old.thrown_sharks[:]
    new.placed = old.placed
    new.prize = old.prize


def had_turn(seat: i64, turn: i64, first: i64, players: i64) -> bool:
    """Whether the seat has had its turn in a round that began with the first one (SB-9)."""
    return (seat - first) % players < (turn - first) % players


def sum_of(numbers: vec[i64]) -> i64:
    """All of them added up."""
    total: i64 = 0
    for number in numbers:
        total += number
    return total
