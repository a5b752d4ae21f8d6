"""Act 2: the shark attacks boat and crew, and dives (JW-117 to JW-130)."""

from typing import Final

from shoal.core.bits import bit, count_bits, lowest_bit
from shoal.core.packed_arrays import append, i64, vec
from shoal.games.jaws.act2.orca import (
    boat_left,
    boats_in_reach,
    clear_dice,
    crew_in_reach,
    domino_zones,
    hits_of,
    nobody_left,
    on_boat_space,
    reroll,
    strike,
    total_hits,
    wound,
)
from shoal.games.jaws.act2.state import Board
from shoal.games.jaws.components import (
    ABILITY_COPIES,
    ABILITY_PAIR,
    CREW_SIZE,
    DOMINO_HITS,
    HELPING,
    HELPING_DICE,
    MOUTH,
    NO_ABILITY,
    NO_CARD,
    NO_KIND,
    NO_MEMBER,
    NO_OPTION,
    NO_ZONE,
    OPTION_COUNT,
    RAM_HITS,
    RAMMING,
    WAVES,
    ZONES,
)
from shoal.games.jaws.components import (
    DOMINO as DOMINO_CARD,
)
from shoal.games.jaws.components import (
    MAUL as MAUL_CARD,
)
from shoal.games.jaws.moves import (
    BITE,
    BONUS,
    BONUS_BITE,
    BY_EATING,
    BY_SINKING,
    BY_TIME,
    CAGE,
    CHOOSE_BITE,
    CHOOSE_DOMINO,
    DECIDE_CAGE,
    DECIDE_MAUL,
    DECIDE_RAM,
    DIVE,
    DOMINO,
    DRAW_OPTIONS,
    KEEP,
    MAUL,
    NO_BITE,
    NO_CAGE,
    RAM,
    ROLL_BITE,
    ROLL_MAUL,
    SECOND_BITE,
    STAY,
)
from shoal.games.jaws.state import finish, members_of

# Kinds of attack, in ``board.bout``.
MAIN: Final[i64] = 1
SECOND: Final[i64] = 2
EXTRA_BITE: Final[i64] = 3
MEMBER_AIM: Final[i64] = 8
"""``board.aim`` for the first member; smaller aims are zones."""


def shark_attack_moves(board: Board) -> vec[i64]:
    """What the shark may decide during its attacks."""
    phase = board.phase
    if phase == CHOOSE_BITE or phase == SECOND_BITE:
        return bite_moves(board)
    if phase == BONUS_BITE:
        return bonus_moves(board)
    if phase == DECIDE_MAUL:
        return maul_moves(board)
    if phase == DECIDE_RAM:
        return ram_moves(board)
    return domino_moves(board)


def play_shark_attack(board: Board, move: i64) -> None:
    """Roll dice, or carry out what the shark or a member in danger decided."""
    phase = board.phase
    if phase == CHOOSE_BITE or phase == SECOND_BITE:
        bite(board, move)
    elif phase == BONUS_BITE:
        bonus(board, move)
    elif phase == ROLL_BITE:
        roll(board, move)
    elif phase == ROLL_MAUL:
        roll_again(board, move)
    elif phase == DECIDE_CAGE:
        answer_cage(board, move)
    elif phase == DECIDE_MAUL:
        answer_maul(board, move)
    elif phase == DECIDE_RAM:
        ram(board, move)
    else:
        apply_domino(board, move)


def begin_biting(board: Board) -> None:
    """Start the shark's attacks; Ramming Speed comes first (JW-121)."""
    board.done = 0
    board.bitten = 0
    board.phase = CHOOSE_BITE
    if board.ability == RAMMING:
        board.phase = DECIDE_RAM
    elif not can_bite(board):
        begin_bonus(board)


def ram_moves(board: Board) -> vec[i64]:
    """Adjacent water, or staying."""
    moves = vec[i64](capacity=9)
    for zone in range(ZONES):
        if board.beside[board.fin + ZONES] >> (zone + ZONES) & 1:
            moves = append(moves, RAM + zone)
    return append(moves, STAY)


def ram(board: Board, move: i64) -> None:
    """Move the shark, which adds hits, or stay."""
    if move != STAY:
        board.fin = move - RAM
        board.rammed = 1
    board.phase = CHOOSE_BITE
    if not can_bite(board):
        begin_bonus(board)


def can_bite(board: Board) -> bool:
    """Whether there is anything to attack (JW-117)."""
    return boats_in_reach(board) != 0 or crew_in_reach(board) != 0


def bite_moves(board: Board) -> vec[i64]:
    """The boat, somebody in the water, or nobody; a second helping is for boats only."""
    moves = vec[i64](capacity=12)
    boats = boats_in_reach(board)
    while boats != 0:
        moves = append(moves, BITE + lowest_bit(boats))
        boats &= boats - 1
    if board.phase == CHOOSE_BITE:
        crew = crew_in_reach(board)
        while crew != 0:
            moves = append(moves, BITE + MEMBER_AIM + lowest_bit(crew))
            crew &= crew - 1
    return append(moves, NO_BITE)


def bite(board: Board, move: i64) -> None:
    """Announce the target (JW-118, JW-120)."""
    if move == NO_BITE:
        begin_bonus(board)
        return
    board.aim = move - BITE
    if board.phase == SECOND_BITE:
        board.bout = SECOND
        board.dice = HELPING_DICE
    else:
        board.bout = MAIN
        board.dice = main_dice(board)
    ask_for_cages(board)


def main_dice(board: Board) -> i64:
    """The card's dice, one fewer for each rope, but one at least (JW-119)."""
    dice = board.settings.card_dice[board.options[board.choice]]
    dice -= count_bits(board.attached & board.settings.ropes)
    if dice < 1:
        return 1
    return dice


def ask_for_cages(board: Board) -> None:
    """Ask the members whom the roll could wound for a Shark Cage (JW-108)."""
    threatened: i64 = 0
    if board.aim >= MEMBER_AIM:
        threatened = bit(board.aim - MEMBER_AIM)
    elif board.ability == MOUTH:
        threatened = on_boat_space(board, board.aim)
    board.asked = 0
    for member in range(CREW_SIZE):
        if (threatened & ~board.caged) >> member & 1 and board.gear[member] & board.settings.cages:
            board.asked |= bit(member)
    board.phase = ROLL_BITE
    if board.asked != 0:
        board.phase = DECIDE_CAGE


def cage_moves(board: Board, seat: i64) -> vec[i64]:
    """Play the cage, or not."""
    moves = vec[i64](capacity=6)
    mine = members_of(board, seat) & board.asked
    for member in range(CREW_SIZE):
        if mine >> member & 1:
            moves = append(moves, CAGE + member)
    for member in range(CREW_SIZE):
        if mine >> member & 1:
            moves = append(moves, NO_CAGE + member)
    return moves


def answer_cage(board: Board, move: i64) -> None:
    """Play the cage, which protects its member this round, or not."""
    member = (move - CAGE) % CREW_SIZE
    board.asked &= ~bit(member)
    if move < NO_CAGE:
        cages = board.gear[member] & board.settings.cages
        board.gear[member] &= ~(cages & -cages)
        board.gear_gone |= cages & -cages
        board.caged |= bit(member)
    if board.asked == 0:
        board.phase = ROLL_BITE


def maul_asks(board: Board) -> bool:
    """Whether Maul Again may reroll dice (JW-122)."""
    if board.ability != MAUL_CARD or board.mauled == 1:
        return False
    return board.bout == MAIN or board.settings.maul_any


def maul_moves(board: Board) -> vec[i64]:
    """Any of the dice, or none."""
    moves = vec[i64](capacity=8)
    for dice in range(bit(board.dice) - 1):
        moves = append(moves, MAUL + dice)
    return append(moves, KEEP)


def roll(board: Board, outcome: i64) -> None:
    """Roll the shark's dice; Maul Again comes before they count."""
    board.thrown = hits_of(board, outcome, board.dice)
    if maul_asks(board):
        board.phase = DECIDE_MAUL
    else:
        settle_bite(board)


def answer_maul(board: Board, move: i64) -> None:
    """Reroll some dice, or keep all."""
    if move == KEEP:
        settle_bite(board)
        return
    board.again = move - MAUL + 1
    board.mauled = 1
    board.phase = ROLL_MAUL


def roll_again(board: Board, outcome: i64) -> None:
    """Reroll the dice that Maul Again chose."""
    board.thrown = reroll(board, outcome)
    settle_bite(board)


def settle_bite(board: Board) -> None:
    """Apply the hits to what was announced."""
    hits = total_hits(board.thrown)
    clear_dice(board)
    if board.bout == MAIN and board.rammed == 1:
        hits += RAM_HITS
    if board.aim >= MEMBER_AIM:
        wound(board, board.aim - MEMBER_AIM, hits)
        after_bite(board)
    else:
        bite_boat(board, board.aim, hits)


def bite_boat(board: Board, zone: i64, hits: i64) -> None:
    """Apply hits to a boat space, and the abilities that follow (JW-118, JW-123 to JW-126)."""
    if not strike(board, zone, hits):
        after_bite(board)
        return
    if board.ability == WAVES:
        for member in range(CREW_SIZE):
            if board.spots[member] < ZONES:
                board.spots[member] += ZONES
    if board.ability == DOMINO_CARD and domino_zones(board) != 0:
        board.phase = CHOOSE_DOMINO
        return
    after_bite(board)


def domino_moves(board: Board) -> vec[i64]:
    """The boat spaces that can take the hits of Domino Effect."""
    moves = vec[i64](capacity=4)
    zones = domino_zones(board)
    while zones != 0:
        moves = append(moves, DOMINO + lowest_bit(zones))
        zones &= zones - 1
    return moves


def apply_domino(board: Board, move: i64) -> None:
    """Hit the boat space that the shark chose."""
    strike(board, move - DOMINO, DOMINO_HITS)
    after_bite(board)


def after_bite(board: Board) -> None:
    """End the game if the shark has won; else go to a second helping or the bonus attacks."""
    bout = board.bout
    board.bout = 0
    if not boat_left(board):
        finish_for_shark(board, BY_SINKING)
    elif nobody_left(board):
        finish_for_shark(board, BY_EATING)
    elif (
        bout == MAIN
        and board.ability == HELPING
        and board.aim < MEMBER_AIM
        and boats_in_reach(board) != 0
    ):
        board.aim = 0
        board.phase = SECOND_BITE
    else:
        board.aim = 0
        begin_bonus(board)


def finish_for_shark(board: Board, ending: i64) -> None:
    """The shark has won."""
    board.aim = 0
    finish(board, ending)


def begin_bonus(board: Board) -> None:
    """Start the bonus attacks against members in the water near the shark (JW-120)."""
    board.phase = BONUS_BITE
    if crew_in_reach(board) & ~board.bitten == 0:
        end_round(board)


def bonus_moves(board: Board) -> vec[i64]:
    """A member who was not bitten yet, or diving."""
    moves = vec[i64](capacity=4)
    crew = crew_in_reach(board) & ~board.bitten
    while crew != 0:
        moves = append(moves, BONUS + lowest_bit(crew))
        crew &= crew - 1
    return append(moves, DIVE)


def bonus(board: Board, move: i64) -> None:
    """Attack one member with one die, or dive."""
    if move == DIVE:
        end_round(board)
        return
    member = move - BONUS
    board.bitten |= bit(member)
    board.aim = MEMBER_AIM + member
    board.bout = EXTRA_BITE
    board.dice = 1
    ask_for_cages(board)


def end_round(board: Board) -> None:
    """The shark dives, and cards and tokens are returned (JW-129)."""
    if board.ability != NO_ABILITY:
        pair = board.ability_gone >> (ABILITY_COPIES * board.ability) & ABILITY_PAIR
        if pair == 0:
            board.ability_gone |= bit(ABILITY_COPIES * board.ability)
        else:
            board.ability_gone |= bit(ABILITY_COPIES * board.ability + 1)
    board.ability = NO_ABILITY
    board.card_played = 0
    board.choice = NO_OPTION
    board.shown = 0
    board.chummed = 0
    board.caged = 0
    board.fin = NO_ZONE
    board.rammed = 0
    board.bitten = 0
    board.mauled = 0
    board.done = 0
    board.active = NO_MEMBER
    for place in range(OPTION_COUNT):
        board.options[place] = NO_CARD
        board.weapons[place] = NO_KIND
        board.targets[place] = NO_ZONE
    if board.round >= board.settings.dusk:
        finish(board, BY_TIME)
        return
    board.round += 1
    board.phase = DRAW_OPTIONS
