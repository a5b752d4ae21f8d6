"""The deciding moment of a finished game: when the winners took the lead for good."""

from dataclasses import dataclass

from shoal.match.history import GameHistory
from shoal.match.record import ranking_of, scores_of


@dataclass(frozen=True, slots=True)
class DecidingMoment:
    """A step of a game, the number of its turn, and what everybody heard of it."""

    step: int
    turn: int
    entry: bytes | None


def deciding_moment(history: GameHistory) -> DecidingMoment | None:
    """The last step before which not all winners had the most points, while they had them after it.

    None if the winners led from the first step on. A tie that something else than points decided
    counts as a lead.
    """
    winners = set(ranking_of(history.state)[0])
    step = history.step
    if not winners <= leaders(scores_of(history.state)):
        return None
    while step > 0 and winners <= leaders(scores_of(history.position(step - 1))):
        step -= 1
    if step == 0:
        return None
    is_public = history.audiences[step - 1] >> history.players & 1
    entry = history.first_entry_after(step - 1) if is_public else None
    return DecidingMoment(step, history.turns[step - 1], entry)


def leaders(scores: tuple[int, ...]) -> set[int]:
    """The seats with the most points, if somebody has fewer."""
    most = max(scores)
    ahead = {seat for seat, score in enumerate(scores) if score == most}
    return ahead if len(ahead) < len(scores) else set()
