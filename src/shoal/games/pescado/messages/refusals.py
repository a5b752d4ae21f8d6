"""Why a move of Pescado is not possible now, with the rule."""

from shoal.core.bits import bit
from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64
from shoal.games.pescado.components import KEPT, MAX_FLIPS
from shoal.games.pescado.messages.message_words import dice_words, tile_word
from shoal.games.pescado.moves import (
    CLAIM,
    DONE,
    FISH,
    FISH_AGAIN,
    FLIP,
    KEEP,
    MARK,
    SEAL,
    SECRET,
    SNATCH,
    TAKE_ALL,
)
from shoal.games.pescado.rules import PescadoState


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
    tile = tile_word(state.settings.deck, move)
    if state.within_reach() >> move & 1:
        return say("no-match", tile=tile, dice=dice_words(state.dice), rule="PE-7")
    if state.won[state.turn] >> move & 1:
        return say("no-take-own", tile=tile, rule="PE-8")
    return why_not_reach(state, move)


def why_not_reach(state: PescadoState, number: i64) -> Message:
    """A tile that does not lie face up within reach."""
    tile = tile_word(state.settings.deck, number)
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
        tile = tile_word(state.settings.deck, number)
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
    tile = tile_word(state.settings.deck, move - CLAIM)
    if state.pool >> move - CLAIM & 1:
        return say("no-claim-again", tile=tile, rule="PE-38")
    return say("no-in-pool", tile=tile, rule="PE-28")


def why_not_mark(state: PescadoState, move: i64) -> Message:
    """In a sealed snatch round."""
    if not MARK <= move < DONE:
        return say("no-only-marks", rule="PE-40")
    tile = tile_word(state.settings.deck, move - MARK)
    if state.pool >> move - MARK & 1:
        return say("no-mark-again", tile=tile, rule="PE-40")
    return say("no-in-pool", tile=tile, rule="PE-28")
