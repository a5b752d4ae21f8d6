"""Build the engine with mypyc where a C compiler is there; the same files run uncompiled elsewhere.

``SHOAL_PURE=1`` asks for the uncompiled package.
"""

import os
from pathlib import Path

from setuptools import Extension, setup

# What a player's move runs through. Files that only read, write or explain stay interpreted.
LAYERS = ("core", "games", "specimens", "bots")
INTERPRETED = {"__init__.py", "arrays.py", "errors.py"}
INTERPRETED_FOLDERS = {"laws"}


def engine_modules() -> list[str]:
    """Every file of the compiled layers, in a fixed order."""
    package = Path("src/shoal")
    return sorted(
        str(path)
        for layer in LAYERS
        for path in (package / layer).rglob("*.py")
        if path.name not in INTERPRETED and path.parent.name not in INTERPRETED_FOLDERS
    )


def extensions() -> list[Extension]:
    """The engine as optional extensions: a missing compiler is no error."""
    if os.environ.get("SHOAL_PURE") == "1":
        return []
    from mypyc.build import mypycify

    built = mypycify(engine_modules(), opt_level=os.environ.get("SHOAL_OPT", "3"))
    for extension in built:
        extension.optional = True
    return built


setup(ext_modules=extensions())
