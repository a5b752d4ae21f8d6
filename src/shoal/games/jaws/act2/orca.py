"""The Orca: its setup for Act 2 (JW-71 to JW-90), its spaces, damage and dice."""

from shoal.core.bits import bit, count_bits, lowest_bit, nth_bit, shift_left
from shoal.core.packed_arrays import append, i64, vec
from shoal.games.jaws.act1.state import clear_amity
from shoal.games.jaws.act2.state import Board
from shoal.games.jaws.components import (
    ALL_ABILITIES,
    ALL_CREW,
    ALONE_ABILITIES,
    ALONE_GEAR,
    BOAT_SPACES,
    CREW_SIZE,
    DAMAGED,
    FACES,
    FULL_TRACK,
    GONE,
    HIT_BITS,
    HIT_MASK,
    MOUTH,
    NO_MEMBER,
    OFF_BOARD,
    ORCA_SPACES,
    STRENGTH,
    WATER_SPACES,
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
from shoal.games.jaws.state import finish, members_of


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
    if off_board(board) == 0:
        board.phase = DRAW_OPTIONS


def off_board(board: Board) -> i64:
    """Members who are not aboard yet, or out of the game, as bits."""
    members: i64 = 0
    for member in range(CREW_SIZE):
        if board.spots[member] == OFF_BOARD:
            members |= bit(member)
    return members


# Spaces: which of them touch, and what the shark reaches (JW-86 to JW-88).


def join(board: Board, one_space: i64, other_space: i64) -> None:
    """Make two spaces neighbours."""
    board.beside[one_space] |= bit(other_space)
    board.beside[other_space] |= bit(one_space)


def join_spaces(board: Board) -> None:
    """Work out which boat spaces (zone) and water spaces (zone + ZONES) touch."""
    for space in range(ORCA_SPACES):
        board.beside[space] = 0
    for zone in range(ZONES):
        if board.tiles[zone] != GONE:
            join(board, zone, zone + ZONES)
        for other in range(zone):
            if board.settings.rim[zone] >> other & 1:
                join(board, zone + ZONES, other + ZONES)
                join_zones(board, zone, other)
            elif board.settings.cross[zone] >> other & 1:
                join_zones(board, zone, other)


def join_zones(board: Board, zone: i64, other: i64) -> None:
    """Join two zones across their edge: a side is boat while its tile is there, then water."""
    side = zone
    if board.tiles[zone] == GONE:
        side += ZONES
    other_side = other
    if board.tiles[other] == GONE:
        other_side += ZONES
    join(board, side, other_side)


def boat_left(board: Board) -> bool:
    """Whether any tile is left."""
    for zone in range(ZONES):
        if board.tiles[zone] != GONE:
            return True
    return False


def in_reach(board: Board, water: i64) -> i64:
    """The water space itself and the water spaces beside it, as bits."""
    return (board.beside[water] | bit(water)) & WATER_SPACES


def boats_in_reach(board: Board) -> i64:
    """Boat spaces that the shark touches, as bits (JW-118)."""
    return board.beside[board.fin + ZONES] & BOAT_SPACES


def crew_in_reach(board: Board) -> i64:
    """Members in the shark's water or the water beside it, as bits (JW-120)."""
    reach = in_reach(board, board.fin + ZONES)
    members: i64 = 0
    for member in range(CREW_SIZE):
        if reach >> board.spots[member] & 1:
            members |= bit(member)
    return members


# What the shark's hits do to tiles and members (JW-118, JW-123 to JW-127).


def on_boat_space(board: Board, zone: i64) -> i64:
    """Members on that boat space, as bits."""
    members: i64 = 0
    for member in range(CREW_SIZE):
        if board.spots[member] == zone:
            members |= bit(member)
    return members


def strike(board: Board, zone: i64, hits: i64) -> bool:
    """Apply hits to a boat space; return whether it was damaged or destroyed."""
    tile = tile_after(board, zone, hits)
    if board.tiles[zone] == tile:
        return False
    board.tiles[zone] = tile
    if board.tiles[zone] == GONE:
        join_spaces(board)
    fall_overboard(board, on_boat_space(board, zone))
    return True


def tile_after(board: Board, zone: i64, hits: i64) -> i64:
    """The state of a boat space after so many hits (JW-118, JW-123)."""
    tile = board.tiles[zone]
    if tile == WHOLE and hits >= board.settings.damage[zone]:
        if hits >= board.settings.destroy[zone] or board.ability == STRENGTH:
            return GONE
        return DAMAGED
    if tile == DAMAGED and hits >= board.settings.finish[zone]:
        return GONE
    return tile


def fall_overboard(board: Board, members: i64) -> None:
    """Move members into the water of their zone; Big Mouth wounds them there."""
    for member in range(CREW_SIZE):
        if members >> member & 1:
            board.spots[member] += ZONES
            if board.ability == MOUTH:
                wound(board, member, 1)


def domino_zones(board: Board) -> i64:
    """Boat spaces beside the one just hit, as bits."""
    zones = board.settings.rim[board.aim] | board.settings.cross[board.aim]
    for zone in range(ZONES):
        if board.tiles[zone] == GONE:
            zones &= ~bit(zone)
    return zones


def wound(board: Board, member: i64, wounds: i64) -> None:
    """Wound a member who is not caged; the last wound eliminates (JW-127)."""
    if board.caged >> member & 1 or wounds == 0:
        return
    board.wounds[member] += wounds
    if board.wounds[member] >= board.settings.crew_wounds:
        board.wounds[member] = board.settings.crew_wounds
        board.spots[member] = OFF_BOARD
        board.gear_gone |= board.gear[member]
        board.gear[member] = 0


def nobody_left(board: Board) -> bool:
    """Whether all three members are out."""
    return off_board(board) == ALL_CREW


# Dice: outcomes of a roll, and the hits on thrown dice (JW-82).


def roll_count(dice: i64) -> i64:
    """The number of outcomes of one to three dice."""
    if dice == 1:
        return FACES
    if dice == 2:
        return FACES * FACES
    return FACES * FACES * FACES


def hits_of(board: Board, outcome: i64, dice: i64) -> i64:
    """The hits on each die of an outcome, packed as in ``board.thrown``."""
    thrown: i64 = 0
    for _die in range(dice):
        thrown = shift_left(thrown, HIT_BITS) | board.settings.die[outcome % FACES]
        outcome = outcome // FACES
    return thrown


def total_hits(thrown: i64) -> i64:
    """The sum of the hits."""
    return (
        (thrown & HIT_MASK) + (thrown >> HIT_BITS & HIT_MASK) + (thrown >> 2 * HIT_BITS & HIT_MASK)
    )


def blanks_of(thrown: i64, dice: i64) -> i64:
    """Which dice show no hit, as bits."""
    blanks: i64 = 0
    for die in range(dice):
        if thrown >> (HIT_BITS * die) & HIT_MASK == 0:
            blanks |= bit(die)
    return blanks


def reroll(board: Board, outcome: i64) -> i64:
    """The hits after the dice in ``board.again`` are rerolled."""
    thrown = board.thrown
    new = hits_of(board, outcome, count_bits(board.again))
    for die in range(board.dice):
        if board.again >> die & 1:
            thrown &= ~shift_left(HIT_MASK, HIT_BITS * die)
            thrown |= shift_left(new & HIT_MASK, HIT_BITS * die)
            new >>= HIT_BITS
    return thrown


def clear_dice(board: Board) -> None:
    """Remove the dice."""
    board.dice = 0
    board.thrown = 0
    board.again = 0
