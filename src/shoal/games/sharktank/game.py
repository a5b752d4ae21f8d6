"""Shark Tank as a Game: it hands each question to the module that answers it."""

from typing import final

from shoal.core.bits import bit, count_bits, nth_bit, shift_left
from shoal.core.game import Game, GameInfo, Refusal, StatisticsEvent
from shoal.core.options import Value
from shoal.core.packed_arrays import i64, vec
from shoal.core.rng import Rng
from shoal.core.search.search_params import SearchParams
from shoal.core.state import State
from shoal.core.text.board_colours import TextStyle
from shoal.core.text.verdict import Measure, verdict
from shoal.core.view import View
from shoal.games.sharktank import notation, statistics
from shoal.games.sharktank.bot import heuristics, move_evaluation, reasons
from shoal.games.sharktank.components import SUIT_TOKENS, TOKEN_BACKS, TOKENS, VALUE_COUNT
from shoal.games.sharktank.movement import routes
from shoal.games.sharktank.moves import MAX_SETUP_LENGTH, MAX_TURN_LENGTH, MOVE_COUNT
from shoal.games.sharktank.options import Settings
from shoal.games.sharktank.position_checks import check_position
from shoal.games.sharktank.rules import SharkTankState, new_state
from shoal.games.sharktank.text import board, log, prompts, refusals
from shoal.games.sharktank.text.board_colours import TEXT_STYLES


def own(state: State) -> SharkTankState:
    """The state as Shark Tank's own type."""
    assert isinstance(state, SharkTankState)
    return state


@final
class SharkTank(Game):
    """Shark Tank with the chosen options."""

    def __init__(self, info: GameInfo, options: dict[str, Value]) -> None:
        self.settings = Settings(options)
        # Every fish is looked at once, and one die is rolled for the score.
        longest = MAX_SETUP_LENGTH + self.settings.turns * MAX_TURN_LENGTH + TOKENS + 1
        super().__init__(info, options, MOVE_COUNT, longest)

    def start(self, players: i64) -> State:
        return new_state(players, self.settings)

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

    def imagine(self, seen: View, rng: Rng) -> State:
        state = own(self.shown(seen))
        deal_hidden_values(state, seen, rng)
        return state

    def routes(self, seen: View) -> "list[routes.Route]":
        """Every cell that the seat to act can bring a shark to, with the moves for it."""
        if list(seen.actors) != [seen.seat]:
            return []
        return routes.routes(own(self.shown(seen)))

    def board_helpers(self, seen: View) -> dict[str, object]:
        """Whole movements by their last cell, and what would be gobbled there."""
        return {
            "routes": [
                {**route.facts(), "meals": routes.meals(seen, self.settings, route)}
                for route in self.routes(seen)
            ]
        }

    def board(self, seen: View) -> str:
        return board.board(seen, self.settings)

    def prompt(self, seen: View) -> str:
        return prompts.prompt(seen)

    def text_styles(self) -> list[TextStyle]:
        return TEXT_STYLES

    def verdict(self, state: State) -> str:
        ended = own(state)
        tasty = vec[i64]([ended.tasty_in(tokens) for tokens in ended.held])
        measures = [
            Measure("points", ended.scores(), "ST-39", one="point"),
            Measure("tasty fish", tasty, "ST-39"),
        ]
        return verdict(ended.players, measures, "ST-39")

    def log_line(self, state: State, mover: i64, move: i64, seat: i64) -> str:
        return log.log_line(own(state), mover, move, seat)

    def why_not(self, state: State, seat: i64, move: i64) -> Refusal:
        return refusals.why_not(own(state), move)

    def component_counts(self, state: State) -> dict[str, int]:
        table = own(state)
        held = sum([count_bits(tokens) for tokens in table.held])
        return {
            "tokens": held + count_bits(table.spent) + count_bits(table.unseen),
            "tiles": table.stack() + sum(table.tiles),
        }

    def statistics_events(
        self, before: State, mover: i64, move: i64, after: State
    ) -> list[StatisticsEvent]:
        return statistics.statistics_events(own(before), mover, move, own(after))

    def value(self, state: State, seat: i64) -> float:
        return heuristics.value(own(state), seat)

    def prior(self, state: State, seat: i64, move: i64) -> float:
        return heuristics.prior(own(state), move)

    def evaluate_moves(self, seen: View, rng: Rng) -> list[float]:
        return move_evaluation.evaluate_moves(own(self.imagine(seen, rng)), seen.moves, far=True)

    def evaluate_moves_roughly(self, seen: View, rng: Rng) -> list[float]:
        return move_evaluation.evaluate_moves(own(self.imagine(seen, rng)), seen.moves, far=False)

    def reason(self, seen: View, move: i64) -> str:
        return reasons.reason(own(self.imagine(seen, Rng(0))), move)

    def search_params(self) -> SearchParams:
        return heuristics.SEARCH_PARAMS


def deal_hidden_values(state: SharkTankState, seen: View, rng: Rng) -> None:
    """Give each gobbled fish whose value is hidden one of its suit that the viewer has not seen.

    The state has everything that the view shows.
    """
    for seat, names in enumerate(seen.word_rows("gobbled")):
        for name in names:
            if name in TOKEN_BACKS:
                suit: i64 = TOKEN_BACKS.index(name)
                candidates = state.unseen & shift_left(SUIT_TOKENS, VALUE_COUNT * suit)
                token = bit(nth_bit(candidates, rng.below(count_bits(candidates))))
                state.held[seat] |= token
                state.unseen ^= token


def make(info: GameInfo, options: dict[str, Value]) -> Game:
    """Make Shark Tank with these options."""
    return SharkTank(info, options)
