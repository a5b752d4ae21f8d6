"""Sentences of the table screen."""

from typing import Final

KEYS: Final = (
    "Arrows choose a move, Enter plays it; nothing is chosen before. Or type it: the list narrows "
    "while you type, Tab completes. Page Up and Page Down scroll the board, F8 turns dark into "
    "light, Escape clears what is typed or closes what is open. What the keys below do can also be "
    "typed."
)
GREETING: Final = "New here? F1 or ? shows help, F2 the rule in question, F4 a good move."
CHOOSE: Final = "Nothing is chosen yet: choose a move with the arrows, or type it."
TAKE_HINT: Final = "Nothing is chosen yet: an arrow takes the hint, and Enter plays it then."
OTHERS_ACT: Final = "Wait for your turn: the others are playing."
