"""Act 1, crew phase: each member has one turn, in any order (JW-54 to JW-70)."""

from typing import Final

from shoal.core.bits import bit, count_bits, lowest_bit
from shoal.core.packed_arrays import append, i64, vec
from shoal.games.jaws.act1.state import swimmers_at
from shoal.games.jaws.act2.orca import end_amity
from shoal.games.jaws.act2.state import Board
from shoal.games.jaws.components import (
    ALL_CREW,
    BEACH_COUNT,
    BOUNTY,
    BRODY,
    BY_LAND,
    BY_WATER,
    CREW_ACTIONS,
    CREW_SIZE,
    EAST_DOCK,
    FIRST_BEACH,
    HOOPER,
    INDIANAPOLIS,
    JULY,
    LAST_BARREL,
    MAYOR,
    NO_BEACH,
    NO_MEMBER,
    PD,
    QUINT,
    ROAST,
    SHOP,
    SIGHT,
    SILVA,
    WEST_DOCK,
)
from shoal.games.jaws.crew_knowledge import (
    BY_BINOCULARS,
    BY_FINDER,
    BY_LAUNCH,
    NEARBY,
    NOT_THERE,
    THERE,
    note_look,
)
from shoal.games.jaws.moves import (
    BINOCULARS,
    BY_BARREL,
    BY_TIME,
    CLOSE,
    CREW_TURN,
    DRAW_EVENT,
    DROP,
    END,
    FINDER,
    GIVE,
    LAUNCH,
    PICK_MEMBER,
    REBOARD,
    RESCUE,
    RESCUE_MICHAEL,
    START,
    TAKE_DOCK,
    TAKE_HOOPER,
    TAKE_SHOP,
    TAKE_WATER,
    TO,
    TURN,
)
from shoal.games.jaws.state import members_of

# Once-a-round actions.
LAUNCHED: Final[i64] = 1
LOOKED: Final[i64] = 2
CLOSED: Final[i64] = 4
SEARCHED: Final[i64] = 8
REBOARD_COST: Final[i64] = 2


def crew_phase_moves(board: Board, seat: i64) -> vec[i64]:
    """What a seat of the crew may decide in this phase."""
    if board.phase == CREW_TURN:
        return turn_moves(board)
    return pick_moves(board, seat)


def play_crew_phase(board: Board, move: i64) -> None:
    """Carry out what the crew decided."""
    if board.phase == CREW_TURN:
        act(board, move)
    else:
        begin_turn(board, move - TURN)


def begin_crew(board: Board) -> None:
    """Start the crew phase."""
    board.done = 0
    board.used = 0
    board.active = NO_MEMBER
    board.phase = PICK_MEMBER


def pick_moves(board: Board, seat: i64) -> vec[i64]:
    """The members who may have the next turn: those without one so far (JW-54)."""
    moves = vec[i64](capacity=3)
    mine = members_of(board, seat) & ~board.done
    for member in range(CREW_SIZE):
        if mine >> member & 1:
            moves = append(moves, TURN + member)
    return moves


def begin_turn(board: Board, member: i64) -> None:
    """Start a member's turn."""
    board.active = member
    board.glide = 0
    board.actions = CREW_ACTIONS
    if (
        board.extra == member
        or (board.event == BOUNTY and member == HOOPER)
        or (board.event == INDIANAPOLIS and member == QUINT)
    ):
        board.actions += 1
    board.phase = CREW_TURN


def turn_moves(board: Board) -> vec[i64]:
    """What the member whose turn it is may do."""
    moves = vec[i64](capacity=24)
    member = board.active
    if board.overboard >> member & 1:  # A captain overboard can only climb back (JW-26).
        if board.actions >= REBOARD_COST:
            moves = append(moves, REBOARD)
        return append(moves, END)
    space = board.at[member]
    if board.actions + board.glide > 0:
        ways = BY_WATER[space]
        if member == BRODY:
            ways = BY_LAND[space]
        while ways != 0:
            moves = append(moves, TO + lowest_bit(ways))
            ways &= ways - 1
    if board.actions > 0:
        moves = rescue_moves(board, moves, space)
    if member == BRODY:
        moves = brody_moves(board, moves, space)
    else:
        moves = boat_moves(board, moves, space)
    return append(moves, END)


def rescue_moves(board: Board, moves: vec[i64], space: i64) -> vec[i64]:
    """Rescues at the member's beach; only Brody can rescue his son (JW-56, JW-32)."""
    beach = space - FIRST_BEACH
    if beach < 0 or beach >= BEACH_COUNT:
        return moves
    if board.swimmers[beach] > 0:
        moves = append(moves, RESCUE)
    if board.michael == beach and board.active == BRODY:
        moves = append(moves, RESCUE_MICHAEL)
    return moves


def dock_is_open(board: Board) -> bool:
    """Whether barrels may be moved at docks now: with an action, or free (JW-27, JW-33)."""
    if board.event == ROAST:
        return False
    return board.actions > 0 or board.event == SILVA


def barrels_at_dock(board: Board, space: i64) -> i64:
    """Barrels on the dock of this space."""
    if space == WEST_DOCK:
        return board.docks[0]
    if space == EAST_DOCK:
        return board.docks[1]
    return 0


def boat_moves(board: Board, moves: vec[i64], space: i64) -> vec[i64]:
    """Barrels, harpoon gun and fish finder (JW-57 to JW-60, JW-68 to JW-70)."""
    if dock_is_open(board):
        for count in range(barrels_at_dock(board, space)):
            moves = append(moves, TAKE_DOCK + count)
    if board.actions == 0:
        return moves
    for count in range(board.floating[space]):
        moves = append(moves, TAKE_WATER + count)
    together = board.at[QUINT] == board.at[HOOPER]
    if board.active == HOOPER:
        if together and board.aboard > 0:
            moves = append(moves, GIVE)
        if board.used & SEARCHED == 0:
            moves = append(moves, FINDER)
        return moves
    if together:
        for count in range(board.aboard):
            moves = append(moves, TAKE_HOOPER + count)
    if board.orca > 0 and board.used & LAUNCHED == 0:
        aims = BY_WATER[space] | bit(space)
        while aims != 0:
            moves = append(moves, LAUNCH + lowest_bit(aims))
            aims &= aims - 1
    return moves


def brody_moves(board: Board, moves: vec[i64], space: i64) -> vec[i64]:
    """Barrels, binoculars and closing a beach (JW-61 to JW-66)."""
    if board.carried == 1 and (space == WEST_DOCK or space == EAST_DOCK):
        if dock_is_open(board):
            moves = append(moves, DROP)
    if board.actions == 0:
        return moves
    if space == SHOP and board.carried == 0 and board.shop > 0:
        moves = append(moves, TAKE_SHOP)
    if FIRST_BEACH <= space < FIRST_BEACH + BEACH_COUNT and board.used & LOOKED == 0:
        moves = append(moves, BINOCULARS)
    if (space == PD or space == MAYOR) and board.used & CLOSED == 0 and board.event != JULY:
        for beach in range(BEACH_COUNT):
            if can_close(board, beach):
                moves = append(moves, CLOSE + beach)
    return moves


def can_close(board: Board, beach: i64) -> bool:
    """Whether Brody may close this beach: it is empty, and not the closed one (JW-65)."""
    if swimmers_at(board, beach) > 0:
        return False
    return beach != board.closed or (board.settings.reclose and board.opening == 1)


def act(board: Board, move: i64) -> None:
    """Carry out one action of the member whose turn it is."""
    if move < START:
        walk_or_sail(board, move - TO)
    elif move == END:
        end_turn(board)
        return
    else:
        board.glide = 0
        if not (board.event == SILVA and (TAKE_DOCK <= move < TAKE_WATER or move == DROP)):
            board.actions -= 1
        act_on_space(board, move)
    if board.phase == CREW_TURN and board.actions + board.glide == 0 and not has_free_move(board):
        end_turn(board)


def walk_or_sail(board: Board, space: i64) -> None:
    """Move to an adjacent space; Hooper may move twice with one action (JW-55, JW-67)."""
    board.at[board.active] = space
    if board.glide == 1:
        board.glide = 0
        return
    board.actions -= 1
    if board.active == HOOPER:
        board.glide = 1


def has_free_move(board: Board) -> bool:
    """Whether Frank Silva allows something without actions (JW-33)."""
    if board.event != SILVA or board.overboard >> board.active & 1:
        return False
    space = board.at[board.active]
    if board.active == BRODY:
        return board.carried == 1 and (space == WEST_DOCK or space == EAST_DOCK)
    return barrels_at_dock(board, space) > 0


def act_on_space(board: Board, move: i64) -> None:
    """Carry out an action other than moving."""
    if move == RESCUE:
        board.swimmers[board.at[board.active] - FIRST_BEACH] -= 1
    elif move >= LAUNCH:
        search_or_close(board, move)
    elif move == RESCUE_MICHAEL:
        board.michael = NO_BEACH
    elif move == DROP:
        board.carried = 0
        board.docks[dock_number(board)] += 1
    elif move == TAKE_SHOP:
        board.shop -= 1
        board.carried = 1
    else:
        take_barrels(board, move)


def dock_number(board: Board) -> i64:
    """Which dock the active member stands at."""
    if board.at[board.active] == WEST_DOCK:
        return 0
    return 1


def take_barrels(board: Board, move: i64) -> None:
    """Take any number of barrels from one source onto the boat (JW-58)."""
    if move >= TAKE_HOOPER:
        count = move - TAKE_HOOPER + 1
        board.aboard -= count
    elif move >= TAKE_WATER:
        count = move - TAKE_WATER + 1
        board.floating[board.at[board.active]] -= count
    else:
        count = move - TAKE_DOCK + 1
        board.docks[dock_number(board)] -= count
    if board.active == QUINT:
        board.orca += count
    else:
        board.aboard += count


def search_or_close(board: Board, move: i64) -> None:
    """Launch, search, close a beach, give barrels, or climb back."""
    if move < BINOCULARS:
        launch(board, move - LAUNCH)
    elif move == BINOCULARS:
        use_binoculars(board)
    elif move == FINDER:
        use_finder(board)
    elif move == GIVE:
        board.orca += board.aboard
        board.aboard = 0
    elif move == REBOARD:
        board.actions -= REBOARD_COST - 1
        board.overboard &= ~bit(board.active)
    else:
        board.used |= CLOSED
        board.closed = move - CLOSE
        board.opening = 0


def launch(board: Board, space: i64) -> None:
    """Launch a barrel: it sticks to the shark, or floats (JW-59, JW-60)."""
    board.used |= LAUNCHED
    board.orca -= 1
    if space != board.place:
        board.floating[space] += 1
        note_look(board, BY_LAUNCH, space, NOT_THERE)
        return
    board.stuck += 1
    note_look(board, BY_LAUNCH, space, THERE)
    if board.stuck >= LAST_BARREL:
        end_amity(board, BY_BARREL)


def use_binoculars(board: Board) -> None:
    """Ask whether the shark is in the water of Brody's beach (JW-63)."""
    board.used |= LOOKED
    space = board.at[BRODY]
    answer = NOT_THERE
    if board.place == space and board.token != SIGHT:
        answer = THERE
        board.meeple = space
    note_look(board, BY_BINOCULARS, space, answer)


def use_finder(board: Board) -> None:
    """Ask whether the shark is here, nearby, or neither (JW-70)."""
    board.used |= SEARCHED
    space = board.at[HOOPER]
    answer = NOT_THERE
    if board.token != SIGHT:
        if board.place == space:
            answer = THERE
            board.meeple = space
        elif BY_WATER[space] >> board.place & 1:
            answer = NEARBY
    note_look(board, BY_FINDER, space, answer)


def end_turn(board: Board) -> None:
    """End the member's turn; after the last one the round is over (JW-72)."""
    board.done |= bit(board.active)
    board.active = NO_MEMBER
    board.actions = 0
    board.glide = 0
    board.phase = PICK_MEMBER
    if board.done == ALL_CREW:
        end_round(board)
    elif count_bits(board.done) == CREW_SIZE - 1:
        begin_turn(board, lowest_bit(ALL_CREW & ~board.done))


def end_round(board: Board) -> None:
    """End the round: remove the token, and draw the next card (JW-72, JW-73)."""
    board.done = 0
    board.used = 0
    board.token = 0
    board.played = 0
    board.extra = NO_MEMBER
    if board.round >= board.settings.summer:
        end_amity(board, BY_TIME)
        return
    board.round += 1
    board.phase = DRAW_EVENT
