"""All claims of Jaws: importing this module fills the table."""

from words import (
    jaws_messages_act2,
    jaws_messages_asked,
    jaws_messages_bites,
    jaws_messages_board,
    jaws_messages_crew,
    jaws_messages_moves,
    jaws_messages_reasons,
    jaws_messages_refusals,
)
from words.jaws_messages_act1 import claims

__all__ = [
    "claims",
    "jaws_messages_act2",
    "jaws_messages_asked",
    "jaws_messages_bites",
    "jaws_messages_board",
    "jaws_messages_crew",
    "jaws_messages_moves",
    "jaws_messages_reasons",
    "jaws_messages_refusals",
]
