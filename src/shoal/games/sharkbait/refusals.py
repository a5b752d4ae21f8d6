"""Why a move of SharkBait is not allowed, with the rule that says so."""

from shoal.core.game import Refusal
from shoal.core.packed_arrays import i64
from shoal.games.sharkbait.moves import (
    BAIT,
    DECIDE,
    FISH,
    LOSE,
    LOSS,
    PRIZE,
    ROLL,
    SHARK,
    SHARKS,
    STOP,
    school_column,
    school_size,
)
from shoal.games.sharkbait.rules import SharkBaitState


def why_not(state: SharkBaitState, move: i64) -> Refusal:
    """The reason for a move that the player to act cannot make."""
    if state.phase == LOSS:
        return why_not_lose(state, move)
    if state.phase == PRIZE:
        return why_not_prize(move)
    if move >= FISH:
        return why_not_school(state, school_column(move), school_size(move))
    if move > LOSE:
        return Refusal("No fish is lost now: that happens after a bad roll only.", "SB-17")
    if move > SHARK:
        return why_not_shark(state, both=move > SHARKS)
    if move == ROLL or move == STOP:
        return why_not_go_on(state, move)
    return Refusal("There is no prize yet: stop first.", "SB-25")


def why_not_lose(state: SharkBaitState, move: i64) -> Refusal:
    """After a bad roll with tied columns."""
    if LOSE < move < FISH:
        return Refusal(
            f"Column {move - LOSE} is not among those with most fish ({state.most_fish()}).",
            "SB-18",
        )
    return Refusal("After a bad roll you must first choose the column that loses a fish.", "SB-18")


def why_not_prize(move: i64) -> Refusal:
    """With a prize on offer."""
    if move == BAIT:
        return Refusal("There is no bigger token on the mat to bait for.", "SB-29")
    return Refusal("The dice are done: turn in bait, or take the token.", "SB-28")


def why_not_school(state: SharkBaitState, column: i64, count: i64) -> Refusal:
    """A school that cannot be placed."""
    if state.placed >> column & 1:
        return Refusal(f"You have placed your {column}s of this throw already.", "SB-15")
    if state.phase == DECIDE and state.placed == 0:
        return Refusal(f"This throw is done: {what_next(state)}.", "SB-10")
    thrown = state.thrown[column]
    if thrown < 2:
        return Refusal(f"Your throw has no school of {column}s: you threw {thrown}.", "SB-14")
    return Refusal(f"You threw only {thrown} fish with a {column}, not {count}.", "SB-15")


def what_next(state: SharkBaitState) -> str:
    """What SB-20 to SB-22 leave to do."""
    if not state.can_stop():
        return "roll again"
    if not state.can_roll():
        return "stop"
    return "roll again or stop"


def why_not_shark(state: SharkBaitState, *, both: bool) -> Refusal:
    """A shark that cannot be placed."""
    if state.sharks_in_hand() == 0:
        return Refusal("Both sharks are home already.", "SB-12")
    if state.placed:
        return Refusal("You have placed fish: no shark can follow from the same throw.", "SB-10")
    if state.phase == DECIDE:
        return Refusal("This throw is done: roll again first.", "SB-10")
    if both:
        return Refusal("Only two sharks of that number, in one throw, go home together.", "SB-13")
    return Refusal("The black dice do not show that.", "SB-12")


def why_not_go_on(state: SharkBaitState, move: i64) -> Refusal:
    """Rolling or stopping too early or too late."""
    if state.phase != DECIDE:
        return Refusal("Something can be placed, so place it first.", "SB-11")
    if move == STOP:
        return Refusal("You cannot stop: a shark is still in hand.", "SB-20")
    return Refusal("You must stop: both sharks are home and fewer than two fish are left.", "SB-21")
