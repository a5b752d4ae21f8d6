"""SharkBait's log: what each move and each chance outcome did."""

from shoal.core.bits import bit, count_bits, members
from shoal.core.message import DETAIL, HEADLINE, LINE, Message, say
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE
from shoal.core.text.number_and_dice_text import dice_of
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

# Chance.


def log_of_chance(state: SharkBaitState, outcome: i64) -> list[Message]:
    """What chance did."""
    if state.phase == FIRST:
        return [say("log-first", seat=int(outcome), rule="SB-8")]
    if state.phase == HOLD:
        return [say("log-hold", token=int(members(state.mat)[outcome]), rule="SB-7")]
    seat = int(state.turn)
    in_hand = state.sharks_in_hand()
    dice = [int(die) for die in dice_of(outcome, state.fish + in_hand, SIDES)]
    fish = sorted(dice[: state.fish])
    sharks = sorted(dice[state.fish :])
    if not fish:
        return [say("log-roll-sharks", seat=seat, sharks=sharks, rule="SB-20", level=DETAIL)]
    if in_hand > 0:
        return [say("log-roll", seat=seat, fish=fish, sharks=sharks, rule="SB-10", level=DETAIL)]
    rolled = say("log-roll-fish", seat=seat, fish=fish, rule="SB-10", level=DETAIL)
    return [rolled, *bad_roll(state, outcome)]


def bad_roll(state: SharkBaitState, outcome: i64) -> list[Message]:
    """What a throw costs at once (SB-17 to SB-19); nothing for a good one."""
    after = state.clone()
    after.play(CHANCE, outcome)
    if after.fish == state.fish:
        return []
    seat = int(state.turn)
    if after.phase == LOSS:
        return [say("log-bad-roll-choice", seat=seat, rule="SB-18")]
    for column in range(1, SIDES + 1):
        if after.ocean[column] < state.ocean[column]:
            return [say("log-bad-roll", seat=seat, column=int(column), rule="SB-17")]
    return [say("log-bad-roll-empty-mat", seat=seat, rule="SB-19")]


# Dice.


def log_of_move(state: SharkBaitState, mover: i64, move: i64) -> list[Message]:
    """What a player's move did."""
    seat = int(mover)
    if move >= FISH:
        count, column = int(school_size(move)), int(school_column(move))
        return [
            say("log-school", seat=seat, count=count, column=column, rule="SB-15", level=DETAIL)
        ]
    if move > LOSE:
        return [say("log-lose", seat=seat, column=int(move - LOSE), rule="SB-18")]
    if move > SHARKS:
        column = int(move - SHARKS)
        placed = say("log-both-sharks", seat=seat, column=column, rule="SB-13", level=DETAIL)
        return [placed, fight(state, seat, column)]
    if move > SHARK:
        return shark(state, seat, int(move - SHARK))
    if move == ROLL:
        if state.can_stop():
            return [say("log-roll-again", seat=seat, rule="SB-22", level=DETAIL)]
        return [say("log-must-roll", seat=seat, rule="SB-20", level=DETAIL)]
    after = state.clone()
    after.play(mover, move)
    return [*stop_or_bait(state, seat, move, after), *token_taken(state, seat, move, after)]


def shark(state: SharkBaitState, seat: int, column: int) -> list[Message]:
    """A shark comes home, and may find the other one there."""
    placed = say("log-shark", seat=seat, column=column, rule="SB-12", level=DETAIL)
    if state.shark == column:
        return [placed, fight(state, seat, column)]
    return [placed]


def fight(state: SharkBaitState, seat: int, column: int) -> Message:
    """Both sharks are in this column."""
    fish = int(state.ocean[column])
    return say("log-fight", seat=seat, column=column, fish=fish, rule="SB-24")


# The end of a turn.


def stop_or_bait(
    state: SharkBaitState, seat: int, move: i64, after: SharkBaitState
) -> list[Message]:
    """The end of the throws, or a bait turned in."""
    # The headline of the same step says as much.
    level = LINE if after.mat == state.mat else DETAIL
    if move == BAIT:
        token = int(state.next_token(state.prize))
        return [say("log-bait", seat=seat, token=token, rule="SB-28", level=level)]
    if move != STOP:
        return []
    score = int(state.dice_score())
    if state.can_roll():
        return [say("log-stop", seat=seat, score=score, rule="SB-22", level=level)]
    return [say("log-must-stop", seat=seat, score=score, rule="SB-21", level=level)]


def token_taken(
    state: SharkBaitState, seat: int, move: i64, after: SharkBaitState
) -> list[Message]:
    """The token that is taken, if one is, what it brings, and the end of the round."""
    taken = state.mat & ~after.mat
    if not taken:
        return []
    token: i64 = members(taken)[0]
    before = state.clone()
    if move == BAIT:
        before.baits[seat] -= 1
    steps, bait = brought(before, token, after)
    messages = [headline(state, token, steps, bait)]
    if bait < state.settings.tokens.with_bait >> token & 1:
        messages.append(say("log-no-bait", seat=seat, rule="SB-33"))
    if steps < state.settings.tokens.steps[token]:
        messages.append(say("log-last-space", seat=seat, rule="SB-4"))
    if sum(after.trophies) > sum(state.trophies):
        before.won[seat] = token
        before.pawns[seat] += steps
        before.baits[seat] += bait
        messages += end_of_round(before, after)
    return messages


def brought(before: SharkBaitState, token: i64, after: SharkBaitState) -> tuple[int, int]:
    """The steps and baits that the token itself has brought; those of the round come on top."""
    seat = before.turn
    steps = min(after.pawns[seat] - before.pawns[seat], before.settings.tokens.steps[token])
    bait = min(
        after.baits[seat] - before.baits[seat], before.settings.tokens.with_bait >> token & 1
    )
    return int(steps), int(bait)


def offer(state: SharkBaitState, token: i64) -> tuple[int, int]:
    """The steps and baits that a token would bring the player whose turn it is."""
    after = state.clone()
    after.prize = token
    after.take_token()
    return brought(state, token, after)


def headline(state: SharkBaitState, token: i64, steps: int, bait: int) -> Message:
    """The turn in one sentence: the score, the baits paid, and the token."""
    seat = int(state.turn)
    score = state.dice_score()
    won = state.token_for(score)
    if token != won:
        return say(
            "log-token-for-baits",
            seat=seat,
            score=int(score),
            paid=int(count_bits(state.mat & (bit(token + 1) - bit(won + 1)))),
            token=int(token),
            steps=steps,
            bait=bait,
            rule="SB-30",
            level=HEADLINE,
        )
    return say(
        "log-token",
        seat=seat,
        score=int(score),
        token=int(token),
        steps=steps,
        bait=bait,
        rule=rule_of_token(score, token),
        level=HEADLINE,
    )


def rule_of_token(score: i64, token: i64) -> str:
    """The rule by which a score wins this token (SB-25 to SB-27)."""
    if token == score:
        return "SB-25"
    return "SB-26" if token < score else "SB-27"


def end_of_round(before: SharkBaitState, after: SharkBaitState) -> list[Message]:
    """Who had the biggest and the smallest token, and what that brings (SB-33 to SB-36)."""
    won = [int(token) for token in before.won]
    ended = int(before.round)
    biggest = won.index(max(won))
    steps = int(after.pawns[biggest] - before.pawns[biggest])
    messages = [
        say("log-trophy", seat=biggest, round=ended, token=max(won), steps=steps, rule="SB-35")
    ]
    if steps == 0:
        messages.append(say("log-last-space", seat=biggest, rule="SB-4"))
    smallest = won.index(min(won))
    if after.baits[smallest] > before.baits[smallest]:
        messages.append(say("log-smallest", seat=smallest, token=min(won), rule="SB-34"))
    else:
        messages.append(say("log-smallest-no-bait", seat=smallest, token=min(won), rule="SB-33"))
    if ended < ROUNDS:
        messages.append(say("log-starts", seat=biggest, round=ended + 1, rule="SB-35"))
        out = [int(token) for token in members(after.hold)]
        messages.append(
            say("log-hold-next", tokens=out, round=ended + 1, rule="SB-36", level=DETAIL)
        )
    return messages
