"""Finds text that comes from no catalogue, in what the program says in the pseudo-language.

There every letter of a catalogue has an accent. Plain letters are arguments of messages, such as
names and notations, or have escaped the catalogue.
"""

import re

from shoal.bots.bot_names import BOT_NAMES
from shoal.bots.levels import LEVELS
from shoal.core.catalogue import LANGUAGES
from shoal.games import game_info, names

WORD = re.compile(r"[A-Za-z]{2,}")

ONLY_ARGUMENTS = re.compile(r"\[!![\x00-\x7f\xa0]*?!!\]")
"""A sentence without a letter of a catalogue: ``error-text`` of a part that has no catalogue."""

NAMES = {
    "shoal",
    *LANGUAGES,
    *LEVELS,
    *BOT_NAMES,
    *(word for name in names() for word in WORD.findall(f"{name} {game_info(name).title}")),
    *WORD.findall("connect_four Connect Four tic_tac_toe"),
}
"""What has the same name in every language."""


def escaped(text, *allowed):
    """The words in plain letters that are neither names nor in the allowed texts."""
    known = NAMES.union(*map(WORD.findall, allowed))
    return sorted(
        {word for word in WORD.findall(ONLY_ARGUMENTS.sub("", text)) if word not in known}
    )
