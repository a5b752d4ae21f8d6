"""The rules of Sea Urchins, to be read beside RULES.md."""

from typing import final

from shoal.core.bits import DE_BRUIJN, count_bits
from shoal.core.packed_arrays import i64, pop, vec
from shoal.core.state import CHANCE, NOBODY, State, ranks_by
from shoal.games.urchins.components import (
    DIAGONAL_WAYS,
    MAX_PLAYERS,
    MOST_BESIDE,
    square_of,
)
from shoal.games.urchins.moves import (
    ADD_OR_MOVE,
    HOLD,
    LAND,
    LOT,
    MAY_MOVE,
    OVER,
    SPARE,
    Slides,
)
from shoal.games.urchins.options import Settings
from shoal.games.urchins.state import Position, copy_board


@final
class UrchinsState(Position):
    """A position of Sea Urchins: who acts, which moves there are, and what they do."""

    # Who acts, and how.

    def actor(self) -> i64:
        if self.phase == LOT:
            return CHANCE
        if self.phase == OVER:
            return NOBODY
        return self.turn

    def outcomes(self) -> i64:
        if self.phase == LOT:
            return self.players  # UR-5
        return 0

    def moves(self, seat: i64) -> vec[i64]:
        if seat < 0 or seat != self.actor():
            return vec[i64](capacity=1)
        if self.phase == MAY_MOVE:
            return self._first_step_moves()
        if self.phase == ADD_OR_MOVE:
            return self._second_step_moves()
        return self._third_step_moves()

    def _first_step_moves(self) -> vec[i64]:
        """Hold, or move a token (UR-8)."""
        slides = self.slides()
        moves = vec[i64]([HOLD] * (1 + self._count_slides(slides) + SPARE))
        return self._list_slides(moves, 1, slides)

    def _second_step_moves(self) -> vec[i64]:
        """Add a token, or move one (UR-9)."""
        numbering = self.settings.numbering
        red, yellow = self.places_for_red(), self.places_for_yellow()
        reds = count_bits(red)
        additions = reds + count_bits(yellow)
        slides: Slides = (0, 0, 0, 0, 0)
        if additions == 0 or not self.add_is_due():  # UR-22
            slides = self.slides()
        moves = vec[i64]([HOLD] * (additions + self._count_slides(slides) + SPARE))
        numbering.list_squares(moves, 0, numbering.add_red, red)
        numbering.list_squares(moves, reds, numbering.add_yellow, yellow)
        return self._list_slides(moves, additions, slides)

    def _third_step_moves(self) -> vec[i64]:
        """Put the piece on a token (UR-23)."""
        numbering = self.settings.numbering
        landings = self.landings()
        moves = vec[i64]([HOLD] * count_bits(landings))
        numbering.list_squares(moves, 0, numbering.land, landings)
        return moves

    def empty(self) -> i64:
        """The squares on which nothing lies."""
        return self.board.every & ~(self.red | self.yellow)

    def places_for_red(self) -> i64:
        """Where a red token may be added (UR-17 to UR-21)."""
        if self.red_pile == 0:
            return 0
        return self.empty() | (self.yellow & ~self.stacks & ~self.pieces)

    def places_for_yellow(self) -> i64:
        """Where a yellow token may be added (UR-17 to UR-21)."""
        if self.yellow_pile == 0:
            return 0
        return self.empty() | (self.red & ~self.stacks & ~self.pieces)

    def can_add(self) -> bool:
        """Whether a token of the pile has a place on the board."""
        return (self.places_for_red() | self.places_for_yellow()) != 0

    def movable(self) -> i64:
        """The tokens that no piece holds down (UR-12)."""
        return (self.red | self.yellow) & ~self.pieces

    def slides(self) -> Slides:
        """Which tokens can move; a stack is among them even if it has no target."""
        free = self.movable()
        alone = free & ~self.stacks
        above, right, left, below = self.board.around(self.empty())
        # A token above an empty square can move down, and so on (UR-13).
        return alone & above, alone & right, alone & left, alone & below, free & self.stacks

    def jumps_from(self, square: i64) -> i64:
        """Where the upper token of the stack on this square can move (UR-14)."""
        targets = self.board.lines[square] & self.empty()
        if self.settings.jumps_one:
            return self._within_one_jump(square, targets)
        return targets

    def _within_one_jump(self, square: i64, targets: i64) -> i64:
        """Those targets that lie behind one token or stack at most (UR-14)."""
        near: i64 = 0
        while targets != 0:
            bit = targets & -targets
            targets ^= bit
            passed = self.board.between(square, square_of(bit)) & ~self.empty()
            if passed == passed & -passed:
                near |= bit
        return near

    def _count_slides(self, slides: Slides) -> i64:
        """How many moves these tokens have."""
        down, left, right, up, stacks = slides
        steps = count_bits(down) + count_bits(left) + count_bits(right) + count_bits(up)
        return steps + self._count_jumps(stacks)

    def _count_jumps(self, stacks: i64) -> i64:
        """How many moves the upper tokens of these stacks have."""
        count: i64 = 0
        while stacks != 0:
            stack = stacks & -stacks
            stacks ^= stack
            count += count_bits(self.jumps_from(square_of(stack)))
        return count

    def _list_slides(self, moves: vec[i64], count: i64, slides: Slides) -> vec[i64]:
        """Write the moves of these tokens from index ``count`` on; all moves without the spare one.

        Of a token alone all four are written, and the next overwrites one that is not counted: a
        processor could not foresee a branch here.
        """
        down, left, right, up, stacks = slides
        numbering = self.settings.numbering
        places, steps = self.board.places, numbering.steps
        tokens = down | left | right | up | stacks
        while tokens != 0:
            token = tokens & -tokens
            tokens ^= token
            square = places[(token * DE_BRUIJN) >> 58 & 63]
            if stacks & token != 0:
                count = numbering.list_jumps(moves, count, square, self.jumps_from(square))
            else:
                step = MOST_BESIDE * square
                moves[count] = steps[step]
                count += down >> square & 1
                moves[count] = steps[step + 1]
                count += left >> square & 1
                moves[count] = steps[step + 2]
                count += right >> square & 1
                moves[count] = steps[step + 3]
                count += up >> square & 1
        return pop(moves)[0]

    def can_slide(self) -> bool:
        """Whether any token can move (UR-8)."""
        down, left, right, up, stacks = self.slides()
        return (down | left | right | up) != 0 or self._count_jumps(stacks) > 0

    def landings(self) -> i64:
        """Where the piece of the seat to move can go (UR-23, UR-24)."""
        free = self.movable()
        if self.settings.may_stay:
            free |= self.board.bits[self.stands[self.turn]]
        return free

    # What happens.

    def play(self, seat: i64, move: i64) -> None:
        numbering = self.settings.numbering
        if seat == CHANCE:
            self.turn = move
            self.phase = MAY_MOVE
        elif move == HOLD:
            self.phase = ADD_OR_MOVE
        elif move < numbering.land:
            self._add(move)
        elif move < numbering.slide:
            self._land(move - numbering.land)
            self._end_turn()
        else:
            self._slide(move - numbering.slide)
        self.skip_idle_steps()

    def _add(self, move: i64) -> None:
        """Lay a token of the pile on a square or on another token (UR-17)."""
        board = self.board
        numbering = self.settings.numbering
        if move < numbering.add_yellow:
            place = board.bits[move - numbering.add_red]
            self.stacks |= place & self.yellow
            self.yellow &= ~place
            self.red |= place
            self.red_pile -= 1
        else:
            place = board.bits[move - numbering.add_yellow]
            self.stacks |= place & self.red
            self.red &= ~place
            self.yellow |= place
            self.yellow_pile -= 1
        self.added = True
        self.phase = LAND

    def _slide(self, slide: i64) -> None:
        """Move a token; what lay below it now shows its own colour (UR-13 to UR-15)."""
        here = self.board.bits[self.settings.numbering.origins[slide]]
        there = self.board.bits[self.settings.numbering.targets[slide]]
        below = self.stacks & here
        if self.red & here != 0:
            self.red ^= here | there
            self.yellow |= below
        else:
            self.yellow ^= here | there
            self.red |= below
        self.stacks &= ~here
        self.phase += 1

    def _land(self, square: i64) -> None:
        """Put the piece of the seat to move on a token (UR-23)."""
        self.pieces &= ~self.board.bits[self.stands[self.turn]]
        self.stands[self.turn] = square
        self.pieces |= self.board.bits[square]

    def _end_turn(self) -> None:
        """Fish, then pass the turn on or end the game."""
        caught = self.catch(self.stands[self.turn])
        self.calm += 1
        if self.added or caught != 0:
            self.calm = 0  # UR-22
        self.added = False
        if caught != 0:
            self._take(caught)
        if self.pile_is_used_up() or self.calm >= self.lull() + self.players:
            self.phase = OVER  # UR-37 to UR-39
            return
        self.phase = MAY_MOVE
        self.turn += 1  # UR-6
        if self.turn == self.players:
            self.turn = 0

    def pile_is_used_up(self) -> bool:
        """Whether the pile ends the game (UR-37)."""
        if self.settings.ends_at_either:
            return self.red_pile == 0 or self.yellow_pile == 0
        return self.red_pile + self.yellow_pile == 0

    def catch(self, square: i64) -> i64:
        """What a piece of the seat to move wins on this square: none, or a set of squares."""
        board = self.board
        if square == board.hand:
            return 0  # UR-29
        here = board.bits[square]
        alike = self.red
        if self.yellow & here != 0:
            alike = self.yellow
        others = self.pieces & ~board.bits[self.stands[self.turn]]
        # Across from the piece: the same colour (UR-28) and no opponent (UR-30).
        across = board.diagonals[square] & alike & ~others
        caught: i64 = 0
        way: i64 = DIAGONAL_WAYS * square
        while across != 0:
            corner = board.corners[way]
            flanks = board.flanks[way]
            if across & corner != 0:
                across ^= corner
                if self.red & flanks == flanks or self.yellow & flanks == flanks:  # UR-28
                    caught |= here | corner | flanks  # UR-32
            way += 1
        return caught & ~others  # UR-34

    def tokens_on(self, squares: i64) -> i64:
        """How many tokens lie on these squares, stacks counted whole (UR-33)."""
        return count_bits(squares) + count_bits(squares & self.stacks)

    def tokens_lying(self) -> tuple[i64, i64]:
        """How many red and yellow tokens lie on the board; a stack has one of each (UR-20)."""
        red = count_bits(self.red) + count_bits(self.stacks & self.yellow)
        yellow = count_bits(self.yellow) + count_bits(self.stacks & self.red)
        return red, yellow

    def _take(self, caught: i64) -> None:
        """Win the tokens of these squares and take the piece in hand (UR-33 to UR-36)."""
        self.won[self.turn] += self.tokens_on(caught)
        self.red &= ~caught
        self.yellow &= ~caught
        self.stacks &= ~caught
        self.pieces &= ~caught
        self.stands[self.turn] = self.board.hand

    def skip_idle_steps(self) -> None:
        """Skip every step in which nothing can be done."""
        if self.phase == MAY_MOVE and not self.can_slide():
            self.phase = ADD_OR_MOVE  # UR-8
        if self.phase == ADD_OR_MOVE and not self.can_add() and not self.can_slide():
            self.phase = LAND  # UR-11
        if self.phase == LAND and self.landings() == 0:
            self._end_turn()  # UR-25
            self.skip_idle_steps()

    # Copies and results.

    def clone(self) -> "UrchinsState":
        other = UrchinsState()
        copy_board(self, other)
        return other

    def scores(self) -> vec[i64]:
        return self.won[: self.players]

    def ranks(self) -> vec[i64]:
        return ranks_by(self.scores())  # UR-40, UR-41


def new_state(players: i64, settings: Settings, first: i64) -> UrchinsState:
    """The empty board; ``first`` is the first player's seat, or -1 to draw one (UR-5)."""
    state = UrchinsState()
    state.settings = settings
    state.board = settings.board
    state.players = players
    state.stands = vec[i64]([settings.board.hand] * MAX_PLAYERS)
    state.won = vec[i64]([0] * MAX_PLAYERS)
    if first >= 0:
        state.turn = first
        state.phase = MAY_MOVE
        state.skip_idle_steps()
    return state


def own(state: State) -> UrchinsState:
    """The state as Sea Urchins' own type."""
    assert isinstance(state, UrchinsState)
    return state
