"""What a player of Shark Tank is asked to decide."""

from shoal.core.view import View
from shoal.games.sharktank.components import MAX_VALUE, STACK
from shoal.games.sharktank.moves import SPEND
from shoal.games.sharktank.text.board import count_tiles, why_short


def prompt(view: View) -> str:
    """What the seat is asked to decide."""
    phase = view.word("phase")
    length = view.number("length")
    mover = view.word("mover")
    if phase == "draft":
        return f"Take a {view.word('drafting').capitalize()} of any suit (ST-8)."
    if phase == "choose":
        return f"Choose a shark; it swims {count_tiles(length)} (ST-13)."
    if phase == "pay":
        return f"The shark of {mover} swims {count_tiles(length)}. {spend_prompt(view)}"
    if phase == "stretch":
        rolled = view.number("extra")
        return f"The Null rolled {rolled}: how many extra tiles do you use (ST-16)?"
    if phase == "lay":
        laid = len(view.words("trail"))
        rule = "ST-19" if laid else "ST-18"
        return f"The shark of {mover} sets out: lay tile {laid + 1} of {length} ({rule})."
    if phase == "land":
        return f"Put the shark of {mover} on a cell of the last tile (ST-25)."
    return "There is nothing to decide."


def spend_prompt(view: View) -> str:
    """What a fish can be spent for: a Null alone may bring nothing (ST-21, ST-22, ST-24)."""
    if any(move >= SPEND and (move - SPEND) % 6 for move in view.moves):
        return "Spend a fish to swim further, or nothing (ST-15)?"
    if why_short(view):
        return "Spend a Null, which brings no more tiles here (ST-22), or nothing?"
    length = view.number("length")
    if length == STACK:
        return f"Spend a Null, though no movement is longer than {STACK} (ST-24), or nothing?"
    limit = f", up to {STACK} in all (ST-24)" if length + MAX_VALUE > STACK else ""
    return (
        "Spend a Null, for as many more as it rolls and there is room for"
        f"{limit}, or nothing (ST-21)?"
    )
