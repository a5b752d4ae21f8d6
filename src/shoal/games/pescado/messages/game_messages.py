"""What Pescado says: prompts, moves in words, and where the rest is: log, refusals, verdict."""

from typing import final

from shoal.core.bits import bit, count_bits
from shoal.core.game import GameMessages
from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64
from shoal.core.state import State
from shoal.core.view import View
from shoal.games.pescado.components import FLIPS_A_DIE, KEPT, number_of_dice
from shoal.games.pescado.messages.log import log_of
from shoal.games.pescado.messages.message_words import dice_words, tile_word
from shoal.games.pescado.messages.refusals import refusal
from shoal.games.pescado.messages.verdict import verdict_of
from shoal.games.pescado.moves import (
    CLAIM,
    DONE,
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
from shoal.games.pescado.odds import dice_thrown
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

    def describe_move(self, view: View, move: i64) -> Message:
        return description(own(self.game.shown(view)), move)


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
            thrown=dice_thrown(state, kept),
        )
    if move < MARK:
        return say("move-claim", tile=tile_word(state.settings.deck, move - CLAIM))
    if move < DONE:
        return say("move-mark", tile=tile_word(state.settings.deck, move - MARK))
    if move == SEAL:
        return say("move-seal")
    return say("move-done" if state.phase == SNATCH else "move-stop")


def take_description(state: PescadoState, number: i64) -> Message:
    """A tile of the pool, or one of the seat before."""
    tile = tile_word(state.settings.deck, number)
    if state.prey & bit(number):
        return say("move-steal", tile=tile, other=state.predecessor())
    return say("move-take", tile=tile)


def flip_description(state: PescadoState, number: i64) -> Message:
    """A tile of the pool, or one of the seat before."""
    tile = tile_word(state.settings.deck, number)
    if state.prey & bit(number):
        return say("move-flip-theirs", tile=tile, other=state.predecessor())
    return say("move-flip", tile=tile)
