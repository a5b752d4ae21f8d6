"""SharkBait's turn, solved: for a token mat, what every position of a turn is worth.

What is optimised: the spaces that the pawn moves by this turn, on average, each
shark bait that the player has in the end counted as ``bait`` spaces.  What the
others do later, and so who wins the round, is left out unless the turn ends it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

from shoal.core.arrays import i64, vec
from shoal.core.errors import BadPosition, ShoalError
from shoal.core.position import read_position
from shoal.core.state import CHANCE
from shoal.games import game_info
from shoal.games.sharkbait.bot.move_evaluation import stopped_with
from shoal.games.sharkbait.bot.turn_values import HIGHEST_SCORE, WorkingOut, table_number
from shoal.games.sharkbait.components import FISH_DICE, SIDES
from shoal.games.sharkbait.game import own
from shoal.games.sharkbait.rules import OVER, PRIZE, STOP, THROW, SharkBaitState

USUAL_BAIT = 0.5
USUAL_HOLD = (4, 9, 13)


@dataclass(frozen=True)
class Row:
    """A position with both sharks home, or before that one that has to roll."""

    sharks: str
    ocean: str
    dice: int
    score: int
    stop: float | None
    roll: float

    def best(self) -> str:
        """What to do."""
        return "stop" if self.stop is not None and self.stop >= self.roll else "roll"


class SolvedTurn:
    """One player's turn on a token mat.  Positions are worked out when they are asked for."""

    def __init__(self, state: SharkBaitState, bait: float = USUAL_BAIT) -> None:
        if state.phase < THROW or state.phase == OVER:
            raise BadPosition("Nobody's turn is under way in this position (SB-10).")
        self.state = state
        self.seat = int(state.turn)
        self.bait = bait
        self.working = WorkingOut()
        self.least = bait * int(state.baits[self.seat])  # a turn never costs more than its baits
        scores = range(HIGHEST_SCORE + 1)
        worths = [self.prize(stopped_with(state, score)) + self.least for score in scores]
        self.working.worths = vec[float](worths)

    def prize(self, state: SharkBaitState) -> float:
        """The best that baits make of the prize (SB-28), against the position now."""
        if state.phase != PRIZE or state.turn != self.seat:
            return self.gained(state)
        return max(self.prize(after(state, move)) for move in state.moves(self.seat))

    def gained(self, state: SharkBaitState) -> float:
        """Spaces moved and baits won since the turn began."""
        moved = int(state.pawns[self.seat] - self.state.pawns[self.seat])
        return moved + self.bait * int(state.baits[self.seat] - self.state.baits[self.seat])

    def worth(self, state: SharkBaitState) -> float:
        """What a position of this turn is worth with best play."""
        if state.phase == THROW and state.turn == self.seat and self.under_way(state):
            return self.working.roll(state) - self.least
        if state.phase == PRIZE or not self.under_way(state):
            return self.prize(state)
        return self.working.best(state) - self.least

    def under_way(self, state: SharkBaitState) -> bool:
        """Whether it is still the same turn."""
        mine = state.turn == self.seat and not state.has_won(self.seat)
        return bool(mine and state.round == self.state.round and state.phase != OVER)

    def moves(self, state: SharkBaitState) -> list[tuple[int, float]]:
        """The player's moves with what they are worth, the best first."""
        found = []
        for move in state.moves(self.seat):
            stops = move == STOP
            worth = self.stopped(state) if stops else self.worth(after(state, move))
            found.append((int(move), worth))
        return sorted(found, key=lambda one: -one[1])

    def stopped(self, state: SharkBaitState) -> float:
        """What it is worth to stop here."""
        return float(self.working.worths[state.dice_score()]) - self.least

    def scores(self) -> list[float]:
        """What each score from 0 up is worth on this mat."""
        return [float(worth) - self.least for worth in self.working.worths]

    def table(self) -> Iterator[Row]:
        """Every position with dice to roll that a turn can come to; mirror images once."""
        told = set()
        for state in positions(self.state):
            place = int(table_number(state))
            if self.working.known[place] < 0 or place in told:
                continue
            told.add(place)
            home = bool(state.can_stop())
            yield Row(
                "".join(str(column) for column in (state.shark, state.other_shark) if column)
                or "-",
                "".join(str(fish) for fish in list(state.ocean)[1:]),
                int(state.fish),
                int(state.dice_score()) if home else 0,
                self.stopped(state) if home else None,
                float(self.working.known[place]) - self.least,
            )


def after(state: SharkBaitState, move: int) -> SharkBaitState:
    """The position that a move of the player leads to."""
    other = state.clone()
    other.play(state.turn, move)
    return other


def start_of(hold: Sequence[int] = USUAL_HOLD) -> SharkBaitState:
    """The first throw of a game with these tokens on hold, as many as there are players."""
    found = game_info("sharkbait")
    if not found.min_players <= len(hold) <= found.max_players or len(set(hold)) < len(hold):
        raise ShoalError(
            "As many tokens are on hold as there are players, "
            f"{found.min_players} to {found.max_players} different ones (SB-7)."
        )
    game = found.game({})
    state = game.start_checked(len(hold))
    state.play(CHANCE, 0)
    for number in hold:
        state.play(CHANCE, game.read_chance(state, f"hold {number}"))
    return own(state)


def read_turn(text: str) -> SharkBaitState:
    """A position from its text."""
    _, state = read_position(game_info("sharkbait"), text)
    return own(state)


def positions(start: SharkBaitState) -> Iterator[SharkBaitState]:
    """Every way the dice can lie before a throw: sharks, ocean and hand."""
    columns = range(1, SIDES + 1)
    homes = [(0, 0), *((one, 0) for one in columns), *combinations_with_replacement(columns, 2)]
    for hand in range(FISH_DICE + 1):
        for ocean in oceans(FISH_DICE - hand, SIDES):
            for shark, other in homes:
                state = start.clone()
                state.phase = THROW
                state.fish = hand
                state.shark, state.other_shark = shark, other
                state.ocean = vec[i64]([0, *ocean])
                yield state


def oceans(fish: int, columns: int) -> Iterator[tuple[int, ...]]:
    """At most so many fish in so many columns.

    >>> list(oceans(1, 2))
    [(0, 0), (0, 1), (1, 0)]
    """
    if columns == 0:
        yield ()
        return
    for here in range(fish + 1):
        for rest in oceans(fish - here, columns - 1):
            yield (here, *rest)
