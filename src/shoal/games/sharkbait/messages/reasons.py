"""A sentence for or against a move of SharkBait, for hints."""

from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64
from shoal.games.sharkbait.messages.log import offer
from shoal.games.sharkbait.moves import (
    BAIT,
    FISH,
    LOSE,
    ROLL,
    SHARK,
    SHARKS,
    STOP,
    THROW,
    school_size,
)
from shoal.games.sharkbait.rules import SharkBaitState
from shoal.games.sharkbait.state import sum_of
from shoal.games.sharkbait.turn_values import UNKNOWN, mean_score


def reason_for(state: SharkBaitState, move: i64) -> Message | None:
    """What speaks for or against a legal move; None on a mat that the table does not know."""
    if move >= FISH:
        return school_reason(state, move)
    if move > LOSE:
        return loss_reason(state, move)
    if move > SHARKS:
        return fight_reason(state, move, move - SHARKS)
    if move > SHARK:
        return shark_reason(state, move, move - SHARK)
    if move == ROLL:
        return roll_reason(state)
    if move == STOP:
        return stop_reason(state)
    return prize_reason(state, move)


def school_reason(state: SharkBaitState, move: i64) -> Message | None:
    """What the turn scores with this school on the mat."""
    fish = int(sum_of(state.ocean) + school_size(move))
    after = after_move(state, move)
    if not after.can_roll():
        return say("why-school-last", fish=fish, score=int(after.dice_score()))
    mean = mean_of_roll(after)
    return say("why-school", fish=fish, mean=mean) if mean < UNKNOWN else None


def loss_reason(state: SharkBaitState, move: i64) -> Message:
    """What the lost fish would have scored."""
    points = int(state.dice_score() - after_move(state, move).dice_score())
    return say("why-lose", column=int(move - LOSE), points=points)


def shark_reason(state: SharkBaitState, move: i64, column: i64) -> Message | None:
    """What the shark does to the fish, and what the turn then scores."""
    if state.shark == column:
        return fight_reason(state, move, column)
    fish = int(state.ocean[column])
    after = after_move(state, move)
    if not after.can_roll():
        return say("why-shark-last", column=int(column), fish=fish, score=int(after.dice_score()))
    mean = mean_of_roll(after)
    return say("why-shark", column=int(column), fish=fish, mean=mean) if mean < UNKNOWN else None


def fight_reason(state: SharkBaitState, move: i64, column: i64) -> Message | None:
    """Which fish a shark fight makes valuable, and what the turn then scores."""
    fish = int(state.ocean[column])
    after = after_move(state, move)
    if not after.can_roll():
        return say("why-fight-last", column=int(column), fish=fish, score=int(after.dice_score()))
    mean = mean_of_roll(after)
    return say("why-fight", column=int(column), fish=fish, mean=mean) if mean < UNKNOWN else None


def roll_reason(state: SharkBaitState) -> Message | None:
    """What the dice score on average, beside what is safe."""
    fish = int(state.fish)
    mean = mean_of_roll(state)
    if mean >= UNKNOWN:
        return None
    if state.can_stop():
        return say("why-roll", fish=fish, mean=mean, score=int(state.dice_score()))
    return say("why-must-roll", fish=fish, sharks=int(state.sharks_in_hand()), mean=mean)


def stop_reason(state: SharkBaitState) -> Message:
    """The token that the score wins."""
    score = state.dice_score()
    token = state.token_for(score)
    steps, bait = offer(state, token)
    return say("why-stop", score=int(score), token=int(token), steps=steps, bait=bait)


def prize_reason(state: SharkBaitState, move: i64) -> Message:
    """What the token brings that is taken, or reached with a bait."""
    if move == BAIT:
        lifted = state.clone()
        lifted.lift_prize()
        steps, bait = offer(lifted, lifted.prize)
        return say("why-bait", token=int(lifted.prize), steps=steps, bait=bait)
    steps, bait = offer(state, state.prize)
    return say("why-take", token=int(state.prize), steps=steps, bait=bait)


def after_move(state: SharkBaitState, move: i64) -> SharkBaitState:
    """The position after a move."""
    after = state.clone()
    after.play(state.turn, move)
    return after


def mean_of_roll(state: SharkBaitState) -> float:
    """The mean score in the end if the dice in hand are rolled now; UNKNOWN for a rare mat."""
    after = after_move(state, ROLL)
    assert after.phase == THROW
    return round(mean_score(after), 1)
