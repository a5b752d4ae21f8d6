"""What a board shows beyond the View: whole movements, and what each choice would bring.

Everything here follows from the View and the rules.  The value of a fish that this player has not
seen is any value of its suit that they have not seen, so points are all sums that are possible.
"""

from itertools import combinations
from typing import Final, final

from shoal.core.bits import bit
from shoal.core.game import BoardHelpers
from shoal.core.packed_arrays import i64
from shoal.core.view import View
from shoal.games.sharktank.board_text import touched
from shoal.games.sharktank.components import SUITS, TOKEN_NAMES, VALUE_COUNT
from shoal.games.sharktank.movement.routes import NOTATION, Route, routes_at
from shoal.games.sharktank.moves import CHOOSE, DRAFT, KEEP, PAY, SPEND, TAKE
from shoal.games.sharktank.notation import read_cell
from shoal.games.sharktank.options import Settings
from shoal.games.sharktank.rules import SharkTankState, own

FISH: Final = 0
TASTY: Final = 1
VALUES: Final = 2
SETS: Final = 3
ONE_SUIT: Final = 4
TOTAL: Final = 5
"""The parts of a score sheet."""

KEEP_TEXT: Final = NOTATION.write_move(KEEP)


@final
class SharkTankBoardHelpers(BoardHelpers):
    """Whole movements by their last cell, what they would bring, and everybody's collection."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def facts(self, view: View) -> dict[str, object]:
        state = own(view.game.shown(view))
        routes = self.routes(view)
        meals = [meals_of(view, self.settings, route) for route in routes]
        return {
            "routes": [{**r.facts(), "meals": m} for r, m in zip(routes, meals, strict=True)],
            "outcomes": outcomes(view, state, most_eaten(routes, meals)),
            "takes": takes(view, state),
            "collections": [collection(view, state, seat) for seat in range(view.players)],
            "most": seat_with_most_fish(view, state),
        }

    def routes(self, view: View) -> list[Route]:
        """Every cell that the seat to act can bring a shark to, with the moves for it."""
        if list(view.actors) != [view.seat]:
            return []
        return routes_at(own(view.game.shown(view)))


def meals_of(view: View, settings: Settings, route: Route) -> dict[str, list[str]]:
    """The fish that the shark would gobble, by the end of the route where it would (ST-27)."""
    fish = view.word_rows("fish")[SUITS.index(route.shark)]
    found = {end: touched(read_cell(end), fish, settings) for end in route.endpoints}
    return {end: eaten for end, eaten in found.items() if eaten}


def most_eaten(routes: list[Route], meals: list[dict[str, list[str]]]) -> dict[str, int]:
    """The most fish that each shark could gobble at the end of one of its routes."""
    most: dict[str, int] = {}
    for route, meal in zip(routes, meals, strict=True):
        eaten = max([len(fish) for fish in meal.values()], default=0)
        most[route.shark] = max(most.get(route.shark, 0), eaten)
    return most


# What a choice brings.


def outcomes(view: View, state: SharkTankState, most: dict[str, int]) -> dict[str, object]:
    """For each shark: each choice of what to spend, with the outcome for 0, 1, 2 ... fish."""
    return {shark: outcomes_of(view, state, shark, number) for shark, number in most.items()}


def outcomes_of(view: View, state: SharkTankState, shark: str, most: int) -> dict[str, object]:
    """The outcomes of one shark's movement; the choice is empty where nothing can be spent."""
    held = int(state.held[state.seat])
    unseen = unseen_tokens(view, shark)
    found: dict[str, object] = {}
    for choice, token in spendable(state, SUITS.index(shark)).items():
        kept = held & ~token
        found[choice] = [
            outcome(state, held, [kept | sum(eaten) for eaten in combinations(unseen, number)])
            for number in range(most + 1)
        ]
    return found


def spendable(state: SharkTankState, suit: i64) -> dict[str, int]:
    """The token that leaves the player's collection for each choice of what to spend."""
    after = state.clone()
    if after.phase == CHOOSE:
        after.choose(suit)
    if after.phase != PAY:
        return {"": 0}
    found = {KEEP_TEXT: 0}
    for move in after.moves(after.seat):
        if move >= SPEND:
            found[NOTATION.write_move(move)] = int(bit(move - SPEND))
    return found


def unseen_tokens(view: View, suit: str) -> list[int]:
    """The tokens of a suit whose place this player does not know, as bits."""
    names = [name for name in view.words("unseen") if name.endswith(f" {suit}")]
    return [int(bit(TOKEN_NAMES.index(name))) for name in names]


def outcome(state: SharkTankState, before: int, after: list[int]) -> dict[str, object]:
    """How the score changes: all possible points, and the parts that do not depend on values."""
    old = list(state.score_sheet(before))
    sheets = [list(state.score_sheet(tokens)) for tokens in after]
    new = sheets[0]
    return {
        "score": int(old[TOTAL]),
        "points": sorted({int(sheet[TOTAL] - old[TOTAL]) for sheet in sheets}),
        "fish": int(new[FISH] - old[FISH]),
        "tasty": int(new[TASTY] - old[TASTY]),
        "sets": int(new[SETS] - old[SETS]),
        "single": int(new[ONE_SUIT] - old[ONE_SUIT]),
    }


def takes(view: View, state: SharkTankState) -> dict[str, object]:
    """What each fish of the draft that can be taken would bring (ST-8)."""
    if state.phase != DRAFT or list(view.actors) != [view.seat]:
        return {}
    held = int(state.held[state.seat])
    value = state.draft_value()
    found: dict[str, object] = {}
    for move in state.moves(state.seat):
        suit = move - TAKE
        token = int(bit(VALUE_COUNT * suit + value))
        found[SUITS[suit]] = outcome(state, held, [held | token])
    return found


# What everybody has.


def collection(view: View, state: SharkTankState, seat: i64) -> dict[str, object]:
    """A player's score so far, part by part; of hidden values the lowest and the highest."""
    low, high = possible_tokens(view, seat)
    least = list(state.score_sheet(low))
    most = list(state.score_sheet(high))
    return {
        "fish": int(least[FISH]),
        "tasty": int(least[TASTY]),
        "values": [int(least[VALUES]), int(most[VALUES])],
        "sets": int(least[SETS]),
        "single": int(least[ONE_SUIT]),
        "points": [int(least[TOTAL]), int(most[TOTAL])],
    }


def possible_tokens(view: View, seat: i64) -> tuple[int, int]:
    """What a player may have, as bits: with the lowest hidden values, and with the highest."""
    names = [*view.word_rows("drafted")[seat], *view.word_rows("gobbled")[seat]]
    known = sum([int(bit(TOKEN_NAMES.index(name))) for name in names if name in TOKEN_NAMES])
    low = known
    high = known
    for suit in SUITS:
        hidden = names.count(f"? {suit}")
        unseen = unseen_tokens(view, suit)
        low |= sum(unseen[:hidden])
        high |= sum(unseen[len(unseen) - hidden :])
    return low, high


def seat_with_most_fish(view: View, state: SharkTankState) -> int | None:
    """Who has more fish than anybody else, and so skips the next turn (ST-29)."""
    if len(state.sharks) == 0:
        return None
    after = state.clone()
    for seat in range(after.players):
        after.held[seat] = possible_tokens(view, seat)[0]  # their number is what counts
    for seat in range(after.players):
        after.seat = seat
        if after.leads():
            return int(seat)
    return None
