"""What both acts of Jaws have: the settings, the round, and whose turn it is.

The state is built up file by file, and each file has attributes, their copies and their fields:
``SharedState`` here, ``AmityState`` in ``act1``, ``CrewKnowledge``, and ``Board`` in ``act2``,
which has them all.  The rules are functions on ``Board``, one file for each part of a round;
``rules.py`` adds the turn order.
"""

from typing import Final

from shoal.core.fields.fields import Fields
from shoal.core.packed_arrays import i64
from shoal.core.special_seats import EVERYTHING
from shoal.core.state import State
from shoal.games.jaws.components import CREW_ACTIONS, MAX_PLAYERS, MEMBERS, NO_MEMBER, SHARK
from shoal.games.jaws.moves import (
    BY_BARREL,
    BY_SWIMMERS,
    BY_TIME,
    CHOOSE_ABILITY,
    CHOOSE_OPTION,
    CHOOSE_START,
    CHOOSE_TOKEN,
    DEAL_ABILITIES,
    ENDINGS,
    GOING_ON,
    HUNT,
    OVER,
    PHASES,
    SPEED_BURST,
)
from shoal.games.jaws.options import DEFAULT_SETTINGS, ONLY_ACT_1

MAX_ROUND: Final[i64] = 999
MAX_TRACK: Final[i64] = 99


class SharedState(State):
    """What both acts have.  Sets of cards, tokens, members and spaces are kept as bits."""

    def __init__(self) -> None:
        self.settings = DEFAULT_SETTINGS
        self.phase: i64 = CHOOSE_START
        self.ending: i64 = GOING_ON
        self.round: i64 = 1
        self.track: i64 = 0
        self.done: i64 = 0  # members who had their turn
        self.active: i64 = NO_MEMBER
        self.actions: i64 = 0

    def phase_fields(self, f: Fields) -> None:
        """The act, the phase and the ending; a position of a game that goes on has no ending."""
        if f.derived():
            f.number("act", 1 if is_act1(self) else 2, 1, 2)
        f.former_name("phase", "stage")
        phase = f.word("phase", phase_seen(self, f.viewer), PHASES)
        if f.reading:
            self.phase = phase
        if f.derived() or self.phase == OVER:
            self.ending = f.word("ending", self.ending, ENDINGS)

    def turn_fields(self, f: Fields) -> None:
        """The round, and the crew's turns."""
        self.round = f.number("round", self.round, 0, MAX_ROUND)
        self.track = f.number("track", self.track, 0, MAX_TRACK)
        self.done = f.members("done", self.done, MEMBERS)
        self.active = f.word_or_none("active", self.active, MEMBERS, NO_MEMBER)
        self.actions = f.number("actions", self.actions, 0, CREW_ACTIONS + 1)


def copy_shared(old: SharedState, new: SharedState) -> None:
    """Copy what both acts have."""
    new.players = old.players
    new.settings = old.settings
    new.phase = old.phase
    new.ending = old.ending
    new.round = old.round
    new.track = old.track
    new.done = old.done
    new.active = old.active
    new.actions = old.actions


def phase_seen(state: SharedState, viewer: i64) -> i64:
    """The phase as the viewer knows it: only the shark knows how far its turn is (JW-131)."""
    phase = state.phase
    if viewer == SHARK or viewer == EVERYTHING:
        return phase
    if phase == CHOOSE_TOKEN or phase == SPEED_BURST:
        return HUNT
    if phase == CHOOSE_ABILITY:
        return CHOOSE_OPTION
    return phase


def is_act1(state: SharedState) -> bool:
    """Whether the position belongs to Act 1."""
    if state.phase != OVER:
        return state.phase < DEAL_ABILITIES
    ending = state.ending
    return (
        ending == BY_BARREL
        or ending == BY_SWIMMERS
        or (ending == BY_TIME and state.settings.acts == ONLY_ACT_1)
    )


def members_of(state: SharedState, seat: i64) -> i64:
    """The members that a seat may act for, as bits (JW-9)."""
    return state.settings.members[state.players * MAX_PLAYERS + seat]


def finish(state: SharedState, ending: i64) -> None:
    """End the game."""
    state.phase = OVER
    state.ending = ending
    state.active = NO_MEMBER
    state.done = 0
    state.actions = 0
