"""Pescado's room: its parts under one roof."""

from typing import final

from shoal.core.arrays import i64, vec
from shoal.core.game import Game, GameInfo, Refusal, StatisticsEvent
from shoal.core.observation.features import Feature
from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.core.search_params import SearchParams
from shoal.core.state import State
from shoal.core.text.text_style import TextStyle
from shoal.core.text.verdict import Measure, verdict
from shoal.core.view import View
from shoal.games.pescado import notation, observation, position, view
from shoal.games.pescado.bot import heuristics, move_evaluation, reasons
from shoal.games.pescado.components import POOL, SEALED, Rulings
from shoal.games.pescado.moves import LONGEST_THROW, MOVE_COUNT, SNATCH
from shoal.games.pescado.rules import PescadoState, new_state
from shoal.games.pescado.statistics import happenings
from shoal.games.pescado.text import board, log, refusals
from shoal.games.pescado.text.text_style import TEXT_STYLES
from shoal.games.pescado.tile_sets import how_many


def own(state: State) -> PescadoState:
    """The state as this room's own type."""
    assert isinstance(state, PescadoState)
    return state


@final
class Pescado(Game):
    """Pescado under chosen options."""

    def __init__(self, info: GameInfo, options: dict[str, Value]) -> None:
        self.rulings = Rulings(options)
        longest = int(POOL + 1 + self.rulings.throws * LONGEST_THROW)
        super().__init__(info, options, MOVE_COUNT, longest)

    def start(self, players: i64) -> State:
        self.first_seat(players)  # refuses one at which nobody sits (PE-5)
        return new_state(players, self.rulings)

    def write_move(self, move: i64) -> str:
        return notation.write_move(self.rulings.deck, move)

    def read_move(self, text: str) -> i64:
        return notation.read_move(self.rulings.deck, text)

    def write_chance(self, state: State, outcome: i64) -> str:
        return notation.write_chance(own(state), outcome)

    def read_chance(self, state: State, text: str) -> i64:
        return notation.read_chance(own(state), text)

    def write_board(self, state: State) -> str:
        return position.write_board(own(state))

    def read_board(self, players: i64, text: str) -> State:
        self.first_seat(players)
        return position.read_board(players, self.rulings, text)

    def facts(self, state: State, seat: i64) -> dict[str, object]:
        return view.facts(own(state), seat)

    def imagine(self, view_of_seat: View, rng: Rng) -> State:
        return view.imagine(view_of_seat, self.rulings, rng)

    def board(self, view_of_seat: View) -> str:
        return board.board(view_of_seat, self.rulings.deck)

    def prompt(self, view_of_seat: View) -> str:
        return board.ask(view_of_seat)

    def text_styles(self) -> list[TextStyle]:
        return TEXT_STYLES

    def verdict(self, state: State) -> str:
        ended = own(state)
        tiles = vec[i64]([how_many(tiles) for tiles in ended.won])
        measures = [
            Measure("points", ended.scores(), "PE-25", one="point"),
            Measure("tiles", tiles, "PE-25", one="tile", fewer=True),
        ]
        return verdict(ended.players, measures, "PE-25")

    def log_line(self, state: State, mover: i64, move: i64, seat: i64) -> str:
        return log.tell(own(state), mover, move, seat)

    def why_not(self, state: State, seat: i64, move: i64) -> Refusal:
        return refusals.why_not(own(state), move)

    def is_race(self, state: State) -> bool:
        """A live snatch is a race: the table orders claims by time (PE-37)."""
        return own(state).phase == SNATCH

    def has_secrets(self) -> bool:
        return self.rulings.snatch == SEALED

    def component_counts(self, state: State) -> dict[str, int]:
        table = own(state)
        tiles = table.pool | table.stack
        count = how_many(table.pool) + how_many(table.stack)
        for won in table.won:
            tiles |= won
            count += how_many(won)
        return {"tiles": count, "different tiles": how_many(tiles)}

    def statistics_events(
        self, before: State, mover: i64, move: i64, after: State
    ) -> list[StatisticsEvent]:
        return happenings(own(before), mover, move, own(after))

    def value(self, state: State, seat: i64) -> float:
        return heuristics.value(own(state), seat)

    def prior(self, state: State, seat: i64, move: i64) -> float:
        return heuristics.prior(own(state), seat, move)

    def evaluate_moves(self, seen: View, rng: Rng) -> list[float]:
        return move_evaluation.judge(own(self.imagine(seen, rng)), seen.seat, seen.moves)

    def reason(self, seen: View, move: i64) -> str:
        return reasons.reason(own(self.imagine(seen, Rng(0))), seen.seat, move)

    def search_params(self) -> SearchParams:
        return heuristics.SEARCH_PARAMS

    def features(self, players: i64) -> list[Feature]:
        return observation.features(self.rulings, players)


def make(info: GameInfo, options: dict[str, Value]) -> Game:
    """The game under these options."""
    return Pescado(info, options)
