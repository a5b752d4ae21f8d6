"""What a player of Pescado is asked to decide."""

from shoal.core.view import View
from shoal.games.pescado.components import FLIPS_A_DIE
from shoal.games.pescado.moves import DONE, FLIP, KEEP, TAKE_ALL


def prompt(view: View) -> str:
    """What the seat is asked to decide."""
    phase = view.word("phase")
    if phase == "fish":
        return first_throw_prompt(view)
    if phase == "fish-again":
        return "Take what you have caught, or stop (PE-16)?"
    if phase == "snatch":
        return "Snatch: claim the tiles that the dice show, or say done (PE-37)."
    return "Snatch: mark the tiles that the dice show, then seal (PE-40)."


def first_throw_prompt(view: View) -> str:
    """What may be done after the first throw, as far as there is something to do."""
    can_flip = any(FLIP <= move < KEEP for move in view.moves)
    if view.number("flips") % FLIPS_A_DIE == 1:
        return "Turn over a second tile: two bring one grey die (PE-12)."
    if view.number("flips"):
        if can_flip:
            return "Turn tiles over for the other grey die, or throw again (PE-12)?"
        return "Throw again, with the grey dice; keep what you like (PE-14)."
    can_take = view.moves[0] <= TAKE_ALL
    choices = ["take your catch"] if can_take else []
    choices += ["turn tiles over for grey dice"] if can_flip else []
    choices += ["throw again"]
    choices += ["stop"] if DONE in view.moves else []
    return f"{either(choices).capitalize()} ({'PE-9' if can_take else 'PE-10'})?"


def either(choices: list[str]) -> str:
    """Choices in words.

    >>> either(["flip", "keep", "be done"]), either(["keep"])
    ('flip, keep or be done', 'keep')
    """
    if len(choices) == 1:
        return choices[0]
    return f"{', '.join(choices[:-1])} or {choices[-1]}"
