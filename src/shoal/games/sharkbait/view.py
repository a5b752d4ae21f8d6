"""What a seat may know in SharkBait: everything; the hold can be worked out (SB-7)."""

from shoal.core.arrays import i64, vec
from shoal.core.bits import bit
from shoal.core.view import View
from shoal.games.sharkbait.components import BAITS, TokenTable
from shoal.games.sharkbait.notation import PHASES, homes, members
from shoal.games.sharkbait.rules import PRIZE, SharkBaitState, new_state, sum_of


def facts(state: SharkBaitState) -> dict[str, object]:
    """The open table, the same for every seat and for watchers."""
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
        "sharks": homes(state),
        "dice": state.fish,
        "aside": state.dice_aside(),
        "thrown": list(state.thrown)[1:],
        "black": list(state.thrown_sharks)[1:],
        "placed": [column for column in range(1, 7) if state.placed >> column & 1],
        "prize": state.prize,
        "score": score,
        "bigger": bigger,
    }


def worths(state: SharkBaitState) -> list[int]:
    """What each column adds to the dice score (SB-23, SB-24)."""
    found = []
    for column in range(1, len(state.ocean)):
        alone = state.clone()
        for other in range(1, len(state.ocean)):
            if other != column:
                alone.ocean[other] = 0
        found.append(int(alone.dice_score()))
    return found


def imagine(view: View, tokens: TokenTable, track: i64) -> SharkBaitState:
    """The position itself: nothing is hidden."""
    state = new_state(view.players, tokens, track, -1)
    state.phase = PHASES.index(view.word("phase"))
    state.round = view.number("round")
    state.first = view.number("first")
    state.turn = view.number("turn")
    state.pawns = view.numbers("pawns")
    state.baits = view.numbers("baits")
    state.trophies = view.numbers("trophies")
    state.won = view.numbers("won")
    state.mat = token_set(view.numbers("mat"))
    state.hold = token_set(view.numbers("hold"))
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
    state.placed = token_set(view.numbers("placed"))
    state.prize = view.number("prize")
    return state


def token_set(numbers: vec[i64]) -> i64:
    """Numbers as a set of bits."""
    bits: i64 = 0
    for number in numbers:
        bits |= bit(number)
    return bits


def by_column(counts: vec[i64]) -> vec[i64]:
    """Counts of columns 1 to 6 with the unused place 0 before them."""
    placed = vec[i64]([0] * 7)
    for column in range(1, 7):
        placed[column] = counts[column - 1]
    return placed
