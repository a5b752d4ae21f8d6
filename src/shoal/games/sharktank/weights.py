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
    points=0.203,
    late_points=0.851,
    fish=0.325,
    early_fish=-0.1,
    one_suit=-2.485,
    early_one=-0.336,
    own_suit=-0.726,
    two_suits=0.67,
    early_two=-0.09,
    three_suits=0.85,
    early_three=-0.024,
    leading=-1.441,
    next_meal=0.159,
    later_meal=-0.145,
)
WITH_THREE: Final = Weights(
    points=0.072,
    late_points=0.775,
    fish=-0.039,
    early_fish=0.008,
    one_suit=-0.442,
    early_one=-0.111,
    own_suit=0.182,
    two_suits=-0.14,
    early_two=-0.05,
    three_suits=-0.543,
    early_three=0.03,
    leading=-0.113,
    next_meal=0.495,
    later_meal=0.333,
)
WITH_FOUR: Final = Weights(
    points=0.058,
    late_points=0.888,
    fish=0.111,
    early_fish=0.027,
    one_suit=-0.49,
    early_one=-0.055,
    own_suit=0.139,
    two_suits=0.047,
    early_two=-0.027,
    three_suits=-0.696,
    early_three=0.05,
    leading=-0.664,
    next_meal=0.352,
    later_meal=0.176,
)


def weights_for(players: i64) -> Weights:
    """Those for a table of so many."""
    if players == 2:
        return WITH_TWO
    return WITH_THREE if players == 3 else WITH_FOUR
