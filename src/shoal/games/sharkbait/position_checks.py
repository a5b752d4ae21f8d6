"""What a position of SharkBait must satisfy, so that play can go on from it."""

from shoal.core.bits import bit, count_bits, members
from shoal.core.errors import BadPosition
from shoal.games.sharkbait.components import BAITS, FISH_DICE, ROUNDS
from shoal.games.sharkbait.moves import (
    DECIDE,
    FIRST,
    HOLD,
    LOSS,
    MIN_SCHOOL,
    OVER,
    PLACE,
    PRIZE,
    THROW,
)
from shoal.games.sharkbait.rules import SharkBaitState, sum_of


def check_position(state: SharkBaitState) -> None:
    """Raise BadPosition, with a sentence, at the first thing that is wrong."""
    check_tokens(state)
    check_round(state)
    check_turn(state)


def check_tokens(state: SharkBaitState) -> None:
    """Every scoring token is in one place, and no more baits are out than there are.

    A 0 in ``won=`` is token 0 for those who had their turn, and no token for the others.
    """
    out = state.hold
    for seat in range(state.players):
        number = state.won[seat]
        holds = state.has_won(seat)
        if holds != (number != 0) and not (holds and state.settings.tokens.all & 1):
            raise BadPosition("Just those who had their turn this round hold a token (SB-32).")
        if holds and out >> number & 1:
            raise BadPosition(f"Token {number} is in two places.")
        if holds:
            out |= bit(number)
    if out & ~state.settings.tokens.all:
        raise BadPosition("The position names a scoring token that is not in the game.")
    baits = sum_of(state.baits)
    if baits > BAITS:
        raise BadPosition(f"The players hold {baits} baits; there are {BAITS}.")
    on_hold = count_bits(state.hold)
    setting_up = state.phase == FIRST or state.phase == HOLD
    if setting_up != (on_hold < state.players) or on_hold > state.players:
        raise BadPosition(f"{on_hold} tokens on hold do not fit the phase (SB-7).")


def check_round(state: SharkBaitState) -> None:
    """Trophies fit the round, and nothing comes before the setting up."""
    finished = state.round if state.phase == OVER else state.round - 1
    if sum_of(state.trophies) != finished or (state.phase == OVER and state.round != ROUNDS):
        raise BadPosition(
            f"There should be {finished} trophies out in round {state.round} (SB-35)."
        )
    begun = state.turn != state.first
    if state.phase <= HOLD and (state.round > 1 or begun or sum_of(state.pawns)):
        raise BadPosition("Setting up comes before everything else.")
    if state.phase == FIRST and (state.first or state.hold):
        raise BadPosition("Nothing is set up before the start player is drawn (SB-8).")


def check_turn(state: SharkBaitState) -> None:
    """The dice fit the phase."""
    check_dice(state)
    sharks = state.sharks_in_hand()
    if state.phase == THROW and not state.can_roll():
        raise BadPosition("There is nothing to throw (SB-21).")
    if state.phase == PLACE and sharks == 0 and not state.has_school():
        raise BadPosition("Nothing can be placed here (SB-17).")
    if state.phase == LOSS and len(state.moves(state.turn)) < 2:
        raise BadPosition("There is no tie to lose a fish from (SB-18).")
    if state.phase == LOSS and state.most_fish() == 0:
        raise BadPosition("An empty mat has no fish to lose (SB-19).")
    if state.phase == LOSS and sharks:
        raise BadPosition("No fish is lost before both sharks are home (SB-17).")
    on_offer = state.phase == PRIZE and bool(state.mat >> state.prize & 1)
    if not on_offer and (state.phase == PRIZE or state.prize != 0):
        raise BadPosition("prize= is a token on the mat in phase prize, and 0 elsewhere.")
    if state.phase == PRIZE and (sharks or not state.can_bait()):
        raise BadPosition("There is no choice of prize here (SB-28).")
    if state.phase == PRIZE and state.prize < state.token_for(state.dice_score()):
        raise BadPosition("prize= is below the token of the dice score (SB-25).")


def check_dice(state: SharkBaitState) -> None:
    """The dice on the mat, in hand and thrown are those of SB-1, thrown where they can be."""
    thrown = sum_of(state.thrown)
    black = sum_of(state.thrown_sharks)
    if state.dice_aside() < 0:
        raise BadPosition("There are more than eight fish.")
    quiet = state.phase <= HOLD or state.phase == OVER
    if quiet and (state.fish != FISH_DICE or state.shark):
        raise BadPosition("Between turns the ocean is empty and the hand full.")
    if state.phase == PLACE:
        if thrown != state.fish or black != state.sharks_in_hand() or state.placed:
            raise BadPosition("In phase place thrown= and black= are all the dice in hand.")
    elif state.phase == DECIDE and state.placed:
        placed = members(state.placed)
        if thrown != state.fish or black != state.sharks_in_hand():
            raise BadPosition("After a school thrown= and black= are the dice left in hand.")
        if any(state.ocean[column] < MIN_SCHOOL for column in placed):
            raise BadPosition("placed= names columns where a school was placed (SB-15).")
    elif state.phase == LOSS:
        if thrown != state.fish + 1 or black or state.placed or state.has_school():
            raise BadPosition("thrown= is the bad roll: all dice in hand and the one put aside.")
    elif thrown or black or state.placed:
        raise BadPosition("No dice lie thrown in this phase.")
