"""What a player of SharkBait is asked to decide."""

from shoal.core.view import View
from shoal.games.sharkbait.components import SHARK_DICE
from shoal.games.sharkbait.moves import FISH, ROLL, STOP


def prompt(view: View) -> str:
    """What the player to act is to decide."""
    phase = view.word("phase")
    if phase == "loss":
        return "A bad roll: choose which of the fullest columns loses a fish (SB-18)."
    if phase == "prize":
        return "Turn in a shark bait for a bigger token, or take this one (SB-28)?"
    if phase == "place":
        return place_prompt(view)
    if ROLL not in view.moves:
        return f"{or_more(view, 'Stop')}: both sharks are home and too few dice are left (SB-21)."
    if STOP not in view.moves:
        return f"{or_more(view, 'Roll again')}: a shark is still in hand (SB-20)."
    return f"{or_more(view, 'Roll again or stop')} (SB-22)?"


def or_more(view: View, act: str) -> str:
    """What is to be done, unless more fish of the same throw are placed first."""
    if max(view.moves) < FISH:
        return act
    return f"Place more fish, or {act.lower()}"


def place_prompt(view: View) -> str:
    """What can be placed from this throw."""
    if len(view.numbers("sharks")) == SHARK_DICE:
        return "Place schools of fish (SB-15)."
    if view.moves[-1] < FISH:
        return "No school: place a shark (SB-16)."
    return "Place a shark or schools of fish (SB-10)."
