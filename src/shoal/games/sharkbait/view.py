"""What a viewer may know of a SharkBait position: everything (SB-7)."""

from shoal.core.bits import bit, members
from shoal.core.packed_arrays import i64, vec
from shoal.core.view import View
from shoal.games.sharkbait.components import BAITS, COLUMNS
from shoal.games.sharkbait.moves import PHASES, PRIZE
from shoal.games.sharkbait.options import Settings
from shoal.games.sharkbait.position import shark_columns
from shoal.games.sharkbait.rules import SharkBaitState, new_state, sum_of


def facts(state: SharkBaitState) -> dict[str, object]:
    """The facts of the position, the same for every viewer."""
    score: i64 = 0
    if state.other_shark:
        score = state.dice_score()
    bigger: i64 = 0
    if state.phase == PRIZE:
        bigger = state.next_token(state.prize)
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "first": state.first,
        "turn": state.turn,
        "pawns": list(state.pawns),
        "baits": list(state.baits),
        "trophies": list(state.trophies),
        "won": list(state.won),
        "mat": members(state.mat),
        "hold": members(state.hold),
        "supply": state.supply,
        "ocean": list(state.ocean)[1:],
        "sharks": shark_columns(state),
        "dice": state.fish,
        "aside": state.dice_aside(),
        "thrown": list(state.thrown)[1:],
        "black": list(state.thrown_sharks)[1:],
        "placed": members(state.placed),
        "prize": state.prize,
        "score": score,
        "bigger": bigger,
    }


def column_scores(state: SharkBaitState) -> list[int]:
    """What each column adds to the dice score (SB-23, SB-24)."""
    scores = []
    for column in range(1, len(state.ocean)):
        alone = state.clone()
        for other in range(1, len(state.ocean)):
            if other != column:
                alone.ocean[other] = 0
        scores.append(int(alone.dice_score()))
    return scores


def imagine(view: View, settings: Settings) -> SharkBaitState:
    """The position itself: nothing is hidden."""
    state = new_state(view.players, settings, -1)
    state.phase = PHASES.index(view.word("phase"))
    state.round = view.number("round")
    state.first = view.number("first")
    state.turn = view.number("turn")
    state.pawns = view.numbers("pawns")
    state.baits = view.numbers("baits")
    state.trophies = view.numbers("trophies")
    state.won = view.numbers("won")
    state.mat = set_of(view.numbers("mat"))
    state.hold = set_of(view.numbers("hold"))
    state.supply = BAITS - sum_of(state.baits)
    state.ocean = by_column(view.numbers("ocean"))
    sharks = view.numbers("sharks")
    if len(sharks) > 0:
        state.shark = sharks[0]
    if len(sharks) > 1:
        state.other_shark = sharks[1]
    state.fish = view.number("dice")
    state.thrown = by_column(view.numbers("thrown"))
    state.thrown_sharks = by_column(view.numbers("black"))
    state.placed = set_of(view.numbers("placed"))
    state.prize = view.number("prize")
    return state


def set_of(numbers: vec[i64]) -> i64:
    """The numbers as a set of bits."""
    bits: i64 = 0
    for number in numbers:
        bits |= bit(number)
    return bits


def by_column(counts: vec[i64]) -> vec[i64]:
    """Counts of columns 1 to 6 with the unused place 0 before them."""
    columns = vec[i64]([0] * COLUMNS)
    for column in range(1, COLUMNS):
        columns[column] = counts[column - 1]
    return columns
