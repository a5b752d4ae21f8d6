"""Sea Urchins as a game of the house."""

from typing import final

from shoal.core.arrays import i64
from shoal.core.brush import Brush
from shoal.core.errors import BadNotation, BadPosition
from shoal.core.features import Feature
from shoal.core.game import Game, Happening, Refusal, Room
from shoal.core.manner import Manner
from shoal.core.notation import whole_number
from shoal.core.options import Value, clip
from shoal.core.rng import Rng
from shoal.core.state import State
from shoal.core.verdict import Measure, verdict
from shoal.core.view import View
from shoal.games.urchins import features, hints, notation, reasons, refusals, text
from shoal.games.urchins.components import LULL, MOST, TOKENS, board_of
from shoal.games.urchins.happenings import happenings
from shoal.games.urchins.paint import BRUSHES
from shoal.games.urchins.rules import LOT, MAY_MOVE, Ruling, UrchinsState
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

    def __init__(self, room: Room, options: dict[str, Value]) -> None:
        size = options["size"]
        assert isinstance(size, int)
        self.ruling = Ruling(
            board_of(size),
            either=options["end"] == "either",
            turns=options["lull"] == "turns",
            one=options["jump"] == "one",
            stay=options["stay"] is True,
        )
        super().__init__(room, options, int(self.ruling.board.move_count), LONGEST)

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
        return text.board(view)

    def verdict(self, state: State) -> str:
        tokens = Measure("tokens", state.scores(), "UR-40", one="token")
        return verdict(state.players, [tokens], "UR-41")

    def tell(self, state: State, mover: i64, move: i64, seat: i64) -> str:
        return text.tell(own(state), mover, move)

    def ask(self, view: View) -> str:
        return text.ask(view)

    def brushes(self) -> list[Brush]:
        return BRUSHES

    def why_not(self, state: State, seat: i64, move: i64) -> Refusal:
        return refusals.why_not(own(state), seat, move)

    def has_secrets(self) -> bool:
        return False

    def tally(self, state: State) -> dict[str, int]:
        table = own(state)
        red, yellow = notation.tokens_lying(table)
        won = sum([int(tokens) for tokens in table.scores()])
        return {"tokens": int(red + yellow + table.red_pile + table.yellow_pile) + won}

    def happenings(self, before: State, mover: i64, move: i64, after: State) -> list[Happening]:
        return happenings(own(before), mover, move, own(after))

    def value(self, state: State, seat: i64) -> float:
        return hints.value(own(state), seat)

    def prior(self, state: State, seat: i64, move: i64) -> float:
        return hints.prior(own(state), seat, move)

    def manner(self) -> Manner:
        return hints.MANNER

    def reason(self, view: View, move: i64) -> str:
        return reasons.reason(own(self.imagine(view, Rng(0))), move)

    def features(self, players: i64) -> list[Feature]:
        return features.features(self.ruling.board, players)


def make(room: Room, options: dict[str, Value]) -> Game:
    """Sea Urchins under these options."""
    return Urchins(room, options)
