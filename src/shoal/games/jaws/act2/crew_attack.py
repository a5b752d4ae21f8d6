"""Act 2: the shark surfaces, and the crew attacks (JW-109 to JW-116)."""

from shoal.core.bits import bit, count_bits
from shoal.core.packed_arrays import append, i64, vec
from shoal.games.jaws.act2.orca import blanks_of, clear_dice, hits_of, reroll, total_hits
from shoal.games.jaws.act2.shark_attack import begin_biting
from shoal.games.jaws.act2.state import Board
from shoal.games.jaws.components import (
    ALL_CREW,
    ATTACHABLE,
    BLANKS,
    CREW_SIZE,
    HARD,
    HARD_EVADE,
    NO_KIND,
    NO_MEMBER,
    NO_ZONE,
    PLUS,
    SHOT,
    SPENT,
    SURE,
)
from shoal.games.jaws.moves import (
    AMMO,
    ATTACK,
    BY_WOUNDS,
    CREW_ATTACK,
    DECIDE_AMMO,
    DECIDE_BLANKS,
    DISCARD,
    HOLD,
    KEEP,
    REROLL,
    ROLL_ATTACK,
    ROLL_BLANKS,
)
from shoal.games.jaws.state import finish, members_of


def crew_attack_moves(board: Board, seat: i64) -> vec[i64]:
    """What a seat of the crew may decide during the crew's attacks."""
    phase = board.phase
    if phase == CREW_ATTACK:
        return attack_moves(board, seat)
    if phase == DECIDE_BLANKS:
        return blank_moves()
    return ammo_moves()


def play_crew_attack(board: Board, move: i64) -> None:
    """Roll dice, or carry out what a member decided."""
    phase = board.phase
    if phase == CREW_ATTACK:
        attack(board, move)
    elif phase == ROLL_ATTACK:
        hit(board, move)
    elif phase == DECIDE_BLANKS:
        answer_blanks(board, move)
    elif phase == ROLL_BLANKS:
        hit_again(board, move)
    else:
        answer_ammo(board, move)


def reveal(board: Board) -> None:
    """The shark surfaces, and members with a wrong target take their weapons back (JW-109)."""
    surface_shark(board)
    board.done = ALL_CREW
    for member in range(CREW_SIZE):
        if board.targets[member] == board.fin:
            board.done &= ~bit(member)
        else:
            board.targets[member] = NO_ZONE
            board.weapons[member] = NO_KIND
    board.phase = CREW_ATTACK
    continue_attacks(board)


def surface_shark(board: Board) -> None:
    """Put the shark into its zone; it may shake off attached gear (JW-110)."""
    card = board.options[board.choice]
    board.fin = board.settings.card_zone[card]
    if board.settings.card_shakes[card] == 1:
        board.gear_gone |= board.attached
        board.attached = 0


def continue_attacks(board: Board) -> None:
    """Go to the next attack; after the last one the shark attacks."""
    board.active = NO_MEMBER
    board.phase = CREW_ATTACK
    if board.done == ALL_CREW:
        begin_biting(board)


def attack_moves(board: Board, seat: i64) -> vec[i64]:
    """Members who targeted the right zone may attack, in any order (JW-111)."""
    moves = vec[i64](capacity=6)
    mine = members_of(board, seat) & ~board.done
    for member in range(CREW_SIZE):
        if mine >> member & 1:
            moves = append(moves, ATTACK + member)
    for member in range(CREW_SIZE):
        if mine >> member & 1:
            moves = append(moves, HOLD + member)
    return moves


def attack(board: Board, move: i64) -> None:
    """Attack with a member, or hold back."""
    if move >= HOLD:
        board.done |= bit(move - HOLD)
        lay_down(board, move - HOLD)
        continue_attacks(board)
        return
    board.active = move - ATTACK
    board.done |= bit(board.active)
    kind = board.weapons[board.active]
    if board.settings.kind_type[kind] == ATTACHABLE:
        attach(board, kind)
        return
    board.dice = board.settings.kind_dice[kind]
    board.phase = ROLL_ATTACK


def lay_down(board: Board, member: i64) -> None:
    """Return weapon and target token to the member."""
    board.weapons[member] = NO_KIND
    board.targets[member] = NO_ZONE


def card_of(board: Board, kind: i64) -> i64:
    """One card of the kind in the active member's gear, as a bit."""
    cards = board.gear[board.active] & board.settings.kind_cards[kind]
    return cards & -cards


def attach(board: Board, kind: i64) -> None:
    """Attach gear to the shark, without dice and evade (JW-115)."""
    card = card_of(board, kind)
    board.gear[board.active] &= ~card
    board.attached |= card
    lay_down(board, board.active)
    continue_attacks(board)


def hit(board: Board, outcome: i64) -> None:
    """Roll the weapon's dice; some weapons may reroll blanks (JW-113)."""
    board.thrown = hits_of(board, outcome, board.dice)
    powers = board.settings.kind_powers[board.weapons[board.active]]
    if powers & BLANKS and blanks_of(board.thrown, board.dice) != 0:
        board.phase = DECIDE_BLANKS
        return
    settle_hits(board)


def blank_moves() -> vec[i64]:
    """Reroll the blanks, or keep them."""
    moves = vec[i64](capacity=2)
    moves = append(moves, REROLL)
    return append(moves, KEEP)


def answer_blanks(board: Board, move: i64) -> None:
    """Carry out what the member decided about blanks."""
    if move == KEEP:
        settle_hits(board)
        return
    board.again = blanks_of(board.thrown, board.dice)
    board.phase = ROLL_BLANKS


def hit_again(board: Board, outcome: i64) -> None:
    """Reroll the blanks."""
    board.thrown = reroll(board, outcome)
    settle_hits(board)


def evade(board: Board) -> i64:
    """The shark's evade, after Hard Target and attached gear (JW-112, JW-116)."""
    value = board.settings.card_evade[board.options[board.choice]]
    if board.ability == HARD:
        value = HARD_EVADE
    value -= count_bits(board.attached & board.settings.slowing)
    if value < 0:
        return 0
    return value


def hits_with(board: Board, thrown: i64) -> i64:
    """All hits of an attack: the dice, and what the weapon adds (JW-112)."""
    if board.settings.kind_powers[board.weapons[board.active]] & PLUS:
        return total_hits(thrown) + 1
    return total_hits(thrown)


def evade_against(board: Board) -> i64:
    """The evade against the active member's weapon; some weapons ignore it (JW-112)."""
    if board.settings.kind_powers[board.weapons[board.active]] & SURE:
        return 0
    return evade(board)


def settle_hits(board: Board) -> None:
    """Hits above the evade are wounds; then the weapon may be spent (JW-112 to JW-114)."""
    powers = board.settings.kind_powers[board.weapons[board.active]]
    hits = hits_with(board, board.thrown) - evade_against(board)
    clear_dice(board)
    if hits > 0:
        board.hurt += hits
        if board.hurt >= board.settings.shark_wounds:  # Before any attack of its own (JW-128).
            board.hurt = board.settings.shark_wounds
            finish(board, BY_WOUNDS)
            return
    spend_weapon(board, powers)


def spend_weapon(board: Board, powers: i64) -> None:
    """A single shot costs the weapon or an Ammo; a spent one is gone (JW-107, JW-114)."""
    if powers & SHOT and board.gear[board.active] & board.settings.ammo:
        board.phase = DECIDE_AMMO
        return
    if powers & (SHOT | SPENT):
        lose_card(board, card_of(board, board.weapons[board.active]))
    end_attack(board)


def ammo_moves() -> vec[i64]:
    """Discard an Ammo, or the weapon."""
    moves = vec[i64](capacity=2)
    moves = append(moves, AMMO)
    return append(moves, DISCARD)


def answer_ammo(board: Board, move: i64) -> None:
    """Discard what the member decided."""
    card = card_of(board, board.weapons[board.active])
    if move == AMMO:
        ammo = board.gear[board.active] & board.settings.ammo
        card = ammo & -ammo
    lose_card(board, card)
    end_attack(board)


def lose_card(board: Board, card: i64) -> None:
    """Discard a card of the active member."""
    board.gear[board.active] &= ~card
    board.gear_gone |= card


def end_attack(board: Board) -> None:
    """End a member's attack."""
    lay_down(board, board.active)
    continue_attacks(board)
