"""Every way in which a member of the crew can use the rest of a turn.

The rules play each move. Meanwhile the shark is nowhere, so it answers "not there", and no
barrel hits. A position within the turn is packed into two numbers.
"""

from typing import Final, final

from shoal.core.bits import bit, shift_left
from shoal.core.packed_arrays import i64, vec
from shoal.games.jaws.act1.crew_phase import barrels_at_dock, turn_moves
from shoal.games.jaws.components import (
    BARRELS,
    BEACH_COUNT,
    HOOPER,
    LAST_BARREL,
    NOWHERE,
    WATERS,
)
from shoal.games.jaws.moves import (
    BINOCULARS,
    CREW_TURN,
    END,
    FINDER,
    LAUNCH,
    PICK_MEMBER,
    TAKE_DOCK,
    TAKE_HOOPER,
    TAKE_SHOP,
    TAKE_WATER,
)
from shoal.games.jaws.rules import JawsState

Position = tuple[int, int]
"""A position within the turn, packed."""

NO_SPACE: Final[i64] = 15
"""Nothing was asked, or no barrel was launched."""

# Where the parts of a packed position are.
ACTIONS_AT: Final[i64] = 4
GLIDE_AT: Final[i64] = 7
SWIMMERS_AT: Final[i64] = 8
MICHAEL_AT: Final[i64] = 24
ORCA_AT: Final[i64] = 27
ABOARD_AT: Final[i64] = 31
CARRIED_AT: Final[i64] = 35
DOCKS_AT: Final[i64] = 36
CLOSED_AT: Final[i64] = 44
OPENING_AT: Final[i64] = 47
USED_AT: Final[i64] = 48
OVERBOARD_AT: Final[i64] = 52
ENDED_AT: Final[i64] = 55
ASKED_AT: Final[i64] = 48
LAUNCHED_AT: Final[i64] = 52
COUNT_BITS: Final[i64] = 4
COUNT_MASK: Final[i64] = 15


@final
class MemberTurn:
    """The positions that a member can reach; those that follow another have smaller numbers."""

    def __init__(self, state: JawsState, member: i64) -> None:
        self.member = member
        self.state = state.clone()
        self.state.place = NOWHERE
        self.state.round = 1  # No turn ends the summer here.
        self.asked: i64 = NO_SPACE
        self.launched: i64 = NO_SPACE
        self.numbers: dict[Position, int] = {}
        self.positions: list[Position] = []
        self.following: list[list[int]] = []
        self.moves: list[int] = []  # the moves of the first position, which is numbered last
        self.find(self.pack(), is_first=True)

    def find(self, position: Position, *, is_first: bool) -> int:
        """The number of a position, which it gets after all that follow it."""
        known = self.numbers.get(position)
        if known is not None:
            return known
        following: list[int] = []
        self.restore(position)
        if self.state.phase == CREW_TURN:
            for move in turn_moves(self.state):
                if is_first or (move != END and self.is_useful(position, move)):
                    self.restore(position)
                    self.play(move)
                    if is_first:
                        self.moves.append(int(move))
                    following.append(self.find(self.pack(), is_first=False))
        number = len(self.positions)
        self.numbers[position] = number
        self.positions.append(position)
        self.following.append(following)
        return number

    def is_useful(self, position: Position, move: i64) -> bool:
        """Whether a plan needs the move: barrels are taken if needed, and all at once."""
        if move < TAKE_DOCK or move >= TAKE_SHOP:
            return True
        self.restore(position)
        state = self.state
        if state.orca + (state.aboard if self.member == HOOPER else 0) + state.stuck >= LAST_BARREL:
            return False
        if move >= TAKE_HOOPER:
            return move - TAKE_HOOPER + 1 == state.aboard
        space = state.at[self.member]
        if move >= TAKE_WATER:
            return move - TAKE_WATER + 1 == state.floating[space]
        return move - TAKE_DOCK + 1 == barrels_at_dock(state, space)

    def play(self, move: i64) -> None:
        """Play a move by the rules, and note where a question or a barrel went."""
        if move == FINDER or move == BINOCULARS:
            self.asked = self.state.at[self.member]
        elif LAUNCH <= move < BINOCULARS:
            self.launched = move - LAUNCH
        self.state.play(1, move)

    def pack(self) -> Position:
        """All that the member's turn changes, in two numbers."""
        state = self.state
        first = state.at[self.member] | shift_left(state.michael, MICHAEL_AT)
        if state.phase == CREW_TURN:
            first |= shift_left(state.actions, ACTIONS_AT) | shift_left(state.glide, GLIDE_AT)
            first |= shift_left(state.used, USED_AT)
        else:
            first |= bit(ENDED_AT)
        first |= shift_left(state.orca, ORCA_AT) | shift_left(state.aboard, ABOARD_AT)
        first |= shift_left(state.carried, CARRIED_AT) | shift_left(state.docks[0], DOCKS_AT)
        first |= shift_left(state.docks[1], DOCKS_AT + COUNT_BITS)
        first |= shift_left(state.closed, CLOSED_AT) | shift_left(state.opening, OPENING_AT)
        first |= shift_left(state.overboard, OVERBOARD_AT)
        for beach in range(BEACH_COUNT):
            first |= shift_left(state.swimmers[beach], SWIMMERS_AT + COUNT_BITS * beach)
        second = shift_left(self.asked, ASKED_AT) | shift_left(self.launched, LAUNCHED_AT)
        for space in range(WATERS):
            second |= shift_left(state.floating[space], COUNT_BITS * space)
        return int(first), int(second)

    def restore(self, position: Position) -> None:
        """Set the state to a packed position."""
        first: i64 = position[0]
        second: i64 = position[1]
        state = self.state
        state.done = 0  # So no other turn begins when this one ends.
        if first >> ENDED_AT & 1:
            state.phase = PICK_MEMBER
        else:
            state.phase = CREW_TURN
        state.active = self.member
        state.actions = first >> ACTIONS_AT & 7
        state.glide = first >> GLIDE_AT & 1
        state.used = first >> USED_AT & COUNT_MASK
        self.restore_board(first, second)

    def restore_board(self, first: i64, second: i64) -> None:
        """Set spaces, swimmers and barrels."""
        state = self.state
        state.at[self.member] = first & COUNT_MASK
        state.michael = first >> MICHAEL_AT & 7
        state.orca = first >> ORCA_AT & COUNT_MASK
        state.aboard = first >> ABOARD_AT & COUNT_MASK
        state.carried = first >> CARRIED_AT & 1
        state.docks[0] = first >> DOCKS_AT & COUNT_MASK
        state.docks[1] = first >> (DOCKS_AT + COUNT_BITS) & COUNT_MASK
        state.closed = first >> CLOSED_AT & 7
        state.opening = first >> OPENING_AT & 1
        state.overboard = first >> OVERBOARD_AT & 7
        barrels = state.orca + state.aboard + state.carried + state.docks[0] + state.docks[1]
        barrels += state.stuck
        for beach in range(BEACH_COUNT):
            state.swimmers[beach] = first >> (SWIMMERS_AT + COUNT_BITS * beach) & COUNT_MASK
        for space in range(WATERS):
            state.floating[space] = second >> (COUNT_BITS * space) & COUNT_MASK
            barrels += state.floating[space]
        state.shop = BARRELS - barrels  # No barrel is lost.
        self.asked = second >> ASKED_AT & COUNT_MASK
        self.launched = second >> LAUNCHED_AT & COUNT_MASK
        if len(state.knowledge) > 0:
            state.knowledge = vec[i64]()
