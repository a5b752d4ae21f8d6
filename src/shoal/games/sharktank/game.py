"""Shark Tank's room: its parts under one roof."""

from typing import final

from shoal.core.arrays import i64, vec
from shoal.core.brush import Brush
from shoal.core.features import Feature
from shoal.core.game import Game, Happening, Refusal, Room
from shoal.core.manner import Manner
from shoal.core.options import Value
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, State
from shoal.core.verdict import Measure, verdict
from shoal.core.view import View
from shoal.games.sharktank import (
    features,
    hints,
    mind,
    notation,
    positions,
    reasons,
    refusals,
    routes,
    tale,
    text,
    view,
)
from shoal.games.sharktank.components import TOKENS
from shoal.games.sharktank.happenings import happenings
from shoal.games.sharktank.numbering import LONGEST_SETUP, LONGEST_TURN, MOVE_COUNT, Terms
from shoal.games.sharktank.paint import BRUSHES
from shoal.games.sharktank.rules import SharkTankState, new_state
from shoal.games.sharktank.tokens import bits_in


def own(state: State) -> SharkTankState:
    """The state as this room's own type."""
    assert isinstance(state, SharkTankState)
    return state


def terms_of(options: dict[str, Value]) -> Terms:
    """The options as the rules read them."""
    terms = Terms()
    terms.side = int(options["tank"])
    terms.turns = int(options["turns"])
    terms.in_sectors = options["spread"] == "sectors"
    terms.corners_touch = options["touch"] == "corner"
    terms.null_must = options["null"] == "must"
    terms.null_cut = options["cut"] is True
    return terms


@final
class SharkTank(Game):
    """Shark Tank under chosen options."""

    def __init__(self, room: Room, options: dict[str, Value]) -> None:
        self.terms = terms_of(options)
        # Every fish is looked at once, and one die is rolled for the score.
        longest = LONGEST_SETUP + self.terms.turns * LONGEST_TURN + TOKENS + 1
        super().__init__(room, options, MOVE_COUNT, longest)

    def start(self, players: i64) -> State:
        return new_state(players, self.terms)

    def write_move(self, move: i64) -> str:
        return notation.write_move(move)

    def read_move(self, text: str) -> i64:
        return notation.read_move(text)

    def write_chance(self, state: State, outcome: i64) -> str:
        return notation.write_chance(own(state), outcome)

    def read_chance(self, state: State, text: str) -> i64:
        return notation.read_chance(own(state), text)

    def write_board(self, state: State) -> str:
        return positions.write_board(own(state))

    def read_board(self, players: i64, text: str) -> State:
        return positions.read_board(players, self.terms, text)

    def facts(self, state: State, seat: i64) -> dict[str, object]:
        return view.facts(own(state), seat)

    def imagine(self, seen: View, rng: Rng) -> State:
        return view.imagine(seen, self.terms, rng)

    def routes(self, seen: View) -> "list[routes.Route]":
        """Every cell that the seat to act can bring a shark to, with the moves for it."""
        return routes.routes(seen, self.terms)

    def aid(self, seen: View) -> dict[str, object]:
        """Whole movements by their end, and what would be gobbled there."""
        return {
            "routes": [
                {**route.facts(), "meals": routes.meals(seen, self.terms, route)}
                for route in self.routes(seen)
            ]
        }

    def board(self, seen: View) -> str:
        return text.board(seen, self.terms)

    def ask(self, seen: View) -> str:
        return text.ask(seen)

    def brushes(self) -> list[Brush]:
        return BRUSHES

    def verdict(self, state: State) -> str:
        ended = own(state)
        tasty = vec[i64]([ended.tasty_in(tokens) for tokens in ended.held])
        measures = [
            Measure("points", ended.scores(), "ST-39", one="point"),
            Measure("tasty fish", tasty, "ST-39"),
        ]
        return verdict(ended.players, measures, "ST-39")

    def tell(self, state: State, mover: i64, move: i64, seat: i64) -> str:
        if mover == CHANCE:
            return tale.tell_chance(own(state), move, seat)
        return tale.tell_move(own(state), mover, move, seat)

    def why_not(self, state: State, seat: i64, move: i64) -> Refusal:
        return refusals.why_not(own(state), move)

    def tally(self, state: State) -> dict[str, int]:
        table = own(state)
        held = sum([bits_in(tokens) for tokens in table.held])
        return {
            "tokens": held + bits_in(table.spent) + bits_in(table.unseen),
            "tiles": table.stack() + sum(table.tiles),
        }

    def happenings(self, before: State, mover: i64, move: i64, after: State) -> list[Happening]:
        return happenings(own(before), mover, move, own(after))

    def value(self, state: State, seat: i64) -> float:
        return hints.value(own(state), seat)

    def prior(self, state: State, seat: i64, move: i64) -> float:
        return hints.prior(own(state), move)

    def judge(self, seen: View, rng: Rng) -> list[float]:
        return mind.judge(own(self.imagine(seen, rng)), seen.moves, far=True)

    def glance(self, seen: View, rng: Rng) -> list[float]:
        return mind.judge(own(self.imagine(seen, rng)), seen.moves, far=False)

    def reason(self, seen: View, move: i64) -> str:
        return reasons.reason(own(self.imagine(seen, Rng(0))), move)

    def manner(self) -> Manner:
        return hints.MANNER

    def features(self, players: i64) -> list[Feature]:
        return features.features(players, self.terms)


def make(room: Room, options: dict[str, Value]) -> Game:
    """The game under these options."""
    return SharkTank(room, options)
