"""What SharkBait's board on a screen shows beyond the view."""

from typing import final

from shoal.core.game import BoardHelpers
from shoal.core.view import View
from shoal.games.sharkbait.rules import SharkBaitState, own


@final
class SharkBaitBoardHelpers(BoardHelpers):
    """What each column scores once both sharks are home, and the token that the score wins."""

    def facts(self, view: View) -> dict[str, object]:
        if len(view.numbers("sharks")) < 2 or view.over:
            return {}
        state = own(view.game.shown(view))
        return {"worths": column_scores(state), "token": state.token_for(state.dice_score())}


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
