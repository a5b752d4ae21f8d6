"""Act 2: options, the shark's secret choice, and the crew's preparation (JW-91 to JW-108)."""

from shoal.core.bits import bit, count_bits, lowest_bit, nth_bit, shift_left
from shoal.core.packed_arrays import append, i64, vec
from shoal.games.jaws.act2.crew_attack import reveal
from shoal.games.jaws.act2.orca import off_board
from shoal.games.jaws.act2.state import Board
from shoal.games.jaws.components import (
    ABILITY_COPIES,
    ABILITY_KINDS,
    ABILITY_PAIR,
    ACCESSORY,
    ALL_CREW,
    ALL_OPTIONS,
    CREW_SIZE,
    FIREARM,
    NO_ABILITY,
    NO_CARD,
    NO_KIND,
    NO_MEMBER,
    NO_ZONE,
    OPTION_COUNT,
    STEPS,
    WATER_SPACES,
    ZONES,
)
from shoal.games.jaws.moves import (
    ABILITY,
    CHOOSE_ABILITY,
    CHOOSE_OPTION,
    CHOOSE_TARGET,
    CHUM,
    DRAW_OPTIONS,
    END,
    GO,
    MOVE_MEMBER,
    PREPARE_MEMBER,
    SHOW,
    SHOW_OPTION,
    SURFACE,
    TARGET,
    TURN,
    WEAPON,
)
from shoal.games.jaws.state import members_of


def choice_moves(board: Board) -> vec[i64]:
    """What the shark may decide before the crew has prepared."""
    phase = board.phase
    if phase == CHOOSE_OPTION:
        return surface_moves()
    if phase == CHOOSE_ABILITY:
        return ability_moves(board)
    return show_moves(board)


def preparation_moves(board: Board, seat: i64) -> vec[i64]:
    """What a seat of the crew may decide while the crew prepares."""
    phase = board.phase
    if phase == MOVE_MEMBER:
        return member_moves(board, seat)
    if phase == CHOOSE_TARGET:
        return target_moves(board, seat)
    return ready_moves(board, seat)


def play_preparation(board: Board, move: i64) -> None:
    """Turn over a card, or carry out what the shark or the crew decided."""
    phase = board.phase
    if phase == MOVE_MEMBER:
        prepare(board, move)
    elif phase == CHOOSE_TARGET:
        aim_or_chum(board, move)
    elif phase == PREPARE_MEMBER:
        begin_or_chum(board, move)
    elif phase == DRAW_OPTIONS:
        draw_option(board, move)
    elif phase == CHOOSE_OPTION:
        choose_surface(board, move)
    elif phase == CHOOSE_ABILITY:
        choose_ability(board, move)
    else:
        show(board, move)


def drawable(board: Board) -> i64:
    """The cards to draw from: the deck, or the discards if it is empty (JW-92)."""
    if board.deck != 0:
        return board.deck
    cards = board.settings.resurface_cards()
    for option in range(OPTION_COUNT):
        if board.options[option] != NO_CARD:
            cards &= ~bit(board.options[option])
    return cards


def draw_option(board: Board, outcome: i64) -> None:
    """Turn over the next resurface card (JW-91)."""
    cards = drawable(board)
    card = nth_bit(cards, outcome)
    board.deck = cards & ~bit(card)
    for option in range(OPTION_COUNT):
        if board.options[option] == NO_CARD:
            board.options[option] = card
            if option == OPTION_COUNT - 1:
                board.phase = CHOOSE_OPTION
            return


def surface_moves() -> vec[i64]:
    """One of the three options (JW-94)."""
    moves = vec[i64](capacity=3)
    for option in range(OPTION_COUNT):
        moves = append(moves, SURFACE + option)
    return moves


def choose_surface(board: Board, move: i64) -> None:
    """Choose an option; without ability cards the choice is final at once."""
    board.choice = move - SURFACE
    board.phase = CHOOSE_ABILITY
    if board.hand == 0:
        lock_in(board)


def ability_moves(board: Board) -> vec[i64]:
    """One ability card from the hand, or none (JW-95)."""
    moves = vec[i64](capacity=9)
    for kind in range(ABILITY_KINDS):
        if board.hand >> (ABILITY_COPIES * kind) & ABILITY_PAIR:
            moves = append(moves, ABILITY + kind)
    return append(moves, ABILITY + NO_ABILITY)


def choose_ability(board: Board, move: i64) -> None:
    """Play an ability card face down, or none."""
    kind = move - ABILITY
    board.ability = kind
    if kind != NO_ABILITY:
        cards = board.hand & shift_left(ABILITY_PAIR, ABILITY_COPIES * kind)
        board.hand &= ~(cards & -cards)
        board.card_played = 1
    lock_in(board)


def lock_in(board: Board) -> None:
    """Make the choice final; with a beacon the shark shows a token at once (JW-96)."""
    board.done = off_board(board)
    begin_preparing(board)
    if board.attached & board.settings.beacons:
        ask_to_show(board)


def begin_preparing(board: Board) -> None:
    """Go to the next member: the last one left, or one that the crew picks."""
    board.active = NO_MEMBER
    board.phase = PREPARE_MEMBER
    if board.done == ALL_CREW:
        reveal(board)
    elif count_bits(board.done) == CREW_SIZE - 1 and not can_play_chum(board):
        begin_member(board, lowest_bit(ALL_CREW & ~board.done))


def begin_or_chum(board: Board, move: i64) -> None:
    """Start to prepare a member, or play Chum."""
    if move >= CHUM:
        play_chum(board, move - CHUM)
    else:
        begin_member(board, move - TURN)


def begin_member(board: Board, member: i64) -> None:
    """Start to prepare a member."""
    board.active = member
    board.actions = STEPS
    board.phase = MOVE_MEMBER


def ask_to_show(board: Board) -> None:
    """The shark must show a token that it did not choose; a single one is shown at once (JW-98)."""
    hidden = ALL_OPTIONS & ~board.shown & ~bit(board.choice)
    if hidden == 0:
        return
    if count_bits(hidden) == 1:
        board.shown |= hidden
        return
    board.phase = SHOW_OPTION


def show_moves(board: Board) -> vec[i64]:
    """The tokens that were not chosen and not shown."""
    moves = vec[i64](capacity=2)
    for option in range(OPTION_COUNT):
        if option != board.choice and board.shown >> option & 1 == 0:
            moves = append(moves, SHOW + option)
    return moves


def show(board: Board, move: i64) -> None:
    """Show a token, and continue where the crew was."""
    board.shown |= bit(move - SHOW)
    if board.active == NO_MEMBER:
        board.phase = PREPARE_MEMBER
    elif board.weapons[board.active] != NO_KIND:
        board.phase = CHOOSE_TARGET
    else:
        board.phase = MOVE_MEMBER


def chum_holders(board: Board) -> i64:
    """Members who may play Chum now (JW-97)."""
    members: i64 = 0
    if board.chummed == 1 or count_bits(board.shown) == OPTION_COUNT - 1:
        return members
    for member in range(CREW_SIZE):
        if board.gear[member] & board.settings.chum:
            members |= bit(member)
    return members


def can_play_chum(board: Board) -> bool:
    """Whether Chum can still be played."""
    return chum_holders(board) != 0


def add_chum(board: Board, moves: vec[i64], seat: i64) -> vec[i64]:
    """Add Chum, which may be played at any time while the crew prepares."""
    holders = chum_holders(board) & members_of(board, seat)
    for member in range(CREW_SIZE):
        if holders >> member & 1:
            moves = append(moves, CHUM + member)
    return moves


def play_chum(board: Board, member: i64) -> None:
    """Discard Chum; the shark must show a token."""
    chum = board.gear[member] & board.settings.chum
    card = chum & -chum
    board.gear[member] &= ~card
    board.gear_gone |= card
    board.chummed = 1
    ask_to_show(board)


def ready_moves(board: Board, seat: i64) -> vec[i64]:
    """Who prepares next."""
    moves = vec[i64](capacity=6)
    mine = members_of(board, seat) & ~board.done
    for member in range(CREW_SIZE):
        if mine >> member & 1:
            moves = append(moves, TURN + member)
    return add_chum(board, moves, seat)


def member_moves(board: Board, seat: i64) -> vec[i64]:
    """Moving, choosing a weapon, or neither; or Chum."""
    moves = vec[i64](capacity=24)
    if members_of(board, seat) >> board.active & 1:
        ways = steps_from(board, board.spots[board.active])
        while ways != 0:
            moves = append(moves, GO + lowest_bit(ways))
            ways &= ways - 1
        moves = append(moves, END)
    moves = add_chum(board, moves, seat)
    if members_of(board, seat) >> board.active & 1:
        moves = add_weapons(board, moves)
    return moves


def steps_from(board: Board, spot: i64) -> i64:
    """Spaces within the next step; climbing aboard takes both (JW-100, JW-101)."""
    if board.actions == 0:
        return 0
    ways = board.beside[spot]
    if spot >= ZONES and board.actions < STEPS:
        ways &= WATER_SPACES
    return ways


def add_weapons(board: Board, moves: vec[i64]) -> vec[i64]:
    """One of the member's weapons (JW-102)."""
    gear = board.gear[board.active]
    for kind in range(len(board.settings.kind_type)):
        if gear & board.settings.kind_cards[kind] and board.settings.kind_type[kind] != ACCESSORY:
            moves = append(moves, WEAPON + kind)
    return moves


def prepare(board: Board, move: i64) -> None:
    """Carry out one part of a member's preparation."""
    if move >= WEAPON:
        choose_weapon(board, move - WEAPON)
    elif move == END:
        finish_member(board)
    elif move >= CHUM:
        play_chum(board, move - CHUM)
    else:
        go(board, move - GO)


def choose_weapon(board: Board, kind: i64) -> None:
    """Lay the weapon out; a single target is taken at once."""
    board.weapons[board.active] = kind
    board.phase = CHOOSE_TARGET
    target = only_target(board, kind)
    if target != NO_ZONE:
        board.targets[board.active] = target
        finish_member(board)


def only_target(board: Board, kind: i64) -> i64:
    """The zone that the active member targets without being asked, if there is one."""
    waters = range_of(board, board.active, kind) & WATER_SPACES
    if count_bits(waters) == 1 and not can_play_chum(board):
        return lowest_bit(waters) - ZONES
    return NO_ZONE


def go(board: Board, space: i64) -> None:
    """Take a step, or climb aboard."""
    if space < ZONES and board.spots[board.active] >= ZONES:
        board.actions = 0
    else:
        board.actions -= 1
    board.spots[board.active] = space
    if board.actions == 0 and board.gear[board.active] & board.settings.weapons == 0:
        if not can_play_chum(board):
            finish_member(board)


def target_moves(board: Board, seat: i64) -> vec[i64]:
    """Water in range of the weapon (JW-104, JW-105); or Chum."""
    moves = vec[i64](capacity=11)
    if members_of(board, seat) >> board.active & 1:
        waters = range_of(board, board.active, board.weapons[board.active])
        for zone in range(ZONES):
            if waters >> (zone + ZONES) & 1:
                moves = append(moves, TARGET + zone)
    return add_chum(board, moves, seat)


def range_of(board: Board, member: i64, kind: i64) -> i64:
    """The water spaces that the member reaches with this kind of weapon."""
    return range_from(board, board.spots[member], kind)


def range_from(board: Board, spot: i64, kind: i64) -> i64:
    """The water spaces that this kind of weapon reaches from a space (JW-104, JW-105)."""
    if board.settings.kind_type[kind] == FIREARM:
        return WATER_SPACES
    return board.beside[spot] | bit(spot)


def aim_or_chum(board: Board, move: i64) -> None:
    """Place the target token, and the member is ready; or play Chum first."""
    if move >= CHUM:
        play_chum(board, move - CHUM)
        return
    board.targets[board.active] = move - TARGET
    finish_member(board)


def finish_member(board: Board) -> None:
    """End a member's preparation."""
    board.done |= bit(board.active)
    board.actions = 0
    begin_preparing(board)
