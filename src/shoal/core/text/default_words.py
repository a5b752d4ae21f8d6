"""What a game says if it says nothing itself: its facts by name, its moves by their texts."""

from shoal.core.fields.describer import FieldInfo

BY_SEAT = ("by_seat", "words_by_seat", "sets_by_seat")
"""Kinds of fields that have one value for each seat."""


def label(name: str) -> str:
    """The name of a field in words.

    >>> label("points_this_turn")
    'Points this turn'
    """
    words = name.replace("_", " ")
    return words[:1].upper() + words[1:]


def board_lines(facts: dict[str, object], fields: list[FieldInfo]) -> str:
    """Every fact in a line of its own.

    >>> points = FieldInfo("points", "by_seat", "number[]")
    >>> board_lines({"points": [4, 0]}, [points])
    'Points: seat 0: 4, seat 1: 0'
    """
    lines = [
        f"{label(field.name)}: {_value(facts[field.name], seats=field.kind in BY_SEAT)}"
        for field in fields
        if field.name in facts
    ]
    return "\n".join(lines)


def _value(fact: object, *, seats: bool = False) -> str:
    if isinstance(fact, list) and seats:
        return ", ".join([f"seat {seat}: {_value(one)}" for seat, one in enumerate(fact)])
    if isinstance(fact, list):
        return " ".join([_value(one) for one in fact]) or "none"
    if isinstance(fact, dict):
        return "; ".join([f"{key}: {_value(one)}" for key, one in fact.items()])
    if fact is None:
        return "hidden"
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    return str(fact)
