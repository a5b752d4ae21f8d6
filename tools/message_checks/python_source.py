"""Finds what a Python file says: ``say("key", ...)``, ``key_in("family", ...)``, literal texts."""

import ast
from pathlib import Path

from message_checks.findings import Problem, Source, Use, owner_of

OPTIONS = {"rule", "level"}
"""Named arguments of ``say`` that are not arguments of the message."""

LOST = {"key"}
"""Names of parameters of ``say``: compiled, an argument with such a name would be lost."""


def read_python(path: Path, root: Path) -> Source:
    """What a Python file says."""
    source = Source(owner_of(path, root))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            source.mentions.add(node.value)
        elif isinstance(node, ast.Call):
            read_call(node, path, source)
    return source


def read_call(call: ast.Call, path: Path, source: Source) -> None:
    """Note a call, if it says something."""
    name = called(call)
    if name == "say" and isinstance(call.func, ast.Attribute):
        return  # Some other object's method.
    if name == "say" and call.args:
        names, words = keyword_arguments(call)
    elif name in ("Message", "text") and len(call.args) > 1 and isinstance(call.args[1], ast.Dict):
        names, words = dictionary_arguments(call.args[1]), {}
    else:
        for key in family_keys(call):
            source.mentions.add(key)
        return
    keys = keys_of(call.args[0])
    if not keys and name == "say":
        told = "the key of say() must be a literal, or key_in() with a literal family"
        source.problems.append(Problem(path, call.lineno, told))
    for lost in sorted(LOST & (names or frozenset())):
        told = f"an argument cannot be called {lost}, like a parameter of say()"
        source.problems.append(Problem(path, call.lineno, told))
    for key in keys:
        source.uses.append(Use(source.owner, path, call.lineno, key, names, words))


def called(call: ast.Call) -> str:
    """The last part of the name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def keys_of(node: ast.expr) -> list[str]:
    """The keys that an expression can be; none if they are unknown."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        either, other = keys_of(node.body), keys_of(node.orelse)
        return [*either, *other] if either and other else []
    return family_keys(node) if isinstance(node, ast.Call) else []


def family_keys(call: ast.Call) -> list[str]:
    """The family of ``key_in("family", name)``."""
    if called(call) == "key_in" and call.args:
        first = call.args[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            return [f"{first.value}-"]
    return []


def keyword_arguments(call: ast.Call) -> tuple[frozenset[str] | None, dict[str, str]]:
    """The arguments of ``say``, and those that are literal texts."""
    given = {one.arg: one.value for one in call.keywords if one.arg not in OPTIONS}
    words = {
        name: node.value
        for name, node in given.items()
        if name and isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    names = frozenset(name for name in given if name)
    return (None if None in given else names), words


def dictionary_arguments(node: ast.Dict) -> frozenset[str] | None:
    """The keys of a dictionary that is spelled out."""
    names = [one.value for one in node.keys if isinstance(one, ast.Constant)]
    return frozenset(map(str, names)) if len(names) == len(node.keys) else None
