"""The board in words of a game that says nothing about it itself: its facts by name."""

from shoal.core.fields.field_describer import FieldInfo
from shoal.core.message import Message, say
from shoal.core.text.board_lines import BoardLine, BoardRow, Cell

BY_SEAT = ("by_seat", "words_by_seat", "sets_by_seat")
"""Kinds of fields that have one value for each seat."""


def label(name: str) -> str:
    """The name of a field in words.

    >>> label("points_this_turn")
    'Points this turn'
    """
    words = name.replace("_", " ")
    return words[:1].upper() + words[1:]


def fact_lines(facts: dict[str, object], fields: list[FieldInfo], players: int) -> list[BoardLine]:
    """Every fact: those of seats in a table, the others in a line each."""
    shown = [field for field in fields if field.name in facts]
    single: list[BoardLine] = [
        say("board-fact", name=label(field.name), value=fact_value(facts[field.name]))
        for field in shown
        if field.kind not in BY_SEAT
    ]
    rows = [
        seat_row(label(field.name), facts[field.name]) for field in shown if field.kind in BY_SEAT
    ]
    names = [Cell(say("board-seat", seat=seat)) for seat in range(players)]
    heading = [BoardRow([Cell(""), *names])] if rows else []
    return [*single, *heading, *rows]


def seat_row(name: str, fact: object) -> BoardRow:
    """A row with a value for each seat."""
    values = fact if isinstance(fact, list) else [fact]
    return BoardRow([Cell(name), *[Cell(say("board-value", value=fact_value(v))) for v in values]])


def fact_value(fact: object) -> Message | str:
    """A fact as a word or a text.

    >>> fact_value([3, True, None])
    '3 yes -'
    """
    if isinstance(fact, list) and not fact:
        return say("value-none")
    if isinstance(fact, bool):
        return say("value-yes") if fact else say("value-no")
    return say("value-hidden") if fact is None else plain_value(fact)


def plain_value(fact: object) -> str:
    """A fact inside a list or a table of facts."""
    if isinstance(fact, list):
        return " ".join([plain_value(one) for one in fact])
    if isinstance(fact, dict):
        return "; ".join([f"{key}: {plain_value(one)}" for key, one in fact.items()])
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    return "-" if fact is None else str(fact)
