"""A small fast random generator for search and simulation, never for the dice of a match."""

from typing import final

from shoal.core.bits import HIGHEST
from shoal.core.packed_arrays import i64

WORD = 0xFFFFFFFF


@final
class Rng:
    """Chris Doty-Humphrey's sfc32: four 32-bit words.

    No result exceeds 63 bits, so that compiled and uncompiled runs agree.

    >>> rng = Rng(7)
    >>> [rng.below(6) for _ in range(8)]
    [5, 5, 4, 2, 2, 4, 2, 1]
    """

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = (seed >> 32 >> 32) & 0xFFFFFFFF
        self.counter: i64 = 1
        for _word in range(15):
            self.word()

    def __getnewargs__(self) -> tuple[int]:
        return (0,)

    def word(self) -> i64:
        """The next 32 random bits."""
        mask: i64 = 0xFFFFFFFF
        out = (self.a + self.b + self.counter) & mask
        self.counter = (self.counter + 1) & mask
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + 8 * self.c) & mask
        self.c = ((0x20_0000 * self.c & mask) | (self.c >> 11)) + out & mask
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, all equally likely (n up to 2**62)."""
        if n <= 0x7FFFFFFF:
            product = self.word() * n
            low = product & 0xFFFFFFFF
            if low < n:
                # Redraw the few words that would make some numbers more likely.
                spare = 0x100000000 % n
                while low < spare:
                    product = self.word() * n
                    low = product & 0xFFFFFFFF
            return product >> 32
        limit: i64 = HIGHEST - HIGHEST % n
        number = 0x8000_0000 * (self.word() >> 1) | (self.word() >> 1)
        while number >= limit:
            number = 0x8000_0000 * (self.word() >> 1) | (self.word() >> 1)
        return number % n
