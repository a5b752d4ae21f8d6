"""Turns Messages into words, from Fluent catalogues in several languages.

``load`` finds the catalogues, ``Catalogue.format`` writes a sentence for a ``Reader``, and
``choose_language`` knows which language the reader wants.
``web/model/messages/messages.js`` does the same on the page; tests compare both.
"""

from shoal.catalogue.catalogue import Catalogue
from shoal.catalogue.choose_language import choose_language
from shoal.catalogue.load import LANGUAGES, load
from shoal.catalogue.pseudo import PSEUDO
from shoal.catalogue.reader import Reader

__all__ = ["LANGUAGES", "PSEUDO", "Catalogue", "Reader", "choose_language", "load"]
