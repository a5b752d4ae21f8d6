"""Act 1, event phase (JW-20 to JW-40) and shark phase (JW-41 to JW-52).

The event phase is a card, its swimmers and its text; the shark phase is the
shark's secret turn and its report.
"""

from shoal.core.bits import bit, count_bits, lowest_bit, nth_bit
from shoal.core.packed_arrays import append, i64, vec
from shoal.games.jaws.components import (
    ALERT_UP_TO,
    ALL_BEACHES,
    ALL_EVENTS,
    BEACH_COUNT,
    BIRTHDAY,
    BRODY,
    BURST,
    BURST_STEPS,
    BY_WATER,
    CREW_SIZE,
    DOCK_COUNT,
    EAST_DOCK,
    EVASIVE,
    EVENT_COUNT,
    EVENT_EXTRAS,
    EVENT_SWIMMERS,
    FIRST_BEACH,
    FRENZY,
    FULL_TRACK,
    FULL_TRACK_ALONE,
    GARDNER,
    HELICOPTER,
    HOAX,
    HOOPER,
    ISLAND,
    JULY,
    MICHAEL_COUNTS,
    NEWS,
    NO_BEACH,
    NO_TOKEN,
    NOWHERE,
    QUINT,
    SPACE_COUNT,
    TOKEN_COUNT,
    VAUGHN,
    WATERS,
    WEST_DOCK,
    WRONG_SHARK,
)
from shoal.games.jaws.crew_knowledge import note_board, note_report
from shoal.games.jaws.crew_phase import begin_crew
from shoal.games.jaws.moves import (
    ANSWER_EVENT,
    BEACH,
    BY_SWIMMERS,
    CHOOSE_TOKEN,
    DOCK,
    DRAW_EVENT,
    EAT,
    EAT_ALL,
    EAT_MICHAEL,
    END,
    EXTRA,
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
from shoal.games.jaws.orca import end_amity
from shoal.games.jaws.state import Board, shark_actions, swimmers_at, swimmers_left


def play_event_phase(board: Board, move: i64) -> None:
    """Draw a card, or carry out the crew's answer to it."""
    if board.phase == DRAW_EVENT:
        draw_event(board, move)
    else:
        answer_event(board, move)


def draw_count(board: Board) -> i64:
    """How many cards there are to draw from; an empty deck is reshuffled first (JW-20)."""
    if board.events == 0:
        return EVENT_COUNT
    return count_bits(board.events)


def event_drawn(board: Board, outcome: i64) -> i64:
    """The card that an outcome stands for."""
    if board.events == 0:
        return outcome
    return nth_bit(board.events, outcome)


def draw_event(board: Board, outcome: i64) -> None:
    """Draw a card, place its swimmers, and follow its text (JW-20)."""
    event = event_drawn(board, outcome)
    if board.events == 0:
        board.events = ALL_EVENTS
    board.events &= ~bit(event)
    board.event = event
    if event == JULY:  # All beaches open before anybody is placed (JW-30).
        board.closed = NO_BEACH
        board.opening = 0
    place_swimmers(board, event)
    board.phase = ANSWER_EVENT
    if not asks_crew(board):
        if event == BIRTHDAY and board.michael == NO_BEACH:
            board.michael = nth_bit(fewest_swimmers(board), 0)
        elif event == HOAX:
            gather_crew(board, nth_bit(fullest(board), 0))
        begin_hunt(board)


def place_swimmers(board: Board, event: i64) -> None:
    """Put the card's swimmers into the water, in printed order, while there are any (JW-21)."""
    named: i64 = 0
    for beach in EVENT_SWIMMERS[event]:
        named |= place_one(board, beach)
    if board.track <= ALERT_UP_TO:  # Only Shark Alerts have extras (JW-34).
        for beach in EVENT_EXTRAS[event]:
            named |= place_one(board, beach)
    if board.closed != NO_BEACH and named >> board.closed & 1:  # One flip a card (JW-66).
        if board.opening == 1:
            board.closed = NO_BEACH
            board.opening = 0
        else:
            board.opening = 1


def place_one(board: Board, beach: i64) -> i64:
    """Place a swimmer unless the beach is closed or the supply empty; return the beach as a bit."""
    if beach != board.closed and swimmers_left(board) > 0:
        board.swimmers[beach] += 1
    return bit(beach)


def fewest_swimmers(board: Board) -> i64:
    """The open beaches with fewest swimmers, as bits (JW-31)."""
    best: i64 = 99
    found: i64 = 0
    for beach in range(BEACH_COUNT):
        if beach != board.closed:
            count = swimmers_at(board, beach)
            if count < best:
                best = count
                found = 0
            if count == best:
                found |= bit(beach)
    return found


def fullest(board: Board) -> i64:
    """The beaches with most swimmers, as bits (JW-35)."""
    best: i64 = 0
    found: i64 = 0
    for beach in range(BEACH_COUNT):
        count = swimmers_at(board, beach)
        if count > best:
            best = count
            found = 0
        if count == best:
            found |= bit(beach)
    return found


def asks_crew(board: Board) -> bool:
    """Whether the crew has something to decide for the card."""
    event = board.event
    if event == BIRTHDAY:
        return board.michael == NO_BEACH and count_bits(fewest_swimmers(board)) > 1
    if event == HOAX:
        return count_bits(fullest(board)) > 1
    return event == NEWS or event == VAUGHN or event == WRONG_SHARK or event == HELICOPTER


def event_moves(board: Board) -> vec[i64]:
    """What the crew may answer to the card."""
    moves = vec[i64](capacity=9)
    event = board.event
    if event == NEWS:
        for member in range(CREW_SIZE):
            moves = append(moves, EXTRA + member)
    elif event == WRONG_SHARK:
        for dock in range(DOCK_COUNT):
            moves = append(moves, DOCK + dock)
    elif event == HELICOPTER:
        for space in range(SPACE_COUNT):
            if ISLAND >> space & 1:
                moves = append(moves, TO + space)
    else:
        beaches: i64 = ALL_BEACHES
        if event == BIRTHDAY:
            beaches = fewest_swimmers(board)
        elif event == HOAX:
            beaches = fullest(board)
        for beach in range(BEACH_COUNT):
            if beaches >> beach & 1:
                moves = append(moves, BEACH + beach)
    return moves


def answer_event(board: Board, move: i64) -> None:
    """Carry out what the crew chose."""
    event = board.event
    if event == NEWS:
        board.extra = move - EXTRA
    elif event == WRONG_SHARK:
        dock = WEST_DOCK
        if move == DOCK + 1:
            dock = EAST_DOCK
        board.at[BRODY] = dock
        board.at[HOOPER] = dock
    elif event == HELICOPTER:
        board.at[BRODY] = move - TO
    elif event == VAUGHN:
        empty_and_close(board, move - BEACH)
    elif event == BIRTHDAY:
        board.michael = move - BEACH
    else:
        gather_crew(board, move - BEACH)
    begin_hunt(board)


def empty_and_close(board: Board, beach: i64) -> None:
    """Mayor Vaughn sends everybody home and closes the beach (JW-28)."""
    board.swimmers[beach] = 0
    if board.michael == beach:
        board.michael = NO_BEACH
    board.closed = beach
    board.opening = 0


def gather_crew(board: Board, beach: i64) -> None:
    """A hoax brings the whole crew to one beach (JW-35)."""
    board.at[QUINT] = beach + FIRST_BEACH
    board.at[BRODY] = beach + FIRST_BEACH
    board.at[HOOPER] = beach + FIRST_BEACH


def begin_hunt(board: Board) -> None:
    """Start the shark's turn, and take the meeple off the board (JW-53)."""
    board.meeple = NOWHERE
    board.touched = 0
    start_shark_turn(board)
    note_board(board)
    board.phase = HUNT
    if board.tokens != 0:
        board.phase = CHOOSE_TOKEN


def start_shark_turn(board: Board) -> None:
    """The shark has all its actions; a barrel where it is notices it at once (JW-47)."""
    board.strokes = shark_actions(board)
    if board.place < WATERS and board.floating[board.place] > 0:
        board.touched |= bit(board.place)


# The shark phase.


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
