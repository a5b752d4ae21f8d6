"""SharkBait as a Game: it hands each question to the module that answers it."""

from typing import final

from shoal.core.bits import count_bits
from shoal.core.game import Game, GameInfo, Refusal, StatisticsEvent
from shoal.core.options import Value
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.search.search_params import SearchParams
from shoal.core.state import State
from shoal.core.text.board_colours import TextStyle
from shoal.core.text.verdict import Measure, verdict
from shoal.core.view import View
from shoal.games.sharkbait import (
    board_text,
    evaluator,
    messages,
    move_evaluation,
    notation,
    prompts,
    reasons,
    refusals,
    statistics,
)
from shoal.games.sharkbait.board_colours import TEXT_STYLES
from shoal.games.sharkbait.components import MAX_PLAYERS, ROUNDS
from shoal.games.sharkbait.moves import MAX_SETUP_LENGTH, MAX_TURN_LENGTH, MOVE_COUNT
from shoal.games.sharkbait.options import Settings
from shoal.games.sharkbait.position_checks import check_position
from shoal.games.sharkbait.rules import SharkBaitState, column_scores, new_state


def own(state: State) -> SharkBaitState:
    """The state as SharkBait's own type."""
    assert isinstance(state, SharkBaitState)
    return state


@final
class SharkBait(Game):
    """SharkBait with the chosen options."""

    def __init__(self, info: GameInfo, options: dict[str, Value]) -> None:
        self.settings = Settings(options)
        longest = MAX_SETUP_LENGTH + ROUNDS * MAX_PLAYERS * MAX_TURN_LENGTH
        super().__init__(info, options, MOVE_COUNT, longest)

    def start(self, players: i64) -> State:
        return new_state(players, self.settings, self.first_seat(players))

    def write_move(self, move: i64) -> str:
        return notation.write_move(move)

    def read_move(self, text: str) -> i64:
        return notation.read_move(text)

    def write_chance(self, state: State, outcome: i64) -> str:
        return notation.write_chance(own(state), outcome)

    def read_chance(self, state: State, text: str) -> i64:
        return notation.read_chance(own(state), text)

    def check_position(self, state: State) -> None:
        check_position(own(state))

    def board_helpers(self, seen: View) -> dict[str, object]:
        """What each column scores once both sharks are home, and the token that the score wins."""
        if len(seen.numbers("sharks")) < 2 or seen.over:
            return {}
        state = own(self.shown(seen))
        return {"worths": column_scores(state), "token": state.token_for(state.dice_score())}

    def board(self, seen: View) -> str:
        return board_text.board(seen, self.settings)

    def prompt(self, seen: View) -> str:
        return prompts.prompt(seen)

    def text_styles(self) -> list[TextStyle]:
        return TEXT_STYLES

    def verdict(self, state: State) -> str:
        ended = own(state)
        measures = [
            Measure("spaces", ended.pawns, "SB-37", one="space"),
            Measure("trophies", ended.trophies, "SB-38", one="trophy"),
            Measure("baits", ended.baits, "SB-38", one="bait"),
        ]
        return verdict(ended.players, measures, "SB-38")

    def log_line(self, state: State, mover: i64, move: i64, seat: i64) -> str:
        return messages.log_line(own(state), mover, move)

    def why_not(self, state: State, seat: i64, move: i64) -> Refusal:
        return refusals.why_not(own(state), move)

    def has_secrets(self) -> bool:
        return False

    def component_counts(self, state: State) -> dict[str, int]:
        table = own(state)
        return {
            "baits": table.supply + sum(table.baits),
            "scoring tokens": int(count_bits(table.mat | table.hold))
            + len([seat for seat in range(table.players) if table.has_won(seat)]),
            "fish dice": table.fish + sum(table.ocean) + table.dice_aside(),
        }

    def statistics_events(
        self, before: State, mover: i64, move: i64, after: State
    ) -> list[StatisticsEvent]:
        return statistics.statistics_events(own(before), move, own(after))

    def value(self, state: State, seat: i64) -> float:
        return evaluator.value(own(state), seat)

    def prior(self, state: State, seat: i64, move: i64) -> float:
        return evaluator.prior(own(state), move)

    def evaluate_moves(self, seen: View, rng: Rng) -> list[float]:
        return move_evaluation.evaluate_moves(own(self.shown(seen)), seen.moves)

    def reason(self, seen: View, move: i64) -> str:
        return reasons.reason(own(self.shown(seen)), move)

    def search_params(self) -> SearchParams:
        return evaluator.SEARCH_PARAMS


def make(info: GameInfo, options: dict[str, Value]) -> Game:
    """Make SharkBait with these options."""
    return SharkBait(info, options)
