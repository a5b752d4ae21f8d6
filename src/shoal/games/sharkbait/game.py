"""SharkBait as a Game, which positions are valid, and what a study counts."""

from typing import Final, final

from shoal.core.bits import bit, count_bits, members
from shoal.core.errors import BadPosition
from shoal.core.game import Game, GameInfo, Statistics, StatisticsEvent
from shoal.core.message import say
from shoal.core.options import Value
from shoal.core.packed_arrays import i64
from shoal.core.state import State
from shoal.games.sharkbait.board_helpers import SharkBaitBoardHelpers
from shoal.games.sharkbait.board_text import SharkBaitBoardText
from shoal.games.sharkbait.components import BAITS, FISH_DICE, MAX_PLAYERS, MAX_TOKEN, ROUNDS
from shoal.games.sharkbait.evaluator import SharkBaitEvaluator
from shoal.games.sharkbait.messages import SharkBaitMessages
from shoal.games.sharkbait.moves import (
    BAIT,
    DECIDE,
    FIRST,
    FISH,
    HOLD,
    LOSS,
    MAX_SETUP_LENGTH,
    MAX_TURN_LENGTH,
    MIN_SCHOOL,
    MOVE_COUNT,
    OVER,
    PLACE,
    PRIZE,
    ROLL,
    STOP,
    THROW,
    school_size,
)
from shoal.games.sharkbait.notation import SharkBaitNotation
from shoal.games.sharkbait.options import Settings
from shoal.games.sharkbait.rules import SharkBaitState, new_state, own
from shoal.games.sharkbait.state import sum_of


@final
class SharkBait(Game):
    """SharkBait with the chosen options."""

    def __init__(self, info: GameInfo, options: dict[str, Value]) -> None:
        self.settings = Settings(options)
        longest = MAX_SETUP_LENGTH + ROUNDS * MAX_PLAYERS * MAX_TURN_LENGTH
        super().__init__(info, options, MOVE_COUNT, longest)
        self.notation = SharkBaitNotation()
        self.messages = SharkBaitMessages(self)
        self.board_text = SharkBaitBoardText(self.settings)
        self.evaluator = SharkBaitEvaluator(self)
        self.board_helpers = SharkBaitBoardHelpers()
        self.statistics = SharkBaitStatistics(self)

    def start(self, players: i64) -> State:
        return new_state(players, self.settings, self.first_seat(players))

    def has_secrets(self) -> bool:
        return False

    def passing_move(self, state: State, seat: i64) -> i64:
        """Stop, where the rules let the player choose to (SB-22)."""
        table = own(state)
        if table.phase == DECIDE and table.can_stop():
            return STOP
        return super().passing_move(state, seat)

    def component_counts(self, state: State) -> dict[str, int]:
        table = own(state)
        return {
            "baits": table.supply + sum(table.baits),
            "scoring tokens": int(count_bits(table.mat | table.hold))
            + len([seat for seat in range(table.players) if table.has_won(seat)]),
            "fish dice": table.fish + sum(table.ocean) + table.dice_aside(),
        }

    def check_position(self, state: State) -> None:
        table = own(state)
        check_tokens(table)
        check_round(table)
        check_turn(table)


# What a position must satisfy so that play can go on from it.


def check_tokens(state: SharkBaitState) -> None:
    """Every scoring token is in one place, and no more baits are out than there are.

    A 0 in ``won=`` is token 0 for those who had their turn, and no token for the others.
    """
    out = state.hold
    for seat in range(state.players):
        number = state.won[seat]
        holds = state.has_won(seat)
        if holds != (number != 0) and not (holds and state.settings.tokens.all & 1):
            raise BadPosition(say("error-won", rule="SB-32"))
        if holds and out >> number & 1:
            raise BadPosition(say("error-token-in-two-places", token=int(number)))
        if holds:
            out |= bit(number)
    if out & ~state.settings.tokens.all:
        raise BadPosition(say("error-no-such-token", rule="SB-3"))
    baits = sum_of(state.baits)
    if baits > BAITS:
        raise BadPosition(say("error-baits", baits=int(baits), most=int(BAITS), rule="SB-5"))
    on_hold = count_bits(state.hold)
    setting_up = state.phase == FIRST or state.phase == HOLD
    if setting_up != (on_hold < state.players) or on_hold > state.players:
        raise BadPosition(say("error-hold", count=int(on_hold), rule="SB-7"))


def check_round(state: SharkBaitState) -> None:
    """Trophies fit the round, and nothing comes before the setting up."""
    finished = state.round if state.phase == OVER else state.round - 1
    if sum_of(state.trophies) != finished or (state.phase == OVER and state.round != ROUNDS):
        raise BadPosition(
            say("error-trophies", count=int(finished), round=int(state.round), rule="SB-35")
        )
    begun = state.turn != state.first
    if state.phase <= HOLD and (state.round > 1 or begun or sum_of(state.pawns)):
        raise BadPosition(say("error-setup", rule="SB-6"))
    if state.phase == FIRST and (state.first or state.hold):
        raise BadPosition(say("error-phase-first", rule="SB-8"))


def check_turn(state: SharkBaitState) -> None:
    """The dice fit the phase."""
    check_dice(state)
    sharks = state.sharks_in_hand()
    if state.phase == THROW and not state.can_roll():
        raise BadPosition(say("error-phase-throw", rule="SB-21"))
    if state.phase == PLACE and sharks == 0 and not state.has_school():
        raise BadPosition(say("error-phase-place", rule="SB-17"))
    if state.phase == LOSS and len(state.moves(state.turn)) < 2:
        raise BadPosition(say("error-loss-choice", rule="SB-18"))
    if state.phase == LOSS and state.most_fish() == 0:
        raise BadPosition(say("error-loss-fish", rule="SB-19"))
    if state.phase == LOSS and sharks:
        raise BadPosition(say("error-loss-shark", rule="SB-17"))
    on_offer = state.phase == PRIZE and bool(state.mat >> state.prize & 1)
    if not on_offer and (state.phase == PRIZE or state.prize != 0):
        raise BadPosition(say("error-prize-phase"))
    if state.phase == PRIZE and (sharks or not state.can_bait()):
        raise BadPosition(say("error-prize-bait", rule="SB-28"))
    if state.phase == PRIZE and state.prize < state.token_for(state.dice_score()):
        raise BadPosition(say("error-prize-low", rule="SB-25"))


def check_dice(state: SharkBaitState) -> None:
    """The dice on the mat, in hand and thrown are those of SB-1, thrown where they can be."""
    thrown = sum_of(state.thrown)
    black = sum_of(state.thrown_sharks)
    if state.dice_aside() < 0:
        raise BadPosition(say("error-fish", most=int(FISH_DICE), rule="SB-1"))
    quiet = state.phase <= HOLD or state.phase == OVER
    if quiet and (state.fish != FISH_DICE or state.shark):
        raise BadPosition(say("error-between-turns", rule="SB-10"))
    if state.phase == PLACE:
        if thrown != state.fish or black != state.sharks_in_hand() or state.placed:
            raise BadPosition(say("error-dice-rolled"))
    elif state.phase == DECIDE and state.placed:
        placed = members(state.placed)
        if thrown != state.fish or black != state.sharks_in_hand():
            raise BadPosition(say("error-dice-left"))
        if any(state.ocean[column] < MIN_SCHOOL for column in placed):
            raise BadPosition(say("error-placed", rule="SB-15"))
    elif state.phase == LOSS:
        if thrown != state.fish + 1 or black or state.placed or state.has_school():
            raise BadPosition(say("error-bad-roll", rule="SB-17"))
    elif thrown or black or state.placed:
        raise BadPosition(say("error-no-roll"))


# What a study counts.


SCHOOLS: Final = [
    say("statistics-school", fish=fish, rule="SB-14") for fish in range(FISH_DICE + 1)
]
TOKENS: Final = [say("statistics-token", token=number) for number in range(MAX_TOKEN + 1)]
PAYS_BAIT: Final = say("statistics-pays-bait", rule="SB-28")
CHOOSES_ROLL: Final = say("statistics-chooses-roll", rule="SB-22")
CHOOSES_STOP: Final = say("statistics-chooses-stop", rule="SB-22")
MUST_STOP: Final = say("statistics-must-stop", rule="SB-21")
BAD_ROLL: Final = say("statistics-bad-roll", rule="SB-17")
BAD_ROLL_EMPTY_MAT: Final = say("statistics-bad-roll-empty-mat", rule="SB-19")
FEEDING_SHARKS: Final = say("statistics-feeding-sharks", rule="SB-23")
SHARK_FIGHT: Final = say("statistics-shark-fight", rule="SB-24")
TROPHY: Final = say("statistics-trophy", rule="SB-35")


@final
class SharkBaitStatistics(Statistics):
    """Counts the rules that a throw or a move has met, schools placed and tokens taken."""

    def events(self, before: State, mover: i64, move: i64, after: State) -> list[StatisticsEvent]:
        start = own(before)
        end = own(after)
        if start.phase == THROW:
            return after_throw(start, end)
        if start.phase < THROW:
            return []
        return [*move_events(start, move), *second_shark(start, end), *tokens(start, end)]


def move_events(before: SharkBaitState, move: i64) -> list[StatisticsEvent]:
    """The school placed, or the rule by which the player went on or stopped."""
    seat = before.turn
    if move >= FISH:
        return [StatisticsEvent(seat, "schools", SCHOOLS[school_size(move)])]
    if move == BAIT:
        return [StatisticsEvent(seat, "rules", PAYS_BAIT)]
    if move == ROLL and before.can_stop():
        return [StatisticsEvent(seat, "rules", CHOOSES_ROLL)]
    if move == STOP:
        what = CHOOSES_STOP if before.can_roll() else MUST_STOP
        return [StatisticsEvent(seat, "rules", what)]
    return []


def after_throw(before: SharkBaitState, after: SharkBaitState) -> list[StatisticsEvent]:
    """A bad roll takes a die out of the hand (SB-17)."""
    if after.fish == before.fish:
        return []
    what = BAD_ROLL if before.most_fish() else BAD_ROLL_EMPTY_MAT
    return [StatisticsEvent(before.turn, "rules", what)]


def second_shark(before: SharkBaitState, after: SharkBaitState) -> list[StatisticsEvent]:
    """With both sharks home it is clear how they score (SB-23, SB-24)."""
    if before.other_shark or not after.other_shark:
        return []
    what = SHARK_FIGHT if after.shark == after.other_shark else FEEDING_SHARKS
    return [StatisticsEvent(before.turn, "rules", what)]


def tokens(before: SharkBaitState, after: SharkBaitState) -> list[StatisticsEvent]:
    """The token that left the mat, and the trophy of a round that ended with it (SB-35)."""
    found = [
        StatisticsEvent(before.turn, "tokens", TOKENS[number])
        for number in members(before.mat & ~after.mat)
    ]
    for seat in range(before.players):
        if after.trophies[seat] > before.trophies[seat]:
            found.append(StatisticsEvent(seat, "rules", TROPHY))
    return found
