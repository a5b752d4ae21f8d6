"""Why the winner has won: what was compared, and which tie-break decided, in words."""

from typing import Final

from shoal.core.arrays import i64, vec


class Measure:
    """Something by which seats are compared, with its noun and the rule that says so.

    ``one`` is the noun for a single one, if that differs.
    """

    def __init__(
        self, noun: str, values: vec[i64], rule: str, *, one: str = "", fewer: bool = False
    ) -> None:
        self.noun: Final = noun
        self.one: Final = one or noun
        self.values: Final = values
        self.rule: Final = rule
        self.fewer: Final = fewer

    def worth(self, seat: i64) -> i64:
        """How much the measure speaks for the seat."""
        return -self.values[seat] if self.fewer else self.values[seat]

    def counted(self, number: i64) -> str:
        """A number of it in words.

        >>> Measure("points", vec[i64]([9, 1]), "PE-25", one="point").counted(1)
        '1 point'
        """
        return f"{number} {self.one if number == 1 else self.noun}"


def verdict(players: i64, measures: list[Measure], shared: str) -> str:
    """Who has won and why; measures are compared one after the other until one decides.

    ``shared`` is the rule for those whom nothing tells apart.

    >>> points = Measure("points", vec[i64]([9, 7, 9]), "PE-25")
    >>> tiles = Measure("tiles", vec[i64]([6, 4, 5]), "PE-25", fewer=True)
    >>> verdict(3, [points, tiles], "PE-25")
    'Seats 0 and 2 are level with 9 points; seat 2 wins by fewer tiles, 5 against 6 (PE-25).'
    """
    level = [int(seat) for seat in range(players)]
    told = ""
    for measure in measures:
        ahead, behind = split(level, measure)
        most = measure.values[ahead[0]]
        if not told and len(ahead) == 1:
            return f"Seat {ahead[0]} wins with {measure.counted(most)} ({measure.rule})."
        if not told:
            told = f"{seats(ahead)} are level with {measure.counted(most)}"
        elif len(ahead) == 1 and behind:
            next_best = measure.values[nearest(behind, measure)]
            how = "fewer" if measure.fewer else "more"
            return (
                f"{told}; seat {ahead[0]} wins by {how} {measure.noun}, {most} against {next_best} "
                f"({measure.rule})."
            )
        elif behind:
            how = "fewer" if measure.fewer else "more"
            told += f"; {seats(ahead).lower()} have {how} {measure.noun}, {most} each"
        level = ahead
    too = ", and nothing else tells them apart" if len(measures) > 1 else ""
    return f"{told}{too}: they share the win ({shared})."


def split(level: list[int], measure: Measure) -> tuple[list[int], list[int]]:
    """Of seats that were level: those who are ahead now, and the others."""
    best = max([measure.worth(seat) for seat in level])
    ahead = [seat for seat in level if measure.worth(seat) == best]
    return ahead, [seat for seat in level if measure.worth(seat) < best]


def nearest(behind: list[int], measure: Measure) -> int:
    """Who comes next."""
    best = behind[0]
    for seat in behind:
        if measure.worth(seat) > measure.worth(best):
            best = seat
    return best


def seats(numbers: list[int]) -> str:
    """Seats in a row of words.

    >>> seats([1]), seats([0, 2, 3])
    ('Seat 1', 'Seats 0, 2 and 3')
    """
    if len(numbers) == 1:
        return f"Seat {numbers[0]}"
    first = ", ".join([str(number) for number in numbers[:-1]])
    return f"Seats {first} and {numbers[-1]}"
