"""Sea Urchins as a game of the house."""

from typing import final

from shoal.core.arrays import i64
from shoal.core.errors import BadNotation, BadPosition
from shoal.core.game import Game, GameInfo, Refusal, StatisticsEvent
from shoal.core.notation import whole_number
from shoal.core.observation.features import Feature
from shoal.core.options import Value, clip
from shoal.core.rng import Rng
from shoal.core.search_params import SearchParams
from shoal.core.state import State
from shoal.core.text.text_style import TextStyle
from shoal.core.text.verdict import Measure, verdict
from shoal.core.view import View
from shoal.games.urchins import notation, observation
from shoal.games.urchins.bot import heuristics, reasons
from shoal.games.urchins.components import LULL, MOST, TOKENS, board_of
from shoal.games.urchins.rules import LOT, MAY_MOVE, Ruling, UrchinsState
from shoal.games.urchins.statistics import happenings
from shoal.games.urchins.text import board, refusals
from shoal.games.urchins.text.text_style import TEXT_STYLES
from shoal.games.urchins.view import facts, imagine

# Forty turns can add and, two tokens a catch, twenty can remove; before each of them and after
# the last the water is still for the lull and a round less a turn; three steps a turn, one lot.
LONGEST = int(((2 * TOKENS + TOKENS) + 1) * (LULL * MOST + MOST) * 3 + 1)


def own(state: State) -> UrchinsState:
    """The state as this room's own type."""
    assert isinstance(state, UrchinsState)
    return state


@final
class Urchins(Game):
    """Sea Urchins under chosen options."""

    def __init__(self, info: GameInfo, options: dict[str, Value]) -> None:
        size = options["size"]
        assert isinstance(size, int)
        self.ruling = Ruling(
            board_of(size),
            either=options["end"] == "either",
            turns=options["lull"] == "turns",
            one=options["jump"] == "one",
            stay=options["stay"] is True,
        )
        super().__init__(info, options, int(self.ruling.board.move_count), LONGEST)

    def start(self, players: i64) -> State:
        state = UrchinsState()
        state.ruling = self.ruling
        state.board = self.ruling.board
        state.players = players
        first = self.first_seat(players)
        if first >= 0:
            state.turn = first
            state.step = MAY_MOVE
            state.settle()
        return state

    def write_move(self, move: i64) -> str:
        return notation.write_move(self.ruling.board, move)

    def read_move(self, text: str) -> i64:
        return notation.read_move(self.ruling.board, text)

    def write_chance(self, state: State, outcome: i64) -> str:
        return f"first {outcome}"

    def read_chance(self, state: State, text: str) -> i64:
        verb, _, seat = text.partition(" ")
        number = whole_number(seat)
        if verb != "first" or not 0 <= number < state.outcomes():
            raise BadNotation(f"{clip(text)} is not what the lot can say here.")
        return number

    def write_board(self, state: State) -> str:
        return notation.write_board(own(state))

    def read_board(self, players: i64, text: str) -> State:
        state = notation.read_board(self.ruling, players, text)
        if state.step == LOT and self.first_seat(players) >= 0:
            raise BadPosition("The option first names who begins: no lot is drawn (UR-5).")
        return state

    def facts(self, state: State, seat: i64) -> dict[str, object]:
        return facts(own(state))

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine(self.ruling, view)

    def board(self, view: View) -> str:
        return board.board(view)

    def verdict(self, state: State) -> str:
        tokens = Measure("tokens", state.scores(), "UR-40", one="token")
        return verdict(state.players, [tokens], "UR-41")

    def log_line(self, state: State, mover: i64, move: i64, seat: i64) -> str:
        return board.tell(own(state), mover, move)

    def prompt(self, view: View) -> str:
        return board.ask(view)

    def text_styles(self) -> list[TextStyle]:
        return TEXT_STYLES

    def why_not(self, state: State, seat: i64, move: i64) -> Refusal:
        return refusals.why_not(own(state), seat, move)

    def has_secrets(self) -> bool:
        return False

    def component_counts(self, state: State) -> dict[str, int]:
        table = own(state)
        red, yellow = notation.tokens_lying(table)
        won = sum([int(tokens) for tokens in table.scores()])
        return {"tokens": int(red + yellow + table.red_pile + table.yellow_pile) + won}

    def statistics_events(
        self, before: State, mover: i64, move: i64, after: State
    ) -> list[StatisticsEvent]:
        return happenings(own(before), mover, move, own(after))

    def value(self, state: State, seat: i64) -> float:
        return heuristics.value(own(state), seat)

    def prior(self, state: State, seat: i64, move: i64) -> float:
        return heuristics.prior(own(state), seat, move)

    def search_params(self) -> SearchParams:
        return heuristics.SEARCH_PARAMS

    def reason(self, view: View, move: i64) -> str:
        return reasons.reason(own(self.imagine(view, Rng(0))), move)

    def features(self, players: i64) -> list[Feature]:
        return observation.features(self.ruling.board, players)


def make(info: GameInfo, options: dict[str, Value]) -> Game:
    """Sea Urchins under these options."""
    return Urchins(info, options)
