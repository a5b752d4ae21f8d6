"""What SharkBait says: prompts, the log, why a move is not allowed, and who won."""

from typing import final

from shoal.core.bits import members
from shoal.core.notation_helpers import dice_of, write_dice
from shoal.core.packed_arrays import i64
from shoal.core.refusal import Refusal
from shoal.core.sentence_messages import SentenceMessages
from shoal.core.state import CHANCE, State
from shoal.core.text.verdict import Measure, verdict
from shoal.core.view import View
from shoal.games.sharkbait.board_text import bringing
from shoal.games.sharkbait.components import ROUNDS, SHARK_DICE, SIDES
from shoal.games.sharkbait.moves import (
    BAIT,
    DECIDE,
    FIRST,
    FISH,
    HOLD,
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
class SharkBaitMessages(SentenceMessages):
    """What SharkBait says to its players; every seat reads the same log."""

    def prompt_text(self, view: View) -> str:
        phase = view.word("phase")
        if phase == "loss":
            return "A bad roll: choose which of the fullest columns loses a fish (SB-18)."
        if phase == "prize":
            return "Turn in a shark bait for a bigger token, or take this one (SB-28)?"
        if phase == "place":
            return place_prompt(view)
        if ROLL not in view.moves:
            stop = or_more(view, "Stop")
            return f"{stop}: both sharks are home and too few dice are left (SB-21)."
        if STOP not in view.moves:
            return f"{or_more(view, 'Roll again')}: a shark is still in hand (SB-20)."
        return f"{or_more(view, 'Roll again or stop')} (SB-22)?"

    def log_line(self, state: State, mover: i64, move: i64, seat: i64) -> str:
        table = own(state)
        if mover == CHANCE:
            return chance_line(table, move)
        return move_line(table, mover, move)

    def refusal(self, state: State, seat: i64, move: i64) -> Refusal:
        table = own(state)
        if table.phase == LOSS:
            return why_not_lose(table, move)
        if table.phase == PRIZE:
            return why_not_prize(move)
        if move >= FISH:
            return why_not_school(table, school_column(move), school_size(move))
        if move > LOSE:
            return Refusal("No fish is lost now: that happens after a bad roll only.", "SB-17")
        if move > SHARK:
            return why_not_shark(table, both=move > SHARKS)
        if move == ROLL or move == STOP:
            return why_not_go_on(table, move)
        return Refusal("There is no prize yet: stop first.", "SB-25")

    def verdict_text(self, state: State) -> str:
        ended = own(state)
        measures = [
            Measure("spaces", ended.pawns, "SB-37", one="space"),
            Measure("trophies", ended.trophies, "SB-38", one="trophy"),
            Measure("baits", ended.baits, "SB-38", one="bait"),
        ]
        return verdict(ended.players, measures, "SB-38")


# What a player is asked.


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


# The log: a line for each move and each chance outcome, with its consequences.


def chance_line(state: SharkBaitState, outcome: i64) -> str:
    """What chance did."""
    if state.phase == FIRST:
        return f"Seat {outcome} is the start player (SB-8)."
    if state.phase == HOLD:
        return f"Token {members(state.mat)[outcome]} is put on hold (SB-7)."
    sharks = state.sharks_in_hand()
    dice = dice_of(outcome, state.fish + sharks, SIDES)
    fish = write_dice(sorted(dice[: state.fish]))
    black = write_dice(sorted(dice[state.fish :]))
    if state.fish == 0:
        return f"Seat {state.turn} throws the sharks alone: {black} (SB-20)."
    if sharks == 0:
        return f"Seat {state.turn} throws fish {fish} (SB-10).{bad_roll(state, outcome)}"
    return f"Seat {state.turn} throws fish {fish}, sharks {black} (SB-10)."


def bad_roll(state: SharkBaitState, outcome: i64) -> str:
    """What a throw costs at once (SB-17 to SB-19); '' for a good one."""
    after = state.clone()
    after.play(CHANCE, outcome)
    if after.fish == state.fish:
        return ""
    if after.phase == LOSS:
        return " A bad roll: a die is put aside, and the player chooses the other fish (SB-18)."
    for column in range(1, SIDES + 1):
        if after.ocean[column] < state.ocean[column]:
            return f" A bad roll: a die is put aside, and a fish from column {column} (SB-17)."
    return " A bad roll on an empty mat: a die is put aside (SB-19)."


def move_line(state: SharkBaitState, seat: i64, move: i64) -> str:
    """A player's move and its consequences."""
    if move >= FISH:
        return (
            f"Seat {seat} places {school_size(move)} fish in column {school_column(move)} (SB-15)."
        )
    if move > LOSE:
        return f"Seat {seat} loses a fish from column {move - LOSE} (SB-18)."
    if move > SHARKS:
        return f"Seat {seat} places both sharks in column {move - SHARKS}: a shark fight (SB-24)!"
    if move > SHARK:
        return shark_line(state, seat, move - SHARK)
    if move == ROLL:
        return f"Seat {seat} rolls again ({'SB-22' if state.can_stop() else 'SB-20'})."
    after = state.clone()
    after.play(seat, move)
    return " ".join([*prize_lines(state, seat, move), *token_lines(state, seat, move, after)])


def shark_line(state: SharkBaitState, seat: i64, column: i64) -> str:
    """A shark comes home, and may find the other one there."""
    if state.shark == column:
        return f"Seat {seat} places a shark in column {column}: a shark fight (SB-24)!"
    return f"Seat {seat} places a shark in column {column} (SB-12)."


def prize_lines(state: SharkBaitState, seat: i64, move: i64) -> list[str]:
    """The end of the throws, or a bait turned in."""
    if move == STOP:
        rule = "SB-22" if state.can_roll() else "SB-21"
        return [f"Seat {seat} stops with a score of {state.dice_score()} ({rule})."]
    if move == BAIT:
        bigger = state.next_token(state.prize)
        return [f"Seat {seat} turns in a bait, up to token {bigger} (SB-28)."]
    return []


def token_lines(state: SharkBaitState, seat: i64, move: i64, after: SharkBaitState) -> list[str]:
    """The token that is taken, if one is, what it brings, and the end of the round."""
    taken = state.mat & ~after.mat
    if not taken:
        return []
    token: i64 = members(taken)[0]
    before = state.clone()
    if move == BAIT:
        before.baits[seat] -= 1
    steps, bait = brought(before, token, after)
    lines = [f"Seat {seat} takes token {bringing(token, steps, bait)} ({won_by(state, token)})."]
    if bait < state.settings.tokens.with_bait >> token & 1:
        lines.append("The supply has no bait left for it (SB-33).")
    if steps < state.settings.tokens.steps[token]:
        lines.append("The pawn waits on the last space (SB-4).")
    if sum(after.trophies) > sum(state.trophies):
        before.won[seat] = token
        before.pawns[seat] += steps
        before.baits[seat] += bait
        lines += round_lines(before, after)
    return lines


def brought(before: SharkBaitState, token: i64, after: SharkBaitState) -> tuple[i64, i64]:
    """The steps and baits that the token itself has brought; those of the round come on top."""
    seat = before.turn
    steps = min(after.pawns[seat] - before.pawns[seat], before.settings.tokens.steps[token])
    bait = min(
        after.baits[seat] - before.baits[seat], before.settings.tokens.with_bait >> token & 1
    )
    return steps, bait


def offer(state: SharkBaitState, token: i64) -> str:
    """A token with what it would bring the player whose turn it is: ``5 (move 1, bait)``."""
    after = state.clone()
    after.prize = token
    after.take_token()
    steps, bait = brought(state, token, after)
    return bringing(token, steps, bait)


def won_by(state: SharkBaitState, token: i64) -> str:
    """The rule by which a score, or a bait, wins this token (SB-25 to SB-30)."""
    score = state.dice_score()
    if token != state.token_for(score):
        return "SB-30"
    if token == score:
        return "SB-25"
    return "SB-26" if token < score else "SB-27"


def round_lines(before: SharkBaitState, after: SharkBaitState) -> list[str]:
    """Who had the biggest and the smallest token, and what that brings (SB-33 to SB-35)."""
    won = list(before.won)
    biggest: i64 = won.index(max(won))
    smallest: i64 = won.index(min(won))
    moves = "moves 1 more"
    if after.pawns[biggest] == before.pawns[biggest]:
        moves = "waits on the last space (SB-4)"
    wins = " and wins the trophy" if before.round == ROUNDS else ", wins the trophy and starts"
    bait = " and gets a bait (SB-34)"
    if after.baits[smallest] == before.baits[smallest]:
        bait = ", but the supply has no bait left (SB-33)"
    return [
        f"Round {before.round} ends: seat {biggest} has the biggest token, {moves}{wins} (SB-35).",
        f"Seat {smallest} has the smallest{bait}.",
    ]


# Why a move is not allowed, with the rule that says so.


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
