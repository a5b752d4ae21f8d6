"""How sharks choose their secret turns: models, and the belief of a crew that mixes them.

A model weighs every ending of a turn. Each model counts by how well it foretold the reports and
answers so far.
"""

import math
from typing import Final, final

from shoal.core.bits import bit, members
from shoal.games.jaws.act1.planner.secret_turns import Ending, SecretTurns
from shoal.games.jaws.belief import Worlds, normalized
from shoal.games.jaws.components import BEACH_COUNT, FIRST_BEACH, SPACE_COUNT, SWIM

Endings = dict[tuple[int, int], list[Ending]]
"""For each place where a turn may begin and each token, how it can end."""
Weights = dict[tuple[int, int], list[float]]
"""The chances of those endings."""


@final
class Model:
    """What a shark looks at when it chooses how to end its turn.

    ``found`` is about the crew's belief: how likely the shark is where it is, given the report.
    """

    def __init__(
        self, share: float, *, eaten: float, food: float, touched: float, quint: float, found: float
    ) -> None:
        self.share = share
        self.eaten = eaten
        self.food = food
        self.touched = touched
        self.quint = quint
        self.found = found

    def score(self, ending: Ending) -> float:
        """How much it likes an ending, apart from being found."""
        score = self.eaten * ending.eaten + self.food * ending.food
        return score + self.touched * ending.touched + self.quint * ending.to_quint


BLIND: Final = Model(1.0, eaten=0.0, food=0.0, touched=0.0, quint=0.0, found=0.0)
"""All endings of a turn are equally likely."""

MODELS: Final = [
    Model(0.4, eaten=2.7, food=1.3, touched=0.0, quint=1.3, found=0.0),
    Model(0.05, eaten=2.0, food=0.7, touched=-0.5, quint=0.1, found=0.0),
    Model(0.35, eaten=3.0, food=0.0, touched=0.0, quint=0.0, found=-10.0),
    Model(0.15, eaten=1.5, food=0.0, touched=-0.3, quint=0.1, found=-5.0),
    Model(0.05, eaten=0.0, food=0.0, touched=0.0, quint=0.0, found=0.0),
]
"""The first is fitted to the endings that the search of level ``best`` chose in 70 games."""

TOKEN_WEIGHTS: Final = [0.0, 3.0, 1.0, 3.0, 1.0]
"""How likely each token is, relative to the others, if one is played."""
START: Final = 0.3
"""How much a shark that begins cares about what it likes at the end of a turn."""


@final
class TurnModel:
    """One secret turn as a model foresees it, from the worlds before it."""

    def __init__(self, model: Model, turns: list[SecretTurns], before: Worlds) -> None:
        self.model = model
        self.before = before
        self.starts: dict[tuple[int, int], float] = {}
        self.endings: Endings = {}
        self.weights: Weights = {}
        for (place, tokens, _), chance in before.items():
            for secret in turns:
                if can_play(secret.token, tokens):
                    start = place, secret.token
                    share = chance * token_share(secret.token, tokens)
                    self.starts[start] = self.starts.get(start, 0.0) + share
                    if start not in self.endings:
                        self.endings[start] = secret.endings(place)
        for start, endings in self.endings.items():
            if model.found == 0.0:
                self.weights[start] = softmax([model.score(ending) for ending in endings])
            else:
                self.weights[start] = [1.0 / float(len(endings)) for _ending in endings]
        if model.found != 0.0:
            self.weigh_by_found()

    def weigh_by_found(self) -> None:
        """Weigh the endings by what a crew believes to which all were equally likely."""
        chances = self.found_chances()
        for start, endings in self.endings.items():
            scores = [
                self.model.score(ending) + self.model.found * chances[ending.report, ending.end]
                for ending in endings
            ]
            self.weights[start] = softmax(scores)

    def found_chances(self) -> dict[tuple[int, int], float]:
        """For each report and place, the chance that a shark that reports so is there."""
        there: dict[tuple[int, int], float] = {}
        reports: dict[int, float] = {}
        for start, endings in self.endings.items():
            weights = self.weights[start]
            share = self.starts[start]
            for place, ending in enumerate(endings):
                chance = share * weights[place]
                key = ending.report, ending.end
                there[key] = there.get(key, 0.0) + chance
                reports[ending.report] = reports.get(ending.report, 0.0) + chance
        return {key: chance / max(1e-12, reports[key[0]]) for key, chance in there.items()}

    def after(self, report: int) -> Worlds:
        """The worlds after this report, with the chance of each; together that of the report."""
        after: Worlds = {}
        ends: dict[tuple[int, int], dict[int, float]] = {}
        for (place, tokens, _), chance in self.before.items():
            for start in self.endings:
                token = start[1]
                if start[0] != place or not can_play(token, tokens):
                    continue
                if start not in ends:
                    ends[start] = self.ends(start, report)
                share = chance * token_share(token, tokens)
                left = tokens & ~int(bit(token - 1)) if token else tokens
                for end, likely in ends[start].items():
                    world = end, left, token
                    after[world] = after.get(world, 0.0) + share * likely
        return after

    def ends(self, start: tuple[int, int], report: int) -> dict[int, float]:
        """For each place, the chance to end there with this report."""
        weights = self.weights[start]
        found: dict[int, float] = {}
        for place, ending in enumerate(self.endings[start]):
            if ending.report == report:
                found[ending.end] = found.get(ending.end, 0.0) + weights[place]
        return found


def can_play(token: int, tokens: int) -> bool:
    """Whether the token is among these, or none is played."""
    return token == 0 or tokens & int(bit(token - 1)) != 0


def token_share(token: int, tokens: int) -> float:
    """How likely it was this token, of those that were left, if one was played."""
    if token == 0:
        return 1.0
    total = 0.0
    for other in members(tokens):
        total += TOKEN_WEIGHTS[other + 1]
    return TOKEN_WEIGHTS[token] / total


def first_worlds(model: Model, worlds: Worlds, quint: int) -> Worlds:
    """Where such a shark begins: one that hides anywhere, others at a beach far from Quint."""
    if model.found != 0.0:
        return worlds
    weights: Worlds = {}
    for world, chance in worlds.items():
        score = model.quint * float(SWIM[SPACE_COUNT * quint + world[0]])
        if FIRST_BEACH <= world[0] < FIRST_BEACH + BEACH_COUNT:
            score += model.eaten
        weights[world] = chance * math.exp(START * score)
    return normalized(weights)


def softmax(scores: list[float]) -> list[float]:
    """Chances that grow with the scores."""
    highest = max(scores)
    weights = [math.exp(score - highest) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
