"""The names of bots, by their seats."""

from typing import Final

BOT_NAMES: Final = ["Pearl", "Kai", "Marina", "Otto", "Nori", "Wanda", "Skip", "Coral"]


def bot_name(seat: int) -> str:
    """The name of a bot at a seat.

    >>> bot_name(1), bot_name(9)
    ('Kai', 'Kai')
    """
    return BOT_NAMES[seat % len(BOT_NAMES)]
