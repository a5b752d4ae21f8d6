"""How much each feature of a hand counts towards finishing above another player.

``tools/fit_sharktank_weights.py`` fits the numbers to games: to which player finished above which.
They show when a single suit pays (ST-38): hardly while there is much to eat, and well at the end.
"""

from typing import Final, final

from shoal.core.packed_arrays import i64


@final
class Weights:
    """The weights of the features; ``early`` ones count for each fish in the tank.

    Nothing but points counts from the last round on (ST-31).
    """

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
        self.next_meal = next_meal  # what a meal within reach adds for the player who moves next
        self.later_meal = later_meal  # and for those who move later


WITH_TWO: Final = Weights(
    points=0.137,
    late_points=0.693,
    fish=-0.163,
    early_fish=-0.07,
    one_suit=-2.763,
    early_one=-0.387,
    own_suit=-0.881,
    two_suits=1.246,
    early_two=-0.324,
    three_suits=1.298,
    early_three=-0.073,
    leading=-0.242,
    next_meal=0.24,
    later_meal=0.0,
)
WITH_THREE: Final = Weights(
    points=0.091,
    late_points=0.706,
    fish=-0.232,
    early_fish=0.007,
    one_suit=-0.593,
    early_one=-0.114,
    own_suit=0.196,
    two_suits=0.209,
    early_two=-0.055,
    three_suits=-0.272,
    early_three=0.013,
    leading=-0.069,
    next_meal=0.417,
    later_meal=0.22,
)
WITH_FOUR: Final = Weights(
    points=0.078,
    late_points=0.893,
    fish=-0.116,
    early_fish=0.032,
    one_suit=-0.829,
    early_one=-0.037,
    own_suit=0.214,
    two_suits=0.349,
    early_two=-0.007,
    three_suits=-0.42,
    early_three=0.06,
    leading=-0.564,
    next_meal=0.331,
    later_meal=0.155,
)


def weights_for(players: i64) -> Weights:
    """The weights for this many players."""
    if players == 2:
        return WITH_TWO
    return WITH_THREE if players == 3 else WITH_FOUR
