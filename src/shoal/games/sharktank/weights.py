"""What counts towards finishing above another in Shark Tank, and how much.

``benchmarks/tank_weights.py`` fits the numbers to games: to who finished above whom.  So they tell
when a single suit pays (ST-38): hardly while there is much to eat, and well at the end.
"""

from typing import Final, final

from shoal.core.arrays import i64


@final
class Weights:
    """How much each trait of a hand counts; early ones count for each fish in the tank."""

    def __init__(
        self,
        *,
        points: float = 0.0,
        late_points: float = 0.0,
        fish: float = 0.0,
        early_fish: float = 0.0,
        one_suit: float = 0.0,
        early_one: float = 0.0,
        own_suit: float = 0.0,
        two_suits: float = 0.0,
        early_two: float = 0.0,
        three_suits: float = 0.0,
        early_three: float = 0.0,
        leading: float = 0.0,
        next_meal: float = 0.0,
        later_meal: float = 0.0,
    ) -> None:
        self.points = points
        self.late_points = late_points  # divided by the fish in the tank and one
        self.fish = fish
        self.early_fish = early_fish
        self.one_suit = one_suit
        self.early_one = early_one
        self.own_suit = own_suit  # for each fish in the tank of the only suit held
        self.two_suits = two_suits
        self.early_two = early_two
        self.three_suits = three_suits
        self.early_three = early_three
        self.leading = leading
        self.next_meal = next_meal  # what a meal within reach adds to who moves next
        self.later_meal = later_meal  # and to those who move later


WITH_TWO: Final = Weights(
    points=0.099,
    late_points=1.094,
    fish=0.25,
    early_fish=-0.08,
    one_suit=-2.1,
    early_one=-0.043,
    own_suit=1.19,
    two_suits=0.375,
    early_two=0.022,
    three_suits=0.666,
    early_three=-0.039,
    leading=-0.55,
    next_meal=0.18,
    later_meal=0.0,
)
WITH_THREE: Final = Weights(
    points=0.083,
    late_points=0.661,
    fish=0.029,
    early_fish=-0.005,
    one_suit=-0.795,
    early_one=-0.101,
    own_suit=0.249,
    two_suits=-0.322,
    early_two=-0.038,
    three_suits=-0.786,
    early_three=0.031,
    leading=0.096,
    next_meal=0.41,
    later_meal=0.265,
)
WITH_FOUR: Final = Weights(
    points=0.071,
    late_points=0.749,
    fish=0.25,
    early_fish=0.024,
    one_suit=-0.348,
    early_one=-0.12,
    own_suit=0.225,
    two_suits=-0.111,
    early_two=-0.046,
    three_suits=-1.0,
    early_three=0.038,
    leading=-0.334,
    next_meal=0.46,
    later_meal=0.18,
)


def weights_for(players: i64) -> Weights:
    """Those for a table of so many."""
    if players == 2:
        return WITH_TWO
    return WITH_THREE if players == 3 else WITH_FOUR
