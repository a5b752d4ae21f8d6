"""Finds the catalogues of a language on the disk."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from shoal.catalogue.catalogue import Catalogue
from shoal.catalogue.pseudo import PSEUDO

LANGUAGES: Final = ("en", "de", "fr", "es")
"""The languages that have catalogues; ``pseudo`` is made of English."""

SHARED: Final = Path(__file__).parent
MAX_CACHED: Final = 64


@lru_cache(MAX_CACHED)
def load(language: str, *folders: Path) -> Catalogue:
    """The catalogue of a language from ``words/LANGUAGE.ftl`` in these folders, and the shared one.

    What is missing there is English.
    """
    english = Catalogue("en", texts("en", folders))
    if language == "en":
        return english
    if language == PSEUDO:
        return Catalogue(PSEUDO, texts("en", folders))
    return Catalogue(language, texts(language, folders), english)


def texts(language: str, folders: tuple[Path, ...]) -> list[str]:
    """The Fluent files of a language."""
    files = [folder / "words" / f"{language}.ftl" for folder in (*folders, SHARED)]
    return [path.read_text(encoding="utf-8") for path in files if path.exists()]
