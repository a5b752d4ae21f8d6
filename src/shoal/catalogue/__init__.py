"""Turns Messages into words, from Fluent catalogues in several languages.

``load`` finds the catalogues, ``Catalogue.format`` writes a sentence for a ``Reader``.
``web/model/messages.js`` does the same on the page; tests compare both.
"""

from shoal.catalogue.catalogue import Catalogue
from shoal.catalogue.load import LANGUAGES, load
from shoal.catalogue.pseudo import PSEUDO
from shoal.catalogue.reader import Reader

__all__ = ["LANGUAGES", "PSEUDO", "Catalogue", "Reader", "load"]
