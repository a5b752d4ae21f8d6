"""Pescado as a Game: it hands each question to the module that answers it."""

from typing import final

from shoal.core.bits import count_bits
from shoal.core.game import Game, GameInfo, Refusal, StatisticsEvent
from shoal.core.options import Value
from shoal.core.packed_arrays import i64, vec
from shoal.core.rng import Rng
from shoal.core.search.search_params import SearchParams
from shoal.core.state import State
from shoal.core.text.board_colours import TextStyle
from shoal.core.text.verdict import Measure, verdict
from shoal.core.view import View
from shoal.games.pescado import board_text, evaluator, messages, notation, statistics
from shoal.games.pescado.bot import move_evaluation, reasons
from shoal.games.pescado.components import POOL
from shoal.games.pescado.moves import MAX_THROW_LENGTH, MOVE_COUNT, SECRET, SNATCH
from shoal.games.pescado.options import SEALED, Settings
from shoal.games.pescado.position_checks import check_position
from shoal.games.pescado.rules import PescadoState, new_state
from shoal.games.pescado.text import prompts, refusals
from shoal.games.pescado.text.board_colours import TEXT_STYLES


def own(state: State) -> PescadoState:
    """The state as Pescado's own type."""
    assert isinstance(state, PescadoState)
    return state


@final
class Pescado(Game):
    """Pescado with the chosen options."""

    def __init__(self, info: GameInfo, options: dict[str, Value]) -> None:
        self.settings = Settings(options)
        longest = int(POOL + 1 + self.settings.throws * MAX_THROW_LENGTH)
        super().__init__(info, options, MOVE_COUNT, longest)

    def start(self, players: i64) -> State:
        self.first_seat(players)  # raises BadOption for a seat that is not there (PE-5)
        return new_state(players, self.settings)

    def write_move(self, move: i64) -> str:
        return notation.write_move(self.settings.deck, move)

    def read_move(self, text: str) -> i64:
        return notation.read_move(self.settings.deck, text)

    def write_chance(self, state: State, outcome: i64) -> str:
        return notation.write_chance(own(state), outcome)

    def read_chance(self, state: State, text: str) -> i64:
        return notation.read_chance(own(state), text)

    def check_position(self, state: State) -> None:
        check_position(own(state))

    def imagine(self, seen: View, rng: Rng) -> State:
        """The position as seen, with marks that the others could have made in secret (PE-40)."""
        state = own(self.shown(seen))
        if state.phase == SECRET:
            for seat in range(state.players):
                if seat != seen.seat:
                    state.fingers[seat] = evaluator.likely_marks(state, rng)
        return state

    def board(self, seen: View) -> str:
        return board_text.board(seen, self.settings)

    def prompt(self, seen: View) -> str:
        return prompts.prompt(seen)

    def text_styles(self) -> list[TextStyle]:
        return TEXT_STYLES

    def verdict(self, state: State) -> str:
        ended = own(state)
        tiles = vec[i64]([count_bits(tiles) for tiles in ended.won])
        measures = [
            Measure("points", ended.scores(), "PE-25", one="point"),
            Measure("tiles", tiles, "PE-25", one="tile", fewer=True),
        ]
        return verdict(ended.players, measures, "PE-25")

    def log_line(self, state: State, mover: i64, move: i64, seat: i64) -> str:
        return messages.log_line(own(state), mover, move, seat)

    def why_not(self, state: State, seat: i64, move: i64) -> Refusal:
        return refusals.why_not(own(state), move)

    def is_race(self, state: State) -> bool:
        """A live snatch is a race: the table orders claims by time (PE-37)."""
        return own(state).phase == SNATCH

    def has_secrets(self) -> bool:
        return self.settings.snatch == SEALED

    def component_counts(self, state: State) -> dict[str, int]:
        table = own(state)
        tiles = table.pool | table.stack
        count = count_bits(table.pool) + count_bits(table.stack)
        for won in table.won:
            tiles |= won
            count += count_bits(won)
        return {"tiles": count, "different tiles": count_bits(tiles)}

    def statistics_events(
        self, before: State, mover: i64, move: i64, after: State
    ) -> list[StatisticsEvent]:
        return statistics.statistics_events(own(before), mover, move, own(after))

    def value(self, state: State, seat: i64) -> float:
        return evaluator.value(own(state), seat)

    def prior(self, state: State, seat: i64, move: i64) -> float:
        return evaluator.prior(own(state), seat, move)

    def evaluate_moves(self, seen: View, rng: Rng) -> list[float]:
        return move_evaluation.evaluate_moves(own(self.imagine(seen, rng)), seen.seat, seen.moves)

    def reason(self, seen: View, move: i64) -> str:
        return reasons.reason(own(self.imagine(seen, Rng(0))), seen.seat, move)

    def search_params(self) -> SearchParams:
        return evaluator.SEARCH_PARAMS


def make(info: GameInfo, options: dict[str, Value]) -> Game:
    """Make Pescado with these options."""
    return Pescado(info, options)
