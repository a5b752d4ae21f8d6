"""The crew's working belief: several models of the shark, weighed by what they foretold.

The belief that people are shown is the exact one of the rules: see ``belief.py``.
"""

from typing import Final, final

from shoal.core.packed_arrays import i64
from shoal.games.jaws.act1.planner.secret_turns import SecretTurns
from shoal.games.jaws.act1.planner.shark_models import MODELS, TurnModel, first_worlds
from shoal.games.jaws.belief import (
    SecretTurn,
    Worlds,
    agrees,
    normalized,
    tokens_after,
    uniform,
)
from shoal.games.jaws.components import TOKEN_COUNT
from shoal.games.jaws.crew_knowledge import (
    BOARD_QUINT,
    BOARD_ROW,
    REPORT_ROW,
    REPORT_TOKEN,
    pack_row,
    unpack_row,
)
from shoal.games.jaws.options import Settings

FLOOR: Final = 0.01
"""No model counts less."""
FRESH: Final[i64] = 2 * TOKEN_COUNT
"""What the crew knows before the first round: all tokens are left."""
MAX_REMEMBERED: Final = 256


@final
class Opinions:
    """For each model its weight, and the worlds that it believes in."""

    def __init__(self, shares: list[float], worlds: list[Worlds]) -> None:
        self.shares = shares
        self.worlds = worlds

    def mixture(self) -> Worlds:
        """All models together."""
        mixed: Worlds = {}
        for share, worlds in zip(self.shares, self.worlds, strict=True):
            for world, chance in worlds.items():
                mixed[world] = mixed.get(world, 0.0) + share * chance
        return mixed


@final
class CrewBelief:
    """Works out the belief in one game, and remembers it after each entry."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.memory: dict[tuple[int, ...], Opinions] = {}

    def worlds(self, base: int, rows: list[list[int]]) -> Worlds:
        """Where the shark may be after these rows of what the crew knows."""
        entries = (base, *[int(pack_row(row)) for row in rows])
        start = len(entries)
        while start > 1 and entries[:start] not in self.memory:
            start -= 1
        opinions = self.memory.get(entries[:start])
        if opinions is None:
            first = uniform(base >> 1, base & 1)
            opinions = Opinions([model.share for model in MODELS], [first for _model in MODELS])
        for end in range(start, len(entries)):
            opinions = self.after_entry(entries, end, opinions)
            if len(self.memory) >= MAX_REMEMBERED:
                self.memory.clear()
            self.memory[entries[: end + 1]] = opinions
        return opinions.mixture()

    def after_entry(self, entries: tuple[int, ...], end: int, opinions: Opinions) -> Opinions:
        """The opinions after one more entry."""
        row = unpack_row(entries[end])
        if row[0] == BOARD_ROW:
            if end == 1 and entries[0] == FRESH:
                return Opinions(opinions.shares, starting_worlds(opinions.worlds, row[BOARD_QUINT]))
            return opinions
        found: list[Worlds] = []
        if row[0] == REPORT_ROW:
            turns = possible_turns(self.settings, entries[end - 1], entries[end])
            for model, worlds in zip(MODELS, opinions.worlds, strict=True):
                found.append(TurnModel(model, turns, worlds).after(entries[end]))
        else:
            for worlds in opinions.worlds:
                found.append({w: chance for w, chance in worlds.items() if agrees(row, w)})
        left, played = tokens_after(entries[: end + 1])
        return weighed(opinions.shares, found, uniform(left, played))


def possible_turns(settings: Settings, board: int, report: int) -> list[SecretTurns]:
    """For each token that may have been played, the secret turns with it."""
    row = unpack_row(board)
    tokens = range(1, TOKEN_COUNT + 1) if unpack_row(report)[REPORT_TOKEN] else range(1)
    return [SecretTurns(SecretTurn(settings, board, report, token), row, token) for token in tokens]


def starting_worlds(worlds: list[Worlds], quint: int) -> list[Worlds]:
    """Where each model's shark begins, with Quint at this space."""
    return [first_worlds(model, some, quint) for model, some in zip(MODELS, worlds, strict=True)]


def weighed(shares: list[float], found: list[Worlds], otherwise: Worlds) -> Opinions:
    """Weigh the models by how likely they found what happened."""
    masses = [share * sum(worlds.values()) for share, worlds in zip(shares, found, strict=True)]
    total = sum(masses)
    if total <= 0.0:  # Only after a position typed by hand.
        return Opinions(shares, [otherwise for _model in found])
    after = [max(FLOOR, mass / total) for mass in masses]
    whole = sum(after)
    worlds = [normalized(some) or otherwise for some in found]
    return Opinions([share / whole for share in after], worlds)
