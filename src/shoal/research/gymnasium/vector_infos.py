"""Infos of a vector environment: arrays by name, each with a mask of the games that have it."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.match.sentences import sentence_of
from shoal.research.learner_batch import LearnerBatch

Infos = dict[str, Any]  # Any: what Gymnasium's signatures say
Chosen = NDArray[np.bool_]


def infos_of(masks: NDArray[np.int8], seats: NDArray[np.int64], chosen: Chosen) -> Infos:
    """The legal moves and the seats of the chosen games; zeros in the others."""
    if not chosen.all():
        masks = np.where(chosen[:, None], masks, np.int8(0))
        seats = np.where(chosen, seats, 0)
    return {
        "action_mask": masks,
        "_action_mask": chosen.copy(),
        "seat": seats,
        "_seat": chosen.copy(),
    }


def outcomes_of(batch: LearnerBatch, over: Chosen) -> Infos:
    """The rewards of all seats in games that are over, and the refusals of illegal moves."""
    infos: Infos = {}
    if not over.any():
        return infos
    rewards = np.zeros((len(over), int(batch.encoding.players)))
    refusals = np.full(len(over), None, object)
    for env in np.flatnonzero(over):
        game = batch.games[env]
        rewards[env] = game.rewards
        if game.refusal is not None:
            refusals[env] = sentence_of(batch.encoding.game, game.refusal)
    infos |= {"rewards": rewards, "_rewards": over.copy()}
    refused = refusals != None  # noqa: E711 - compares each element
    if refused.any():
        infos |= {"refusal": refusals, "_refusal": refused}
    return infos
