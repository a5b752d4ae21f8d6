"""What Act 1 is worth to the crew: its chance to win, by swimmers eaten and barrels on the shark.

The chances are worked out backwards from the end of the act, for average rounds: how many
swimmers the shark eats, and how often a launched barrel hits.
"""

from typing import Final, final

from shoal.core.packed_arrays import i64, vec
from shoal.games.jaws.components import FULL_TRACK, FULL_TRACK_ALONE, LAST_BARREL
from shoal.games.jaws.options import ONLY_ACT_1, Settings

SHARK_WIN_RATES: Final = [0.40, 0.45, 0.50, 0.53, 0.56, 0.58, 0.61, 0.65, 0.70, 0.76]
"""The shark's win rate in Act 2 by swimmers eaten, from 1,500 games of simple bots, smoothed."""

EATEN_IN_A_ROUND: Final = [0.25, 0.35, 0.25, 0.15]
"""How likely the shark eats none, one, two and three swimmers in a round."""
HIT_IN_A_ROUND: Final = 0.5
"""How likely a barrel hits in a round."""
MISS_IN_A_ROUND: Final = 1.0 - HIT_IN_A_ROUND


@final
class Worth:
    """The crew's chance to win when its phase begins, under these settings."""

    def __init__(self, settings: Settings) -> None:
        alone = settings.acts == ONLY_ACT_1
        self.full: i64 = FULL_TRACK
        if alone:
            self.full = FULL_TRACK_ALONE
        self.width: i64 = self.full + 1
        self.table = vec[float]([0.0] * int((LAST_BARREL + 1) * self.width))
        for track in range(self.width):
            won = 1.0 if alone else 1.0 - SHARK_WIN_RATES[track]
            self.table[LAST_BARREL * self.width + track] = won
        lost = 0.0 if alone else 1.0 - SHARK_WIN_RATES[FULL_TRACK]
        for behind in range(LAST_BARREL):
            self.fill_row(LAST_BARREL - 1 - behind, lost)

    def fill_row(self, stuck: i64, lost: float) -> None:
        """Work out the chances with so many barrels on the shark, from the full track down."""
        row = stuck * self.width
        self.table[row + self.full] = lost
        for behind in range(self.full):
            track = self.full - 1 - behind
            later = 0.0
            for eaten in range(1, len(EATEN_IN_A_ROUND)):
                after = min(self.full, track + eaten)
                later += EATEN_IN_A_ROUND[eaten] * self.table[row + after]
            hit = HIT_IN_A_ROUND * self.table[row + self.width + track]
            none = EATEN_IN_A_ROUND[0]
            before_shark = (none * hit + later) / (1.0 - none * MISS_IN_A_ROUND)
            self.table[row + track] = hit + MISS_IN_A_ROUND * before_shark

    def at(self, track: float, stuck: i64) -> float:
        """The chance at a track that need not be a whole number."""
        row = stuck * self.width
        if track >= float(self.full):
            return self.table[row + self.full]
        low = i64(track)
        share = track - float(low)
        return self.table[row + low] * (1.0 - share) + self.table[row + low + 1] * share
