"""The fields of Act 1: what lies open, what only the shark knows, and what the crew knows of it."""

from typing import Final

from shoal.core.bits import bit
from shoal.core.fields.fields import Fields
from shoal.core.packed_arrays import i64
from shoal.games.jaws.act1.event_phase import start_shark_turn
from shoal.games.jaws.components import (
    BARRELS,
    BEACHES,
    BURST_STEPS,
    EVENT_WORDS,
    LAST_BARREL,
    MEMBERS,
    NO_BEACH,
    NO_EVENT,
    NO_MEMBER,
    NOWHERE,
    POWER_TOKENS,
    SHARK,
    SHARK_ACTIONS,
    SPACES,
    SWIMMERS,
    TOKEN_COUNT,
    TOKENS,
)
from shoal.games.jaws.crew_knowledge import STORY, known_at_start, note_board
from shoal.games.jaws.moves import CHOOSE_TOKEN, HUNT, SPEED_BURST
from shoal.games.jaws.state import Board, tokens_known

ONCE_A_ROUND: Final = ["launch", "binoculars", "close", "finder"]
MAX_BASE: Final[i64] = 2 * TOKEN_COUNT + 1


def act1_fields(board: Board, f: Fields, *, in_use: bool) -> None:
    """Name the fields of Act 1."""
    if f.part("amity", in_use, visible=True):
        amity_fields(board, f)
        boat_and_barrel_fields(board, f)
    if f.part("amity.shark", in_use, visible=f.viewer == SHARK):
        hunt_fields(board, f)
    if f.part("amity", in_use, visible=True):
        f.custom(STORY, board)
        if f.derived():
            f.number("tokensleft", tokens_known(board), 0, TOKEN_COUNT)
    if f.reading and in_use:
        fill_act1(board, f)


def amity_fields(board: Board, f: Fields) -> None:
    """Cards, swimmers and beaches."""
    board.events = f.members("events", board.events, EVENT_WORDS)
    board.event = f.word_or_none("event", board.event, EVENT_WORDS, NO_EVENT)
    board.extra = f.word_or_none("extra", board.extra, MEMBERS, NO_MEMBER)
    board.swimmers = f.numbers("swimmers", board.swimmers, 0, 0, SWIMMERS)
    board.michael = f.word_or_none("michael", board.michael, BEACHES, NO_BEACH)
    board.closed = f.word_or_none("closed", board.closed, BEACHES, NO_BEACH)
    board.opening = f.number("opening", board.opening, 0, 1)


def boat_and_barrel_fields(board: Board, f: Fields) -> None:
    """The crew, its boats and barrels, and what it has seen of the shark."""
    board.at = f.words("crew", board.at, SPACES, NOWHERE)
    board.overboard = f.members("overboard", board.overboard, MEMBERS)
    board.orca = f.number("orca", board.orca, 0, BARRELS)
    board.aboard = f.number("aboard", board.aboard, 0, BARRELS)
    board.carried = f.number("carried", board.carried, 0, 1)
    board.shop = f.number("shop", board.shop, 0, BARRELS)
    board.docks = f.numbers("docks", board.docks, 0, 0, BARRELS)
    board.floating = f.numbers("floating", board.floating, 0, 0, BARRELS)
    board.stuck = f.number("stuck", board.stuck, 0, LAST_BARREL)
    board.meeple = f.word_or_none("meeple", board.meeple, SPACES, NOWHERE)
    board.played = f.number("played", board.played, 0, 1)
    board.base = f.number("base", board.base, 0, MAX_BASE)
    board.glide = f.number("glide", board.glide, 0, 1)
    board.used = f.members("used", board.used, ONCE_A_ROUND)


def hunt_fields(board: Board, f: Fields) -> None:
    """The shark's secrets (JW-131)."""
    board.place = f.word_or_none("shark", board.place, SPACES, NOWHERE)
    board.tokens = f.members("tokens", board.tokens, POWER_TOKENS)
    board.token = f.word("token", board.token, TOKENS)
    board.strokes = f.number("strokes", board.strokes, 0, SHARK_ACTIONS + 1)
    board.rush = f.number("rush", board.rush, 0, BURST_STEPS)
    board.rushed = f.number("rushed", board.rushed, 0, 1)
    board.bites = f.numbers("bites", board.bites, 0, 0, SWIMMERS)
    board.bit_michael = f.number("michaelbite", board.bit_michael, 0, 1)
    board.touched = f.members("touched", board.touched, SPACES)
    board.knocked = f.members("knocked", board.knocked, MEMBERS)


def fill_act1(board: Board, f: Fields) -> None:
    """Derive fields that a position leaves out from the others."""
    if f.was_missing("events") and board.event != NO_EVENT:
        board.events &= ~bit(board.event)
    hunting = board.phase == CHOOSE_TOKEN or board.phase == HUNT or board.phase == SPEED_BURST
    if f.was_missing("strokes") and hunting:
        start_shark_turn(board)
    if f.was_missing("base"):
        board.base = known_at_start(board)
    if f.was_missing("story") and hunting:
        note_board(board)
