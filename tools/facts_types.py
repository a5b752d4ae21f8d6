"""Write the facts of each game's views as TypeScript types, from the values in random games."""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from game_tables import game_table
from web.views import GAMES

import shoal
from shoal.games import game_info

TYPED = tuple(GAMES)
GAMES_PLAYED = 4
PARTS = {game: found["kinds"] for game, found in game_table("facts").items() if "kinds" in found}
"""For games with several kinds of facts: the fact that distinguishes them, and the kinds."""
RARE_VALUES = {game: found["rare"] for game, found in game_table("facts").items()}
"""Values that random games hardly ever produce."""

HEAD = "// Generated from games that were played, by tools/facts_types.py: do not edit.\n"


def file_of(game: str) -> Path:
    """The file for the types of a game."""
    return game_info(game).folder / "web" / "facts.d.ts"


def sample_facts(game: str) -> Iterator[dict[str, Any]]:
    """The facts that actors see during some games, and that every viewer sees at their ends."""
    for players, options in GAMES[game]:
        for seed in range(GAMES_PLAYED):
            match = shoal.new(game, players=players, seed=seed, options=options)
            chooser = Random(seed)
            while match.actors:
                actor = chooser.choice(match.actors)
                yield json.loads(match.view(actor).json())["facts"]
                match.play(actor, chooser.choice(match.moves(actor)))
            for seat in (*range(players), None):
                yield json.loads(match.view(seat).json())["facts"]


def type_of_values(values: Sequence[Any]) -> str:
    """The type of the values that were seen in one place."""
    kinds = {kind_of(value): None for value in values}
    return " | ".join(TYPES[kind](values) for kind in sorted(kinds))


def kind_of(value: object) -> str:
    """The kind of a JSON value."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, (int, float)):
        return "number"
    return {str: "string", list: "array", dict: "object"}[type(value)]


def array_type(values: Sequence[Any]) -> str:
    """The type of the arrays among values."""
    inside = [one for value in values if isinstance(value, list) for one in value]
    item = type_of_values(inside) if inside else "never"
    return f"({item})[]" if " | " in item else f"{item}[]"


def object_type(values: Sequence[Any]) -> str:
    """The type of the objects among values; a field that some lack is optional."""
    found = [value for value in values if isinstance(value, dict)]
    names = sorted({name for value in found for name in value})
    if not all(name.isidentifier() for name in names):
        values = [one for value in found for one in value.values()]
        return f"Record<string, {type_of_values(values)}>"
    fields = [
        f"{name}{'' if all(name in value for value in found) else '?'}: "
        f"{type_of_values([value[name] for value in found if name in value])}"
        for name in names
    ]
    return "{\n" + "".join(f"    {field};\n" for field in fields) + "  }"


TYPES = {
    "array": array_type,
    "boolean": lambda _: "boolean",
    "null": lambda _: "null",
    "number": lambda _: "number",
    "object": object_type,
    "string": lambda _: "string",
}


def declarations(game: str) -> str:
    """The whole file, with one line per fact."""
    rare = RARE_VALUES.get(game, {})
    found = list(sample_facts(game))
    found += [facts | {name: rare[name] for name in rare if name in facts} for facts in found]
    if game not in PARTS:
        return HEAD + interface("Facts", found)
    tag, parts = PARTS[game]
    interfaces = [
        interface(name, [facts for facts in found if facts[tag] == kind]).replace(
            f"  {tag}: number;", f"  {tag}: {kind};"
        )
        for name, kind in parts.items()
    ]
    return HEAD + "".join(interfaces)


def interface(title: str, found: Sequence[dict[str, Any]]) -> str:
    """One kind of facts."""
    lines = []
    for name in sorted({name for facts in found for name in facts}):
        values = [facts[name] for facts in found if name in facts]
        optional = "" if len(values) == len(found) else "?"
        lines.append(f"  {name}{optional}: {type_of_values(values)};")
    body = "\n".join(lines)
    return f"/** The facts of a view of this game. */\nexport interface {title} {{\n{body}\n}}\n"


if __name__ == "__main__":
    for each in TYPED:
        file_of(each).write_text(declarations(each))
