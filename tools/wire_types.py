"""Write the wire types as TypeScript declarations for the page."""

from pathlib import Path
from typing import Final

import msgspec
from msgspec import inspect

from shoal import wire
from shoal.rulebook import structure
from shoal.wire import answers, messages, socket, table_view, tables

FILE: Final = Path(__file__).parents[1] / "src" / "shoal" / "web" / "types.d.ts"
HEAD: Final = "// Generated from the wire types by tools/wire_types.py: do not edit.\n"

PLAIN: Final = {
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.NoneType: "null",
    inspect.AnyType: "any",
}


def written(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(kind, inspect.Metadata):
        return written(kind.type)
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(dict.fromkeys(written(one) for one in kind.types))
    if isinstance(kind, inspect.ListType):
        return f"({written(kind.item_type)})[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    assert isinstance(kind, inspect.StructType), kind
    return kind.cls.__name__


def declaration(struct: type[msgspec.Struct]) -> str:
    """One message as an interface, or as a tuple if it is sent as a list.

    A field with a default is optional.
    """
    kind = inspect.type_info(struct)
    comment = f"/** {(struct.__doc__ or '').splitlines()[0]} */"
    if kind.array_like:
        items = ", ".join(f"{one.encode_name}: {written(one.type)}" for one in kind.fields)
        return f"{comment}\nexport type {struct.__name__} = [{items}];"
    lines = [comment, f"export interface {struct.__name__} {{"]
    if kind.tag is not None:
        lines.append(f'  type: "{kind.tag}";')
    for field in kind.fields:
        may = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{may}: {written(field.type)};")
    return "\n".join([*lines, "}"])


def declarations() -> str:
    """The whole file."""
    found = [
        struct
        for module in (structure, messages, tables, table_view, socket, answers)
        for struct in vars(module).values()
        if isinstance(struct, type)
        and issubclass(struct, msgspec.Struct)
        and struct.__module__ == module.__name__
        and struct is not structure.RuleBook
    ]
    unions = {"ServerMessage": wire.ServerMessage, "ClientMessage": wire.ClientMessage}
    ends = [
        f"export type {name} = {' | '.join(one.__name__ for one in union.__args__)};"
        for name, union in unions.items()
    ]
    return HEAD + "\n".join([*map(declaration, found), *ends]) + "\n"


if __name__ == "__main__":
    FILE.write_text(declarations())
