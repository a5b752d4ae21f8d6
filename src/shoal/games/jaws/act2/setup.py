"""The end of Act 1, and setting up the Orca for Act 2 (JW-71 to JW-90)."""

from shoal.core.bits import bit, count_bits, lowest_bit, nth_bit
from shoal.core.packed_arrays import append, i64, vec
from shoal.games.jaws.act2.boat import join_spaces
from shoal.games.jaws.components import (
    ALL_ABILITIES,
    ALL_EVENTS,
    ALONE_ABILITIES,
    ALONE_GEAR,
    BARRELS,
    BARRELS_ON_ORCA,
    CREW_SIZE,
    EAST_DOCK,
    FULL_TRACK,
    NO_BEACH,
    NO_EVENT,
    NO_MEMBER,
    NOWHERE,
    OFF_BOARD,
    WATERS,
    WEST_DOCK,
    WHOLE,
    ZONES,
)
from shoal.games.jaws.moves import (
    DEAL,
    DEAL_ABILITIES,
    DEAL_GEAR,
    DIVIDE_GEAR,
    DRAW_OPTIONS,
    PLACE,
    PLACE_CREW,
)
from shoal.games.jaws.options import ONLY_ACT_1, ONLY_ACT_2
from shoal.games.jaws.state import Board, finish, members_of


def end_amity(board: Board, ending: i64) -> None:
    """End Act 1: the game is over, or Act 2 starts (JW-71, JW-74)."""
    if board.settings.acts == ONLY_ACT_1:
        finish(board, ending)
    else:
        begin_orca(board)


def begin_orca(board: Board) -> None:
    """Remove Amity, and set up boat, cards and tokens (JW-76)."""
    board.round = 1
    board.done = 0
    board.active = NO_MEMBER
    board.actions = 0
    clear_amity(board)
    for zone in range(ZONES):
        board.tiles[zone] = WHOLE
    join_spaces(board)
    board.abilities = ALL_ABILITIES
    board.deck = board.settings.resurface_cards()
    board.gear_deck = board.settings.deck
    board.gear = board.settings.own[:]
    board.phase = DEAL_ABILITIES
    continue_setup(board)


def clear_amity(board: Board) -> None:
    """Reset everything of Act 1 but the swimmer track and the crew's knowledge."""
    board.events = ALL_EVENTS
    board.event = NO_EVENT
    board.extra = NO_MEMBER
    board.swimmers = vec[i64]([0, 0, 0, 0])
    board.michael = NO_BEACH
    board.closed = NO_BEACH
    board.opening = 0
    board.at = vec[i64]([EAST_DOCK, board.settings.office, WEST_DOCK])
    board.overboard = 0
    board.orca = BARRELS_ON_ORCA
    board.aboard = 0
    board.carried = 0
    board.shop = BARRELS - BARRELS_ON_ORCA
    board.docks = vec[i64]([0, 0])
    board.floating = vec[i64]([0] * WATERS)
    board.stuck = 0
    board.meeple = NOWHERE
    board.played = 0
    board.base = 0  # The knowledge stays: the log says from it how Act 1 ended.
    board.glide = 0
    board.used = 0
    board.place = NOWHERE
    board.tokens = 0
    board.token = 0


def abilities_due(board: Board) -> i64:
    """How many ability cards the shark gets (JW-79)."""
    if board.settings.acts == ONLY_ACT_2:
        return ALONE_ABILITIES
    return board.settings.track_abilities[min(board.track, FULL_TRACK)]


def gear_due(board: Board) -> i64:
    """How many gear cards the crew gets (JW-79)."""
    if board.settings.acts == ONLY_ACT_2:
        return ALONE_GEAR
    return board.settings.track_gear[min(board.track, FULL_TRACK)]


def continue_setup(board: Board) -> None:
    """Go to the next phase of the setup that has something to do."""
    if board.phase == DEAL_ABILITIES and count_bits(board.hand) >= abilities_due(board):
        board.phase = DEAL_GEAR
    if board.phase == DEAL_GEAR and count_bits(board.pool) >= gear_due(board):
        board.phase = DIVIDE_GEAR
    if board.phase == DIVIDE_GEAR and board.pool == 0:
        board.phase = PLACE_CREW


def deal_ability(board: Board, outcome: i64) -> None:
    """Deal the shark a card that only the shark sees (JW-79)."""
    card = bit(nth_bit(board.abilities, outcome))
    board.abilities &= ~card
    board.hand |= card
    continue_setup(board)


def deal_gear(board: Board, outcome: i64) -> None:
    """Deal a card to the whole crew (JW-79)."""
    card = bit(nth_bit(board.gear_deck, outcome))
    board.gear_deck &= ~card
    board.pool |= card
    continue_setup(board)


def setup_moves(board: Board, seat: i64) -> vec[i64]:
    """What a seat of the crew may decide during the setup."""
    if board.phase == DIVIDE_GEAR:
        return divide_moves()
    return place_moves(board, seat)


def play_setup(board: Board, move: i64) -> None:
    """Deal a card, or carry out what the crew decided."""
    phase = board.phase
    if phase == DEAL_ABILITIES:
        deal_ability(board, move)
    elif phase == DEAL_GEAR:
        deal_gear(board, move)
    elif phase == DIVIDE_GEAR:
        divide(board, move)
    else:
        place_member(board, move)


def divide_moves() -> vec[i64]:
    """Who gets the next card: any of the three (JW-85)."""
    moves = vec[i64](capacity=3)
    for member in range(CREW_SIZE):
        moves = append(moves, DEAL + member)
    return moves


def divide(board: Board, move: i64) -> None:
    """Give the first card of the pool to a member."""
    card = bit(lowest_bit(board.pool))
    board.pool &= ~card
    board.gear[move - DEAL] |= card
    continue_setup(board)


def place_moves(board: Board, seat: i64) -> vec[i64]:
    """Any boat space for a member who is not aboard yet (JW-89)."""
    moves = vec[i64](capacity=24)
    mine = members_of(board, seat)
    for member in range(CREW_SIZE):
        if mine >> member & 1 and board.spots[member] == OFF_BOARD:
            for zone in range(ZONES):
                moves = append(moves, PLACE + member * ZONES + zone)
    return moves


def place_member(board: Board, move: i64) -> None:
    """Put a member on a boat space."""
    board.spots[(move - PLACE) // ZONES] = (move - PLACE) % ZONES
    if unplaced(board) == 0:
        board.phase = DRAW_OPTIONS


def unplaced(board: Board) -> i64:
    """Members who are not aboard yet, as bits."""
    members: i64 = 0
    for member in range(CREW_SIZE):
        if board.spots[member] == OFF_BOARD:
            members |= bit(member)
    return members
