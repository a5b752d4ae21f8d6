"""All claims of Jaws: importing this module fills the table."""

from words.jaws import (
    messages_act2,
    messages_asked,
    messages_bites,
    messages_board,
    messages_crew,
    messages_moves,
    messages_reasons,
    messages_refusals,
)
from words.jaws.messages_act1 import claims

__all__ = [
    "claims",
    "messages_act2",
    "messages_asked",
    "messages_bites",
    "messages_board",
    "messages_crew",
    "messages_moves",
    "messages_reasons",
    "messages_refusals",
]
