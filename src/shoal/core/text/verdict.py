"""Why the winner won: what was compared, and which tie-break decided."""

from typing import Final

from shoal.core.packed_arrays import i64, vec


class Measure:
    """Something that seats are compared by, with its noun and its rule.

    ``one`` is the singular, if it differs from the noun. With ``fewer`` a smaller value is better.
    """

    def __init__(
        self, noun: str, values: vec[i64], rule: str, *, one: str = "", fewer: bool = False
    ) -> None:
        self.noun: Final = noun
        self.one: Final = one or noun
        self.values: Final = values
        self.rule: Final = rule
        self.fewer: Final = fewer

    def key(self, seat: i64) -> i64:
        """The seat's value, negative if less is better."""
        return -self.values[seat] if self.fewer else self.values[seat]

    def counted(self, number: i64) -> str:
        """A number with its noun.

        >>> Measure("points", vec[i64]([9, 1]), "PE-25", one="point").counted(1)
        '1 point'
        """
        return f"{number} {self.one if number == 1 else self.noun}"


def verdict(players: i64, measures: list[Measure], shared: str) -> str:
    """Who won and why; measures are compared in order until one decides.

    ``shared`` is the rule for seats that are equal in everything.

    >>> points = Measure("points", vec[i64]([9, 7, 9]), "PE-25")
    >>> tiles = Measure("tiles", vec[i64]([6, 4, 5]), "PE-25", fewer=True)
    >>> verdict(3, [points, tiles], "PE-25")
    'Seats 0 and 2 are level with 9 points; seat 2 wins by fewer tiles, 5 against 6 (PE-25).'
    """
    level = [int(seat) for seat in range(players)]
    sentence = ""
    for measure in measures:
        ahead, behind = split(level, measure)
        most = measure.values[ahead[0]]
        if not sentence and len(ahead) == 1:
            return f"Seat {ahead[0]} wins with {measure.counted(most)} ({measure.rule})."
        if not sentence:
            sentence = f"{seats(ahead)} are level with {measure.counted(most)}"
        elif len(ahead) == 1 and behind:
            next_best = measure.values[nearest(behind, measure)]
            how = "fewer" if measure.fewer else "more"
            return (
                f"{sentence}; seat {ahead[0]} wins by {how} {measure.noun}, "
                f"{most} against {next_best} ({measure.rule})."
            )
        elif behind:
            how = "fewer" if measure.fewer else "more"
            sentence += f"; {seats(ahead).lower()} have {how} {measure.noun}, {most} each"
        level = ahead
    too = ", and nothing else tells them apart" if len(measures) > 1 else ""
    return f"{sentence}{too}: they share the win ({shared})."


def split(level: list[int], measure: Measure) -> tuple[list[int], list[int]]:
    """Of seats that are level: those that are ahead now, and the others."""
    best = max([measure.key(seat) for seat in level])
    ahead = [seat for seat in level if measure.key(seat) == best]
    return ahead, [seat for seat in level if measure.key(seat) < best]


def nearest(behind: list[int], measure: Measure) -> int:
    """The best of the seats that are behind."""
    best = behind[0]
    for seat in behind:
        if measure.key(seat) > measure.key(best):
            best = seat
    return best


def seats(numbers: list[int]) -> str:
    """A list of seats in words.

    >>> seats([1]), seats([0, 2, 3])
    ('Seat 1', 'Seats 0, 2 and 3')
    """
    if len(numbers) == 1:
        return f"Seat {numbers[0]}"
    first = ", ".join([str(number) for number in numbers[:-1]])
    return f"Seats {first} and {numbers[-1]}"
