"""Sentences of the table screen."""

from typing import Final

KEYS: Final = (
    "Choose a move with the arrow keys and play it with Enter. Or type it: the list narrows while "
    "you type, and Tab completes. Page Up and Page Down scroll the board, F8 switches between dark "
    "and light, Escape clears what you typed or closes what is open. You can also type the "
    "commands of the keys below."
)
GREETING: Final = "New here? F1 or ? shows help, F2 the rule, F4 a good move."
CHOOSE: Final = "No move chosen yet: choose one with the arrow keys, or type it."
TAKE_HINT: Final = "No move chosen yet: press an arrow key to take the hint, then Enter to play it."
OTHERS_ACT: Final = "Wait for your turn: the others are playing."
