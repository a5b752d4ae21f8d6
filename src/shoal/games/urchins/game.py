"""Sea Urchins as a Game, what makes a position valid, and what a study counts."""

from typing import Final, final

from shoal.core.bits import count_bits
from shoal.core.errors import BadPosition
from shoal.core.game import Game, GameInfo, Statistics, StatisticsEvent
from shoal.core.message import Message, key_in, say
from shoal.core.options import Value
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE, State
from shoal.games.urchins.board_helpers import UrchinsBoardHelpers
from shoal.games.urchins.board_text import UrchinsBoardText
from shoal.games.urchins.components import COLOURS, TOKENS
from shoal.games.urchins.evaluator import UrchinsEvaluator
from shoal.games.urchins.messages import UrchinsMessages
from shoal.games.urchins.moves import ADD_OR_MOVE, HOLD, LAND, LOT, MAX_GAME_LENGTH, MAY_MOVE, OVER
from shoal.games.urchins.notation import UrchinsNotation
from shoal.games.urchins.options import Settings
from shoal.games.urchins.rules import UrchinsState, new_state, own


@final
class Urchins(Game):
    """Sea Urchins with the chosen options."""

    def __init__(self, info: GameInfo, options: dict[str, Value]) -> None:
        self.settings = Settings(options)
        move_count = int(self.settings.numbering.move_count)
        super().__init__(info, options, move_count, MAX_GAME_LENGTH)
        self.notation = UrchinsNotation(self.settings.numbering)
        self.messages = UrchinsMessages(self, self.settings)
        self.board_text = UrchinsBoardText()
        self.board_helpers = UrchinsBoardHelpers()
        self.evaluator = UrchinsEvaluator(self)
        self.statistics = UrchinsStatistics(self)

    def start(self, players: i64) -> State:
        return new_state(players, self.settings, self.first_seat(players))

    def has_secrets(self) -> bool:
        return False

    def passing_move(self, state: State, seat: i64) -> i64:
        """Leave out the first step (UR-8)."""
        if own(state).phase == MAY_MOVE:
            return HOLD
        return super().passing_move(state, seat)

    def component_counts(self, state: State) -> dict[str, int]:
        position = own(state)
        red, yellow = position.tokens_lying()
        won = sum([int(tokens) for tokens in position.scores()])
        return {"tokens": int(red + yellow + position.red_pile + position.yellow_pile) + won}

    def read_board(self, players: i64, text: str) -> State:
        """The position; a step in which nothing can be done is skipped, as in play."""
        state = own(super().read_board(players, text))
        state.skip_idle_steps()
        return state

    def check_position(self, state: State) -> None:
        position = own(state)
        check_pieces(position)
        check_tokens(position)
        if position.phase == LOT:
            check_start(position)
        else:
            check_turn(position)


def check_pieces(state: UrchinsState) -> None:
    """Each piece that is not in hand stands on a token, no two on the same one (UR-23)."""
    board = state.board
    taken: i64 = 0
    for seat in range(state.players):
        bit = board.bits[state.stands[seat]]
        name = board.names[state.stands[seat]]
        if state.empty() & bit != 0:
            place = int(seat) + 1
            raise BadPosition(say("error-piece-empty", place=place, square=name, rule="UR-23"))
        if taken & bit != 0:
            raise BadPosition(say("error-piece-twice", square=name, rule="UR-23"))
        taken |= bit


def check_tokens(state: UrchinsState) -> None:
    """All tokens are somewhere, and no colour has too many (UR-2)."""
    red, yellow = state.tokens_lying()
    if state.red_pile + red > TOKENS or state.yellow_pile + yellow > TOKENS:
        raise BadPosition(say("error-colour", tokens=int(TOKENS), rule="UR-2"))
    won = sum([int(tokens) for tokens in state.scores()])
    if state.red_pile + red + state.yellow_pile + yellow + won != 2 * TOKENS:
        raise BadPosition(say("error-tokens", tokens=2 * int(TOKENS), rule="UR-2"))


def check_start(state: UrchinsState) -> None:
    """The first player is drawn before anything else, if at all (UR-5)."""
    untouched = state.red_pile == TOKENS and state.yellow_pile == TOKENS
    if not untouched or state.calm != 0 or state.turn != 0 or state.added:
        raise BadPosition(say("error-lot", rule="UR-5"))
    if not state.settings.draws_first:
        raise BadPosition(say("error-lot-option", rule="UR-5"))


def check_turn(state: UrchinsState) -> None:
    """The game is over exactly when it should be, and a token was added only where one can be."""
    if state.added and state.phase != LAND:
        raise BadPosition(say("error-added", rule="UR-7"))
    stalled = state.calm >= state.lull() + state.players
    if state.phase == OVER:
        if not (state.pile_is_used_up() or stalled):
            raise BadPosition(say("error-not-over", rule="UR-37"))
        return
    if stalled:
        raise BadPosition(say("error-still", turns=int(state.calm), rule="UR-39"))
    if state.pile_is_used_up() and not state.added:
        raise BadPosition(say("error-over", rule="UR-37"))


# What a study counts.


SQUARE_TOKENS = 4
"""Squares of the board that make a fishing square (UR-27)."""

ADDS: Final = [
    say("statistics-adds", colour=key_in("colour", colour), rule="UR-17") for colour in COLOURS
]
STACKS: Final = [
    say("statistics-stacks", colour=key_in("colour", colour), rule="UR-20") for colour in COLOURS
]
LEAVES: Final = say("statistics-leaves", rule="UR-8")
PUTS_PIECE: Final = say("statistics-puts-piece", rule="UR-23")
MOVES_TOP: Final = say("statistics-moves-top", rule="UR-14")
MOVES_LONE: Final = say("statistics-moves-lone", rule="UR-13")
FREE_MOVES_TOP: Final = say("statistics-free-moves-top", rule="UR-14")
FREE_MOVES_LONE: Final = say("statistics-free-moves-lone", rule="UR-13")
MUST_ADD: Final = say("statistics-must-add", rule="UR-22")
FISHES: Final = say("statistics-fishes", rule="UR-26")
FISHES_SEVERAL: Final = say("statistics-fishes-several", rule="UR-32")


@final
class UrchinsStatistics(Statistics):
    """Counts what a step did, and what was fished."""

    def events(self, before: State, mover: i64, move: i64, after: State) -> list[StatisticsEvent]:
        if mover == CHANCE:
            return []
        start = own(before)
        found = [StatisticsEvent(mover, "steps", kind_of_step(start, move))]
        if start.phase == ADD_OR_MOVE and start.add_is_due() and start.can_add():
            found.append(StatisticsEvent(mover, "rules", MUST_ADD))
        caught = own(after).won[mover] - start.won[mover]
        if caught > 0:
            catch = say("statistics-catch", tokens=int(caught), rule="UR-33")
            found.append(StatisticsEvent(mover, "catches", catch))
            found.append(StatisticsEvent(mover, "rules", FISHES))
            if fishes_several_squares(start, move):
                found.append(StatisticsEvent(mover, "rules", FISHES_SEVERAL))
        return found


def fishes_several_squares(before: UrchinsState, move: i64) -> bool:
    """Whether the piece fishes more than one square with this move (UR-32)."""
    if before.phase != LAND:
        return False
    return count_bits(before.catch(move - before.settings.numbering.land)) > SQUARE_TOKENS


def kind_of_step(before: UrchinsState, move: i64) -> Message:
    """What kind of step it is."""
    board = before.board
    numbering = before.settings.numbering
    if move == HOLD:
        return LEAVES
    if move < numbering.land:
        colour = 0 if move < numbering.add_yellow else 1
        first = numbering.add_red if move < numbering.add_yellow else numbering.add_yellow
        top = before.empty() & board.bits[move - first] == 0
        return STACKS[colour] if top else ADDS[colour]
    if move < numbering.slide:
        return PUTS_PIECE
    origin = board.bits[numbering.origins[move - numbering.slide]]
    if before.stacks & origin:
        return FREE_MOVES_TOP if before.phase == MAY_MOVE else MOVES_TOP
    return FREE_MOVES_LONE if before.phase == MAY_MOVE else MOVES_LONE
