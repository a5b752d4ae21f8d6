"""SharkBait's log: a line for each move and each chance outcome, with its consequences."""

from shoal.core.bits import members
from shoal.core.notation_helpers import dice_of, write_dice
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE
from shoal.games.sharkbait.board_text import bringing
from shoal.games.sharkbait.components import ROUNDS, SIDES
from shoal.games.sharkbait.moves import (
    BAIT,
    FIRST,
    FISH,
    HOLD,
    LOSE,
    LOSS,
    ROLL,
    SHARK,
    SHARKS,
    STOP,
    school_column,
    school_size,
)
from shoal.games.sharkbait.rules import SharkBaitState


def log_line(state: SharkBaitState, mover: i64, move: i64) -> str:
    """The line for a move or a chance outcome; the same for every viewer."""
    if mover == CHANCE:
        return chance_line(state, move)
    return move_line(state, mover, move)


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
