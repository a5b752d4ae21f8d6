"""Sea Urchins as a Game: it hands each question to the module that answers it."""

from typing import final

from shoal.core.game import Game, GameInfo, Refusal, StatisticsEvent
from shoal.core.options import Value
from shoal.core.packed_arrays import i64
from shoal.core.search.search_params import SearchParams
from shoal.core.state import State
from shoal.core.text.board_colours import TextStyle
from shoal.core.text.verdict import Measure, verdict
from shoal.core.view import View
from shoal.games.urchins import notation, statistics
from shoal.games.urchins.bot import heuristics, reasons
from shoal.games.urchins.moves import MAX_GAME_LENGTH
from shoal.games.urchins.options import Settings
from shoal.games.urchins.position_checks import check_position
from shoal.games.urchins.rules import UrchinsState, new_state
from shoal.games.urchins.text import board, log, prompts, refusals
from shoal.games.urchins.text.board_colours import TEXT_STYLES


def own(state: State) -> UrchinsState:
    """The state as Sea Urchins' own type."""
    assert isinstance(state, UrchinsState)
    return state


@final
class Urchins(Game):
    """Sea Urchins with the chosen options."""

    def __init__(self, info: GameInfo, options: dict[str, Value]) -> None:
        self.settings = Settings(options)
        move_count = int(self.settings.numbering.move_count)
        super().__init__(info, options, move_count, MAX_GAME_LENGTH)

    def start(self, players: i64) -> State:
        return new_state(players, self.settings, self.first_seat(players))

    def write_move(self, move: i64) -> str:
        return notation.write_move(self.settings.numbering, move)

    def read_move(self, text: str) -> i64:
        return notation.read_move(self.settings.numbering, text)

    def write_chance(self, state: State, outcome: i64) -> str:
        return notation.write_chance(outcome)

    def read_chance(self, state: State, text: str) -> i64:
        return notation.read_chance(own(state), text)

    def read_board(self, players: i64, text: str) -> State:
        """The position; a step in which nothing can be done is skipped, as in play."""
        state = own(super().read_board(players, text))
        state.skip_idle_steps()
        return state

    def check_position(self, state: State) -> None:
        check_position(own(state))

    def board(self, seen: View) -> str:
        return board.board(seen)

    def prompt(self, seen: View) -> str:
        return prompts.prompt(seen)

    def text_styles(self) -> list[TextStyle]:
        return TEXT_STYLES

    def verdict(self, state: State) -> str:
        tokens = Measure("tokens", state.scores(), "UR-40", one="token")
        return verdict(state.players, [tokens], "UR-41")

    def log_line(self, state: State, mover: i64, move: i64, seat: i64) -> str:
        return log.log_line(own(state), mover, move)

    def why_not(self, state: State, seat: i64, move: i64) -> Refusal:
        return refusals.why_not(own(state), seat, move)

    def has_secrets(self) -> bool:
        return False

    def component_counts(self, state: State) -> dict[str, int]:
        table = own(state)
        red, yellow = table.tokens_lying()
        won = sum([int(tokens) for tokens in table.scores()])
        return {"tokens": int(red + yellow + table.red_pile + table.yellow_pile) + won}

    def statistics_events(
        self, before: State, mover: i64, move: i64, after: State
    ) -> list[StatisticsEvent]:
        return statistics.statistics_events(own(before), mover, move, own(after))

    def value(self, state: State, seat: i64) -> float:
        return heuristics.value(own(state), seat)

    def prior(self, state: State, seat: i64, move: i64) -> float:
        return heuristics.prior(own(state), seat, move)

    def reason(self, seen: View, move: i64) -> str:
        return reasons.reason(own(self.shown(seen)), move)

    def search_params(self) -> SearchParams:
        return heuristics.SEARCH_PARAMS


def make(info: GameInfo, options: dict[str, Value]) -> Game:
    """Make Sea Urchins with these options."""
    return Urchins(info, options)
