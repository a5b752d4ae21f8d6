"""The rules of SharkBait, to be read beside RULES.md.

``state.py`` has the dice score and the token that it wins.
"""

from typing import final

from shoal.core.bits import bit, count_bits, nth_bit
from shoal.core.packed_arrays import append, i64, vec
from shoal.core.state import CHANCE, NOBODY, State, ranks_by
from shoal.games.sharkbait.components import (
    BAITS,
    FISH_DICE,
    ROUNDS,
    SCORING_TOKENS,
    SHARK_DICE,
    SIDES,
)
from shoal.games.sharkbait.moves import (
    BAIT,
    DECIDE,
    FIRST,
    FISH,
    HOLD,
    LOSE,
    LOSS,
    MIN_SCHOOL,
    OVER,
    PLACE,
    PRIZE,
    ROLL,
    SHARK,
    SHARKS,
    STOP,
    TAKE,
    THROW,
    school_column,
    school_move,
    school_size,
)
from shoal.games.sharkbait.options import Settings
from shoal.games.sharkbait.state import Board, copy_board


@final
class SharkBaitState(Board):
    """A position of SharkBait: who acts, which moves there are, and what they do."""

    def clone(self) -> "SharkBaitState":
        other = SharkBaitState()
        copy_board(self, other)
        return other

    # Who acts, and how.

    def actor(self) -> i64:
        if self.phase <= THROW:
            return CHANCE
        if self.phase == OVER:
            return NOBODY
        return self.turn

    def moves(self, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=16)
        if seat != self.turn or self.phase <= THROW:
            return moves
        if self.phase == PLACE:
            return self.schools(self.shark_moves(moves))
        if self.phase == DECIDE:
            return self.roll_or_stop(self.schools(moves))
        if self.phase == LOSS:
            return self.columns_to_lose(moves)
        if self.phase == PRIZE:
            moves = append(moves, TAKE)
            if self.can_bait():
                moves = append(moves, BAIT)
        return moves

    def shark_moves(self, moves: vec[i64]) -> vec[i64]:
        """Each thrown shark, and both when they show the same (SB-12, SB-13)."""
        if self.sharks_in_hand() == 0:
            return moves
        for column in range(1, SIDES + 1):
            if self.thrown_sharks[column] > 0:
                moves = append(moves, SHARK + column)
                if self.thrown_sharks[column] == 2:
                    moves = append(moves, SHARKS + column)
        return moves

    def schools(self, moves: vec[i64]) -> vec[i64]:
        """Each school that can still be placed from this throw, in every size (SB-14, SB-15)."""
        for column in range(1, SIDES + 1):
            thrown = self.thrown[column]
            if thrown >= MIN_SCHOOL and not self.placed >> column & 1:
                for count in range(MIN_SCHOOL, thrown + 1):
                    moves = append(moves, school_move(column, count))
        return moves

    def roll_or_stop(self, moves: vec[i64]) -> vec[i64]:
        """What SB-20 to SB-22 leave to choose."""
        if self.can_roll():
            moves = append(moves, ROLL)
        if self.can_stop():
            moves = append(moves, STOP)
        return moves

    def columns_to_lose(self, moves: vec[i64]) -> vec[i64]:
        """The columns with most fish (SB-18)."""
        most = self.most_fish()
        for column in range(1, SIDES + 1):
            if self.ocean[column] == most:
                moves = append(moves, LOSE + column)
        return moves

    def outcomes(self) -> i64:
        if self.phase == THROW:
            number: i64 = 1
            for _die in range(self.fish + self.sharks_in_hand()):
                number *= SIDES
            return number
        if self.phase == FIRST:
            return self.players
        if self.phase == HOLD:
            return self.tokens_on_mat()
        return 0

    def play(self, seat: i64, move: i64) -> None:
        if self.phase == THROW:
            self.dice_fall(move)
        elif self.phase == FIRST:
            self.begin(move)
        elif self.phase == HOLD:
            self.put_on_hold(move)
        elif move >= FISH:
            self.place_school(school_column(move), school_size(move))
        elif move > LOSE:
            self.lose_fish(move - LOSE)
        elif move > SHARKS:
            self.place_shark(move - SHARKS)
            self.place_shark(move - SHARKS)
        elif move > SHARK:
            self.place_shark(move - SHARK)
        elif move == ROLL:
            self.gather()
            self.phase = THROW
        elif move == STOP:
            self.gather()
            self.win_prize()
        elif move == BAIT:
            self.turn_in_bait()
        else:
            self.take_token()

    # Setting up (SB-6 to SB-8).

    def begin(self, first: i64) -> None:
        """Name the start player (SB-8)."""
        self.first = first
        self.turn = first
        self.phase = HOLD

    def put_on_hold(self, place: i64) -> None:
        """The drawn token leaves the mat, until there is one for each player (SB-7)."""
        token = bit(nth_bit(self.mat, place))
        self.mat ^= token
        self.hold |= token
        if self.tokens_on_mat() == SCORING_TOKENS - self.players:
            self.start_turn()

    def start_turn(self) -> None:
        """An empty mat and all ten dice (SB-10)."""
        for column in range(1, SIDES + 1):
            self.ocean[column] = 0
        self.shark = 0
        self.other_shark = 0
        self.fish = FISH_DICE
        self.phase = THROW

    # Throwing and placing (SB-10 to SB-19).

    def dice_fall(self, outcome: i64) -> None:
        """Sort the dice by number; the sharks are the last digits of the outcome."""
        for _shark in range(self.sharks_in_hand()):
            self.thrown_sharks[outcome % SIDES + 1] += 1
            outcome //= SIDES
        for _fish in range(self.fish):
            self.thrown[outcome % SIDES + 1] += 1
            outcome //= SIDES
        self.phase = PLACE
        if self.sharks_in_hand() == 0 and not self.has_school():
            self.bad_roll()

    def place_shark(self, column: i64) -> None:
        """A shark comes home; the rest of the throw goes back to the hand (SB-12)."""
        if self.shark == 0:
            self.shark = column
        else:
            self.other_shark = column
        self.gather()

    def place_school(self, column: i64, count: i64) -> None:
        """Fish go to their column; more schools of this throw may follow (SB-15)."""
        self.ocean[column] += count
        self.thrown[column] -= count
        self.fish -= count
        self.placed |= bit(column)
        self.phase = DECIDE

    def bad_roll(self) -> None:
        """One thrown die is put aside, and one fish leaves the mat (SB-17)."""
        self.fish -= 1
        most = self.most_fish()
        if most == 0:  # An empty mat has nothing to lose (SB-19).
            self.gather()
            return
        column: i64 = 0
        ties: i64 = 0
        for candidate in range(1, SIDES + 1):
            if self.ocean[candidate] == most:
                column = candidate
                ties += 1
        if ties > 1:
            self.phase = LOSS
        else:
            self.lose_fish(column)

    def lose_fish(self, column: i64) -> None:
        """The fish is put aside (SB-18); roll again or stop as usual (SB-22)."""
        self.ocean[column] -= 1
        self.gather()

    def gather(self) -> None:
        """Take up the dice that were not placed, then decide."""
        for column in range(1, SIDES + 1):
            self.thrown[column] = 0
            self.thrown_sharks[column] = 0
        self.placed = 0
        self.phase = DECIDE

    # The prize (SB-28 to SB-33).

    def win_prize(self) -> None:
        """The token for the score is on offer."""
        self.prize = self.token_for(self.dice_score())
        self.phase = PRIZE
        if not self.can_bait():
            self.take_token()

    def turn_in_bait(self) -> None:
        """Pay a bait for a bigger token, which is taken when no more baits can be turned in."""
        self.lift_prize()
        if not self.can_bait():
            self.take_token()

    def lift_prize(self) -> None:
        """A bait goes back to the supply and lifts the prize to the next bigger token (SB-28)."""
        self.baits[self.turn] -= 1
        self.supply += 1
        self.prize = self.next_token(self.prize)

    def take_token(self) -> None:
        """The token leaves the mat and does what it says (SB-30 to SB-32)."""
        self.mat ^= bit(self.prize)
        self.won[self.turn] = self.prize
        if self.settings.tokens.with_bait >> self.prize & 1:
            self.gain_bait(self.turn)
        self.advance(self.turn, self.settings.tokens.steps[self.prize])
        self.prize = 0
        self.turn = (self.turn + 1) % self.players
        if self.turn == self.first:
            self.end_round()
        else:
            self.start_turn()

    def gain_bait(self, seat: i64) -> None:
        """A bait from the supply, if there is one (SB-33)."""
        if self.supply > 0:
            self.supply -= 1
            self.baits[seat] += 1

    def advance(self, seat: i64, steps: i64) -> None:
        """Move a pawn; it waits on the last space (SB-4)."""
        self.pawns[seat] = min(self.pawns[seat] + steps, self.settings.track)

    # The end of a round and of the game (SB-34 to SB-38).

    def end_round(self) -> None:
        """Compare the tokens won, then change the tokens on hold."""
        smallest: i64 = 0
        biggest: i64 = 0
        for seat in range(self.players):
            if self.won[seat] < self.won[smallest]:
                smallest = seat
            if self.won[seat] > self.won[biggest]:
                biggest = seat
        self.gain_bait(smallest)  # SB-34
        self.advance(biggest, 1)  # SB-35
        self.trophies[biggest] += 1
        self.first = biggest
        self.turn = biggest
        self.mat |= self.hold  # SB-36
        self.hold = 0
        for seat in range(self.players):
            self.hold |= bit(self.won[seat])
            self.won[seat] = 0
        self.start_turn()
        if self.round == ROUNDS:  # SB-37
            self.phase = OVER
        else:
            self.round += 1

    def scores(self) -> vec[i64]:
        return self.pawns[:]

    def ranks(self) -> vec[i64]:
        """Pawn, then trophies, then baits (SB-37, SB-38)."""
        keys = vec[i64](capacity=self.players)
        for seat in range(self.players):
            key = self.pawns[seat] * (ROUNDS + 1) + self.trophies[seat]
            key = key * (BAITS + 1) + self.baits[seat]
            keys = append(keys, key)
        return ranks_by(keys)

    # Questions.

    def sharks_in_hand(self) -> i64:
        """How many sharks are not home yet."""
        if self.shark == 0:
            return SHARK_DICE
        if self.other_shark == 0:
            return 1
        return 0

    def has_school(self) -> bool:
        """Whether the throw has two fish of one number (SB-14)."""
        for column in range(1, SIDES + 1):
            if self.thrown[column] >= MIN_SCHOOL:
                return True
        return False

    def most_fish(self) -> i64:
        """How many fish the fullest column has."""
        most: i64 = 0
        for column in range(1, SIDES + 1):
            most = max(most, self.ocean[column])
        return most

    def can_roll(self) -> bool:
        """A shark in hand must roll; two fish may (SB-20 to SB-22)."""
        return self.other_shark == 0 or self.fish >= MIN_SCHOOL

    def can_stop(self) -> bool:
        """Nobody stops before both sharks are home (SB-20)."""
        return self.other_shark != 0

    def can_bait(self) -> bool:
        """A bait to pay, and a bigger token to take (SB-28, SB-29)."""
        return self.baits[self.turn] > 0 and self.mat >> (self.prize + 1) != 0

    def tokens_on_mat(self) -> i64:
        """How many scoring tokens lie on the mat."""
        return count_bits(self.mat)


def own(state: State) -> SharkBaitState:
    """The state as SharkBait's own type."""
    assert isinstance(state, SharkBaitState)
    return state


def new_state(players: i64, settings: Settings, first: i64) -> SharkBaitState:
    """The table laid (SB-6); ``first`` is the start player's seat, or -1 to draw one (SB-8)."""
    state = SharkBaitState()
    state.players = players
    state.settings = settings
    state.mat = settings.tokens.all
    state.pawns = vec[i64]([0] * players)
    state.baits = vec[i64]([1] * players)
    state.trophies = vec[i64]([0] * players)
    state.won = vec[i64]([0] * players)
    state.supply = BAITS - players
    if first >= 0:
        state.begin(first)
    return state
