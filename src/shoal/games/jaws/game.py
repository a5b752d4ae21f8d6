"""Jaws as a Game: it hands each question to the module that answers it."""

from typing import final

from shoal.core.bits import count_bits
from shoal.core.game import Game, GameInfo, Refusal, StatisticsEvent
from shoal.core.options import Value
from shoal.core.packed_arrays import i64
from shoal.core.rng import Rng
from shoal.core.search.search_params import SearchParams
from shoal.core.state import State
from shoal.core.text.board_colours import TextStyle
from shoal.core.view import View
from shoal.games.jaws import imagine, notation
from shoal.games.jaws.bot import belief, heuristics, reasons
from shoal.games.jaws.components import SHARK
from shoal.games.jaws.moves import (
    MAX_ACT_1_ROUND_LENGTH,
    MAX_ACT_2_ROUND_LENGTH,
    MAX_SETUP_LENGTH,
)
from shoal.games.jaws.options import Settings
from shoal.games.jaws.position_checks import check_position
from shoal.games.jaws.rules import JawsState, new_state
from shoal.games.jaws.statistics import statistics_events
from shoal.games.jaws.text import board, log, prompts, refusals
from shoal.games.jaws.text.board_colours import TEXT_STYLES


def own(state: State) -> JawsState:
    """The state as Jaws' own type."""
    assert isinstance(state, JawsState)
    return state


@final
class Jaws(Game):
    """Jaws with the chosen options."""

    def __init__(self, info: GameInfo, options: dict[str, Value]) -> None:
        settings = Settings(options)
        texts = notation.move_texts(settings)
        longest = MAX_SETUP_LENGTH
        longest += MAX_ACT_1_ROUND_LENGTH * settings.summer + MAX_ACT_2_ROUND_LENGTH * settings.dusk
        super().__init__(info, options, len(texts), int(longest))
        self.settings = settings
        self.texts = texts
        self.sampler = imagine.WorldSampler(settings)

    def start(self, players: i64) -> State:
        return new_state(players, self.settings)

    def write_move(self, move: i64) -> str:
        return self.texts[move]

    def read_move(self, text: str) -> i64:
        return notation.read_move(self.texts, text)

    def write_chance(self, state: State, outcome: i64) -> str:
        return notation.write_chance(own(state), outcome)

    def read_chance(self, state: State, text: str) -> i64:
        return notation.read_chance(own(state), text)

    def check_position(self, state: State) -> None:
        check_position(own(state))

    def imagine(self, seen: View, rng: Rng) -> State:
        return self.sampler.sample(seen, rng)

    def belief(self, seen: View) -> dict[str, float]:
        """Space -> probability that the shark is there; empty in Act 2."""
        return belief.belief(seen, self.sampler.tracker)

    def board_helpers(self, seen: View) -> dict[str, object]:
        """Where the shark may be, for the crew and spectators."""
        return {"belief": self.belief(seen)} if seen.seat != SHARK else {}

    def board(self, seen: View) -> str:
        return board.board(seen, self.settings)

    def prompt(self, seen: View) -> str:
        return prompts.prompt(seen)

    def text_styles(self) -> list[TextStyle]:
        return TEXT_STYLES

    def verdict(self, state: State) -> str:
        return log.end_line(own(state))

    def log_line(self, state: State, mover: i64, move: i64, seat: i64) -> str:
        return log.log_line(own(state), mover, move, seat, self.texts)

    def why_not(self, state: State, seat: i64, move: i64) -> Refusal:
        return refusals.why_not(own(state), seat, move)

    def component_counts(self, state: State) -> dict[str, int]:
        table = own(state)
        barrels = table.orca + table.aboard + table.carried + table.shop + table.stuck
        abilities = count_bits(table.abilities) + count_bits(table.hand)
        abilities += count_bits(table.ability_gone) + table.card_played
        gear = count_bits(table.gear_deck) + count_bits(table.pool)
        gear += count_bits(table.attached) + count_bits(table.gear_gone)
        gear += sum([count_bits(cards) for cards in table.gear])
        return {
            "barrels": int(barrels + sum(table.docks) + sum(table.floating)),
            "ability cards": int(abilities),
            "gear cards": int(gear),
        }

    def statistics_events(
        self, before: State, mover: i64, move: i64, after: State
    ) -> list[StatisticsEvent]:
        return statistics_events(own(before), mover, move, own(after))

    def value(self, state: State, seat: i64) -> float:
        return heuristics.value(own(state), seat)

    def prior(self, state: State, seat: i64, move: i64) -> float:
        return heuristics.prior(own(state), move)

    def channels(self, state: State) -> dict[str, list[int]]:
        # The crew may talk in private only after the shark has locked in its decisions.
        actors = list(state.actors())
        if state.players < 3 or not actors or SHARK in actors:
            return {}
        return {"crew": list(range(1, int(state.players)))}

    def sides(self, players: i64) -> list[int]:
        return [0] + [1] * (int(players) - 1)

    def reveals_hidden(self, seen: View, move: i64) -> bool:
        return seen.seat != SHARK and imagine.reveals_hidden(
            own(self.imagine(seen, Rng(0))), seen.seat, move
        )

    def mixes_moves(self, seen: View) -> bool:
        return heuristics.mixes_moves(seen.word("stage"))

    def search_params(self) -> SearchParams:
        return heuristics.SEARCH_PARAMS

    def reason(self, seen: View, move: i64) -> str:
        return reasons.reason(own(self.imagine(seen, Rng(0))), move, self.belief(seen))


def make(info: GameInfo, options: dict[str, Value]) -> Game:
    """The game under these options."""
    return Jaws(info, options)
