"""Write the facts of each game's Views as TypeScript, from the fields of its state.

python tools/facts_types.py
"""

from collections.abc import Iterable
from pathlib import Path

from shoal.core.errors import BadOption
from shoal.core.fields.field_describer import FieldInfo
from shoal.core.fields.state_conversions import describe
from shoal.core.game import GameInfo
from shoal.core.options import Option, Value
from shoal.games import game_info, names

HEAD = "// Generated from the fields of the state, by tools/facts_types.py: do not edit.\n"


def file_of(game: str) -> Path:
    """Where the types of a game belong."""
    return game_info(game).folder / "web" / "facts.d.ts"


def typed_games() -> list[str]:
    """The games that have a board of their own."""
    return [name for name in names() if (game_info(name).folder / "web").is_dir()]


def values_of(option: Option) -> list[Value]:
    """Some values of an option: all its words, or its bounds."""
    if isinstance(option.default, bool):
        return [False, True]
    if isinstance(option.default, int):
        return [option.low, option.high]
    return list(option.choices)


def fields_of(info: GameInfo) -> dict[str, FieldInfo]:
    """The fields under the default options, and those that other options add."""
    found: dict[str, FieldInfo] = {}
    variants: list[dict[str, Value]] = [{}]
    variants += [{option.name: value} for option in info.options for value in values_of(option)]
    for variant in variants:
        try:
            state = info.game(variant).start_checked(info.min_players)
        except BadOption:
            continue  # This option needs others beside it.
        for field in describe(state).found:
            known = found.setdefault(field.name, field)
            if known.typescript != field.typescript:
                known.typescript = widened(known.typescript)
    return found


def widened(typescript: str) -> str:
    """A type of words that depend on the options, as a type of any words."""
    if '"' not in typescript:
        raise ValueError(f"{typescript} depends on the options.")
    before, _, _ = typescript.partition('"')
    _, _, after = typescript.rpartition('"')
    return f"{before}string{after}".replace("(string)", "string")


def declarations(game: str) -> str:
    """The whole file: the fields of all Views, then those of each part."""
    fields = list(fields_of(game_info(game)).values())
    parts = list(dict.fromkeys(field.part for field in fields if field.part))
    if not parts:
        return HEAD + interface("Facts", "The facts of a View of this game.", fields)
    blocks = [
        interface("Common", "The facts of every View.", [one for one in fields if not one.part])
    ]
    for part in parts:
        inside = [field for field in fields if field.part == part]
        blocks.append(interface(fields_name(part), f"The facts of the part {part}.", inside))
    return HEAD + "".join([*blocks, *unions(parts)])


def unions(parts: list[str]) -> Iterable[str]:
    """A View with a part, together with the parts within it, and any View."""
    for part in parts:
        inside = [fields_name(other) for other in parts if other.startswith(f"{part}.")]
        if "." not in part:
            others = "".join(f" & Partial<{other}>" for other in inside)
            yield f"/** A View with the part {part}. */\n"
            yield f"export type {type_name(part)} = Common & {fields_name(part)}{others};\n"
    every = "".join(f" & Partial<{fields_name(part)}>" for part in parts)
    yield f"/** The facts of a View of this game. */\nexport type Facts = Common{every};\n"


def type_name(part: str) -> str:
    """The name of the type of a View with a part.

    >>> type_name("amity.shark")
    'AmityShark'
    """
    return "".join(word.capitalize() for word in part.replace(".", "_").split("_"))


def fields_name(part: str) -> str:
    """The name of the type of a part's fields alone."""
    return f"{type_name(part)}Fields"


def interface(title: str, sentence: str, fields: list[FieldInfo]) -> str:
    """The types of some fields."""
    lines = [f"  {field.name}: {field.typescript};\n" for field in sorted(fields, key=by_name)]
    return f"/** {sentence} */\nexport interface {title} {{\n{''.join(lines)}}}\n"


def by_name(field: FieldInfo) -> str:
    """The order of the fields in a file."""
    return field.name


if __name__ == "__main__":
    for each in typed_games():
        file_of(each).write_text(declarations(each), encoding="utf-8")
