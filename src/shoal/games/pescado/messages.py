"""What Pescado says beside its log: prompts, moves in words, refusals, and reasons for hints."""

from typing import final

from shoal.core.bits import bit, count_bits
from shoal.core.game import GameMessages, View
from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64
from shoal.core.state import State
from shoal.games.pescado.components import (
    FLIPS_A_DIE,
    KEPT,
    MAX_FLIPS,
    dice_words,
    number_of_dice,
)
from shoal.games.pescado.log import headline_of, log_of, verdict_of
from shoal.games.pescado.moves import (
    CLAIM,
    DONE,
    FISH,
    FISH_AGAIN,
    FLIP,
    KEEP,
    MARK,
    OPEN,
    SEAL,
    SECRET,
    SNATCH,
    TAKE_ALL,
    THROW_FOR_ALL,
)
from shoal.games.pescado.rules import PescadoState, own


@final
class PescadoMessages(GameMessages):
    """What Pescado says while it is played."""

    def prompt(self, view: View) -> Message:
        phase = view.word("phase")
        if phase == "fish":
            return first_throw_prompt(view)
        if phase == "fish-again":
            return say("ask-take-or-stop", rule="PE-16")
        if phase == "snatch":
            return say("ask-claim", rule="PE-37")
        return say("ask-mark", rule="PE-40")

    def log(self, state: State, mover: i64, move: i64) -> list[Message]:
        return log_of(own(state), mover, move)

    def why_not(self, state: State, seat: i64, move: i64) -> Message:
        return refusal(own(state), move)

    def turn_key(self, state: State) -> i64:
        """Whose turn it is; a throw belongs to the player who throws, a snatch round to all."""
        table = own(state)
        if table.phase in (THROW_FOR_ALL, OPEN, SNATCH, SECRET):
            return table.players
        return table.turn

    def verdict(self, state: State) -> Message | None:
        return verdict_of(own(state))

    def headline(self, state: State) -> Message | None:
        return headline_of(own(state))

    def describe_move(self, view: View, move: i64) -> Message:
        return description(own(self.game.shown(view)), move)


# Prompts.


def first_throw_prompt(view: View) -> Message:
    """What may be done after the first throw, as far as there is something to do."""
    can_flip = 0
    for move in view.moves:
        if FLIP <= move < KEEP:
            can_flip = 1
    flips = view.number("flips")
    if flips % FLIPS_A_DIE:
        return say("ask-flip", rule="PE-12")
    if flips and can_flip:
        return say("ask-second-grey", rule="PE-12")
    if flips:
        return say("ask-throw-grey", count=flips // FLIPS_A_DIE, rule="PE-14")
    can_stop = 1 if DONE in view.moves else 0
    if view.moves[0] <= TAKE_ALL:
        return say("ask-take", flip=can_flip, stop=can_stop, rule="PE-9")
    return say("ask-throw", flip=can_flip, stop=can_stop, rule="PE-10")


# Moves in words.


def description(state: PescadoState, move: i64) -> Message:
    """A move as a player would say it."""
    if move < TAKE_ALL:
        return take_description(state, move)
    if move == TAKE_ALL:
        return say("move-take-all", count=count_bits(state.caught()))
    if move < KEEP:
        return flip_description(state, move - FLIP)
    if move < CLAIM:
        kept = KEPT[move - KEEP]
        return say(
            "move-keep",
            dice=dice_words(kept),
            count=number_of_dice(kept),
            thrown=state.dice_to_throw(kept),
        )
    if move < MARK:
        return say("move-claim", tile=state.settings.deck.word(move - CLAIM))
    if move < DONE:
        return say("move-mark", tile=state.settings.deck.word(move - MARK))
    if move == SEAL:
        return say("move-seal")
    return say("move-done" if state.phase == SNATCH else "move-stop")


def take_description(state: PescadoState, number: i64) -> Message:
    """A tile of the pool, or one of the seat before."""
    tile = state.settings.deck.word(number)
    if state.prey & bit(number):
        return say("move-steal", tile=tile, other=state.predecessor())
    return say("move-take", tile=tile)


def flip_description(state: PescadoState, number: i64) -> Message:
    """A tile of the pool, or one of the seat before."""
    tile = state.settings.deck.word(number)
    if state.prey & bit(number):
        return say("move-flip-theirs", tile=tile, other=state.predecessor())
    return say("move-flip", tile=tile)


# Refusals: why a seat that may act cannot make a move, with the rule.


def refusal(state: PescadoState, move: i64) -> Message:
    """Why a seat that may act cannot make this move."""
    if state.phase == SNATCH:
        return why_not_claim(state, move)
    if state.phase == SECRET:
        return why_not_mark(state, move)
    if move == SEAL or CLAIM <= move < DONE:
        return say("no-snatch", rule="PE-27")
    if state.phase == FISH and state.flips & 1 and not FLIP <= move < KEEP:
        return say("no-half-a-die", rule="PE-12")
    if move <= TAKE_ALL:
        return why_not_take(state, move)
    if move < KEEP:
        return why_not_flip(state, move - FLIP)
    if move < CLAIM:
        return why_not_keep(state, move - KEEP)
    return why_not_stop(state)


def why_not_take(state: PescadoState, move: i64) -> Message:
    """A tile, or all tiles, that cannot be taken."""
    if state.phase == FISH and state.flips:
        return say("no-take-after-flip", rule="PE-14")
    if move == TAKE_ALL:
        return say("no-take-all", rule="PE-9")
    tile = state.settings.deck.word(move)
    if state.within_reach() >> move & 1:
        return say("no-match", tile=tile, dice=dice_words(state.dice), rule="PE-7")
    if state.won[state.turn] >> move & 1:
        return say("no-take-own", tile=tile, rule="PE-8")
    return why_not_reach(state, move)


def why_not_reach(state: PescadoState, number: i64) -> Message:
    """A tile that does not lie face up within reach."""
    tile = state.settings.deck.word(number)
    if state.flipped & state.pool & bit(number):
        return say("no-face-down", tile=tile, rule="PE-15")
    if state.flipped >> number & 1:
        return say("no-flipped-theirs", tile=tile, other=state.predecessor(), rule="PE-21")
    for owner in range(state.players):
        if state.won[owner] >> number & 1:
            return say("no-safe", tile=tile, other=owner, rule="PE-20")
    return say("no-in-stack", tile=tile, rule="PE-4")


def why_not_flip(state: PescadoState, number: i64) -> Message:
    """A tile that cannot be flipped."""
    if state.phase == FISH_AGAIN:
        return say("no-flip-late", rule="PE-14")
    if state.flips == MAX_FLIPS:
        return say("no-flip-more", rule="PE-12")
    if state.won[state.turn] >> number & 1:
        tile = state.settings.deck.word(number)
        return say("no-flip-own", tile=tile, rule="PE-13")
    if not state.within_reach() >> number & 1:
        return why_not_reach(state, number)
    return say("no-flip-single", rule="PE-12")


def why_not_keep(state: PescadoState, choice: i64) -> Message:
    """Dice that cannot be kept."""
    if state.phase == FISH_AGAIN:
        return say("no-keep-late", rule="PE-16")
    kept = KEPT[choice]
    if kept == state.dice:
        return say("no-keep-all", rule="PE-10")
    return say("no-keep", kept=dice_words(kept), dice=dice_words(state.dice), rule="PE-11")


def why_not_stop(state: PescadoState) -> Message:
    """A turn that cannot be over yet."""
    if state.flips:
        return say("no-stop-after-flip", rule="PE-14")
    return say("no-stop", rule="PE-10")


def why_not_claim(state: PescadoState, move: i64) -> Message:
    """In a live snatch round."""
    if not CLAIM <= move < MARK:
        return say("no-only-claims", rule="PE-37")
    tile = state.settings.deck.word(move - CLAIM)
    if state.pool >> move - CLAIM & 1:
        return say("no-claim-again", tile=tile, rule="PE-38")
    return say("no-in-pool", tile=tile, rule="PE-28")


def why_not_mark(state: PescadoState, move: i64) -> Message:
    """In a sealed snatch round."""
    if not MARK <= move < DONE:
        return say("no-only-marks", rule="PE-40")
    tile = state.settings.deck.word(move - MARK)
    if state.pool >> move - MARK & 1:
        return say("no-mark-again", tile=tile, rule="PE-40")
    return say("no-in-pool", tile=tile, rule="PE-28")
