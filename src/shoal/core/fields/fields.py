"""``Fields``: the words in which a State describes itself, once.

A State has one method, ``fields``, that names every attribute with its kind and its bounds. Each
attribute goes in as a value and comes back as one, so the same lines write and read:

    def fields(self, f: Fields) -> None:
        self.phase = f.word("phase", self.phase, PHASES)
        self.round = f.number("round", self.round, 1, ROUNDS)
        self.pawns = f.by_seat("pawns", self.pawns, 0, self.track)
        if f.derived():
            f.number("score", self.score(), 0, MAX_SCORE)

What happens to the values depends on the subclass: the position as text (``position_writer``,
``position_reader``), the facts of a View (``view_facts``), a learner's numbers (``observer``),
equality and hashing (``packer``), and the description of the fields themselves (``describer``).
"""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from shoal.core.bits import bit, shift_left
from shoal.core.observation.features import Feature
from shoal.core.packed_arrays import append, i16, i64, vec
from shoal.core.special_seats import EVERYTHING

__all__ = ["ArrayField", "CustomField", "Fields", "OwnField", "ShownField"]


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnField:
    """A field that no method of Fields describes, such as a board drawn in letters.

    ``name`` is its key in the facts, ``key`` in a position; ``feature`` encodes its fact for
    learners, and ``typescript`` is the type of the fact on the page.
    """

    def __init__(self, name: str, key: str, feature: Feature, typescript: str) -> None:
        self.name = name
        self.key = key
        self.feature = feature
        self.typescript = typescript


@mypyc_attr(allow_interpreted_subclasses=True)
class ArrayField(OwnField):
    """Such a field for one attribute that is an array; a game defines the methods."""

    @abstractmethod
    def fact(self, values: vec[i64]) -> object:
        """The array as a JSON value."""
        raise NotImplementedError(self.name)

    @abstractmethod
    def read_fact(self, fact: object) -> vec[i64]:
        """The array from its fact."""
        raise NotImplementedError(self.name)

    @abstractmethod
    def text(self, values: vec[i64]) -> str:
        """The array in a position: one word, ``-`` for nothing."""
        raise NotImplementedError(self.name)

    @abstractmethod
    def read_text(self, text: str) -> vec[i64]:
        """The array from a position; BadPosition if the text is wrong."""
        raise NotImplementedError(self.name)

    def observe(self, values: vec[i64], row: vec[i16], at: i64) -> None:
        """Write the feature's numbers over zeros; a game may do it without the fact."""
        self.feature.write(self.fact(values), row, at, 0)

    def pack(self, values: vec[i64], numbers: vec[i64]) -> vec[i64]:
        """Append numbers that differ wherever the field differs."""
        return pack_text(self.text(values), numbers)


@mypyc_attr(allow_interpreted_subclasses=True)
class CustomField(OwnField):
    """Such a field that reads and changes the state itself; a game defines the methods."""

    @abstractmethod
    def fact(self, state: object, viewer: i64) -> object:
        """What the viewer may know, as a JSON value."""
        raise NotImplementedError(self.name)

    @abstractmethod
    def set_fact(self, state: object, fact: object, viewer: i64) -> None:
        """Put the fact into the state; what is hidden from the viewer keeps its value."""
        raise NotImplementedError(self.name)

    @abstractmethod
    def text(self, state: object) -> str:
        """The field in a position: one word, ``-`` for nothing."""
        raise NotImplementedError(self.name)

    @abstractmethod
    def set_text(self, state: object, text: str) -> None:
        """Put the field of a position into the state; BadPosition if the text is wrong."""
        raise NotImplementedError(self.name)

    def observe(self, state: object, viewer: i64, row: vec[i16], at: i64) -> None:
        """Write the feature's numbers over zeros; a game may do it without the fact."""
        self.feature.write(self.fact(state, viewer), row, at, viewer)

    def pack(self, state: object, numbers: vec[i64]) -> vec[i64]:
        """Append numbers that differ wherever the field differs."""
        return pack_text(self.text(state), numbers)


def pack_text(text: str, numbers: vec[i64]) -> vec[i64]:
    """Append the text's length and letters."""
    numbers = append(numbers, len(text))
    for letter in text:
        numbers = append(numbers, ord(letter))
    return numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class ShownField(CustomField):
    """A custom field that follows from other fields: it is shown, but never read."""

    def __init__(self, name: str, feature: Feature, typescript: str) -> None:
        super().__init__(name, name, feature, typescript)

    def set_fact(self, state: object, fact: object, viewer: i64) -> None:
        raise NotImplementedError(self.name)

    def text(self, state: object) -> str:
        raise NotImplementedError(self.name)

    def set_text(self, state: object, text: str) -> None:
        raise NotImplementedError(self.name)


class Fields:
    """What a State's ``fields`` method is given; see the module.

    ``viewer`` is the seat for which the fields are written, SPECTATOR, or EVERYTHING where nothing
    is hidden. ``reading`` says that values come out which may differ from those that went in.
    """

    def __init__(self, players: i64, viewer: i64, *, reading: bool) -> None:
        self.players: i64 = players
        self.viewer: i64 = viewer
        self.reading = reading

    # Parts of the description.

    def part(self, name: str, in_use: bool, visible: bool) -> bool:
        """Begin a part of this name, up to the next; whether its fields are to be named now.

        A part that is not ``in_use`` does not exist in this position. One that is not ``visible``
        is hidden from the viewer. Fields that always exist come before the first part.
        """
        return in_use and (visible or self.viewer == EVERYTHING)

    def derived(self) -> bool:
        """Whether values that follow from other fields are to be named: shown, but never read."""
        return False

    def for_view(self) -> bool:
        """Whether to name what a View has, where a position writes the same things otherwise."""
        return self.viewer != EVERYTHING or self.derived()

    def allow_missing(self) -> None:
        """Let a position's text leave fields out: they keep the value that went in."""

    def left_out(self, name: str, empty: bool) -> bool:
        """Whether a position's text has no such field, as is so where the field is ``empty``."""
        return False

    def was_missing(self, name: str) -> bool:
        """Whether the position's text left out this field, which was named before."""
        return False

    def former_name(self, name: str, former: str) -> None:
        """Let a position's text call the next field by the name it had before; never written."""

    # Single values.

    @abstractmethod
    def number(self, name: str, value: i64, low: i64, high: i64) -> i64:
        """An integer from low to high, neither of them negative."""
        raise NotImplementedError

    @abstractmethod
    def number_or_none(self, name: str, value: i64, low: i64, high: i64, none: i64) -> i64:
        """Such an integer, or the value ``none``."""
        raise NotImplementedError

    @abstractmethod
    def flag(self, name: str, value: bool) -> bool:
        """True or false."""
        raise NotImplementedError

    @abstractmethod
    def word(self, name: str, value: i64, words: list[str]) -> i64:
        """One of the words, as its index."""
        raise NotImplementedError

    @abstractmethod
    def word_or_none(self, name: str, value: i64, words: list[str], none: i64) -> i64:
        """One of the words, or the value ``none``, which is written as ``-``."""
        raise NotImplementedError

    def seat(self, name: str, value: i64) -> i64:
        """A seat."""
        return self.number(name, value, 0, self.players - 1)

    def seat_or_none(self, name: str, value: i64, none: i64) -> i64:
        """A seat, or the value ``none``."""
        return self.number_or_none(name, value, 0, self.players - 1, none)

    def seat_if(self, name: str, value: i64, shown: bool) -> i64:
        """A seat, of which the facts say None unless it is ``shown``; a position always has it."""
        return self.seat(name, value)

    def seats(self, name: str, value: i64) -> i64:
        """A set of seats, as bits."""
        return self.number_set(name, value, 0, self.players - 1)

    # One value for each seat.

    @abstractmethod
    def by_seat(self, name: str, values: vec[i64], low: i64, high: i64) -> vec[i64]:
        """An integer for each seat."""
        raise NotImplementedError

    @abstractmethod
    def words_by_seat(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        """One of the words for each seat, as its index."""
        raise NotImplementedError

    @abstractmethod
    def sets_by_seat(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        """A set of the words for each seat, as bits."""
        raise NotImplementedError

    @abstractmethod
    def hands(
        self, name: str, values: vec[i64], words: list[str], shown: i64, backs: list[str]
    ) -> vec[i64]:
        """A set of the words for each seat, of which the viewer sees the seats in ``shown``.

        Of the other seats' cards only the backs are seen: the words are divided evenly among
        ``backs``, in order. Without backs nothing of them is seen. Both are bits.
        """
        raise NotImplementedError

    @abstractmethod
    def secret_by_seat(
        self, name: str, values: vec[i64], low: i64, high: i64, shown: i64
    ) -> vec[i64]:
        """An integer for each seat, of which the viewer sees the seats in ``shown``, as bits."""
        raise NotImplementedError

    def own(self) -> i64:
        """The viewer's own seat, as bits for ``shown``: every seat where nothing is hidden."""
        if self.viewer == EVERYTHING:
            return shift_left(1, self.players) - 1
        if self.viewer < 0:
            return 0
        return bit(self.viewer)

    # What the board that is drawn from the fields needs to know besides.

    def turn(self, name: str, value: i64) -> i64:
        """The seat whose turn it is; the board shows it at the seats."""
        return self.seat(name, value)

    def phase(self, name: str, value: i64, words: list[str]) -> i64:
        """What is to be done now, as one of the words; the board shows it as a heading."""
        return self.word(name, value, words)

    def display(self, *, shown: bool = True, goal: int = 0) -> None:
        """How to draw the field that was named last.

        One that is not ``shown`` is left out. Seats race for a number of ``by_seat`` with a goal.
        """

    # Several values.

    @abstractmethod
    def numbers(self, name: str, values: vec[i64], first: i64, low: i64, high: i64) -> vec[i64]:
        """A fixed number of integers, from index ``first`` on."""
        raise NotImplementedError

    def digits(self, name: str, values: vec[i64], first: i64, high: i64) -> vec[i64]:
        """Integers of one digit, without commas in a position."""
        return self.numbers(name, values, first, 0, high)

    def dice(self, name: str, counts: vec[i64], high: i64) -> vec[i64]:
        """How many dice show each face from 1 on; a position has the sorted faces."""
        return self.numbers(name, counts, 1, 0, high)

    def pair(self, name: str, first: i64, second: i64, low: i64, high: i64) -> tuple[i64, i64]:
        """Two integers that are attributes of their own."""
        found = self.numbers(name, vec[i64]([first, second]), 0, low, high)
        return found[0], found[1]

    @abstractmethod
    def words(self, name: str, values: vec[i64], words: list[str], none: i64) -> vec[i64]:
        """A fixed number of words, or ``none`` for ``-``, as their indices."""
        raise NotImplementedError

    @abstractmethod
    def members(self, name: str, value: i64, words: list[str]) -> i64:
        """A set of the words, as bits."""
        raise NotImplementedError

    @abstractmethod
    def number_set(self, name: str, value: i64, low: i64, high: i64) -> i64:
        """A set of integers from low to high, as bits."""
        raise NotImplementedError

    def digit_set(self, name: str, value: i64, low: i64, high: i64) -> i64:
        """A set of digits, without commas in a position."""
        return self.number_set(name, value, low, high)

    @abstractmethod
    def sequence(self, name: str, values: vec[i64], words: list[str]) -> vec[i64]:
        """Some of the words in their order, each at most once, as indices."""
        raise NotImplementedError

    @abstractmethod
    def number_list(self, name: str, values: vec[i64], limit: i64, low: i64, high: i64) -> vec[i64]:
        """At most ``limit`` integers in their order."""
        raise NotImplementedError

    def faces(self, name: str, values: vec[i64], limit: i64, low: i64, high: i64) -> vec[i64]:
        """At most ``limit`` digits in their order, without commas in a position."""
        return self.number_list(name, values, limit, low, high)

    # Anything else.

    def text(self, key: str, text: str) -> str:
        """A word that only a position has, in the state's own form; see ``for_view``."""
        return text

    @abstractmethod
    def custom_array(self, field: ArrayField, values: vec[i64]) -> vec[i64]:
        """An array of a kind of its own."""
        raise NotImplementedError

    @abstractmethod
    def custom(self, field: CustomField, state: object) -> None:
        """A field of a kind of its own, which reads and changes the state itself."""
        raise NotImplementedError
