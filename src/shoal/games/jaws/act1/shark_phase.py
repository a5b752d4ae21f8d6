"""Act 1, shark phase (JW-41 to JW-52): the secret turn of the shark, and its report."""

from shoal.core.bits import bit, lowest_bit
from shoal.core.packed_arrays import append, i64, vec
from shoal.games.jaws.act1.crew_phase import begin_crew
from shoal.games.jaws.act2.orca import end_amity
from shoal.games.jaws.act2.state import Board
from shoal.games.jaws.components import (
    BEACH_COUNT,
    BURST,
    BURST_STEPS,
    BY_WATER,
    EVASIVE,
    FIRST_BEACH,
    FRENZY,
    FULL_TRACK,
    FULL_TRACK_ALONE,
    GARDNER,
    HOOPER,
    MICHAEL_COUNTS,
    NO_BEACH,
    NO_TOKEN,
    QUINT,
    TOKEN_COUNT,
    WATERS,
)
from shoal.games.jaws.crew_knowledge import note_report
from shoal.games.jaws.moves import (
    BY_SWIMMERS,
    CHOOSE_TOKEN,
    DRAW_EVENT,
    EAT,
    EAT_ALL,
    EAT_MICHAEL,
    END,
    HALT,
    HUNT,
    KNOCK,
    RUSH,
    SPEED_BURST,
    START,
    TO,
    TOKEN,
)
from shoal.games.jaws.options import ONLY_ACT_1


def shark_phase_moves(board: Board) -> vec[i64]:
    """What the shark may decide in this phase."""
    if board.phase >= HUNT:
        return hunt_moves(board)
    if board.phase == CHOOSE_TOKEN:
        return token_moves(board)
    return start_moves()


def play_shark_phase(board: Board, move: i64) -> None:
    """Carry out what the shark decided."""
    if board.phase >= HUNT:
        hunt(board, move)
    elif board.phase == CHOOSE_TOKEN:
        play_token(board, move)
    else:
        choose_start(board, move)


def start_moves() -> vec[i64]:
    """Any of the twelve spaces with water (JW-14)."""
    moves = vec[i64](capacity=12)
    for space in range(WATERS):
        moves = append(moves, START + space)
    return moves


def choose_start(board: Board, move: i64) -> None:
    """Put the shark into its first space."""
    board.place = move - START
    board.phase = DRAW_EVENT


def token_moves(board: Board) -> vec[i64]:
    """No token, or one of those left (JW-43)."""
    moves = vec[i64](capacity=5)
    moves = append(moves, TOKEN + NO_TOKEN)
    for token in range(1, TOKEN_COUNT + 1):
        if board.tokens >> (token - 1) & 1:
            moves = append(moves, TOKEN + token)
    return moves


def play_token(board: Board, move: i64) -> None:
    """Play a power token for this round, or none."""
    token = move - TOKEN
    board.token = token
    if token != NO_TOKEN:
        board.tokens &= ~bit(token - 1)
    board.phase = HUNT


def prey(board: Board) -> i64:
    """Ordinary swimmers in the shark's space that are not eaten yet."""
    beach = board.place - FIRST_BEACH
    if beach < 0 or beach >= BEACH_COUNT:
        return 0
    return board.swimmers[beach] - board.bites[beach]


def michael_is_prey(board: Board) -> bool:
    """Whether Michael is in the shark's space and not eaten yet."""
    return (
        board.michael != NO_BEACH
        and board.michael + FIRST_BEACH == board.place
        and board.bit_michael == 0
    )


def can_knock(board: Board, member: i64) -> bool:
    """Whether Ben Gardner's Boat lets the shark knock this captain overboard here (JW-25)."""
    return (
        board.event == GARDNER
        and board.at[member] == board.place
        and (board.knocked | board.overboard) >> member & 1 == 0
    )


def may_knock(board: Board) -> bool:
    """Whether some captain can be knocked overboard here."""
    return can_knock(board, QUINT) or can_knock(board, HOOPER)


def can_use_frenzy(board: Board) -> bool:
    """Whether Feeding Frenzy may be used; only once under option ``frenzy=once`` (JW-49)."""
    return board.token == FRENZY and not (board.settings.frenzy_once and board.rushed == 1)


def hunt_moves(board: Board) -> vec[i64]:
    """What the shark may do with the actions left, or during a burst."""
    moves = vec[i64](capacity=12)
    rushing = board.phase == SPEED_BURST
    if board.rush > 0 or (not rushing and board.strokes > 0):
        ways = BY_WATER[board.place]
        while ways != 0:
            moves = append(moves, TO + lowest_bit(ways))
            ways &= ways - 1
    if rushing:
        if board.rush < BURST_STEPS:
            moves = append(moves, HALT)
    elif board.strokes > 0:
        moves = eating_moves(board, moves)
        if board.token == BURST and board.rushed == 0:
            moves = append(moves, RUSH)
    if board.event == GARDNER:
        if can_knock(board, QUINT):
            moves = append(moves, KNOCK + QUINT)
        if can_knock(board, HOOPER):
            moves = append(moves, KNOCK + HOOPER)
    if not rushing:
        moves = append(moves, END)
    return moves


def eating_moves(board: Board, moves: vec[i64]) -> vec[i64]:
    """Swimmers in the shark's space (JW-45)."""
    count = prey(board)
    michael = michael_is_prey(board)
    if count > 0:
        moves = append(moves, EAT)
    if michael:
        moves = append(moves, EAT_MICHAEL)
        count += 1
    if count > 1 and can_use_frenzy(board):
        moves = append(moves, EAT_ALL)
    return moves


def hunt(board: Board, move: i64) -> None:
    """Carry out one part of the secret turn; it ends when nothing is left to decide."""
    if move < START:
        swim(board, move - TO)
    elif move == END:
        report(board)
        return
    elif move == RUSH:
        board.strokes -= 1
        board.rushed = 1
        board.rush = BURST_STEPS
        board.phase = SPEED_BURST
    elif move == HALT:
        end_burst(board)
    elif move >= KNOCK:
        board.knocked |= bit(move - KNOCK)
        stop_if_spent(board)
    else:
        eat(board, move)
    if board.phase == HUNT and board.strokes == 0 and not may_knock(board):
        report(board)


def swim(board: Board, space: i64) -> None:
    """Move one space; a barrel there senses the shark (JW-44, JW-47)."""
    board.place = space
    if board.floating[space] > 0:
        board.touched |= bit(space)
    if board.phase == HUNT:
        board.strokes -= 1
        return
    board.rush -= 1
    stop_if_spent(board)


def stop_if_spent(board: Board) -> None:
    """End a burst without spaces left, unless a captain can be knocked overboard."""
    if board.phase == SPEED_BURST and board.rush == 0 and not may_knock(board):
        end_burst(board)


def end_burst(board: Board) -> None:
    """End the Speed Burst."""
    board.rush = 0
    board.phase = HUNT


def eat(board: Board, move: i64) -> None:
    """Eat one swimmer, Michael, or all in the space (JW-45, JW-49)."""
    board.strokes -= 1
    beach = board.place - FIRST_BEACH
    if move == EAT:
        board.bites[beach] += 1
    elif move == EAT_MICHAEL:
        board.bit_michael = 1
    else:
        if michael_is_prey(board):
            board.bit_michael = 1
        board.bites[beach] = board.swimmers[beach]
        board.rushed = 1


def report(board: Board) -> None:
    """Report to the crew, and apply what the turn did (JW-46 to JW-48)."""
    triggered = board.touched
    if board.token == EVASIVE:
        triggered = 0
    if board.token != NO_TOKEN:
        board.played = 1
    note_report(board, triggered)
    bites = board.bites
    for beach in range(BEACH_COUNT):
        board.swimmers[beach] -= bites[beach]
        board.track += bites[beach]
        bites[beach] = 0
    if board.bit_michael == 1:
        board.michael = NO_BEACH
        board.track += MICHAEL_COUNTS
    board.overboard |= board.knocked
    board.bit_michael = 0
    board.knocked = 0
    board.touched = 0
    board.strokes = 0
    board.rushed = 0
    if track_is_full(board):
        end_amity(board, BY_SWIMMERS)
    else:
        begin_crew(board)


def track_is_full(board: Board) -> bool:
    """Whether the swimmer track ends Act 1 (JW-71, JW-74)."""
    if board.settings.acts == ONLY_ACT_1:
        return board.track >= FULL_TRACK_ALONE
    return board.track >= FULL_TRACK
