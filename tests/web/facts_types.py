"""The facts of each room's Views as TypeScript, seen in games that are played:
`python tests/web/facts_types.py` writes them anew.
"""

import json
import sys
from pathlib import Path
from random import Random

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from web.views import GAMES

import shoal
from shoal.games import game_info

TYPED = ("sharkbait", "urchins", "pescado", "sharktank", "jaws")
GAMES_PLAYED = 4
PARTS = {"jaws": ("act", {"Amity": 1, "Orca": 2})}
"""Where the facts are of several kinds: the one that tells them apart, and the kinds by it."""
SELDOM = {"sharktank": {"last": 1}, "jaws": {"knocked": ["quint"], "again": ["1"]}}
"""Values that games which are played at random hardly ever come to."""

HEAD = "// Generated from games that were played, by tests/web/facts_types.py: do not edit.\n"


def file_of(game):
    return game_info(game).folder / "web" / "facts.d.ts"


def seen(game):
    """The facts that whoever acts sees in some games, and everybody at their ends."""
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


def written(values):
    """The type of values that were seen in one place."""
    kinds = {kind_of(value): None for value in values}
    told = [TOLD[kind](values) for kind in sorted(kinds)]
    return " | ".join(told)


def kind_of(value):
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, (int, float)):
        return "number"
    return {str: "string", list: "array", dict: "object"}[type(value)]


def array(values):
    inside = [one for value in values if isinstance(value, list) for one in value]
    told = written(inside) if inside else "never"
    return f"({told})[]" if " | " in told else f"{told}[]"


def object_(values):
    """An object by its fields; what some lack may be missing."""
    found = [value for value in values if isinstance(value, dict)]
    names = sorted({name for value in found for name in value})
    if not all(name.isidentifier() for name in names):
        return f"Record<string, {written([one for value in found for one in value.values()])}>"
    fields = [
        f"{name}{'' if all(name in value for value in found) else '?'}: "
        f"{written([value[name] for value in found if name in value])}"
        for name in names
    ]
    return "{\n" + "".join(f"    {field};\n" for field in fields) + "  }"


TOLD = {
    "array": array,
    "boolean": lambda _: "boolean",
    "null": lambda _: "null",
    "number": lambda _: "number",
    "object": object_,
    "string": lambda _: "string",
}


def declarations(game):
    """The whole file: one line a fact."""
    seldom = SELDOM.get(game, {})
    found = list(seen(game))
    found += [facts | {name: seldom[name] for name in seldom if name in facts} for facts in found]
    if game not in PARTS:
        return HEAD + interface("Facts", found)
    tag, parts = PARTS[game]
    told = [
        interface(name, [facts for facts in found if facts[tag] == kind]).replace(
            f"  {tag}: number;", f"  {tag}: {kind};"
        )
        for name, kind in parts.items()
    ]
    return HEAD + "".join(told)


def interface(title, found):
    """One kind of facts."""
    lines = []
    for name in sorted({name for facts in found for name in facts}):
        here = [facts[name] for facts in found if name in facts]
        may = "" if len(here) == len(found) else "?"
        lines.append(f"  {name}{may}: {written(here)};")
    body = "\n".join(lines)
    return f"/** What a View of this game tells. */\nexport interface {title} {{\n{body}\n}}\n"


if __name__ == "__main__":
    for each in TYPED:
        file_of(each).write_text(declarations(each))
