"""The variables of a sentence, from the arguments of a message and its reader.

| argument | variables |
|---|---|
| ``seat``, ``other`` | the name; ``-is``: you, other; ``-start``: i, vowel, other |
| ``seats`` | names as a list, the reader last; ``-count``; ``-are``: you, with-you, one, others |
| a message | its sentence for the same reader |
| any other list | its words and numbers as a list; ``-row``: without "and"; ``-count`` |
| anything else | itself |

The key of a word in a list has a hyphen, as ``card-net``. Any other text stays as it is: a move
``back`` or a value ``yes`` is typed, and is the same in every language.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from shoal.core.catalogue.names_in_sentences import first_sound, isolated, marked
from shoal.core.catalogue.pattern import Shown
from shoal.core.catalogue.reader_of_messages import Reader
from shoal.core.message import Message, Value

ONE_SEAT: Final = ("seat", "other")
SEVERAL_SEATS: Final = "seats"
SINGLE: Final = (int, float, str)
HYPHEN: Final = "-"


class Words(Protocol):
    """What the texts of lists come from: a catalogue."""

    def text(self, key: str, args: dict[str, Shown]) -> str:
        """The text of a key."""

    def word(self, key: str) -> str:
        """A word in its basic form."""

    def number(self, value: float) -> str:
        """A number as text."""

    def sentence(self, message: Message, reader: Reader, *, is_marked: bool) -> str:
        """A message as a sentence."""


def variables(
    args: Mapping[str, Value], reader: Reader, words: Words, *, is_marked: bool
) -> dict[str, Shown]:
    """The variables that a sentence of the catalogue may use."""
    found: dict[str, Shown] = {}
    for name, value in args.items():
        if name in ONE_SEAT and isinstance(value, int):
            shown = name_of(value, reader, words)
            found[name] = marked(shown, value) if is_marked else shown
            found[f"{name}-is"] = "you" if value == reader.seat else "other"
            found[f"{name}-start"] = first_sound(reader.name(value))
        elif isinstance(value, SINGLE):
            found[name] = value
        elif isinstance(value, Message):
            found[name] = words.sentence(value, reader, is_marked=is_marked)
        elif name == SEVERAL_SEATS:
            seats = [int(seat) for seat in value]
            found[name] = names_of(seats, reader, words, is_marked=is_marked)
            found[f"{name}-count"] = len(seats)
            found[f"{name}-are"] = who_are(seats, reader)
        else:
            items = [item_of(one, words) for one in value]
            found[name] = joined([(item, "") for item in items], words)
            found[f"{name}-row"] = row(items, words)
            found[f"{name}-count"] = len(items)
    return found


def item_of(one: float | str, words: Words) -> str:
    """A word of the catalogue, a number, or a text, in a list."""
    if isinstance(one, str):
        return words.word(one) if HYPHEN in one else one
    return words.number(one)


def name_of(seat: int, reader: Reader, words: Words) -> str:
    """What a seat is called: its name, or its number."""
    name = isolated(reader.name(seat))
    return name or words.text("seat-unnamed", {"number": seat + 1})


def names_of(seats: Sequence[int], reader: Reader, words: Words, *, is_marked: bool) -> str:
    """The names of several seats as a list; the reader comes last, as "you"."""
    items: list[tuple[str, str]] = []
    for seat in sorted(seats, key=lambda one: one == reader.seat):
        is_you = seat == reader.seat
        shown = words.word("list-you") if is_you else name_of(seat, reader, words)
        sound = first_sound(shown if is_you else reader.name(seat))
        items.append((marked(shown, seat) if is_marked else shown, sound))
    return joined(items, words)


def who_are(seats: Sequence[int], reader: Reader) -> str:
    """Which form of a verb goes with several seats."""
    if reader.seat in seats:
        return "you" if len(seats) == 1 else "with-you"
    return "one" if len(seats) == 1 else "others"


def joined(items: Sequence[tuple[str, str]], words: Words) -> str:
    """``A, B and C``: texts, each with its first sound if that is known."""
    if len(items) < 2:
        return items[0][0] if items else ""
    last, sound = items[-1]
    before = row([text for text, _sound in items[:-1]], words)
    start = sound or first_sound(last)
    return words.text("list-last", {"list": before, "item": last, "item-start": start})


def row(items: Sequence[str], words: Words) -> str:
    """``A, B, C``."""
    text = items[0] if items else ""
    for item in items[1:]:
        text = words.text("list-more", {"list": text, "item": item})
    return text
