"""Which language a person reads, from what they asked for and from their environment."""

from collections.abc import Mapping
from typing import Final

from shoal.core.catalogue.load import LANGUAGES
from shoal.core.catalogue.pseudo import PSEUDO

OWN_VARIABLE: Final = "SHOAL_LANGUAGE"
"""Chooses a language for Shoal alone; the only way to choose the pseudo-language."""

LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first of them that is set decides, as POSIX has it."""

DEFAULT: Final = "en"


def choose_language(environment: Mapping[str, str], asked: str = "") -> str:
    """The language asked for, or that of the environment; English if there is no catalogue for it.

    >>> choose_language({"LANG": "de_AT.UTF-8"}), choose_language({"LANG": "de_AT.UTF-8"}, "fr")
    ('de', 'fr')
    """
    for wanted in (asked, environment.get(OWN_VARIABLE, ""), locale_of(environment)):
        language = language_of(wanted)
        if language in (*LANGUAGES, PSEUDO):
            return language
    return DEFAULT


def locale_of(environment: Mapping[str, str]) -> str:
    """The locale for messages; '' if none is set. It cannot be the pseudo-language.

    >>> locale_of({"LC_ALL": "", "LC_MESSAGES": "es_ES", "LANG": "de_DE"})
    'es_ES'
    """
    found = [environment[name] for name in LOCALE_VARIABLES if environment.get(name)]
    return found[0] if found and found[0] != PSEUDO else ""


def language_of(locale: str) -> str:
    """The language in the name of a locale.

    >>> language_of("pt_BR.UTF-8"), language_of("de@euro"), language_of("fr-CA"), language_of("C")
    ('pt', 'de', 'fr', 'c')
    """
    for separator in ".@_-":
        locale = locale.partition(separator)[0]
    return locale.lower()
