"""Pescado as a Game, what makes a position valid, and what a study counts."""

from typing import Final, final

from shoal.core.bits import count_bits, members
from shoal.core.errors import BadPosition
from shoal.core.game import Game, GameInfo, Statistics, StatisticsEvent, View
from shoal.core.message import say
from shoal.core.options import Value
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, State
from shoal.games.pescado.board_helpers import PescadoBoardHelpers
from shoal.games.pescado.board_text import PescadoBoardText
from shoal.games.pescado.components import (
    FLIPS_A_DIE,
    GREY_DICE,
    MAX_VALUE,
    POOL,
    WHITE_DICE,
    has_triplet,
    number_of_dice,
)
from shoal.games.pescado.evaluator import PescadoEvaluator, likely_marks
from shoal.games.pescado.messages import PescadoMessages
from shoal.games.pescado.moves import (
    CLAIM,
    DONE,
    FIRST,
    FISH,
    FISH_AGAIN,
    FLIP,
    KEEP,
    MARK,
    MAX_THROW_LENGTH,
    MOVE_COUNT,
    OPEN,
    OVER,
    PHASES,
    REFILL,
    SECRET,
    SNATCH,
    THROW,
    THROW_AGAIN,
    THROW_FOR_ALL,
)
from shoal.games.pescado.notation import PescadoNotation
from shoal.games.pescado.options import OFF, RANDOM_SEAT, SEALED, SNATCHES, Settings
from shoal.games.pescado.rules import PescadoState, new_state, own

SNATCH_PHASES = {
    THROW_FOR_ALL: ("live", "sealed"),
    SNATCH: ("live",),
    SECRET: ("sealed",),
    OPEN: ("sealed",),
}
TURN_PHASES = (FISH, THROW_AGAIN, FISH_AGAIN)


@final
class Pescado(Game):
    """Pescado with the chosen options."""

    def __init__(self, info: GameInfo, options: dict[str, Value]) -> None:
        self.settings = Settings(options)
        longest = int(POOL + 1 + self.settings.throws * MAX_THROW_LENGTH)
        super().__init__(info, options, MOVE_COUNT, longest)
        self.notation = PescadoNotation(self.settings.deck)
        self.messages = PescadoMessages(self)
        self.board_text = PescadoBoardText(self.settings.deck)
        self.evaluator = PescadoEvaluator(self)
        self.board_helpers = PescadoBoardHelpers()
        self.statistics = PescadoStatistics(self)

    def start(self, players: i64) -> State:
        self.first_seat(players)  # raises BadOption for a seat that is not there (PE-5)
        return new_state(players, self.settings)

    def imagine(self, view: View, rng: Rng) -> State:
        """The position as seen, with marks that the others could have made in secret (PE-40)."""
        state = own(self.shown(view))
        if state.phase == SECRET:
            for seat in range(state.players):
                if seat != view.seat:
                    state.fingers[seat] = likely_marks(state, rng)
        return state

    def has_secrets(self) -> bool:
        return self.settings.snatch == SEALED

    def is_race(self, state: State) -> bool:
        """A live snatch is a race: the table orders claims by time (PE-37)."""
        return own(state).phase == SNATCH

    def passing_move(self, state: State, seat: i64) -> i64:
        """The last move: be done, seal no more marks, or throw as few dice as possible."""
        moves = state.moves(seat)
        return moves[len(moves) - 1]

    def component_counts(self, state: State) -> dict[str, int]:
        table = own(state)
        tiles = table.pool | table.stack
        count = count_bits(table.pool) + count_bits(table.stack)
        for won in table.won:
            tiles |= won
            count += count_bits(won)
        return {"tiles": count, "different tiles": count_bits(tiles)}

    def check_position(self, state: State) -> None:
        table = own(state)
        check_tiles(table)
        check_top(table)
        check_flips(table)
        check_pool(table)
        check_dice(table)
        check_start(table)
        check_turn(table)
        check_round(table)


# What makes a position valid.  Each check raises BadPosition.


def check_tiles(state: PescadoState) -> None:
    """Every tile is in one place, and what can be taken or was taken lies where it should."""
    out = state.pool
    for tiles in state.won:
        if out & tiles:
            raise BadPosition(say("error-tile-twice"))
        out |= tiles
    if state.prey & ~state.won[state.predecessor()] or count_bits(state.prey) > POOL:
        raise BadPosition(say("error-prey", rule="PE-18"))
    if state.phase == OVER and state.prey:
        raise BadPosition(say("error-prey-over", rule="PE-24"))
    if state.fresh & ~state.won[state.turn]:
        raise BadPosition(say("error-fresh", rule="PE-18"))
    if state.phase not in TURN_PHASES and (state.fresh or state.flips):
        raise BadPosition(say("error-outside-turn", rule="PE-17"))


def check_top(state: PescadoState) -> None:
    """Only tiles that were given up are known to lie on the stack (PE-30)."""
    for tile in state.top:
        if not state.stack >> tile & 1:
            name = state.settings.deck.names[tile]
            raise BadPosition(say("error-top", tile=name, rule="PE-30"))


def check_flips(state: PescadoState) -> None:
    """The flipped tiles are as many as is said, and could be flipped."""
    safe = state.won[state.predecessor()] & ~state.prey
    if state.flipped & ~(state.pool | safe):
        raise BadPosition(say("error-flipped", rule="PE-13"))
    count = count_bits(state.flipped)
    if count != state.flips:
        raise BadPosition(say("error-flips", flips=state.flips, count=count, rule="PE-12"))
    if state.phase != FISH and state.flips & 1:
        raise BadPosition(say("error-flips-odd", rule="PE-12"))
    if state.flips & 1 and not state.within_reach():
        raise BadPosition(say("error-flips-single", rule="PE-12"))


def check_pool(state: PescadoState) -> None:
    """The pool has as many tiles as the phase wants."""
    tiles = count_bits(state.pool)
    can_fill = count_bits(state.stack) >= POOL - tiles
    fits = tiles == POOL
    rule = "PE-17"
    if state.phase in TURN_PHASES:
        fits = tiles + count_bits(state.fresh) == POOL
    elif state.phase == REFILL:
        fits = tiles < POOL and can_fill
    elif state.phase == SNATCH:
        fits = tiles <= POOL
    elif state.phase == OVER:
        rule = "PE-23"
        fits = (tiles < POOL and not can_fill) or (
            tiles == POOL and state.thrown == state.settings.throws
        )
    if not fits:
        raise BadPosition(say("error-pool", count=tiles, phase=PHASES[state.phase], rule=rule))


def check_dice(state: PescadoState) -> None:
    """As many dice lie on the table as the phase wants."""
    count = number_of_dice(state.dice)
    if state.thrown == 0:
        fits = count == 0
    elif state.phase == THROW_AGAIN:
        fits = count <= WHITE_DICE and state.dice_to_throw(state.dice) > 0
    elif state.phase == FISH_AGAIN:
        fits = count == WHITE_DICE + state.flips // FLIPS_A_DIE
    elif state.phase in (REFILL, THROW, OVER):
        fits = count >= WHITE_DICE
    else:
        fits = count == WHITE_DICE
    if not fits:
        phase = PHASES[state.phase]
        raise BadPosition(say("error-dice-count", count=count, phase=phase, rule="PE-2"))


def check_start(state: PescadoState) -> None:
    """Before the first throw nothing has happened, and the throws are counted."""
    if state.thrown == 0:
        if state.phase not in (REFILL, FIRST, THROW) or any(state.won):
            raise BadPosition(say("error-before-throw", rule="PE-6"))
        random = state.settings.first == RANDOM_SEAT
        drawn = random and state.phase == THROW
        first = 0 if random else state.settings.first
        if (state.turn != first and not drawn) or (state.phase == FIRST and not random):
            raise BadPosition(say("error-other-first", number=state.turn, rule="PE-5"))
    elif state.phase == FIRST:
        raise BadPosition(say("error-first-late", rule="PE-5"))
    from_before = state.prey | (state.flipped & ~state.pool)
    if state.thrown == 1 and state.phase in TURN_PHASES and from_before:
        raise BadPosition(say("error-first-turn", rule="PE-22"))
    throws_on = state.phase in (THROW, THROW_FOR_ALL)
    if throws_on and state.thrown >= state.settings.throws:
        raise BadPosition(say("error-thrown", count=state.thrown, rule="PE-26"))


def check_turn(state: PescadoState) -> None:
    """The player has something to look at, and nothing that the table would have done."""
    if state.phase not in TURN_PHASES:
        return
    # Before the second throw falls, what lies there is the first throw or was kept of it.
    from_first = state.phase != FISH_AGAIN
    if from_first and state.settings.snatch != OFF and has_triplet(state.dice):
        raise BadPosition(say("error-triplet", rule="PE-27"))
    if state.settings.takes_all and state.caught():
        raise BadPosition(say("error-takes-all", rule="PE-9"))
    if state.phase == FISH_AGAIN and not state.caught():
        raise BadPosition(say("error-nothing-caught", rule="PE-16"))


def check_round(state: PescadoState) -> None:
    """Claims and marks are those of a snatch round that is going on."""
    snatch = SNATCHES[state.settings.snatch]
    if state.phase in SNATCH_PHASES and snatch not in SNATCH_PHASES[state.phase]:
        phase = PHASES[state.phase]
        raise BadPosition(say("error-snatch-phase", snatch=snatch, phase=phase, rule="PE-27"))
    if state.phase in (SNATCH, SECRET) and not state.waiting():
        raise BadPosition(say("error-all-done", rule="PE-35"))
    right = state.right()
    untouched = count_bits(state.pool) == POOL
    if state.phase in (SNATCH, SECRET, OPEN) and untouched and not right:
        raise BadPosition(say("error-no-match", rule="PE-34"))
    if state.phase == SNATCH and state.settings.closes_when_claimed and not right:
        raise BadPosition(say("error-none-left", rule="PE-35"))
    for seat in range(state.players):
        check_fingers(state, seat, right)


def check_fingers(state: PescadoState, seat: i64, right: i64) -> None:
    """A seat's claims or marks are in the pool, and it is done if it has nothing to claim."""
    fingers = state.fingers[seat]
    if fingers & ~state.pool:
        field = "claims" if state.phase == SNATCH else "marks"
        raise BadPosition(say("error-fingers", field=field, place=seat + 1, rule="PE-28"))
    if state.phase != SNATCH:
        return
    if fingers & right:
        raise BadPosition(say("error-claim-right", place=seat + 1, rule="PE-37"))
    if not state.finished >> seat & 1 and not state.claimable(seat):
        raise BadPosition(say("error-not-done", number=seat, rule="PE-39"))


# What a study counts.


VALUES: Final = [
    say("statistics-value", points=points, rule="PE-3") for points in range(MAX_VALUE + 1)
]
SECOND_THROWS: Final = [
    say("statistics-dice", dice=dice, rule="PE-11") for dice in range(WHITE_DICE + GREY_DICE + 1)
]
GREY: Final = [say("statistics-grey", dice=dice, rule="PE-12") for dice in range(GREY_DICE + 1)]
WRONG_CLAIM: Final = say("statistics-wrong-claim", rule="PE-30")
MARKS: Final = say("statistics-marks", rule="PE-40")
FLIPS: Final = say("statistics-flips", rule="PE-12")
NO_SECOND_THROW: Final = say("statistics-no-second-throw", rule="PE-10")
SECOND_THROW: Final = say("statistics-second-throw", rule="PE-10")
STEALS: Final = say("statistics-steals", rule="PE-18")
SNATCHED: Final = say("statistics-snatches", rule="PE-29")
TAKES: Final = say("statistics-takes", rule="PE-8")
SNATCH_ROUND: Final = say("statistics-snatch-round", rule="PE-27")


@final
class PescadoStatistics(Statistics):
    """Counts the tiles that changed hands, and the rules by which they did."""

    def events(self, before: State, mover: i64, move: i64, after: State) -> list[StatisticsEvent]:
        was, now = own(before), own(after)
        found = taken(was, now)
        if mover == CHANCE:
            return found + after_throw(was, now)
        if CLAIM <= move < MARK and now.won[mover] == was.won[mover]:
            found.append(StatisticsEvent(mover, "rules", WRONG_CLAIM))
        elif MARK <= move < DONE:
            found.append(StatisticsEvent(mover, "rules", MARKS))
        elif KEEP <= move < CLAIM:
            found += second_throw(was, mover, now)
        elif FLIP <= move < KEEP:
            found.append(StatisticsEvent(mover, "rules", FLIPS))
        elif move == DONE and was.phase == FISH:
            found.append(StatisticsEvent(mover, "rules", NO_SECOND_THROW))
        return found


def taken(before: PescadoState, after: PescadoState) -> list[StatisticsEvent]:
    """Each tile that a seat won, by name, by value and by where it came from."""
    found = []
    deck = before.settings.deck
    snatched = before.phase in (SNATCH, SECRET, OPEN)
    for seat in range(before.players):
        tiles = after.won[seat] & ~before.won[seat]
        for tile in members(tiles):
            what = say("statistics-tile", tile=deck.word(tile))
            found.append(StatisticsEvent(seat, "tiles", what))
            found.append(StatisticsEvent(seat, "worths", VALUES[deck.values[tile]]))
        for _tile in range(count_bits(tiles & before.prey)):
            found.append(StatisticsEvent(seat, "rules", STEALS))
        for _tile in range(count_bits(tiles & before.pool)):
            what = SNATCHED if snatched else TAKES
            found.append(StatisticsEvent(seat, "rules", what))
    return found


def after_throw(before: PescadoState, after: PescadoState) -> list[StatisticsEvent]:
    """A first throw with three of a colour is for everybody (PE-27)."""
    if before.phase == THROW and after.phase not in (THROW, FISH):
        return [StatisticsEvent(before.turn, "rules", SNATCH_ROUND)]
    return []


def second_throw(before: PescadoState, mover: i64, after: PescadoState) -> list[StatisticsEvent]:
    """How many dice are thrown again (PE-11), grey ones among them (PE-12)."""
    dice: i64 = 0
    if after.turn == mover and after.phase == THROW_AGAIN:
        dice = after.dice_to_throw(after.dice)
    if dice == 0:
        return [StatisticsEvent(mover, "rules", NO_SECOND_THROW)]
    found = [
        StatisticsEvent(mover, "rules", SECOND_THROW),
        StatisticsEvent(mover, "second throws", SECOND_THROWS[dice]),
    ]
    if before.flips:
        found.append(StatisticsEvent(mover, "rules", GREY[before.flips // FLIPS_A_DIE]))
    return found
