"""What a player of Sea Urchins is asked to decide."""

from shoal.core.view import View


def prompt(view: View) -> str:
    """What the seat is to decide."""
    phase = view.word("step")
    if phase == "1":
        return "Step 1: move a token, or hold (UR-8)."
    if phase == "2" and view.flag("due"):
        return "Step 2: the water was still too long, so add a token if you can (UR-22)."
    if phase == "2" and view.game.notation.write_move(view.moves[-1]).startswith("add"):
        return "Step 2: add a token (UR-17)."
    if phase == "2":
        return "Step 2: add a token or move one (UR-9)."
    if phase == "3":
        return "Step 3: put your piece on a token (UR-23)."
    return "There is nothing to decide."
