"""Turns Messages into words, from Fluent catalogues in several languages.

``load`` finds the catalogues, ``Catalogue.format`` writes a sentence for a ``Reader``, and
``choose_language`` knows which language the reader wants.
``web/model/messages/messages.js`` does the same on the page; tests compare both.
"""

from shoal.core.catalogue.catalogue import Catalogue, seat_reader, with_rule
from shoal.core.catalogue.choose_language import choose_language
from shoal.core.catalogue.load import LANGUAGES, load, load_program
from shoal.core.catalogue.pseudo import PSEUDO
from shoal.core.catalogue.reader_of_messages import Reader

__all__ = [
    "LANGUAGES",
    "PSEUDO",
    "Catalogue",
    "Reader",
    "choose_language",
    "load",
    "load_program",
    "seat_reader",
    "with_rule",
]
