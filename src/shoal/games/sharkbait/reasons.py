"""A sentence on what speaks for or against a move of SharkBait."""

from shoal.core.packed_arrays import i64
from shoal.games.sharkbait.board_text import counted
from shoal.games.sharkbait.messages import offer
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
from shoal.games.sharkbait.rules import SharkBaitState, sum_of
from shoal.games.sharkbait.turn_values import UNKNOWN, mean_score


def reason(state: SharkBaitState, move: i64) -> str:
    """Why, or why not."""
    if move >= FISH:
        return school(state, move)
    if move > LOSE:
        return f"Column {move - LOSE} has {counted(state.ocean[move - LOSE], 'fish', 'fish')}."
    if move > SHARKS:
        column = move - SHARKS
        fish = counted(state.ocean[column], "fish lies", "fish lie")
        return f"A shark fight makes each fish in column {column} worth four; {fish} there."
    if move > SHARK:
        return shark(state, move)
    if move == ROLL:
        return roll(state)
    if move == STOP:
        return f"{counted(state.dice_score(), 'point is', 'points are')} safe."
    if move == BAIT:
        lifted = state.clone()
        lifted.lift_prize()
        return f"A bait lifts the prize to token {offer(lifted, lifted.prize)}."
    return f"Token {offer(state, state.prize)} is yours, and the baits stay."


def roll(state: SharkBaitState) -> str:
    """What the dice bring on average beside what is safe."""
    after = state.clone()
    after.play(state.turn, ROLL)
    dice = [counted(state.fish, "fish", "fish")] if state.fish else []
    if state.sharks_in_hand():
        dice.append(counted(state.sharks_in_hand(), "shark", "sharks"))
    hand = " and ".join(dice)
    mean = f"{mean_score(after):.1f} points" if mean_score(after) < UNKNOWN else "nobody knows what"
    safe = f", {state.dice_score()} are safe" if state.can_stop() else ""
    return f"Rolling {hand} brings {mean} in the end on average{safe}."


def shark(state: SharkBaitState, move: i64) -> str:
    """What the shark does to the fish, and what the turn then brings."""
    column = move - SHARK
    spoiled = state.ocean[column]
    sentence = f"Column {column} has {counted(spoiled, 'fish', 'fish')} to spoil"
    if spoiled == 0:
        sentence = f"Column {column} has no fish to spoil"
    if state.shark == column:
        sentence = f"A second shark in column {column} makes a fight: its fish are worth four"
    return f"{sentence}; {outlook(state, move)}."


def school(state: SharkBaitState, move: i64) -> str:
    """What the turn brings with this school on the mat."""
    fish = sum_of(state.ocean) + school_size(move)
    return f"{fish} fish lie on the mat then; {outlook(state, move)}."


def outlook(state: SharkBaitState, move: i64) -> str:
    """The score that a turn comes to on average after this move, if it goes on with a roll."""
    after = state.clone()
    after.play(state.turn, move)
    if after.turn != state.turn or not after.can_roll():
        return "there is nothing left to roll"
    after.play(state.turn, ROLL)
    assert after.phase == THROW
    if mean_score(after) >= UNKNOWN:
        return "a rare mat"
    return f"rolling on brings {mean_score(after):.1f} points in the end on average"
