"""What the board of SharkBait shows beyond the View: what fish are worth, what moves bring."""

from typing import Final, final

from shoal.core.game import BoardHelpers, View
from shoal.core.packed_arrays import i64
from shoal.games.sharkbait.components import SIDES
from shoal.games.sharkbait.moves import BAIT, ROLL, STOP, TAKE
from shoal.games.sharkbait.notation import SharkBaitNotation
from shoal.games.sharkbait.rules import SharkBaitState, own

NOTATION: Final = SharkBaitNotation()


@final
class SharkBaitBoardHelpers(BoardHelpers):
    """The dice score once both sharks are home, and the same after each legal move.

    ``each`` is what a fish in each column is worth, ``token`` the token that the score
    wins, ``steps``, ``bait`` and ``space`` what that token brings and where it leads, ``lifted``
    the same for the token to which one bait would lift it.
    """

    def facts(self, view: View) -> dict[str, object]:
        if view.over:
            return {}
        state = own(view.game.shown(view))
        after: dict[str, object] = {}
        for move in state.moves(state.turn):
            if found := brings(state, move):
                after[NOTATION.write_move(move)] = found
        return standing(state) | {"after": after}


def brings(state: SharkBaitState, move: i64) -> dict[str, object]:
    """How the dice stand after a move, or the token that it takes; empty if nobody can say."""
    if move == TAKE:
        return prize(state, state.prize)
    if move == BAIT:
        return prize(state, state.bigger_token())
    if move == STOP:
        return standing(state)
    if move == ROLL:
        return {}
    after = state.clone()
    after.play(state.turn, move)
    return standing(after)


def standing(state: SharkBaitState) -> dict[str, object]:
    """What the ocean mat is worth, and its token (SB-23 to SB-27); empty while a shark is out."""
    if state.other_shark == 0:
        return {}
    score = state.dice_score()
    token = state.token_for(score)
    each = [worth_of_fish(state, column) for column in range(1, SIDES + 1)]
    return {"each": each, "score": int(score)} | prize(state, token) | lifted(state, token)


def lifted(state: SharkBaitState, token: i64) -> dict[str, object]:
    """The token to which one bait would lift the prize (SB-28); empty if that cannot be."""
    if state.baits[state.turn] == 0 or state.mat >> (token + 1) == 0:
        return {}
    return {"lifted": prize(state, state.next_token(token))}


def worth_of_fish(state: SharkBaitState, column: i64) -> int:
    """What one fish in a column scores (SB-23, SB-24)."""
    alone = state.clone()
    for other in range(1, SIDES + 1):
        alone.ocean[other] = 1 if other == column else 0
    return int(alone.dice_score())


def prize(state: SharkBaitState, token: i64) -> dict[str, object]:
    """A token, and what it brings to the player whose turn it is (SB-30)."""
    tokens = state.settings.tokens
    after = state.clone()
    after.advance(state.turn, tokens.steps[token])
    return {
        "token": int(token),
        "steps": int(tokens.steps[token]),
        "bait": int(tokens.with_bait >> token & 1),
        "space": int(after.pawns[state.turn]),
    }
