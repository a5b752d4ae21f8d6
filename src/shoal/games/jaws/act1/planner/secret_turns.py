"""Every way in which a secret turn of the shark can end, found by the rules."""

from typing import final

from shoal.core.bits import count_bits
from shoal.core.packed_arrays import i64
from shoal.games.jaws.belief import SecretTurn, pack_turn
from shoal.games.jaws.components import (
    BEACH_COUNT,
    FIRST_BEACH,
    MICHAEL_COUNTS,
    SHARK_ACTIONS,
    SPACE_COUNT,
    SWIM,
)
from shoal.games.jaws.crew_knowledge import (
    AT_BEACHES,
    BOARD_MICHAEL,
    BOARD_QUINT,
    REPORT_MICHAEL,
    REPORT_SENSORS,
    unpack_row,
)
from shoal.games.jaws.moves import HUNT, SPEED_BURST


@final
class Ending:
    """How a secret turn can end: the place, the report, and what a shark looks at."""

    def __init__(self, board: list[int], place: int, report: int) -> None:
        self.end = place
        self.report = report
        row = unpack_row(report)
        eaten = MICHAEL_COUNTS * row[REPORT_MICHAEL]
        food = 0.0
        for beach in range(BEACH_COUNT):
            bites = row[AT_BEACHES + beach]
            eaten += bites
            left: i64 = board[AT_BEACHES + beach] - bites
            if board[BOARD_MICHAEL] == beach and row[REPORT_MICHAEL] == 0:
                left += 1
            reach = SHARK_ACTIONS - SWIM[place * SPACE_COUNT + beach + FIRST_BEACH]
            food = max(food, float(min(left, reach)))
        self.eaten = float(eaten)
        self.food = food
        self.touched = float(count_bits(row[REPORT_SENSORS]))
        self.to_quint = float(SWIM[board[BOARD_QUINT] * SPACE_COUNT + place])


@final
class SecretTurns:
    """The endings of all secret turns from one board."""

    def __init__(self, turns: SecretTurn, board: list[int], token: int) -> None:
        self.turns = turns
        self.token = token
        self.board = board
        self.known: dict[int, list[Ending]] = {}

    def endings(self, place: int) -> list[Ending]:
        """The different endings of a turn that begins here."""
        found = self.known.get(place)
        if found is None:
            found = [Ending(self.board, end, report) for end, report in self.find(place)]
            self.known[place] = found
        return found

    def find(self, place: int) -> list[tuple[int, int]]:
        """Places and reports of these endings, each once."""
        turns = self.turns
        state = turns.state
        turns.start_turn(place)
        found: dict[tuple[int, int], None] = {}
        frontier = [pack_turn(state)]
        seen = set(frontier)
        for packed in frontier:
            turns.restore(packed)
            for move in state.moves(0):
                turns.restore(packed)
                state.play(0, move)
                if state.phase == HUNT or state.phase == SPEED_BURST:
                    after = pack_turn(state)
                    if after not in seen:
                        seen.add(after)
                        frontier.append(after)
                else:
                    found[int(state.place), int(state.knowledge[0])] = None
        return list(found)
