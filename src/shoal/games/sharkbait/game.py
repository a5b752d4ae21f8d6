"""SharkBait's room: its parts under one roof."""

from typing import final

from shoal.core.arrays import i64
from shoal.core.game import Game, GameInfo, Refusal, StatisticsEvent
from shoal.core.observation.features import Feature
from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.core.search_params import SearchParams
from shoal.core.state import CHANCE, State
from shoal.core.text.text_style import TextStyle
from shoal.core.text.verdict import Measure, verdict
from shoal.core.view import View
from shoal.games.sharkbait import notation, observation, view
from shoal.games.sharkbait.bot import heuristics, move_evaluation, reasons
from shoal.games.sharkbait.components import ROUNDS, read_tokens
from shoal.games.sharkbait.rules import LONGEST_TURN, MOVE_COUNT, SharkBaitState, new_state
from shoal.games.sharkbait.statistics import happenings
from shoal.games.sharkbait.text import board, log, refusals
from shoal.games.sharkbait.text.text_style import TEXT_STYLES


def own(state: State) -> SharkBaitState:
    """The state as this room's own type."""
    assert isinstance(state, SharkBaitState)
    return state


@final
class SharkBait(Game):
    """SharkBait under chosen options."""

    def __init__(self, info: GameInfo, options: dict[str, Value]) -> None:
        longest = 9 + ROUNDS * info.max_players * LONGEST_TURN
        super().__init__(info, options, MOVE_COUNT, longest)
        self.tokens = read_tokens(str(options["tokens"]))
        self.track: i64 = int(options["track"])

    def start(self, players: i64) -> State:
        return new_state(players, self.tokens, self.track, self.first_seat(players))

    def write_move(self, move: i64) -> str:
        return notation.write_move(move)

    def read_move(self, text: str) -> i64:
        return notation.read_move(text)

    def write_chance(self, state: State, outcome: i64) -> str:
        return notation.write_chance(own(state), outcome)

    def read_chance(self, state: State, text: str) -> i64:
        return notation.read_chance(own(state), text)

    def write_board(self, state: State) -> str:
        return notation.write_board(own(state))

    def read_board(self, players: i64, text: str) -> State:
        return notation.read_board(players, self.tokens, self.track, text)

    def facts(self, state: State, seat: i64) -> dict[str, object]:
        return view.facts(own(state))

    def imagine(self, seen: View, rng: Rng) -> State:
        return view.imagine(seen, self.tokens, self.track)

    def board_helpers(self, seen: View) -> dict[str, object]:
        """What each column is worth once both sharks are home, and the token that it wins."""
        if len(seen.numbers("sharks")) < 2 or seen.over:
            return {}
        state = view.imagine(seen, self.tokens, self.track)
        return {"worths": view.worths(state), "token": state.token_for(state.dice_score())}

    def board(self, seen: View) -> str:
        return board.board(seen, self.tokens, self.track)

    def prompt(self, seen: View) -> str:
        return board.ask(seen)

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
        if mover == CHANCE:
            return log.tell_chance(own(state), move)
        return log.tell_move(own(state), mover, move)

    def why_not(self, state: State, seat: i64, move: i64) -> Refusal:
        return refusals.why_not(own(state), move)

    def has_secrets(self) -> bool:
        return False

    def component_counts(self, state: State) -> dict[str, int]:
        table = own(state)
        return {
            "baits": table.supply + sum(table.baits),
            "scoring tokens": len(notation.members(table.mat | table.hold))
            + len([seat for seat in range(table.players) if table.has_won(seat)]),
            "fish dice": table.fish + sum(table.ocean) + table.dice_aside(),
        }

    def statistics_events(
        self, before: State, mover: i64, move: i64, after: State
    ) -> list[StatisticsEvent]:
        return happenings(own(before), move, own(after))

    def value(self, state: State, seat: i64) -> float:
        return heuristics.value(own(state), seat)

    def prior(self, state: State, seat: i64, move: i64) -> float:
        return heuristics.prior(own(state), move)

    def evaluate_moves(self, seen: View, rng: Rng) -> list[float]:
        return move_evaluation.judge(view.imagine(seen, self.tokens, self.track), seen.moves)

    def reason(self, seen: View, move: i64) -> str:
        return reasons.reason(view.imagine(seen, self.tokens, self.track), move)

    def search_params(self) -> SearchParams:
        return heuristics.SEARCH_PARAMS

    def features(self, players: i64) -> list[Feature]:
        return observation.features(players, self.tokens, self.track)


def make(info: GameInfo, options: dict[str, Value]) -> Game:
    """The game under these options."""
    return SharkBait(info, options)
