"""Act 1, event phase (JW-20 to JW-40): a card, its swimmers and its text."""

from shoal.core.bits import bit, count_bits, nth_bit
from shoal.core.packed_arrays import append, i64, vec
from shoal.games.jaws.act1.state import shark_actions, swimmers_at, swimmers_left
from shoal.games.jaws.act2.state import Board
from shoal.games.jaws.components import (
    ALERT_UP_TO,
    ALL_BEACHES,
    ALL_EVENTS,
    BEACH_COUNT,
    BIRTHDAY,
    BRODY,
    CREW_SIZE,
    DOCK_COUNT,
    EAST_DOCK,
    EVENT_COUNT,
    EVENT_EXTRAS,
    EVENT_SWIMMERS,
    FIRST_BEACH,
    HELICOPTER,
    HOAX,
    HOOPER,
    ISLAND,
    JULY,
    NEWS,
    NO_BEACH,
    NOWHERE,
    QUINT,
    SPACE_COUNT,
    VAUGHN,
    WATERS,
    WEST_DOCK,
    WRONG_SHARK,
)
from shoal.games.jaws.crew_knowledge import note_board
from shoal.games.jaws.moves import (
    ANSWER_EVENT,
    BEACH,
    CHOOSE_TOKEN,
    DOCK,
    DRAW_EVENT,
    EXTRA,
    HUNT,
    TO,
)


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
