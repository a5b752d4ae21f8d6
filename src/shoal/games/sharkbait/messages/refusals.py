"""Why a move of SharkBait is not allowed, with the rule that says so."""

from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64
from shoal.games.sharkbait.moves import (
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


def why_not(state: SharkBaitState, move: i64) -> Message:
    """Why the player whose turn it is cannot make this move now."""
    if state.phase == LOSS:
        return why_not_lose(state, move)
    if state.phase == PRIZE:
        return say("no-stopped", rule="SB-28")
    if move >= FISH:
        return why_not_school(state, school_column(move), school_size(move))
    if move > LOSE:
        return say("no-loss", rule="SB-17")
    if move > SHARKS:
        return why_not_shark(state, move - SHARKS, both=True)
    if move > SHARK:
        return why_not_shark(state, move - SHARK, both=False)
    if move == ROLL or move == STOP:
        return why_not_go_on(state, move)
    return say("no-token-yet", rule="SB-25")


def why_not_lose(state: SharkBaitState, move: i64) -> Message:
    """After a bad roll with tied columns."""
    if LOSE < move < FISH:
        column = move - LOSE
        fish = int(state.ocean[column])
        most = int(state.most_fish())
        return say("no-lose-column", column=int(column), fish=fish, most=most, rule="SB-18")
    return say("no-lose-first", rule="SB-18")


def why_not_school(state: SharkBaitState, column: i64, count: i64) -> Message:
    """A school that cannot be placed."""
    number = int(column)
    if state.placed >> column & 1:
        return say("no-school-again", number=number, rule="SB-15")
    if state.phase == DECIDE and state.placed == 0:
        return roll_is_done(state)
    thrown = int(state.thrown[column])
    if thrown < 2:
        return say("no-school", number=number, thrown=thrown, rule="SB-14")
    return say("no-school-of-size", number=number, thrown=thrown, count=int(count), rule="SB-15")


def roll_is_done(state: SharkBaitState) -> Message:
    """What SB-20 to SB-22 leave to do."""
    if not state.can_stop():
        return say("no-done-roll", rule="SB-10")
    if not state.can_roll():
        return say("no-done-stop", rule="SB-10")
    return say("no-done-roll-or-stop", rule="SB-10")


def why_not_shark(state: SharkBaitState, column: i64, *, both: bool) -> Message:
    """A shark that cannot be placed, or a pair of them."""
    if state.sharks_in_hand() == 0:
        return say("no-shark-left", rule="SB-12")
    if state.placed:
        return say("no-shark-after-fish", rule="SB-10")
    if state.phase == DECIDE:
        return roll_is_done(state)
    if both:
        return say("no-both-sharks", number=int(column), rule="SB-13")
    return say("no-shark", number=int(column), rule="SB-12")


def why_not_go_on(state: SharkBaitState, move: i64) -> Message:
    """Rolling or stopping too early or too late."""
    if state.phase != DECIDE:
        return say("no-place-first", rule="SB-11")
    if move == STOP:
        return say("no-stop", sharks=int(state.sharks_in_hand()), rule="SB-20")
    return say("no-roll", rule="SB-21")
