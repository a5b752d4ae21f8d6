"""The state of Act 1: Amity, its beaches, boats and barrels, and the shark's secrets."""

from typing import Final

from shoal.core.bits import bit, count_bits
from shoal.core.fields.fields import Fields
from shoal.core.packed_arrays import i64, vec
from shoal.games.jaws.components import (
    ALL_EVENTS,
    ALL_TOKENS,
    BARRELS,
    BARRELS_ON_ORCA,
    BEACHES,
    BURST_STEPS,
    EAST_DOCK,
    EVENT_WORDS,
    LAST_BARREL,
    MEMBERS,
    NO_BEACH,
    NO_EVENT,
    NO_MEMBER,
    NOWHERE,
    PD,
    POWER_TOKENS,
    SHARK,
    SHARK_ACTIONS,
    SPACES,
    SWIMMERS,
    TOKEN_COUNT,
    TOKENS,
    WATERS,
    WEST_DOCK,
    WRONG_SHARK,
)
from shoal.games.jaws.state import SharedState

ONCE_A_ROUND: Final = ["launch", "binoculars", "close", "finder"]
MAX_BASE: Final[i64] = 2 * TOKEN_COUNT + 1


class AmityState(SharedState):
    """What Act 1 adds.  A new state has empty arrays, which is cheap to copy over."""

    def __init__(self) -> None:
        super().__init__()
        # Open to all.
        self.events: i64 = ALL_EVENTS  # the cards left in the deck
        self.event: i64 = NO_EVENT
        self.extra: i64 = NO_MEMBER  # who has one action more this round
        self.swimmers = vec[i64]()
        self.michael: i64 = NO_BEACH
        self.closed: i64 = NO_BEACH
        self.opening: i64 = 0  # the token on the closed beach says opening soon
        self.at = vec[i64]()
        self.overboard: i64 = 0  # captains in the water
        self.orca: i64 = BARRELS_ON_ORCA
        self.aboard: i64 = 0  # barrels on Hooper's boat
        self.carried: i64 = 0  # barrels under Brody
        self.shop: i64 = BARRELS - BARRELS_ON_ORCA
        self.docks = vec[i64]()
        self.floating = vec[i64]()
        self.stuck: i64 = 0  # barrels attached to the shark
        self.meeple: i64 = NOWHERE  # where the shark was seen
        self.played: i64 = 0  # a power token lies face down this round
        self.base: i64 = 2 * TOKEN_COUNT  # known before the first entry: tokens left * 2 + played
        self.glide: i64 = 0  # Hooper may move on within the same action
        self.used: i64 = 0  # once-a-round actions taken
        # The shark's secrets.
        self.place: i64 = NOWHERE
        self.tokens: i64 = ALL_TOKENS
        self.token: i64 = 0  # the one of this round
        self.strokes: i64 = 0  # actions left
        self.rush: i64 = 0  # spaces left of a Speed Burst
        self.rushed: i64 = 0  # the burst (or the once-only frenzy) is used
        self.bites = vec[i64]()
        self.bit_michael: i64 = 0
        self.touched: i64 = 0  # spaces with barrels that the shark was in
        self.knocked: i64 = 0

    def act1_fields(self, f: Fields, *, in_use: bool) -> None:
        """Name the fields of Act 1."""
        if f.part("amity", in_use, visible=True):
            self.beach_fields(f)
            self.boat_and_barrel_fields(f)
        if f.part("amity.shark", in_use, visible=f.viewer == SHARK):
            self.hunt_fields(f)

    def beach_fields(self, f: Fields) -> None:
        """Cards, swimmers and beaches."""
        self.events = f.members("events", self.events, EVENT_WORDS)
        self.event = f.word_or_none("event", self.event, EVENT_WORDS, NO_EVENT)
        self.extra = f.word_or_none("extra", self.extra, MEMBERS, NO_MEMBER)
        self.swimmers = f.numbers("swimmers", self.swimmers, 0, 0, SWIMMERS)
        self.michael = f.word_or_none("michael", self.michael, BEACHES, NO_BEACH)
        self.closed = f.word_or_none("closed", self.closed, BEACHES, NO_BEACH)
        self.opening = f.number("opening", self.opening, 0, 1)

    def boat_and_barrel_fields(self, f: Fields) -> None:
        """The crew, its boats and barrels, and what it has seen of the shark."""
        self.at = f.words("crew", self.at, SPACES, NOWHERE)
        self.overboard = f.members("overboard", self.overboard, MEMBERS)
        self.orca = f.number("orca", self.orca, 0, BARRELS)
        self.aboard = f.number("aboard", self.aboard, 0, BARRELS)
        self.carried = f.number("carried", self.carried, 0, 1)
        self.shop = f.number("shop", self.shop, 0, BARRELS)
        self.docks = f.numbers("docks", self.docks, 0, 0, BARRELS)
        self.floating = f.numbers("floating", self.floating, 0, 0, BARRELS)
        self.stuck = f.number("stuck", self.stuck, 0, LAST_BARREL)
        self.meeple = f.word_or_none("meeple", self.meeple, SPACES, NOWHERE)
        self.played = f.number("played", self.played, 0, 1)
        self.base = f.number("base", self.base, 0, MAX_BASE)
        self.glide = f.number("glide", self.glide, 0, 1)
        self.used = f.members("used", self.used, ONCE_A_ROUND)

    def hunt_fields(self, f: Fields) -> None:
        """The shark's secrets (JW-131)."""
        self.place = f.word_or_none("shark", self.place, SPACES, NOWHERE)
        self.tokens = f.members("tokens", self.tokens, POWER_TOKENS)
        self.token = f.word("token", self.token, TOKENS)
        self.strokes = f.number("strokes", self.strokes, 0, SHARK_ACTIONS + 1)
        self.rush = f.number("rush", self.rush, 0, BURST_STEPS)
        self.rushed = f.number("rushed", self.rushed, 0, 1)
        self.bites = f.numbers("bites", self.bites, 0, 0, SWIMMERS)
        self.bit_michael = f.number("michaelbite", self.bit_michael, 0, 1)
        self.touched = f.members("touched", self.touched, SPACES)
        self.knocked = f.members("knocked", self.knocked, MEMBERS)


def lay_out_amity(state: AmityState) -> None:
    """Fill the arrays as at the start."""
    state.swimmers = vec[i64]([0, 0, 0, 0])
    state.at = vec[i64]([EAST_DOCK, PD, WEST_DOCK])
    state.docks = vec[i64]([0, 0])
    state.floating = vec[i64]([0] * WATERS)
    state.bites = vec[i64]([0, 0, 0, 0])


def clear_amity(state: AmityState) -> None:
    """Reset everything of Act 1 but the swimmer track and the crew's knowledge."""
    state.events = ALL_EVENTS
    state.event = NO_EVENT
    state.extra = NO_MEMBER
    state.swimmers = vec[i64]([0, 0, 0, 0])
    state.michael = NO_BEACH
    state.closed = NO_BEACH
    state.opening = 0
    state.at = vec[i64]([EAST_DOCK, state.settings.office, WEST_DOCK])
    state.overboard = 0
    state.orca = BARRELS_ON_ORCA
    state.aboard = 0
    state.carried = 0
    state.shop = BARRELS - BARRELS_ON_ORCA
    state.docks = vec[i64]([0, 0])
    state.floating = vec[i64]([0] * WATERS)
    state.stuck = 0
    state.meeple = NOWHERE
    state.played = 0
    state.base = 0  # The knowledge stays: the log says from it how Act 1 ended.
    state.glide = 0
    state.used = 0
    state.place = NOWHERE
    state.tokens = 0
    state.token = 0


def copy_amity(old: AmityState, new: AmityState) -> None:
    """Copy what Act 1 adds."""
    new.events = old.events
    new.event = old.event
    new.extra = old.extra
    new.swimmers = old.swimmers[:]
    new.michael = old.michael
    new.closed = old.closed
    new.opening = old.opening
    new.at = old.at[:]
    new.overboard = old.overboard
    new.orca = old.orca
    new.aboard = old.aboard
    new.carried = old.carried
    new.shop = old.shop
    new.docks = old.docks[:]
    new.floating = old.floating[:]
    new.stuck = old.stuck
    new.meeple = old.meeple
    new.played = old.played
    new.base = old.base
    new.glide = old.glide
    new.used = old.used
    new.place = old.place
    new.tokens = old.tokens
    new.token = old.token
    new.strokes = old.strokes
    new.rush = old.rush
    new.rushed = old.rushed
    new.bites = old.bites[:]
    new.bit_michael = old.bit_michael
    new.touched = old.touched
    new.knocked = old.knocked


def swimmers_left(state: AmityState) -> i64:
    """Ordinary swimmers still in the supply."""
    swimmers = state.swimmers
    return SWIMMERS - swimmers[0] - swimmers[1] - swimmers[2] - swimmers[3]


def swimmers_at(state: AmityState, beach: i64) -> i64:
    """All swimmers there, with Michael."""
    if state.michael == beach:
        return state.swimmers[beach] + 1
    return state.swimmers[beach]


def sensors(state: AmityState) -> i64:
    """The spaces with floating barrels."""
    found: i64 = 0
    for space in range(WATERS):
        if state.floating[space] > 0:
            found |= bit(space)
    return found


def shark_actions(state: AmityState) -> i64:
    """The shark's actions this round (JW-42, JW-29)."""
    if state.event == WRONG_SHARK:
        return SHARK_ACTIONS + 1
    return SHARK_ACTIONS


def tokens_known(state: AmityState) -> i64:
    """How many power tokens are left as the crew knows; one chosen in secret still counts."""
    left = count_bits(state.tokens)
    if state.token != 0 and state.played == 0:
        left += 1
    return left
