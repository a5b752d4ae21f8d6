"""The words about a game before it begins: its pitch, and its options.

A game's catalogue has ``game-pitch``, and for each option ``option-NAME`` (its title),
``option-NAME-about`` and ``option-NAME-CHOICE``. What is missing there comes from the GameInfo.
"""

from shoal.core.catalogue import Catalogue, load, with_rule
from shoal.core.game import GameInfo
from shoal.core.message import key_in
from shoal.core.options import Option
from shoal.core.text.default_board_lines import label


def words_about(info: GameInfo, language: str) -> Catalogue:
    """The catalogue of a game."""
    return load(language, info.folder)


def pitch(info: GameInfo, words: Catalogue) -> str:
    """A game in one sentence."""
    return text_or(words, key_in("game", "pitch"), info.pitch)


def credit(info: GameInfo, words: Catalogue) -> str:
    """Who made a game, and whose its title is."""
    return text_or(words, key_in("game", "credit"), info.credit)


def option_title(option: Option, words: Catalogue) -> str:
    """What an option is called."""
    return text_or(words, key_in("option", option.name), label(option.name))


def option_about(option: Option, words: Catalogue) -> str:
    """What an option decides, with the number of its rule."""
    text = text_or(words, key_in("option", f"{option.name}-about"), option.sentence)
    return with_rule(text, option.rule)


def choice_title(option: Option, choice: str, words: Catalogue) -> str:
    """What a choice of an option is called."""
    part = choice.replace(",", "-")  # A key has no commas.
    return text_or(words, key_in("option", f"{option.name}-{part}"), choice)


def text_or(words: Catalogue, key: str, otherwise: str) -> str:
    """The text of a key, or another text if no catalogue has it."""
    return words.text(key, {}) if words.has(key) else otherwise
