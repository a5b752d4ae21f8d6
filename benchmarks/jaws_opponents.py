"""Opponents that only measurements use: a shark in Jaws that hides."""

from collections.abc import Iterator

from shoal.bots.levels import bot_of
from shoal.bots.simple_bots import Bot
from shoal.core.game import View
from shoal.core.rng import Rng
from shoal.games.jaws.act1.planner.crew_belief import possible_turns
from shoal.games.jaws.act1.planner.secret_turns import Ending
from shoal.games.jaws.act1.planner.shark_models import BLIND, TurnModel
from shoal.games.jaws.belief import Worlds, agrees, normalized, pack_turn, uniform
from shoal.games.jaws.components import NO_TOKEN, SIGHT
from shoal.games.jaws.crew_knowledge import (
    BOARD_ROW,
    REPORT_ROW,
    REPORT_TOKEN,
    pack_row,
    unpack_row,
)
from shoal.games.jaws.moves import CHOOSE_START, CHOOSE_TOKEN, HUNT, SPEED_BURST
from shoal.games.jaws.rules import JawsState, own

MEAL: float = 0.3
"""What a swimmer is worth, in chances to be found."""
TOKEN_COST = 0.1
FOUND_OUT_OF_SIGHT = 0.5
"""How much being at a likely place counts if the crew's questions do not help."""
NO_BOUND = -1000


class HidingShark(Bot):
    """Weighs what it eats against how likely the crew thinks it is where it ends its turn.

    That is the chance in a belief in which all endings of a secret turn are equally likely.
    """

    def __init__(self) -> None:
        self.act2 = bot_of("search:100ms")

    def choose(self, view: View, rng: Rng) -> int:
        state = own(view.game.shown(view))
        if view.number("act") == 2:
            return int(self.act2.choose(view, rng))
        if state.phase == CHOOSE_START:
            return int(view.moves[rng.below(len(view.moves))])
        hunt = Hunt(view, state)
        values = [hunt.value(int(move)) + 1e-6 * float(rng.below(1000)) for move in view.moves]
        return int(view.moves[values.index(max(values))])


class Hunt:
    """One decision of the hiding shark within its secret turn."""

    def __init__(self, view: View, state: JawsState) -> None:
        self.state = state
        rows = view.rows("story")
        self.board = rows[-1]
        self.before = belief_after(state, rows[:-1])
        self.chances: dict[int, dict[int, float]] = {}
        self.turns: dict[int, TurnModel] = {}

    def value(self, move: int) -> float:
        """The best that can follow this move."""
        after = self.state.clone()
        after.knowledge = after.knowledge[:0]
        after.track = NO_BOUND  # No report ends Act 1 here.
        after.play(0, move)
        token = int(after.token)
        cost = TOKEN_COST if token != NO_TOKEN and self.state.phase == CHOOSE_TOKEN else 0.0
        return max(self.worth(ending, token) for ending in self.endings(after)) - cost

    def worth(self, ending: Ending, token: int) -> float:
        """What an ending is worth."""
        if ending.report not in self.chances:
            turn = self.turn(ending.report)
            self.chances[ending.report] = places(normalized(turn.after(ending.report)))
        found = self.chances[ending.report].get(ending.end, 0.0)
        if token == SIGHT:
            found *= FOUND_OUT_OF_SIGHT
        return MEAL * ending.eaten - found

    def turn(self, report: int) -> TurnModel:
        """All turns that may end with a report like this one: with a token, or without."""
        played = unpack_row(report)[REPORT_TOKEN]
        if played not in self.turns:
            packed = int(pack_row(self.board))
            turns = possible_turns(self.state.settings, packed, report)
            self.turns[played] = TurnModel(BLIND, turns, self.before)
        return self.turns[played]

    def endings(self, start: JawsState) -> Iterator[Ending]:
        """Every ending of the turn from here."""
        frontier = [start]
        seen: set[int] = set()
        for state in frontier:
            if state.phase not in (HUNT, SPEED_BURST):
                yield Ending(self.board, int(state.place), int(state.knowledge[0]))
            elif pack_turn(state) not in seen:
                seen.add(pack_turn(state))
                for move in state.moves(0):
                    after = state.clone()
                    after.play(0, move)
                    frontier.append(after)


def belief_after(state: JawsState, rows: list[list[int]]) -> Worlds:
    """What a crew believes after these rows, if all endings are equally likely."""
    worlds = uniform(4, 0)
    board: list[int] = []
    for row in rows:
        if row[0] == BOARD_ROW:
            board = row
        elif row[0] == REPORT_ROW:
            report = int(pack_row(row))
            turns = possible_turns(state.settings, int(pack_row(board)), report)
            after = TurnModel(BLIND, turns, worlds).after(report)
            worlds = normalized(after) or uniform(4, 0)
        else:
            worlds = normalized({w: c for w, c in worlds.items() if agrees(row, w)}) or worlds
    return worlds


def places(worlds: Worlds) -> dict[int, float]:
    """The chance of each place."""
    found: dict[int, float] = {}
    for (place, _, _), chance in worlds.items():
        found[place] = found.get(place, 0.0) + chance
    return found
