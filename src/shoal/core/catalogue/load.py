"""Finds the catalogues of a language on the disk."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from shoal.core.catalogue.catalogue import Catalogue
from shoal.core.catalogue.pseudo import PSEUDO

LANGUAGES: Final = ("en", "de", "fr", "es")
"""The languages that have catalogues; ``pseudo`` is made of English."""

SHARED: Final = Path(__file__).parent
PACKAGE: Final = SHARED.parents[1]
MAX_CACHED: Final = 64


@lru_cache(MAX_CACHED)
def load(language: str, *folders: Path) -> Catalogue:
    """The catalogue of a language from ``words`` in these folders, and the shared one.

    What is missing there is English.
    """
    english = Catalogue("en", texts("en", folders))
    if language == "en":
        return english
    if language == PSEUDO:
        return Catalogue(PSEUDO, texts("en", folders))
    return Catalogue(language, texts(language, folders), english)


@lru_cache(MAX_CACHED)
def load_program(language: str, *folders: Path) -> Catalogue:
    """The catalogue of these folders and of every part of the program, for errors."""
    parts = [words.parent for words in sorted(PACKAGE.glob("*/words"))]
    return load(language, *folders, *parts)


def texts(language: str, folders: tuple[Path, ...]) -> list[str]:
    """The Fluent files of a language: ``LANGUAGE.ftl`` in ``words`` and in folders below it."""
    files = [
        path
        for folder in (*folders, SHARED)
        for path in sorted((folder / "words").rglob(f"{language}.ftl"))
    ]
    return [path.read_text(encoding="utf-8") for path in files]
