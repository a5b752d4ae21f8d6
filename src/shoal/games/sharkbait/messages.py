"""What SharkBait says: prompts, why a move is not allowed, and who won; ``log.py`` has the log."""

from typing import final

from shoal.core.game import GameMessages, View
from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64, vec
from shoal.core.state import CHANCE, State
from shoal.games.sharkbait.components import SHARK_DICE
from shoal.games.sharkbait.log import log_of_chance, log_of_move
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
from shoal.games.sharkbait.rules import SharkBaitState, own


@final
class SharkBaitMessages(GameMessages):
    """What SharkBait says to its players; everybody hears the same, as nothing is secret."""

    def prompt(self, view: View) -> Message:
        phase = view.word("phase")
        if phase == "loss":
            return say("ask-lose", rule="SB-18")
        if phase == "prize":
            token = int(view.number("prize"))
            return say("ask-prize", token=token, bigger=int(view.number("bigger")), rule="SB-28")
        if phase == "place":
            return ask_to_place(view)
        return ask_to_roll_or_stop(view)

    def log(self, state: State, mover: i64, move: i64) -> list[Message]:
        if mover == CHANCE:
            return log_of_chance(own(state), move)
        return log_of_move(own(state), mover, move)

    def why_not(self, state: State, seat: i64, move: i64) -> Message:
        return why_not(own(state), move)

    def turn_key(self, state: State) -> i64:
        """Whose turn of which round: a throw belongs to the player who throws."""
        table = own(state)
        return table.round * table.players + table.turn

    def verdict(self, state: State) -> Message | None:
        """Spaces decide (SB-37), then trophies, then baits (SB-38)."""
        ended = own(state)
        level = leaders([int(seat) for seat in range(ended.players)], ended.pawns)
        spaces = int(ended.pawns[level[0]])
        if len(level) == 1:
            return say("won-spaces", seat=level[0], spaces=spaces, rule="SB-37")
        ahead = leaders(level, ended.trophies)
        trophies = int(ended.trophies[ahead[0]])
        if len(ahead) == 1:
            return say(
                "won-trophies",
                seat=ahead[0],
                seats=level,
                spaces=spaces,
                trophies=trophies,
                second=second_best(level, ended.trophies),
                rule="SB-38",
            )
        first = leaders(ahead, ended.baits)
        baits = int(ended.baits[first[0]])
        if len(first) == 1:
            return say(
                "won-baits",
                seat=first[0],
                seats=ahead,
                spaces=spaces,
                trophies=trophies,
                baits=baits,
                second=second_best(ahead, ended.baits),
                rule="SB-38",
            )
        return say(
            "won-shared", seats=first, spaces=spaces, trophies=trophies, baits=baits, rule="SB-38"
        )

    def headline(self, state: State) -> Message | None:
        ended = own(state)
        level = leaders([int(seat) for seat in range(ended.players)], ended.pawns)
        if len(level) == 1:
            return say("end-spaces", seat=level[0], count=lead(ended.pawns))
        ahead = leaders(level, ended.trophies)
        if len(ahead) == 1:
            trophies = int(ended.trophies[ahead[0]]) - second_best(level, ended.trophies)
            return say("end-trophies", seat=ahead[0], count=trophies)
        first = leaders(ahead, ended.baits)
        if len(first) == 1:
            baits = int(ended.baits[first[0]]) - second_best(ahead, ended.baits)
            return say("end-baits", seat=first[0], count=baits)
        return say("end-shared", seats=first)

    def describe_move(self, view: View, move: i64) -> Message:
        if move >= FISH:
            count = int(school_size(move))
            return say("move-school", count=count, column=int(school_column(move)))
        if move > LOSE:
            return say("move-lose", column=int(move - LOSE))
        if move > SHARKS:
            return say("move-both-sharks", column=int(move - SHARKS))
        if move > SHARK:
            return say("move-shark", column=int(move - SHARK))
        if move == ROLL:
            return say("move-roll")
        if move == STOP:
            return say("move-stop", score=int(view.number("score")))
        if move == BAIT:
            return say("move-bait", token=int(view.number("bigger")))
        return say("move-take", token=int(view.number("prize")))


# What a player is asked.


def ask_to_place(view: View) -> Message:
    """What can be placed from this throw."""
    if len(view.numbers("sharks")) == SHARK_DICE:
        return say("ask-place-fish", rule="SB-15")
    if not has_school(view):
        return say("ask-place-shark", rule="SB-16")
    return say("ask-place", rule="SB-10")


def ask_to_roll_or_stop(view: View) -> Message:
    """To go on, unless more fish of the same throw are placed first."""
    sharks = int(SHARK_DICE) - len(view.numbers("sharks"))
    score = int(view.number("score"))
    if sharks > 0:
        if has_school(view):
            return say("ask-place-or-roll", sharks=sharks, rule="SB-20")
        return say("ask-roll", sharks=sharks, rule="SB-20")
    if ROLL not in view.moves:
        return say("ask-stop", score=score, rule="SB-21")
    if has_school(view):
        return say("ask-place-roll-or-stop", score=score, rule="SB-22")
    return say("ask-roll-or-stop", score=score, rule="SB-22")


def has_school(view: View) -> bool:
    """Whether the moves include schools of fish."""
    return len(view.moves) > 0 and max(view.moves) >= FISH


# Why a move is not allowed, with the rule that says so.


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


# Who won.


def leaders(seats: list[int], values: vec[i64]) -> list[int]:
    """Of these seats, those with the highest value."""
    most = max([values[seat] for seat in seats])
    return [seat for seat in seats if values[seat] == most]


def lead(values: vec[i64]) -> int:
    """How far the only leader is ahead of everybody else."""
    ordered = sorted([int(value) for value in values])
    return ordered[-1] - ordered[-2]


def second_best(seats: list[int], values: vec[i64]) -> int:
    """The highest value of these seats below that of their only leader."""
    ordered = sorted([int(values[seat]) for seat in seats])
    return ordered[-2]
